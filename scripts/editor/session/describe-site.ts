import type { Theme } from "../../../src/content.gen.ts";
import { themePalettes } from "../../content/colour/theme-palettes.ts";
import { valueAt } from "../../content/diagnostic/path.ts";
import { findIcon, iconNames } from "../../content/icons/icons.ts";
import { isDraft } from "../../content/index/publication.ts";
import { siteLanguages } from "../../content/index/site-languages.ts";
import { isSiteFile } from "../../content/read/content-path.ts";
import { scaffoldBlocks } from "../../content/scaffold/scaffold-page.ts";
import { bundleSchema } from "../../content/schema/bundle-schema.ts";
import { pathOfBlock, usePath } from "../../content/schema/schema-set.ts";
import { readableValue } from "../../content/values/format-value.ts";
import { namesIn, usesInFacts } from "../../content/values/scopes.ts";
import type { ContentFile } from "../../content/yaml/content-file.ts";
import type { EditedContent, Look } from "./edited-content.ts";

/** A schema without references to other files. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** A value that texts refer to in braces. */
export type Fact = ReturnType<typeof factsOf>[number];

/** The site as the panel lists it. */
export function describeSite(look: Look) {
  return {
    name: String(valueAt(look.index.site.data, ["brand", "name"]) ?? ""),
    pages: pageEntries(look),
    /** The files of the whole site and of its other languages, from outer folders to inner ones. */
    siteFiles: look.raw.sources
      .map(({ path }) => path)
      .filter(isSiteFile)
      .sort((a, b) => a.length - b.length),
    facts: factsOf(look),
    palettes: palettesOf(valueAt(look.index.site.data, ["theme"])),
    /** The addresses of all assets: `/assets/logo.svg`. */
    assets: look.raw.assets,
  };
}

/** The schemas and icons for forms. */
export function siteForms(content: EditedContent, { index }: Look) {
  const folder = index.folders.keys().next().value ?? "/";
  const { model } = content;
  const blocks = [...model.blockTypes].map(([type, { title = type, description = "", usualNames = [] }]) => ({
    ...{ type, title, description, usualNames },
    schema: { ...bundleSchema(content.schemas, pathOfBlock(type)) } as JsonSchema,
    example: scaffoldBlocks({ types: [type], example: "smallest", blocks: model.blockTypes, folder, ...model })[0],
  }));
  return {
    blocks: blocks.sort((a, b) => a.title.localeCompare(b.title, "en")),
    /** All icons by name, each as an SVG path of 24 by 24. */
    icons: Object.fromEntries(iconNames().map((name) => [name, findIcon(name)?.path ?? ""])),
    schemas: {
      page: { ...bundleSchema(content.schemas, "page.schema.json") } as JsonSchema,
      useOfPart: { ...content.schemas.get(usePath) } as JsonSchema,
      site: { ...bundleSchema(content.schemas, "site.schema.json") } as JsonSchema,
      language: { ...bundleSchema(content.schemas, "language.schema.json") } as JsonSchema,
    },
  };
}

function factsOf({ index: { pages, siteFiles, shared, site }, pathOf }: Look) {
  const inFacts = usesInFacts(shared);
  const names = (file: Pick<ContentFile, "uses">) => (file.uses ?? []).map(({ name }) => name);
  const ofAll = siteFiles.flatMap(names);
  const withFacts = (known: ReadonlySet<string>): ReadonlySet<string> => {
    const named = inFacts.filter(({ path }) => known.has(path.join("."))).map(({ name }) => name);
    const all = new Set([...known, ...named]);
    return all.size === known.size ? known : withFacts(all);
  };
  const onPages = pages.map((page) => withFacts(new Set([...ofAll, ...names(page)])));
  const languages = siteLanguages(site.data);
  // Facts of a language come after those of the whole site.
  const files = [...(shared?.facts ?? [])].toSorted(([one], [other]) => one.length - other.length);
  return files.flatMap(([home, { source, data }]) =>
    namesIn(data).map((name) => ({
      /** `price.loaf`, and the file in which it is written: a language may have its own. */
      ...{ name, path: pathOf(source.displayPath) ?? source.path },
      text:
        readableValue(valueAt(data, name.split(".")), languages.find((one) => one.home === home)?.code ?? "en") ?? "",
      pages: onPages.filter((page) => page.has(name)).length,
    })),
  );
}

function pageEntries({ index, checked, routesOf, pathOf, source }: Look) {
  const errors = new Map<string, number>();
  for (const { file, severity } of checked.diagnostics)
    if (severity !== "warning") errors.set(file, (errors.get(file) ?? 0) + 1);
  const known = new Set<string>();
  return index.pages.flatMap((page) => {
    const path = pathOf(page.source.displayPath);
    // The pages of a table share a file: the first represents all.
    if (path === undefined || known.has(path) || isSiteFile(path)) return [];
    known.add(path);
    const title = valueAt(page.data, ["title"]);
    return [
      {
        ...{ route: page.route, path },
        errors: errors.get(source(path)?.displayPath ?? "") ?? 0,
        title: typeof title === "string" && title !== "" ? title : (routesOf(path)[0] ?? path),
        isDraft: isDraft(page.data),
        /** The anchors that links can point to: the ids of its blocks and headings. */
        anchors: [...index.anchorsOf(page).keys()],
      },
    ];
  });
}

/** The palettes of a theme; none while its colours are invalid. */
function palettesOf(theme: unknown) {
  try {
    // An invalid theme throws: a colour cannot be parsed.
    return [...themePalettes((theme ?? {}) as Theme)].map(([name, colours]) => ({ name, colours }));
  } catch {
    return [];
  }
}
