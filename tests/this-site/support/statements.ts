import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type DOMNode, type HtmlElement, Parser, StaticConfigLoader, TextNode } from "html-validate";
import { parse } from "yaml";
import { z } from "zod";
import { projectRoot } from "../../../scripts/program/project.ts";

const oneOrMore = z.union([z.string(), z.array(z.string())]).transform((it) => (typeof it === "string" ? [it] : it));

const statement = z.strictObject({
  id: z.string(),
  says: z.string(),
  on: oneOrMore.optional(),
  in: z.string().optional(),
  has: oneOrMore.optional(),
  holds: z.array(z.string()).optional(),
  href: z.string().optional(),
  reload: z.literal(true).optional(),
  list: z.array(z.string()).optional(),
  ids: z.array(z.string()).optional(),
  times: z.number().optional(),
  never: z.string().optional(),
  test: z.string().optional(),
});

/** A row of `statements.yaml`, where its keys are explained. */
export type Statement = z.output<typeof statement>;

/** The rows of `statements.yaml`, by section. */
export function readStatements() {
  const text = readFileSync(join(projectRoot, "tests/this-site/statements.yaml"), "utf8");
  return z.array(z.strictObject({ section: z.string(), rows: z.array(statement) })).parse(parse(text));
}

/** Why a statement does not hold on a page; nothing where it does. */
export function brokenOn(body: HtmlElement, row: Statement): string | undefined {
  const found = row.in === undefined ? [body] : inOrder(body.querySelectorAll(row.in));
  if (row.never !== undefined) {
    const text = found.map((element) => runsIn(element).join(" ")).join(" ");
    return pattern(row.never)?.exec(text)?.[0];
  }
  if (row.list) return differs(found.map(label), row.list);
  if (row.ids)
    return differs(
      found.map(({ id }) => id ?? ""),
      row.ids,
    );
  const count = found.filter((element) => fits(element, row)).length;
  if (row.times !== undefined) return count === row.times ? undefined : `${count} times`;
  return count > 0 ? undefined : `none of ${found.length}`;
}

/** The elements of several selectors stand in the order of the selectors. */
function inOrder(elements: readonly HtmlElement[]): HtmlElement[] {
  return [...elements].sort((one, other) => one.location.offset - other.location.offset);
}

function fits(element: HtmlElement, { has = [], holds = [], href, reload }: Statement): boolean {
  const runs = runsIn(element);
  return (
    has.every((text) => pattern(text)?.test(runs.join(" ")) ?? runs.includes(text)) &&
    holds.every((selector) => element.querySelector(selector) !== null) &&
    (href === undefined || matches(element.getAttributeValue("href") ?? "", href)) &&
    (reload === undefined || element.hasAttribute("data-reload"))
  );
}

const matches = (value: string, expected: string) => pattern(expected)?.test(value) ?? value === expected;

/** A heading has a link to copy beside its text. */
const label = (element: HtmlElement) => runsIn(element).join(" ");

function differs(found: readonly string[], expected: readonly string[]): string | undefined {
  return found.join(" | ") === expected.join(" | ") ? undefined : found.join(" | ");
}

/** A pattern that is written as one, between slashes. */
function pattern(text: string): RegExp | undefined {
  const [, source, flags] = /^\/(.+)\/(i?)$/s.exec(text) ?? [];
  return source === undefined ? undefined : new RegExp(source, flags);
}

/** Why the test that a statement names does not hold it; nothing where its file has a test of that name. */
export function missingTest(reference: string): string | undefined {
  const [, file = "", name = ""] = /^(\S+): (.+)$/s.exec(reference) ?? [];
  return readFileSync(join(projectRoot, file), "utf8").includes(name) ? undefined : `no "${name}" in ${file}`;
}

const config = await new StaticConfigLoader({ root: true, elements: ["html5"] }).getConfigFor("page.html");
const parser = new Parser(config);

/** The body of a page, with those elements and attributes that the HTML has. */
export function parseBody(html: string): HtmlElement {
  const body = parser.parseHtml(html).querySelector("body");
  if (!body) throw new Error("The page has no body.");
  return body;
}

/** The runs of text of an element, in order, without the white space around them. */
function runsIn(node: DOMNode): string[] {
  if (node instanceof TextNode) {
    const run = decode(node.textContent).replace(/\s+/g, " ").trim();
    return run === "" ? [] : [run];
  }
  if (/^(?:script|style|template)$/.test(node.nodeName)) return [];
  return node.childNodes.flatMap(runsIn);
}

function decode(text: string): string {
  const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return named[name] ?? whole;
    return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });
}
