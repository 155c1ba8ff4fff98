import { expect, test } from "vitest";
import { breadPage, breadSite, openDevSite } from "../support/build/open-dev-site.ts";

test("a mistake in a page leaves it as it was when it was last right, and takes no other page and no entry away", async () => {
  const { write, show } = openDevSite({ "bread/spelt.yaml": breadPage("Spelt") });
  const [home, rye] = ["Fresh bread every morning · Bakery", "Rye · Bakery"];
  expect(await show("/")).toBe(`${home} (menu: Rye, Spelt)`);
  write("bread/rye.yaml", breadPage("Dark rye").replace("title:", "titel:"));
  expect(await show("/bread/rye")).toMatch(`${rye} (menu: Rye, Spelt)\npages/bread/rye.yaml 1 mistake\n`);
  expect(await show("/")).toBe(`${home} (menu: Rye, Spelt)`);
  write("bread/spelt.yaml", breadPage("Dinkel", "nav: { order: 1 }\n"));
  expect(await show("/bread/spelt")).toBe("Dinkel · Bakery (menu: Dinkel, Rye)");
  write("bread/rye.yaml", Buffer.from("title: Br\u00f6tchen\n", "latin1"));
  expect(await show("/bread/rye")).toMatch(
    `${rye} (menu: Dinkel, Rye)\npages/bread/rye.yaml 1 mistake\n\n  unreadable-file:`,
  );
  expect(await show("/")).toBe(`${home} (menu: Dinkel, Rye)`);
  write("bread/rye.yaml", breadPage("Rye", "nav: { label: Dark rye }\n"));
  expect(await show("/")).toBe(`${home} (menu: Dinkel, Dark rye)`);
  expect(await show("/bread/rye")).toBe(`${rye} (menu: Dinkel, Dark rye)`);
  write("bread/rye.yaml", null);
  expect(await show("/")).toBe(`${home} (menu: Dinkel)`);
});

test("a page whose mistakes were there before the server is left out of menus until it is right", async () => {
  const { write, show } = openDevSite({
    "bread/rye.yaml": breadPage("Rye", "card: { icon: loaf-of-bread }\n"),
    "bread/spelt.yaml": breadPage("Spelt"),
  });
  expect(await show("/bread/spelt")).toBe("Spelt · Bakery (menu: Spelt)");
  expect(await show("/bread/rye")).toMatch(
    "Mistakes in the content · Bakery (menu: Spelt)\npages/bread/rye.yaml 1 mistake\n",
  );
  write("bread/rye.yaml", breadPage("Rye"));
  expect(await show("/bread/spelt")).toBe("Spelt · Bakery (menu: Rye, Spelt)");
});

test("a mistake in the site file leaves every page as the site was when it was last right, until it is mended", async () => {
  const { write, show, check } = openDevSite();
  const page = (name: string) => `Fresh bread every morning · ${name} (menu: Rye)`;
  const rename = (name: string) => breadSite.replace("name: Bakery", `name: ${name}`);
  expect(await show("/")).toBe(page("Bakery"));
  for (const text of [rename("Boulangerie").replace("origin:", "orign:"), `${breadSite}: [`, null]) {
    write("_site.yaml", text);
    for (const isChecked of [false, true]) {
      if (isChecked) check();
      // A file that is not there has no mistakes of its own.
      expect(await show("/")).toMatch(text === null ? page("Bakery") : `${page("Bakery")}\npages/_site.yaml `);
    }
  }
  write("bread/rye.yaml", breadPage("Rye").replace("title:", "titel:"));
  check();
  expect(await show("/bread/rye")).toMatch(/^Rye · Bakery \(menu: Rye\)\npages\/bread\/rye.yaml 1 mistake\n/);
  write("_site.yaml", rename("Boulangerie"));
  write("bread/rye.yaml", breadPage("Rye"));
  expect(await show("/")).toBe(page("Boulangerie"));
});

test("a mistake between files is shown at the page that it stands in, from the check until the page is saved", async () => {
  const { write, show, check } = openDevSite();
  const rye = "Rye · Bakery (menu: Rye)";
  expect(await show("/bread/rye")).toBe(rye);
  expect(check()).toBe(false);

  write("bread/rye.yaml", breadPage("Rye", "", "/bread/rolls"));
  expect(await show("/bread/rye")).toBe(rye);
  expect(check()).toBe(true);
  expect(await show("/bread/rye")).toMatch(
    /^Rye · Bakery \(menu: Rye\)\npages\/bread\/rye.yaml 1 mistake\n\n {2}unknown-link:/,
  );
  expect(await show("/")).toBe("Fresh bread every morning · Bakery (menu: Rye)");

  write("_site.yaml", breadSite.replaceAll("href: /\n", "href: /nowhere\n"));
  expect(check()).toBe(true);
  expect(await show("/")).toMatch(/^Fresh bread every morning · Bakery \(menu: Rye\)\npages\/_site.yaml 2 mistakes\n/);
  expect(await show("/bread/rye")).toMatch(
    /\npages\/_site.yaml 2 mistakes\n[\s\S]*\npages\/bread\/rye.yaml 1 mistake\n/,
  );
  write("_site.yaml", breadSite);

  write("bread/rye.yaml", breadPage("Rye", "", "/bread"));
  expect(await show("/bread/rye")).toBe(rye);
  expect(check()).toBe(true);
  expect(await show("/bread/rye")).toContain('"/bread"');

  write("bread/rye.yaml", breadPage("Rye"));
  expect(await show("/bread/rye")).toBe(rye);
  expect(check()).toBe(true);
  expect(check()).toBe(false);
});

test("slips in the schema of a block leave pages as they were, or take their place where there is none yet", async () => {
  const schema = (keyword: string) =>
    `{ "type": "object", "${keyword}": false, "properties": { "type": { "const": "clock" } } }`;
  const file = "../blocks/clock/block.schema.json";
  const { site, write, show } = openDevSite({ "../package.json": "{}", [file]: "{" });
  const page = "Fresh bread every morning · Bakery (menu: Rye)";
  const save = (text: string) => {
    write(file, text);
    site.forgetSchemas();
    return show("/");
  };
  const noJson = "1 mistake\n\n  invalid-block-schema: This is not JSON: ";
  expect(await show("/")).toMatch(new RegExp(`^\\S+ ${noJson}`));
  expect(await save(schema("additionalProperties"))).toBe(page);
  expect(await save(schema("additional"))).toMatch(`${page}\n`);
  expect(await show("/")).toMatch('"additional" is not a keyword of JSON Schema draft-07.');
  expect(await save("{")).toMatch(noJson);
  expect(await save(schema("additionalProperties"))).toBe(page);
});
