import { expect, test } from "vitest";
import { exampleSite } from "../../scripts/content/rules/toolkit/examples.ts";
import { listFiles } from "../support/build/built-site.ts";
import { writeFiles } from "../support/build/edited-site.ts";
import { build, createWorkplace } from "../support/build/workplace.ts";

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

test("what an author escapes is shown without its backslash, in pages, heads, menus, lists and the feed, and never as markup", async () => {
  const place = createWorkplace();
  const menu = "    - type: folder\n      label: Notes\n      folder: /notes\n";
  const site = exampleSite.replace(
    "label: Home\n      href: /\nfooter",
    `label: 'Menu \\<iframe> \\{{ x }}'\n      href: /\n${menu}footer`,
  );
  const keys = "date: 2025-01-02\nauthors: ['Ada \\<iframe>']\nnav: { label: 'Nav \\<iframe>' }\n";
  writeFiles(place.pages, {
    "_site.yaml": site,
    "index.yaml": `${page("Start")}  - type: collection\n    title: All\n    folder: /notes\n`,
    "notes/one.yaml": page("One", keys),
  });
  expect(await build(place)).toMatchObject({ warnings: [], mistakes: [] });
  const home = place.read("index.html");
  expect(/<title>([^<]*)<\/title>/.exec(home)?.[1]).toContain(`Start ${escaped}`);
  expect(/<meta name="?description"?[^>]* content="[^"]*"/.exec(home)?.[0]).toContain(`About Start ${escaped}`);
  const shown = [`Hero ${escaped}`, `Sentence ${escaped}`, `Body ${escaped}`, "Badge &lt;iframe&gt; {{ x }}"];
  for (const text of [...shown, "Menu &lt;iframe&gt; {{ x }}", "Nav &lt;iframe&gt;"]) expect(home).toContain(text);
  expect(place.read("notes/one.html")).toContain("Ada &lt;iframe&gt;");
  const [feed = "none"] = listFiles(place.out).filter((path) => path.endsWith("feed.xml"));
  expect(place.read(feed)).not.toContain("\\");
  for (const path of listFiles(place.out).filter((name) => name.endsWith(".html")))
    expect(place.read(path)).not.toMatch(/<iframe|\\&lt;|\\\{\{|\\__VCAP|\\\$/);
});
