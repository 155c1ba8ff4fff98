import { expect, test } from "vitest";
import { placesOf } from "./support/check-example.ts";
import { home } from "./support/example-pages.ts";

const contents = "  - { type: contents, title: On this page }\n";
const prose = (more = "") => `  - { type: prose, title: Rye${more}, body: Dense and dark. }\n`;

test("a list of contents needs a block with an id and a title", () => {
  expect(placesOf(home + contents + prose())).toEqual(["missing-counterpart index.yaml 6:13-6:21"]);
  expect(placesOf(home + contents + prose(", id: rye"))).toEqual([]);
});

test("its own id is none, and a block that is published later is one later", () => {
  const own = contents.replace("title", "id: here, title");
  expect(placesOf(home + own + prose())).toEqual(["missing-counterpart index.yaml 6:13-6:21"]);
  const later = prose(", id: rye, publishAt: 2131-05-03T09:00Z");
  expect(placesOf(home + own + later)).toEqual(["missing-counterpart index.yaml 6:13-6:21"]);
});

test("a page of which a part cannot be read may have what is missing", () => {
  expect(placesOf(`${home}${contents}  - { type: prose, id: rye, titel: Rye, body: Dense. }\n`)).toEqual([
    expect.stringContaining("unknown-key"),
  ]);
});
