import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { shippedLabels } from "../../../scripts/content/labels/shipped-labels.ts";
import { examplePicture } from "../../../scripts/content/pictures/example-picture.ts";
import { exampleServices } from "../../../scripts/content/resolve/gallery-routes.ts";
import { firstPart } from "../../../scripts/content/resolve/number-pages.ts";
import { createResolver } from "../../../scripts/content/resolve/resolve-format.ts";
import { compileFormatMapper } from "../../../scripts/content/schema/map-formats.ts";
import { readSchemas } from "../../../scripts/content/schema/read-schemas.ts";
import { registeredBlock } from "../../../src/blocks/registered-blocks.ts";
import type { Block } from "../../../src/content.gen.ts";
import { labelsOf } from "../../../src/labels.ts";
import { ownSchemas } from "../system/own-project.ts";

const toBlock = compileFormatMapper(readSchemas(ownSchemas), "block.schema.json");
const resolveIn = (language: string) =>
  createResolver({
    base: "",
    slash: false,
    services: exampleServices,
    language,
    scheme: "both",
    formTarget: () => ({ action: "https://forms.example/send", trap: "_gotcha" }),
    inspectPicture: () => examplePicture.facts,
    pagesIn: () => [
      {
        href: "/shops/harbour",
        label: "Harbour",
        title: "The shop at the harbour",
        description: "Open from six.",
        group: "H",
      },
    ],
  });

/** The markup of a block as an author writes it, on a page of a site with one other page and pictures of one size. */
export function renderExample(written: unknown, language = "en"): string {
  return renderToStaticMarkup(exampleElement(written, language));
}

/** The same before it is rendered. */
export function exampleElement(written: unknown, language = "en"): ReactElement {
  // A mapper copies valid data and only replaces values that have a format, by the type their schema names.
  const block = firstPart(toBlock(written, resolveIn(language)) as Block, "/journal");
  const { component: Component } = registeredBlock(block);
  return (
    <Component
      block={block}
      labels={labelsOf(shippedLabels(language))}
      today={{ iso: "2025-05-03", text: "3 May 2025" }}
      sections={[{ id: "breads", title: "Breads" }]}
    />
  );
}
