import { limits } from "../../diagnostic/limits.ts";
import type { SyntaxFinding, SyntaxRule } from "../kinds/syntax-rule.ts";

/** Content that is nested too deeply. */
export const tooDeep: SyntaxRule = {
  code: "too-deep",
  meaning: `Lists or mappings stand inside each other more than ${limits.depth} levels deep. Content needs no more than about ten.`,
  bad: `title: Home
description: Fresh bread every morning.
redirectFrom: ${"[".repeat(limits.depth - 1)}«[»${"]".repeat(limits.depth)}
`,
  says: {
    message: "Lists and mappings are nested more than 32 levels deep here.",
    hint: "Content needs no more than about ten levels: remove the rest.",
  },
  good: `title: Home
description: Fresh bread every morning.
redirectFrom: [/start]
blocks:
  - type: hero
    title: Fresh bread
`,
  refuse: ({ kind, start, end }) => (kind === "depth" ? describeDepth({ start, end }) : undefined),
};

/** The finding for content that is nested too deeply, at the place where it is. */
export function describeDepth(place: Pick<SyntaxFinding, "start" | "end">): SyntaxFinding {
  return {
    ...place,
    message: `Lists and mappings are nested more than ${limits.depth} levels deep here.`,
    hint: "Content needs no more than about ten levels: remove the rest.",
  };
}
