import { examplePage } from "../toolkit/examples.ts";
import type { SyntaxRule } from "../toolkit/rule.ts";

/** Tabs where YAML wants spaces. */
export const tabIndent: SyntaxRule = {
  code: "tab-indent",
  isOneByForm: true,
  meaning: "A line is indented with a tab. YAML allows spaces alone there, because a tab has no width of its own.",
  bad: examplePage.replace("  - type", "«\t»- type"),
  says: {
    message: "This line is indented with a tab, expected spaces.",
    hint: "Indent with spaces, two a level.",
  },
  good: examplePage,
  explain({ lines, line, errors }) {
    const reported = errors.find(({ code }) => code === "TAB_AS_INDENT");
    const near = reported && lines.lineAt(reported.pos[0]) <= line + 1 ? lines.lineAt(reported.pos[0]) : line;
    const tabbed = [near, line].find((at) => /^ *(?:- *)*\t/.test(lines.lineText(at)));
    if (tabbed === undefined) return undefined;
    const start = lines.start(tabbed) + lines.lineText(tabbed).indexOf("\t");
    const end = start + (/^\t+/.exec(lines.text.slice(start))?.[0].length ?? 1);
    return { start, end, ...tabIndent.says, until: lines.end(tabbed) };
  },
};
