import { expect, test } from "vitest";
import { checkRawContent } from "../../scripts/content/check/check-content.ts";
import { contentModel, memorySite } from "./memory-site.ts";

const bread = (title: string) => `title: ${title}
description: All about ${title}.
unlisted: true
blocks:
  - type: hero
    title: ${title}
`;

test("of two pages that are alike the one that is called a copy is one", () => {
  const raw = memorySite({ "rye-copy.yaml": bread("Rye"), "rye.yaml": bread("Rye") });
  expect(
    checkRawContent(contentModel(), raw).diagnostics.map(({ file, line, code }) => `${file}:${line} ${code}`),
  ).toEqual(["pages/rye-copy.yaml:1 duplicate-title"]);
});
