import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Specimen } from "../../src/components/specimen/specimen.tsx";
import type { Specimen as SpecimenContent } from "../../src/content.gen.ts";
import { labelsOf } from "../../src/labels.ts";

const render = (specimen: Pick<SpecimenContent, "items"> & Partial<SpecimenContent>) =>
  renderToStaticMarkup(
    <Specimen
      specimen={{ title: "Bill", caption: "A bill.", ...specimen }}
      labels={labelsOf({ extractedFields: "Read" })}
    />,
  ).replaceAll(/_([a-z]+)_\w+/g, "$1");

test("a mark stands before the field that is read from it, whose value is the printed text unless another is given", () => {
  const html = render({
    items: [
      { label: "No.", text: "7", field: "number" },
      { label: "Due", text: "May", field: "due", value: "2025-05" },
      { text: "12 kg", value: "12" },
      { label: "Driver", text: "Ada" },
    ],
  });
  const field = (name: string, value: string) => `<p class="field">${name} <b>${value}</b></p>`;
  expect(html.slice(html.indexOf("<ul>"))).toBe(
    `<ul><li><p class="line">No. <mark>7</mark></p>${field("number", "7")}</li>` +
      `<li><p class="line">Due <mark>May</mark></p>${field("due", "2025-05")}</li>` +
      `<li><p class="line"><mark>12 kg</mark></p>${field("", "12")}</li>` +
      '<li><p class="line">Driver <b>Ada</b></p></li></ul></figure>',
  );
});

test("a field that a person must look at says why, and the heading says how many are sure", () => {
  const html = render({
    items: [{ text: "7", field: "number" }],
    totals: [{ text: "90", field: "sum", check: "The words say 80" }, { text: "Ada" }],
  });
  expect(html.match(/<p class="legend">.*?<\/p>/)?.[0]).toBe('<p class="legend">1 sure, 1 to check</p>');
  expect(html.match(/<p class="field field">.*?<\/p>/)?.[0]).toBe(
    '<p class="field field">sum <b>90</b><span>to check: The words say 80</span></p>',
  );
});
