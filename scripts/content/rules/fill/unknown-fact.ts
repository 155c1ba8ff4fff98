import { inWords, limits } from "../../diagnostic/limits.ts";
import type { ScopeProblem } from "../../values/scopes.ts";
import type { Words } from "../../yaml/to-diagnostic.ts";
import { examplePage } from "../toolkit/examples.ts";
import type { CodeEntry } from "../toolkit/rule.ts";
import { advise, adviseOr, nearest, suggest } from "../toolkit/suggest.ts";
import { orList } from "../toolkit/wording.ts";

export const unknownFact = {
  code: "unknown-fact",
  meaning:
    "The name in braces in a text is not a fact in _facts.yaml, a column of the table, or a value that the page gives to its part. Readers would see the braces.",
  bad: {
    "_facts.yaml": "price:\n  loaf: { amount: 3.8, currency: GBP }\n",
    "index.yaml": `${examplePage}    description: A loaf is «{price.laof}».\n`,
  },
  good: {
    "_facts.yaml": "price:\n  loaf: { amount: 3.8, currency: GBP }\n",
    "index.yaml": `${examplePage}    description: A loaf is {price.loaf}. Braces are written \\{so}.\n`,
  },
  saySlip(name: string, slip: "doubled" | "open" | "dollar"): Words {
    const messages = {
      open: `The brace before "${name}" is not closed.`,
      dollar: `Unexpected dollar sign before {${name}}: readers would see it.`,
      doubled: `"${name}" is in double braces, expected single ones: readers would see the others.`,
    };
    const other = slip === "open" ? ", or \\{ if readers should see the brace" : " instead";
    const suggestion = slip === "open" ? undefined : `{${name}}`;
    return { message: messages[slip], hint: `Write "{${name}}"${other}.`, suggestion };
  },
  /** `when` has a bare name: the block is shown only if that value is not empty. */
  sayWhen(when: string, names: readonly string[]): Words {
    const name = when.replace(/^\{\s*(.*?)\s*\}$/, "$1");
    const message = name === when ? `There is no value "${name}".` : "Unexpected braces, expected only a name.";
    const meant = names.includes(name) ? name : suggest(name, names);
    const hint = names.length === 0 ? "Remove it." : `Write the name of a value: ${orList(names)}.`;
    return { message, ...adviseOr(name, meant, hint) };
  },
  say(
    name: string,
    { problem, names }: { readonly problem: ScopeProblem | "list"; readonly names: readonly string[] },
  ): Words {
    const literal = `If readers should see the braces, write \\{${name}}.`;
    if (problem === "list")
      return {
        message: `"${name}" is a list, expected one value that a text can show.`,
        hint: `Use it on its own in a key that takes a list: items: "{${name}}".`,
      };
    if (problem === "long" || problem === "circle")
      return {
        message: `The value of {${name}} ${problem === "long" ? `has more than ${inWords(limits.text)} characters` : "leads back to itself"}.`,
        hint: "Use fewer facts in it, or in the facts that it uses.",
      };
    const below = names.filter((one) => one.startsWith(`${name}.`)).map((one) => `{${one}}`);
    // A column may have been renamed: then the name is found as a group of facts.
    const columns = names
      .filter((one) => one.toLowerCase().startsWith(`${name.toLowerCase()} `))
      .map((one) => `{${one}}`);
    const isHalf = below.length === 1 && below[0] === `{${name}.amount}`;
    const half = isHalf ? "If it is money, write its currency: { amount: 12.5, currency: GBP }. Otherwise use" : "Use";
    if (problem === "group" || below.length > 0)
      return {
        message: `"${name}" is not a single value, expected one that a text can show.`,
        hint: `${half} ${columns.length > 0 ? "another column or " : ""}one of its values${below.length > 0 ? `: ${orList([...columns, ...below])}` : ""}.`,
      };
    const message = `There is no value for {${name}}.`;
    // The name may lack its group.
    const [inGroup, another] = names.filter((one) => one.endsWith(`.${name}`));
    const [near] = nearest(name, names);
    const meant = near ?? (another === undefined ? inGroup : undefined);
    if (meant !== undefined) {
      const { hint, suggestion } = advise(name, meant, `{${meant}}`);
      return { message, hint: `${hint} ${literal}`, suggestion: near && suggestion };
    }
    const known = names.length === 0 ? "" : ` Known names: ${orList(names.map((one) => `{${one}}`))}.`;
    return { message, hint: `Give it a value.${known} ${literal}` };
  },
} satisfies CodeEntry & Readonly<Record<string, unknown>>;
