import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { allCodes } from "../../scripts/content/rules/all-rules.ts";

test("every code that the sources of the checker name has an entry", () => {
  const folder = join(import.meta.dirname, "../../scripts/content");
  const sources = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".ts"));
  const named = sources.flatMap((path) =>
    [...readFileSync(join(folder, path), "utf8").matchAll(/\bcode: "([^"]+)"/g)].map(([, code]) => code),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((code) => !allCodes.has(code ?? ""))).toEqual([]);
});
