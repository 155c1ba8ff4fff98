import { examplePage } from "../toolkit/examples.ts";
import type { CodeEntry } from "../toolkit/rule.ts";
import { adviseOr, suggest } from "../toolkit/suggest.ts";
import { orList } from "../toolkit/wording.ts";

const part = "blocks:\n  - type: banner\n    text: We deliver on Tuesdays.\n";

export const unknownPart = {
  code: "unknown-part",
  meaning:
    "A page uses a part that no file in the folder _parts holds, or does not give it a value that it names, or says beside it what no part takes.",
  bad: { "_parts/delivery.yaml": part, "index.yaml": `${examplePage}  - use: «delivry»\n` },
  good: { "_parts/delivery.yaml": part, "index.yaml": `${examplePage}  - use: delivery\n` },
  /** `known` is there where the part is: then something beside it is wrong. */
  say(
    name: string,
    names: readonly string[],
    known: { readonly other: string | undefined; readonly isTaken: boolean } | undefined,
  ) {
    if (known?.other !== undefined) {
      return {
        message: `Unexpected key "${known.other}" beside "use", expected "with" or "when".`,
        hint: known.isTaken
          ? `Write the values for the part below "with": with: { ${known.other}: … }.`
          : "Remove it: the part brings its own blocks, and takes the values that its texts name.",
      };
    }
    if (known)
      return {
        message: "Unexpected value, expected a mapping of names to values for the part.",
        hint: "Write names with values: with: { city: Bath }.",
      };
    const message = `There is no part "${name}".`;
    const stem = name.replace(/\.ya?ml$/, "").replace(/^[./]*_?parts\//, "");
    const files =
      names.length === 0
        ? "The folder _parts has no files: write _parts/"
        : `Parts are ${orList([...names].sort())}; or write _parts/`;
    return { message, ...adviseOr(stem, names.includes(stem) ? stem : suggest(stem, names), `${files}${stem}.yaml.`) };
  },
  sayName: (key: string, meant: string) => ({
    message: `The part names no value "${key}".`,
    hint: `Did you mean "${meant}"?`,
  }),
  sayMissing: (part: string, name: string, isColumn: boolean) => ({
    message: `The part "${part}" needs a value for {${name}}.`,
    hint: `Give it one: with: { ${name}: ${isColumn ? `"{${name}}"` : "…"} }.`,
  }),
} satisfies CodeEntry & Readonly<Record<string, unknown>>;
