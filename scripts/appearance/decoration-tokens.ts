import type { Theme } from "../../src/content.gen.ts";

/** Custom properties for a decoration, and those that differ in the dark. Components ignore missing ones. */
interface Decoration {
  readonly tokens: Tokens;
  readonly dark?: Tokens;
  readonly rules?: string;
}

/** Fades a pattern out where a hero has its text: at its start, and all over small screens. */
const fade = "linear-gradient(90deg,var(--paper) max(50%,40rem),transparent max(80%,62rem))";
const lines = (angle = "") => `linear-gradient(${angle}var(--rule) 1px,transparent 1px)`;
const plane = (colour: string) => `linear-gradient(${colour} 0 0)`;
const stripe = `${plane("var(--fill,var(--accent))")} 0 100%/100% .5rem no-repeat`;
const callMargin = "clamp(1.1rem,3vw,2.75rem)";
const cornerMarks = ["0 0/1rem 2px", "0 0/2px 1rem", "100% 100%/1rem 2px", "100% 100%/2px 1rem"]
  .map((place) => `${plane("var(--accent)")} ${place} no-repeat,`)
  .join("");

const plain: Tokens = {
  margin: "var(--accent)",
  backdrop: "none",
  lines: "none",
  "sheet-place": "center",
  "sheet-icon": "6rem",
  "card-ground": "var(--sheet)",
  "call-inset": "clamp(1.5rem,1rem + 3vw,3.5rem)",
  "call-ground": "var(--sheet)",
};

/** A pattern as the background of both kinds of heroes. */
function groundOfHeroes(ground: string): Tokens {
  return { "hero-ground": ground, "stage-ground": ground };
}

/** The decorations by their names. */
export const decorations: Readonly<Record<NonNullable<Theme["decoration"]>, Decoration>> = {
  plain: { tokens: plain },
  /** A ruled sheet with a red margin line, on which something is being marked. */
  paper: {
    tokens: {
      margin: "#d9483b",
      "hero-line": "2px solid var(--margin)",
      "hero-inset": "clamp(.9rem,3vw,2.25rem)",
      "hero-ground": `${fade},${lines()} 0 0/100% 2.25rem`,
      backdrop: "block",
      turn: "1.5deg",
      lines: "block",
      "sheet-place": "start stretch",
      "sheet-icon": "2.25rem",
      "card-ground": `${cornerMarks}var(--sheet)`,
      "call-inset": "clamp(2rem,1rem + 5vw,5rem)",
      "call-ground": `linear-gradient(90deg,transparent ${callMargin},var(--margin) 0 calc(${callMargin} + 1.5px),transparent 0),var(--sheet)`,
    },
    dark: { margin: "#ff8d80" },
  },
  /** Squared paper, on which cells light up. */
  grid: {
    tokens: {
      ...plain,
      "hero-ground": `${fade},${lines()} 0 0/2.5rem 2.5rem,${lines("90deg,")} 0 0/2.5rem 2.5rem`,
      backdrop: "block",
      "card-ground": `${cornerMarks}var(--sheet)`,
    },
  },
  dots: {
    tokens: {
      ...plain,
      ...groundOfHeroes(`${fade},radial-gradient(var(--rule-strong) 1.5px,transparent 2px) 0 0/1.5rem 1.5rem`),
    },
  },
  /** Heroes and every second section on their own background, and heroes and calls underlined with a stripe. */
  bands: {
    tokens: {
      ...plain,
      ...groundOfHeroes(`${stripe},var(--wash)`),
      edge: "var(--space-s)",
      band: "var(--wash)",
      "call-ground": `${stripe},var(--sheet)`,
    },
    // Keeps other elements away from the edge of a hero, which is visible.
    rules: "main>nav:first-child{margin-block-end:var(--edge)}",
  },
  /** A light from the top corner of heroes. */
  glow: {
    tokens: {
      ...plain,
      ...groundOfHeroes(
        "radial-gradient(at 90% 0,color-mix(in srgb,var(--cell,var(--mark)) 34%,var(--paper)),transparent 65%)",
      ),
    },
  },
};

/** Custom properties by their names without the dashes. */
export type Tokens = Readonly<Record<string, string>>;
