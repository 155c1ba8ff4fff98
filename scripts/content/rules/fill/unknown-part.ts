import { examplePage } from "../toolkit/examples.ts";
import type { CodeEntry } from "../toolkit/rule.ts";
import { adviseOr, suggest } from "../toolkit/suggest.ts";
import { orList } from "../toolkit/wording.ts";

const part = "blocks:\n  - type: banner\n    text: We deliver on Tuesdays.\n";

/** Parts that no file holds. */
export const unknownPart = {
  code: "unknown-part",
  meaning: "A page uses a part that no file in the folder _parts holds, or says beside it what no part takes.",
  bad: { "_parts/delivery.yaml": part, "index.yaml": `${examplePage}  - use: «delivry»\n` },
  good: { "_parts/delivery.yaml": part, "index.yaml": `${examplePage}  - use: delivery\n` },
  /** `known` is there where the part is: then something beside it is wrong. */
  say(name: string, names: readonly string[], known: { readonly other: string | undefined } | undefined) {
    if (known?.other !== undefined) {
      return {
        message: `Unexpected key "${known.other}" beside "use", expected "with" or "when".`,
        hint: `Write the values for the part below "with": with: { ${known.other}: … }.`,
      };
    }
    if (known)
      return {
        message: "Unexpected value, expected a mapping of names to values for the part.",
        hint: "Write names with values: with: { city: Bath }.",
      };
    const files =
      names.length === 0
        ? "The folder _parts has no files: write _parts/"
        : `Parts are ${orList([...names].sort())}; or write _parts/`;
    return { message: `There is no part "${name}".`, ...adviseOr(name, suggest(name, names), `${files}${name}.yaml.`) };
  },
} satisfies CodeEntry & { readonly say: unknown };
