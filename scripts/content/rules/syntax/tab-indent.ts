import type { SyntaxRule } from "../kinds/syntax-rule.ts";
import { expandTabs } from "../lines/expand-tabs.ts";
import { moreBelow } from "../words/more-below.ts";

/** Tabs where YAML wants spaces. */
export const tabIndent: SyntaxRule = {
  code: "tab-indent",
  isOneByForm: true,
  meaning: "A line is indented with a tab. YAML allows spaces alone there, because a tab has no width of its own.",
  bad: `title: Home
description: Fresh bread every morning.
blocks:
«\t»- type: hero
\t  title: Fresh bread
`,
  says: {
    message: "This line is indented with a tab, expected spaces (as is 1 more below).",
    hint: "Indent with spaces, two a level.",
  },
  good: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
`,
  find(problem) {
    const { lines, start, errors } = problem;
    const reported = errors.find(({ code }) => code === "TAB_AS_INDENT");
    const last = Math.min(lines.lineAt(errors.at(-1)?.pos[1] ?? start) + 1, lines.count);
    const tabbed: number[] = [];
    for (let line = 0; line < lines.count; line++) if (/^ *\t\s*\S/.test(lines.lineText(line))) tabbed.push(line);
    const first = tabbed[0];
    if (first === undefined || (!reported && !(first >= lines.lineAt(start) && first < last))) return undefined;
    const from = lines.start(first) + lines.lineText(first).indexOf("\t");
    const more = tabbed.length - 1;
    const expansion = expandTabs(problem, tabbed);
    return {
      start: from,
      end: from + (/^\t+/.exec(lines.text.slice(from))?.[0].length ?? 1),
      message: `This line is indented with a tab, expected spaces${moreBelow(more)}.`,
      hint: "Indent with spaces, two a level.",
      ...(expansion ? { repair: expansion.edits } : {}),
      ...(expansion?.isCertain ? { edits: expansion.edits } : {}),
    };
  },
};
