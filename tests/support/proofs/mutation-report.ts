import { join } from "node:path";
import { expect, test } from "vitest";
import { checkRawContent } from "../../../scripts/content/check/check-content.ts";
import type { Diagnostic } from "../../../scripts/content/diagnostic/diagnostic.ts";
import { readContent } from "../../../scripts/content/read/read-content.ts";
import { routeOf } from "../../../scripts/content/read/route-of.ts";
import { readSchemas } from "../../../scripts/content/schema/schema-set.ts";
import { projectRoot, schemaFolder } from "../../../scripts/program/project.ts";
import { contentModel } from "../../content/memory-site.ts";
import { type Mutation, mutate, mutators } from "../../content/mutations.ts";

/** About ten seconds of work; a busy machine may take its time. */
const timeout = 300_000;

/** How one mistake was reported. */
interface Outcome {
  readonly kind: string;
  readonly found: boolean;
  readonly line: boolean;
  readonly one: boolean;
  readonly code: boolean;
  /** Undefined where there is no one right suggestion. */
  readonly suggestion: boolean | undefined;
  /** For whoever has to find out why. */
  readonly details: string;
}

/** Tests that each kind of mistake, made in some places of each page of a content folder of the project, is reported as it should be. */
export function testMutations(folder: string, placesPerPage: number): void {
  test("every kind of mistake, made anywhere in the pages, is named once, at its line, with what to write instead", {
    timeout,
  }, () => {
    const outcomes = runMutations(folder, placesPerPage);
    process.stdout.write(`\n${table(outcomes)}\n`);
    const missed = (wrong: (outcome: Outcome) => boolean) => outcomes.filter(wrong).map(({ details }) => details);
    expect(missed(({ found }) => !found)).toEqual([]);
    expect(missed(({ line }) => !line)).toEqual([]);
    expect(missed(({ suggestion }) => suggestion === false)).toEqual([]);
    // A line in a wrong column may be taken for one without its hyphen or its key.
    const others = missed(({ code }) => !code);
    expect(others.length / outcomes.length, others.join("\n\n")).toBeLessThanOrEqual(0.01);
    const several = missed(({ one }) => !one);
    expect(several.length / outcomes.length, several.join("\n\n")).toBeLessThanOrEqual(0.05);
  });
}

function runMutations(folder: string, placesPerPage: number): Outcome[] {
  const raw = readContent(join(projectRoot, folder), projectRoot);
  const check = (sources: typeof raw.sources) => checkRawContent(contentModel(), { ...raw, sources }).diagnostics;
  expect(check(raw.sources)).toEqual([]);
  const schemas = readSchemas(schemaFolder);
  const routes = new Set(raw.sources.map(({ path }) => routeOf(path)));
  const random = seededRandom(20);
  return raw.sources.flatMap((source) => {
    const rootSchema = source.path === "_site.yaml" ? "site.schema.json" : "page.schema.json";
    const context = { schemas, rootSchema, text: source.text, routes, random };
    return Object.entries(mutators).flatMap(([kind, mutator]) =>
      mutate(context, mutator, placesPerPage).map((mutation) => {
        const mutated = { ...source, text: mutation.text };
        const found = check(raw.sources.map((other) => (other === source ? mutated : other)));
        return judge(kind, mutation, { file: source.displayPath, found });
      }),
    );
  });
}

function judge(kind: string, mutation: Mutation, report: { file: string; found: readonly Diagnostic[] }): Outcome {
  const { line, code, suggestion } = mutation;
  const here = report.found.filter((diagnostic) => diagnostic.file === report.file);
  const atLine = here.filter((diagnostic) => diagnostic.line === line);
  const right = atLine.filter((diagnostic) => diagnostic.code === code);
  const excerpt = mutation.text
    .split("\n")
    .slice(Math.max(0, line - 3), line + 2)
    .join("\n");
  const expected = JSON.stringify({ line, code, suggestion });
  return {
    kind,
    found: here.length > 0,
    line: atLine.length > 0,
    one: report.found.length === 1,
    code: right.length > 0,
    suggestion: suggestion === undefined ? undefined : right.some((diagnostic) => diagnostic.suggestion === suggestion),
    details: `${kind} in ${report.file}, expected ${expected}\n${excerpt}\n${JSON.stringify(report.found, null, 1)}`,
  };
}

function table(outcomes: readonly Outcome[]): string {
  const row = (name: string, list: readonly Outcome[]) => {
    const share = (of: readonly Outcome[], right: (outcome: Outcome) => boolean | undefined) =>
      of.length === 0 ? "-" : `${((100 * of.filter(right).length) / of.length).toFixed(1)} %`;
    return [
      name,
      String(list.length),
      share(list, ({ found }) => found),
      share(list, ({ line }) => line),
      share(list, ({ code }) => code),
      share(list, ({ one }) => one),
      share(
        list.filter(({ suggestion }) => suggestion !== undefined),
        ({ suggestion }) => suggestion,
      ),
    ];
  };
  const rows = [
    ["mistake", "made", "found", "line", "code", "once", "suggestion"],
    ...Object.keys(mutators).map((kind) =>
      row(
        kind,
        outcomes.filter((outcome) => outcome.kind === kind),
      ),
    ),
    row("all", outcomes),
  ];
  return rows
    .map(([name = "", ...cells]) => name.padEnd(22) + cells.map((cell) => cell.padStart(11)).join(""))
    .join("\n");
}

/** A linear congruential generator: the same numbers on every machine. */
function seededRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
