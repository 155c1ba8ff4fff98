import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { projectRoot } from "../../scripts/program/project.ts";
import { registry } from "../../src/blocks/registry.ts";
import type { Block } from "../../src/content.gen.ts";
import { listFiles } from "../support/build/built-site.ts";

/** Those that stood on the first site that was made with this, before another company's site was a fixture. */
const firstBlocks = [
  ...["call-to-action", "certification-levels", "channel-list", "check-list", "code-samples", "curriculum"],
  ...["endpoint-list", "exam-domains", "last-updated", "list-groups", "sla-table", "step-through", "support-tiers"],
  "typewriter-hero",
];

test("the site of the fixture company uses every type of block but the first ones", () => {
  const site = join(projectRoot, "tests/fixtures/bakery-site");
  const pages = listFiles(site).filter((name) => name.endsWith(".yaml") && name !== "_site.yaml");
  const used = pages.flatMap((name) => {
    const { blocks: onPage } = parse(readFileSync(join(site, name), "utf8")) as { readonly blocks: readonly Block[] };
    return onPage.map(({ type }) => type);
  });
  expect(Object.keys(registry).filter((type) => !used.includes(type as Block["type"]))).toEqual(firstBlocks);
});
