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
  for (const [name, value] of declaredIn(site)) values.set(name, `${values.get(name) ?? ""} ${value}`);
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

/**
 * Puts the values of custom properties where they are used, if a text of styles declares and uses them once: the styles of a page are
 * some 40 bytes lighter.
 * @param shared Those that files of styles expect of every document.
 */
export function inlineTokens(text: string, shared: ReadonlySet<string>): string {
  const places = countNames(namesIn(text));
  const declarations = countNames(text.match(/(?<=[{;])--[a-zA-Z][\w-]*(?=:)/g) ?? []);
  let result = text;
  for (const [name] of declaredIn(text)) {
    if (shared.has(name) || places.get(name) !== 2 || declarations.get(name) !== 1) continue;
    // Others may have been put into it.
    const value = new Map(declaredIn(result)).get(name) ?? "";
    // Elsewhere than at the root, what the value uses could be another one.
    const isSameEverywhere = namesIn(value).every((other) => declarations.get(other) === 1);
    // Signs that could become one with the value must not stand beside it.
    const use = new RegExp(`(?<=[ :,(])var\\(${name}\\)(?=[ ;,)}])`);
    if (!isSameEverywhere || !use.test(result)) continue;
    result = filterDeclarations(result, (other) => other !== name).replace(use, () => value);
  }
  return result;
}

/** The custom properties that rules for the root declare, each with its value: more than once where others do under a condition. */
function declaredIn(text: string): [name: string, value: string][] {
  const rootDeclarations = Array.from(text.matchAll(rootRule), ([, body = ""]) => splitDeclarations(body)).flat();
  return rootDeclarations.flatMap((declaration) => {
    const name = nameIn(declaration);
    return name === undefined ? [] : [[name, declaration.slice(name.length + 1)] as [string, string]];
  });
}

function countNames(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
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
