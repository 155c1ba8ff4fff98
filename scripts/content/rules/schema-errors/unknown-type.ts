import type { Schema } from "../../schema/schema-set.ts";
import { examplePage } from "../toolkit/examples.ts";
import type { SchemaRule } from "../toolkit/rule.ts";
import { excerpt } from "../toolkit/wording.ts";
import { choiceFinding, renamedValue } from "./choice-finding.ts";
import { foldName, renamedTo } from "./other-names.ts";

/** Blocks and menu entries of a type that does not exist. */
export const unknownType: SchemaRule = {
  code: "unknown-type",
  meaning:
    "A block, or an entry of a menu, has a type that does not exist. Where nobody knows which is meant, nothing else in it can be checked.",
  bad: examplePage.replace("hero", "«hreo»"),
  says: {
    message: 'Unexpected "hreo".',
    hint: 'Write "hero" instead.',
  },
  good: examplePage,
  keywords: ["discriminator"],
  explain({ error, schema }) {
    const tag = String(error.params["tag"]);
    const value: unknown = error.params["tagValue"];
    if (value === undefined) return undefined;
    const branches = schema.oneOf ?? [];
    const former = branches.map((branch) => [tagValue(branch, tag), branch.renamedFrom] as const);
    const now = renamedTo(value, Object.fromEntries(former));
    if (now !== undefined) return { ...renamedValue(String(value), now), below: [tag] };
    const usual = branches.filter(({ usualNames = [] }) =>
      usualNames.some((name) => foldName(name) === foldName(String(value))),
    );
    const [only, another] = tagValues(usual, tag);
    if (typeof value === "string" && only !== undefined) {
      const hint = `Did you mean "${only}"${another === undefined ? "" : ` or "${another}"`}?`;
      return { message: `Unexpected "${excerpt(value)}".`, hint, below: [tag] };
    }
    return { ...choiceFinding(value, tagValues(branches, tag)), below: [tag] };
  },
};

/** The values of the key that tells the branches of a union apart. */
export function tagValues(branches: readonly Schema[], tag: string): string[] {
  return branches.map((branch) => tagValue(branch, tag));
}

/** The value of that key in one branch. */
export function tagValue({ properties }: Schema, tag: string): string {
  return String(properties?.[tag]?.const);
}
