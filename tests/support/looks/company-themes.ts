import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { page } from "../build/edited-site.ts";

/** What six companies might choose in `theme:`. Together they have every decoration, corner and density. */
const themes = {
  bakery: {
    colours: { accent: "#e8862e", highlight: "#ffd9a0", neutral: "#3b2417", page: "#fff8ee" },
    ...{ scheme: "light", corners: "round", density: "airy", decoration: "dots" },
  },
  bank: {
    colours: { accent: "#0a2540", highlight: "#cfe3ff", page: "#f6f9fc" },
    ...{ corners: "soft", density: "compact", decoration: "plain" },
  },
  "developer-tool": {
    colours: { accent: "#3ddc97", highlight: "#2d3f6b", neutral: "#e6edf7", page: "#0b0f17" },
    ...{ scheme: "dark", corners: "crisp", density: "compact", decoration: "grid" },
  },
  hospital: {
    colours: { accent: "#00707a", highlight: "#c9f2e7" },
    ...{ corners: "soft", density: "airy", decoration: "glow" },
  },
  "law-firm": {
    colours: {
      accent: "#6b1f2e",
      highlight: "#ead9b8",
      neutral: "#1d1a17",
      page: "#ffffff",
      dark: { page: "#16110f" },
    },
    ...{ corners: "sharp", density: "regular", decoration: "plain", sectionNumbers: true },
  },
  museum: {
    colours: {
      accent: "#d6006d",
      highlight: "#fff04d",
      neutral: "#111111",
      page: "#f4f4f0",
      dark: { page: "#101010" },
    },
    ...{ corners: "sharp", density: "airy", decoration: "bands" },
  },
};

export type CompanyTheme = keyof typeof themes;

// These are its keys.
export const companyThemes = Object.keys(themes) as CompanyTheme[];

/** Writes a site of one page for each theme, until the tests of the file are over, and returns where that of a theme is. */
export function writeThemes(): (theme: CompanyTheme, language?: string) => string {
  const folder = mkdtempSync(join(tmpdir(), "themes-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return (theme, language = "en-GB") => {
    const pages = mkdtempSync(join(folder, `${theme}-`));
    const site = {
      brand: { name: "Northgate", tagline: "Owned by its savers" },
      origin: "https://northgate.example",
      language,
      theme: themes[theme],
      header: { menu: [{ type: "link", label: "Contact", href: "/#contact" }] },
      footer: { contact: { id: "contact", title: "Ask us", items: [{ label: "Telephone", text: "01632 960 500" }] } },
    };
    writeFileSync(join(pages, "_site.yaml"), JSON.stringify(site));
    writeFileSync(join(pages, "index.yaml"), page("Accounts"));
    return pages;
  };
}
