/** Finds and keeps custom properties: pages do without the colours, sizes and patterns that only other pages' blocks use. */
interface TokenPruner {
  /** The custom properties that a text of styles declares or uses, and those that their values use. */
  neededBy(text: string): ReadonlySet<string>;
  /** The site's styles without other custom properties than these. */
  keep(names: ReadonlySet<string>): string;
  /** The rules alone that declare these custom properties. */
  rulesOf(names: ReadonlySet<string>): string;
}

/** A rule that declares custom properties, whose values may be quoted names with any sign in them. */
const rootRule = /:root\{((?:"[^"]*"|[^"}])*)\}/g;
const rules = new RegExp(`@media[^{}]*\\{${rootRule.source}\\}|${rootRule.source}`, "g");

/** Creates it for the text of a site's styles. */
export function createTokenPruner(site: string): TokenPruner {
  const values = new Map<string, string>();
  for (const [, body = ""] of site.matchAll(rootRule))
    for (const declaration of splitDeclarations(body)) {
      const name = nameIn(declaration);
      if (name !== undefined) values.set(name, `${values.get(name) ?? ""}${declaration}`);
    }
  const allRules = (site.match(rules) ?? []).join("");
  return {
    neededBy(text) {
      const needed = new Set(namesIn(text));
      // A set gives what is added to it while it is being read, too.
      for (const name of needed) for (const other of namesIn(values.get(name) ?? "")) needed.add(other);
      return needed;
    },
    keep: (names) => filterDeclarations(site, (name) => name === undefined || names.has(name)),
    rulesOf: (names) => filterDeclarations(allRules, (name) => name !== undefined && names.has(name)),
  };
}

function filterDeclarations(text: string, isKept: (name: string | undefined) => boolean): string {
  return text
    .replaceAll(rootRule, (_, body: string) => {
      const kept = splitDeclarations(body).filter((declaration) => isKept(nameIn(declaration)));
      return kept.length > 0 ? `:root{${kept.join(";")}}` : "";
    })
    .replaceAll(/@media[^{}]*\{\}/g, "");
}

function splitDeclarations(body: string): string[] {
  return body.split(/;(?=--[\w-]+:)/);
}

function nameIn(declaration: string): string | undefined {
  return /^--[\w-]+/.exec(declaration)?.[0];
}

function namesIn(text: string): string[] {
  return text.match(/--[a-zA-Z][\w-]*/g) ?? [];
}
