/** The colours of a scheme, by the names of their tokens. */
export type Palette = Readonly<Record<string, string>>;

export const lightPalette: Palette = {
  paper: "#fbfaf7",
  sheet: "#ffffff",
  wash: "#f1efe8",
  ink: "#141a2e",
  "ink-soft": "#434a62",
  rule: "#dcd9cf",
  "rule-strong": "#7b7f8f",
  accent: "#2a3ccb",
  "accent-strong": "#1b2a9c",
  "on-accent": "#ffffff",
  mark: "#ffe45e",
  "on-mark": "#141a2e",
  margin: "#d9483b",
  desk: "#141a2e",
  "on-desk": "#f4f2ea",
  "on-desk-soft": "#c3c8d8",
  "desk-rule": "#3a4260",
  "code-comment": "#a3abc2",
  "code-string": "#ffe08a",
  "code-number": "#ffb8ab",
  "code-keyword": "#aab7ff",
  "code-name": "#9fe0d0",
  shadow: "0 1px 2px rgb(20 26 46 / 8%), 0 12px 32px -12px rgb(20 26 46 / 22%)",
};

/** The colours that differ in the dark. */
export const darkPalette: Palette = {
  paper: "#0f1424",
  sheet: "#171d32",
  wash: "#131a2d",
  ink: "#eeece4",
  "ink-soft": "#bcc2d2",
  rule: "#2c3450",
  "rule-strong": "#7e88a8",
  accent: "#aab7ff",
  "accent-strong": "#d0d8ff",
  "on-accent": "#0f1424",
  mark: "#4b4410",
  "on-mark": "#fff0a0",
  margin: "#ff8d80",
  desk: "#090d19",
  shadow: "0 1px 2px rgb(0 0 0 / 40%), 0 16px 40px -12px rgb(0 0 0 / 60%)",
};
