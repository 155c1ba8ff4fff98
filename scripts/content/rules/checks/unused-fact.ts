import { everyLine } from "../../diagnostic/diagnostic.ts";
import { valueAt } from "../../diagnostic/path.ts";
import type { ContentIndex } from "../../index/content-index.ts";
import { siteLanguages } from "../../index/site-languages.ts";
import { isName } from "../../values/placeholders.ts";
import { namesIn, namesInTexts, usesInFacts } from "../../values/scopes.ts";
import type { ContentFile } from "../../yaml/content-file.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import { examplePage } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { orList } from "../toolkit/wording.ts";

const facts = "loaf: { amount: 3.8, currency: GBP }\n";
const index = `${examplePage}    description: A loaf is {loaf}.\n`;

export const unusedFact = {
  code: "unused-fact",
  severity: "warning",
  scope: "texts",
  meaning:
    "No text uses a fact, no page uses a part, or a part does not use a value that a page gives it. Changing it has no effect.",
  bad: { "_facts.yaml": `${facts}cake: «{ amount: 22, currency: GBP }»\n`, "index.yaml": index },
  good: { "_facts.yaml": facts, "index.yaml": index },
  check(content: ContentIndex): readonly Finding[] {
    const { shared } = content;
    const { siteFiles, pages } = content.hiding?.whole ?? content;
    // An unreadable file may use anything.
    const isUnread = (file: ContentFile) => file.data === undefined || file.isDamaged(everyLine);
    if (!shared || content.unmade?.size) return [];
    if ([...siteFiles, ...pages, ...shared.facts.values(), ...shared.parts.values()].some(isUnread)) return [];
    const uses = [...[...siteFiles, ...pages].flatMap((file) => file.uses ?? []), ...usesInFacts(shared)];
    const used = new Set(uses.map(({ kind, name }) => `${kind} ${name}`));
    const facts = [...shared.facts.values()].flatMap(({ data }) => namesIn(data));
    const known = new Set([
      ...facts.map((name) => `fact ${name}`),
      ...Array.from(shared.parts.keys(), (name) => `part ${name}`),
    ]);
    const homes = siteLanguages(content.site.data).flatMap(({ home }) => home.slice(1) || []);
    // Next to a part of the same name, it is meant for a language with another path.
    const elsewhere = (name: string) => {
      const [folder = "", ...rest] = name.split("/");
      const isOfNone = homes.length > 0 && !homes.includes(folder) && shared.parts.has(rest.join("/"));
      return isOfNone ? `; or rename its folder to ${orList(homes)}` : "";
    };
    // An unknown name may be a misspelling of an unused one.
    if ([...used].some((name) => !known.has(name))) return [];
    // Facts in a part count as used, even if no page uses the part or its use is a mistake.
    const inParts = new Set([...shared.parts.values()].flatMap((file) => [...namesInTexts(file).keys()]));
    // `incomplete-language` reports a file of no language.
    const ofFacts = [...shared.facts].flatMap(([home, file]) =>
      (home === "/" || homes.includes(home.slice(1)) ? namesIn(file.data) : [])
        .filter((name) => !used.has(`fact ${name}`) && !inParts.has(name))
        // A name that no text can use is reported by another rule.
        .filter((name) => isName(name) && valueAt(file.data, name.split(".")) !== undefined)
        .map((name) => unused({ file, path: name.split(".") }, `No text uses the fact "${name}".`, `{${name}}`)),
    );
    const ofParts = [...shared.parts]
      .filter(([name]) => !used.has(`part ${name}`))
      .map(([name, file]) => unused({ file }, `No page uses the part "${name}".`, `- use: ${name}${elsewhere(name)}`));
    return [...ofFacts, ...ofParts];
  },
  sayValue: (part: string, name: string) => ({
    message: `The part "${part}" does not use a value "${name}".`,
    hint: `Remove it, or use it in the part: {${name}}.`,
  }),
} satisfies Check & { readonly sayValue: unknown };

function unused(at: Finding["at"], message: string, use: string): Finding {
  return { at, message, hint: `Remove it, or use it: ${use}.` };
}
