import { examplePage } from "../toolkit/examples.ts";
import type { CodeEntry } from "../toolkit/rule.ts";
import { adviseOr, suggest } from "../toolkit/suggest.ts";
import { orList } from "../toolkit/wording.ts";

const part = "blocks:\n  - type: banner\n    text: We deliver on Tuesdays.\n";

export const unknownPart = {
  code: "unknown-part",
  meaning:
    'A page uses a part that is not in the folder _parts, does not give it a value that it uses, or has a key next to "use" that parts do not take.',
  bad: { "_parts/delivery.yaml": part, "index.yaml": `${examplePage}  - use: «delivry»\n` },
  good: { "_parts/delivery.yaml": part, "index.yaml": `${examplePage}  - use: delivery\n` },
  /** `known` is set if the part exists: then something next to it is wrong. */
  say(
    name: string,
    names: readonly string[],
    known: { readonly other: string | undefined; readonly isTaken: boolean } | undefined,
  ) {
    if (known?.other !== undefined) {
      return {
        message: `Unexpected key "${known.other}" next to "use", expected "with" or "when".`,
        hint: known.isTaken
          ? `Write the values for the part below "with": with: { ${known.other}: … }.`
          : "Remove it: the part has its own blocks, and takes only the values that its texts use.",
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
        : `Parts are ${orList([...names].sort())}. Or write _parts/`;
    return { message, ...adviseOr(stem, names.includes(stem) ? stem : suggest(stem, names), `${files}${stem}.yaml.`) };
  },
  sayName: (key: string, meant: string) => ({
    message: `The part does not use a value "${key}".`,
    hint: `Did you mean "${meant}"?`,
  }),
  sayMissing: (part: string, name: string, isColumn: boolean) => ({
    message: `The part "${part}" needs a value for {${name}}.`,
    hint: `Give it one: with: { ${name}: ${isColumn ? `"{${name}}"` : "…"} }.`,
  }),
} satisfies CodeEntry & Readonly<Record<string, unknown>>;
