import { spanOf } from "../../markdown/markdown-links.ts";
import { withBody } from "../toolkit/examples.ts";
import { nodesOf, textCheck } from "./text-check.ts";

/** Fences of code that take the rest of their text for code. */
export const unclosedFence = textCheck({
  code: "unclosed-fence",
  meaning:
    "A fence of code is not closed, so that the rest of the text is shown as code. A fence ends with a line of as many signs as it begins with, or more.",
  bad: withBody("«```yaml»", "title: Rye"),
  problem: "this fence of code is not closed, and the rest of the text is code",
  hint: "Write the same signs on a line of their own below the code.",
  good: withBody("```yaml", "title: Rye", "```"),
  find: (text) =>
    /```|~~~/.test(text.value)
      ? nodesOf(text).flatMap((node) => {
          if (node.type !== "code") return [];
          const { start, end } = spanOf(node);
          const code = text.value.slice(start, end);
          const [first = "", fence] = /^(`{3,}|~{3,}).*/.exec(code) ?? [];
          // The last line of one in a quote begins with its sign.
          const isClosed = fence === undefined || new RegExp(`\\n[\\s>]*${fence}${fence[0]}*\\s*$`).test(code);
          return isClosed ? [] : [{ start, end: start + first.trimEnd().length }];
        })
      : [],
});
