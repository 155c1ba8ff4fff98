import { join } from "node:path";
import { expect, test } from "vitest";
import { siteFileName } from "../../../scripts/content/read/content-path.ts";
import { readContent } from "../../../scripts/content/read/read-content.ts";
import { routeOf } from "../../../scripts/content/read/route-of.ts";
import { projectRoot } from "../../../scripts/program/project.ts";
import { mutate, mutators } from "../../content/mutations.ts";
import { isAcceptedByDigest, models, schemas } from "../../content/support/accepted-by-digest.ts";

/** Tests that a build refuses each kind of mistake in the pages of a content folder of the project. */
export function testDigestedMistakes(name: string): void {
  test(`a build accepts the pages of ${name}, and none of them with any kind of mistake`, { timeout: 300_000 }, () => {
    const raw = readContent(join(projectRoot, name), projectRoot);
    const routes = new Set(raw.sources.map(({ path }) => routeOf(path)));
    expect(isAcceptedByDigest(models.check, raw)).toBe(true);
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return Math.floor((seed / 2147483648) * below);
    };
    const accepted = raw.sources.flatMap((source) => {
      const rootSchema = source.path === siteFileName ? "site.schema.json" : "page.schema.json";
      return Object.values(mutators).flatMap((mutator) =>
        mutate({ schemas, rootSchema, text: source.text, routes, random }, mutator, 1)
          .map(({ text }) => ({
            ...raw,
            sources: raw.sources.map((other) => (other === source ? { ...source, text } : other)),
          }))
          .filter((mutated) => isAcceptedByDigest(models.check, mutated))
          .map(() => source.path),
      );
    });
    expect(accepted).toEqual([]);
  });
}
