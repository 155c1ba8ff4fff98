import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { exampleSite } from "../../scripts/content/rules/toolkit/examples.ts";
import { listFiles } from "../support/build/built-site.ts";
import { writeFiles } from "../support/build/edited-site.ts";
import { build } from "../support/build/workplace.ts";

const words = ["<iframe>", "</script>", "{{ x }}", "$" + "{TARGET}", "__VCAP_ID__"];
const written = words.map((word) => (word === "__VCAP_ID__" ? "\\_\\_VCAP_ID\\_\\_" : `\\${word}`)).join(" ");
const escaped = words.join(" ").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const page = (name: string, more = "") => `title: '${name} ${written}'
description: 'About ${name} ${written}'
${more}blocks:
  - type: hero
    title: 'Hero ${written}'
    description: 'Sentence ${written}'
    badge: 'Badge \\<iframe> \\{{ x }}'
  - type: rich-text
    id: text
    body: |
      ## Heading \\<iframe> \\{{ x }}

      Body ${written}
`;

/** Everything that a build writes as text, by its paths. */
const output = new Map<string, string>();

const folder = mkdtempSync(join(tmpdir(), "escaped-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(async () => {
  const place = { folder, pages: join(folder, "pages"), out: join(folder, "dist"), memory: join(folder, "memory") };
  const list = "  - type: collection\n    title: All\n    folder: /notes\n";
  const menu = "    - type: folder\n      label: Notes\n      folder: /notes\n";
  writeFiles(place.pages, {
    "_site.yaml": exampleSite.replace(
      "label: Home\n      href: /\nfooter",
      `label: 'Menu \\<iframe> \\{{ x }}'\n      href: /\n${menu}footer`,
    ),
    "index.yaml": page("Start", "share: { image: page }\n") + list,
    "notes/one.yaml": page("One", "date: 2025-01-02\nauthors: ['Ada \\<iframe>']\nnav: { label: 'Nav \\<iframe>' }\n"),
  });
  expect(await build(place)).toMatchObject({ warnings: [] });
  for (const path of listFiles(place.out)) {
    if (/\.(?:html|xml|js|json|webmanifest)$/.test(path)) output.set(path, readFileSync(join(place.out, path), "utf8"));
  }
});

const html = (path: string) => output.get(path) ?? "";

describe("what an author escapes is shown without its backslash", () => {
  test.each(["index.html", "notes/one.html"])("in the head of %s", (path) => {
    const name = path === "index.html" ? "Start" : "One";
    expect(/<title>([^<]*)<\/title>/.exec(html(path))?.[1]).toContain(`${name} ${escaped}`);
    const [description = ""] = /<meta name="?description"?[^>]* content="[^"]*"/.exec(html(path)) ?? [];
    expect(description.replaceAll("<", "&lt;").replaceAll(">", "&gt;")).toContain(`About ${name} ${escaped}`);
  });

  test("in headings, texts and labels, in lists and menus", () => {
    for (const text of [`Hero ${escaped}`, `Sentence ${escaped}`, `Body ${escaped}`, "Badge &lt;iframe&gt; {{ x }}"])
      expect(html("index.html")).toContain(text);
    expect(html("index.html")).toContain("Menu &lt;iframe&gt; {{ x }}");
    expect(html("index.html")).toContain("Nav &lt;iframe&gt;");
    expect(html("notes/one.html")).toContain("Ada &lt;iframe&gt;");
  });

  test("in the feed, where markup is escaped once more", () => {
    const [feed = ""] = [...output].filter(([path]) => path.endsWith("feed.xml")).map(([, text]) => text);
    expect(feed).toContain("One");
    expect(feed).not.toContain("\\");
  });

  test("nowhere as markup or with its backslash", () => {
    for (const [path, text] of output) {
      if (!path.endsWith(".html")) continue;
      expect(text).not.toMatch(/<iframe|\\&lt;|\\\{\{|\\__VCAP|\\\$/);
    }
  });
});
