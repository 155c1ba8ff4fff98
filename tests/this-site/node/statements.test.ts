import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildInto, readContentPages } from "../../support/build/built-site.ts";
import { specRoutes } from "../support/spec-routes.ts";
import { brokenOn, missingTest, parseBody, readStatements, type Statement } from "../support/statements.ts";

const sections = readStatements();
const rows = sections.flatMap((section) => section.rows);
const out = mkdtempSync(join(tmpdir(), "statements-"));
const pages = new Map<string, ReturnType<typeof parseBody>>();

beforeAll(() => {
  buildInto(out, "pages");
  for (const [route, html] of readContentPages(out)) pages.set(route, parseBody(html));
});

afterAll(() => rmSync(out, { recursive: true, force: true }));

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
    expect(rows.flatMap((row) => broken(row).map((reason) => `${row.id}: ${reason}`))).toEqual([]);
  });

  test("have each a name of its own, and either a page or a test", () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(rows.filter(({ on, test }) => (on === undefined) === (test === undefined))).toEqual([]);
  });

  test("are about every route, and no other", () => {
    expect([...pages.keys()].sort()).toEqual([...specRoutes, "/404"].sort());
    const named = new Set(rows.flatMap(({ on = [] }) => on));
    expect([...pages.keys()].filter((route) => !named.has(route))).toEqual([]);
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
