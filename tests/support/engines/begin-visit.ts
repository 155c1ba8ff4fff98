import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { findEngine } from "./find-engines.ts";
import type { Conditions, Engine } from "./tab.ts";
import { Visit } from "./visit.ts";

let engine: Engine | undefined;
let visit: Visit | undefined;

beforeAll(async () => {
  const start = findEngine(inject("engine"));
  if (!start) throw new Error(`There is no ${inject("engine")}.`);
  // A browser may be too slow to start on a busy machine: once more, then.
  engine = await start().catch(start);
});
afterEach(async () => {
  const problems = (await visit?.problems()) ?? [];
  await visit?.end();
  visit = undefined;
  expect(problems).toEqual([]);
});
afterAll(() => engine?.close());

/**
 * Begins a visit to the bakery, on a wide screen unless the conditions say otherwise, which ends with the test. Whatever the console
 * says of a page, such as an error or what its policy has refused, fails the test.
 */
export const visitBakery = (conditions?: Partial<Conditions>): Promise<Visit> => begin(inject("bakery"), conditions);

/** The same for the site of `pages/`. */
export const visitPages = (conditions?: Partial<Conditions>): Promise<Visit> => begin(inject("pages"), conditions);

async function begin(origin: string, conditions: Partial<Conditions> = {}): Promise<Visit> {
  if (!engine) throw new Error("The engine has not been started yet.");
  visit = await Visit.begin(engine, origin, conditions);
  return visit;
}
