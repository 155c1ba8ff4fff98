import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type DOMNode, type HtmlElement, Parser, StaticConfigLoader, TextNode } from "html-validate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { buildInto, readContentPages } from "../../support/build/built-site.ts";
import { projectRoot } from "../../support/system/own-project.ts";
import { temporaryFolder } from "../../support/system/temporary-folder.ts";
import { specRoutes } from "../support/spec-routes.ts";

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
type Statement = z.output<typeof statement>;

const table = "tests/this-site/statements.yaml";
const sections = readStatements();
const rows = sections.flatMap((section) => section.rows);
const out = temporaryFolder(afterAll);
const pages = new Map<string, ReturnType<typeof parseBody>>();

beforeAll(() => {
  buildInto(out, "pages");
  for (const [route, html] of readContentPages(out)) pages.set(route, parseBody(html));
});

const routesOf = ({ on = [] }: Statement) => (on[0] === "every page" ? [...pages.keys()] : on);

function broken(row: Statement): string[] {
  if (row.test !== undefined) return [missingTest(row.test) ?? ""].filter((reason) => reason !== "");
  return routesOf(row).flatMap((route) => {
    const page = pages.get(route);
    const reason = page ? brokenOn(page, row) : "no such page";
    return reason === undefined ? [] : [`${route}: ${reason}`];
  });
}

describe("the statements of the specification", () => {
  test.each(sections)("$section", ({ rows }) => {
    const reasons = rows.flatMap((row) => broken(row).map((reason) => `${row.id}: ${reason}`));
    expect(reasons, table).toEqual([]);
  });

  test("have each a name of its own, and either a page or a test", () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(rows.filter(({ on, test }) => (on === undefined) === (test === undefined))).toEqual([]);
  });

  test("are about every route, and no other", () => {
    expect([...pages.keys()].sort(), "tests/this-site/support/spec-routes.ts").toEqual([...specRoutes, "/404"].sort());
    const named = new Set(rows.flatMap(({ on = [] }) => on));
    expect(
      [...pages.keys()].filter((route) => !named.has(route)),
      table,
    ).toEqual([]);
  });

  test("are listed in STATEMENTS.md with where they stand", async () => {
    const lines = sections.flatMap(({ section, rows }) => [
      ...["", `## ${section}`, "", "| | says | stands on | as |", "| --- | --- | --- | --- |"],
      ...rows.map((row) => `| ${[row.id, row.says, placeOf(row), evidenceOf(row)].map(cell).join(" | ")} |`),
    ]);
    const title = "# Every statement of the specification, and where it stands";
    const head = [title, "", `Written by \`node/statements.test.ts\`, which proves all ${rows.length} of them.`];
    await expect([...head, ...lines, ""].join("\n")).toMatchFileSnapshot("../STATEMENTS.md");
  });
});

const placeOf = ({ on = [], in: within, test }: Statement) =>
  test === undefined ? [on.join(", "), within && `\`${within}\``].filter(Boolean).join(" ") : "(a test)";

function evidenceOf({ has = [], holds = [], href, reload, list, ids, times, never, test }: Statement): string {
  const facts = [
    ...has,
    ...(holds.length > 0 ? [`with ${holds.join(" and ")}`] : []),
    href && `to ${href}`,
    reload && "by full page load",
    (list ?? ids)?.join(", "),
    times !== undefined && `${times} ×`,
    never && `never ${never}`,
    test,
  ];
  return facts.filter(Boolean).join("; ");
}

const cell = (text: string) => text.replaceAll("|", "\\|");

/** The rows of `statements.yaml`, by section. */
function readStatements() {
  const text = readFileSync(join(projectRoot, table), "utf8");
  return z.array(z.strictObject({ section: z.string(), rows: z.array(statement) })).parse(parse(text));
}

/** Why a statement is not true of a page; undefined if it is. */
function brokenOn(body: HtmlElement, row: Statement): string | undefined {
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

/** Sorts the elements of several selectors into document order. */
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

/** A heading has a link to copy next to its text. */
const label = (element: HtmlElement) => runsIn(element).join(" ");

function differs(found: readonly string[], expected: readonly string[]): string | undefined {
  return found.join(" | ") === expected.join(" | ") ? undefined : found.join(" | ");
}

/** A pattern that is written as one, between slashes. */
function pattern(text: string): RegExp | undefined {
  const [, source, flags] = /^\/(.+)\/(i?)$/s.exec(text) ?? [];
  return source === undefined ? undefined : new RegExp(source, flags);
}

/** Why the test that a statement refers to does not exist; undefined if its file has a test of that name. */
function missingTest(reference: string): string | undefined {
  const [, file = "", name = ""] = /^(\S+): (.+)$/s.exec(reference) ?? [];
  return readFileSync(join(projectRoot, file), "utf8").includes(name) ? undefined : `no "${name}" in ${file}`;
}

const config = await new StaticConfigLoader({ root: true, elements: ["html5"] }).getConfigFor("page.html");
const parser = new Parser(config);

/** The body of a page, with those elements and attributes that the HTML has. */
function parseBody(html: string): HtmlElement {
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
