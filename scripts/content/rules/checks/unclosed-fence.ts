import { spanOf } from "../../markdown/markdown-links.ts";
import { nodesOf, textCheck } from "../lookups/text-check.ts";
import { withBody } from "../words/example-texts.ts";

/** Fences of code that take the rest of their text for code. */
export const unclosedFence = textCheck({
  code: "unclosed-fence",
  meaning:
    "A fence of code is not closed, so that the rest of the text is shown as code. A fence ends with a line of as many signs as it begins with, or more.",
  bad: withBody("«```yaml»", "title: Rye"),
  says: {
    message: 'Unexpected "```yaml": this fence of code is not closed, and the rest of the text is code.',
    hint: "Write the same signs on a line of their own below the code.",
  },
  good: withBody("```yaml", "title: Rye", "```"),
  find: (text) =>
    /```|~~~/.test(text.value)
      ? nodesOf(text).flatMap((node) => {
          if (node.type !== "code") return [];
          const { start, end } = spanOf(node);
          const [first = "", ...others] = text.value.slice(start, end).split("\n");
          const [fence] = /^(?:`{3,}|~{3,})/.exec(first) ?? [];
          // The last line of one in a quote begins with its sign.
          const last =
            others
              .at(-1)
              ?.replace(/^[\s>]*/, "")
              .trimEnd() ?? "";
          if (fence === undefined || (last.startsWith(fence) && last.replaceAll(fence.charAt(0), "") === "")) return [];
          return [
            {
              ...{ start, end: start + first.trimEnd().length },
              problem: "this fence of code is not closed, and the rest of the text is code",
              hint: "Write the same signs on a line of their own below the code.",
            },
          ];
        })
      : [],
});
