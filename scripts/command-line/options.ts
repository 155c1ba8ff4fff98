import { resolve } from "node:path";
import { z } from "zod";
import { originFormat } from "../content/formats/address-formats.ts";
import { momentFormat } from "../content/formats/date-formats.ts";
import { displayPath } from "../content/read/read-content.ts";
import { formatNames } from "../content/report/report.ts";
import { orList } from "../content/rules/toolkit/wording.ts";
import type { Project } from "../program/project.ts";
import { isPort } from "./environment.ts";

/** A flag that is given or not. */
const whether = (description: string) => z.boolean().default(false).describe(`whether ${description}`);
/** An optional flag with a value. */
const optional = (expected: string, description: string) =>
  z.string().min(1, `expected ${expected}`).optional().describe(description);
const number = (form: RegExp, expected: string) => z.string().regex(form, `expected ${expected}`).transform(Number);

const folder = z.string().min(1, "expected a folder");
const pages = folder.default("pages").describe("the content folder");
const out = folder.default("dist").describe("the folder for the site");
const built = folder.default("dist").describe("the folder of the built site");
const release = whether("placeholders are mistakes");
const dryRun = whether("only to print what would change");
const revision = "a Git revision";

const format = z
  .enum(formatNames, `expected ${orList(formatNames)}`)
  .default("text")
  .describe(`the format of the report of mistakes: ${formatNames.join(", ")}`);

const build = z.strictObject({
  pages,
  out,
  origin: z
    .string()
    .transform((address) => address.replace(/(?<=[^/])\/+$/, ""))
    .refine(originFormat.accepts, `expected ${originFormat.expected}`)
    .optional()
    .describe("the address of the site, if it is not the one in _site.yaml"),
  release,
  drafts: whether("to build a preview with all drafts, hidden from search engines"),
  at: z
    .string()
    .refine((value) => momentFormat.accepts?.(value) === true, `expected ${momentFormat.expected}`)
    .optional()
    .describe("the date and time to build for, such as 2031-06-30T18:00+01:00"),
  format,
  report: whether("to print the size of each page"),
});

const host = whether("other devices on the network can open it, such as a phone");
const port = z
  .string()
  .refine((value) => isPort(value), "expected a port number")
  .transform(Number)
  .optional()
  .describe("the port, also as the environment variable PORT; by default 4173, or the next free one");

const schemaKinds = "expected page, site, language or a table such as /data/shops.csv";

/** The flags of each command, and its arguments. */
export const flags = {
  check: z.strictObject({
    pages,
    format,
    fix: whether("to make the corrections that are certain"),
    "dry-run": whether("--fix only prints what it would write"),
    release,
    "max-warnings": number(/^\d{1,7}$/, "a number of warnings")
      .optional()
      .describe("the most warnings with which the check succeeds; by default any number"),
    baseline: whether("to record the present warnings, so that later checks report only new ones"),
    "update-urls": whether("to record the published addresses, so that later checks report any that vanish"),
    reason: z
      .string()
      .trim()
      .regex(/^.{1,200}$/, "expected a reason on one line of at most 200 characters")
      .optional()
      .describe("why addresses may vanish, for --update-urls to record"),
    since: optional(revision, `${revision}, such as origin/main: only mistakes that are new since then`),
    rules: whether("to test the project's rules on their own examples, instead of a check"),
    explain: z.string().optional().describe("a code to explain, instead of a check"),
  }),

  build,

  start: build.extend({ host, port }),

  bundle: z.strictObject({ folder: z.string("expected a folder").describe("a folder of the cache") }),

  "read-config": z.strictObject({ file: z.string("expected a file").describe("a yaml-pages.config.ts") }),

  prepare: z.strictObject({}),

  dev: z.strictObject({ pages, host, port }),

  // Only this machine may write.
  edit: z.strictObject({ pages, port }),

  types: z.strictObject({ pages, check: whether("only to compare the generated files with the present ones") }),

  preview: z.strictObject({ pages, out: built, host, port }),

  info: z.strictObject({ pages }),

  schema: z.strictObject({
    of: z
      .union([z.enum(["page", "site", "language"]), z.string().regex(/^\/data\/.+$/, { abort: true })], schemaKinds)
      .default("page")
      .describe("page, site (the site file), language (the site file of a language), or a table: /data/shops.csv"),
    // In other tools this flag asks for one schema instead of several files.
    bundle: z.boolean().default(true).describe("as one schema, without references to other files; always on"),
    pages,
  }),

  cms: z.strictObject({
    system: z.enum(["decap"], "expected decap").describe("the content management system: decap"),
    pages,
  }),

  init: z.strictObject({ folder: folder.default(".").describe("the folder for the new site") }),

  "new block": z.strictObject({
    name: z
      .string("expected the name of the new block, such as recipe")
      .max(30, "expected at most 30 letters")
      .regex(/^[a-z]+(?:-[a-z]+)*$/, "expected lower-case letters and hyphens, such as spare-part")
      .describe("the type of the block, such as recipe"),
    pages,
    "dry-run": dryRun,
  }),

  "new rule": z.strictObject({
    code: z
      .string("expected the code of the new rule, such as no-competitor")
      .regex(/^[a-z]+(?:-[a-z]+)+$/, "expected lower-case words with hyphens, such as no-competitor")
      .describe("the code of the rule, such as no-competitor"),
    pages,
  }),

  translate: z.strictObject({
    language: z
      .string("expected the code of a language of the site, such as de")
      .describe("the code of a language, such as de"),
    pages,
    from: optional("a PO file", "the PO file with the translated texts to write into the files of the language"),
  }),

  diff: z.strictObject({
    pages,
    since: z
      .string()
      .min(1, `expected ${revision}`)
      .default("HEAD")
      .describe("the Git revision to compare with, such as origin/main"),
    urls: whether("to list, as Markdown, only the addresses that are new, gone or redirected"),
  }),

  eject: z.strictObject({
    part: z.enum(["header", "footer"], "expected header or footer").describe("the part to copy: header or footer"),
    pages,
    done: whether("to record that you have taken over the changes of an update"),
  }),

  "new page": z.strictObject({
    path: z
      .string("expected the path of the new page, such as industries/retail")
      .describe("the path of the page, such as industries/retail; with --translate a language code is enough"),
    pages,
    translate: optional("a route", "the route of a page whose text to start with, instead of blocks"),
    blocks: optional(
      "block types separated by commas",
      "the types of its blocks, each with all its keys; by default a heading and a text",
    ),
  }),

  where: z
    .strictObject({
      pages,
      block: optional("the type of a block", "the blocks of a type, such as hero"),
      "links-to": optional("an address", "links to an address, such as /services/support or /assets/prices.pdf"),
      untranslated: optional(
        "the code of a language",
        "the pages and shared texts that are missing or outdated in a language, such as de",
      ),
      fact: optional("the name of a fact", "the texts that use a fact, or one of its group, such as price.basic"),
      unused: whether("to list the files of _assets that nothing uses"),
    })
    .refine(
      ({ pages: _, ...questions }) => Object.values(questions).filter(Boolean).length === 1,
      "expected one of --block, --links-to, --untranslated, --fact and --unused",
    ),

  move: z.strictObject({
    from: z
      .string("expected the route of a page or the address of an asset, then the new one")
      .describe("the route of a page, or the address of an asset"),
    to: z.string("expected the new route or address after the present one").describe("the new route or address"),
    pages,
    below: whether("to move the pages below it too, and update the lists of them"),
    "dry-run": dryRun,
  }),

  bench: z.strictObject({
    sizes: z
      .string()
      .regex(/^\d+(,\d+)*$/, "expected numbers of pages separated by commas")
      .default("1000")
      .transform((sizes) => sizes.split(",").map(Number))
      .refine((sizes) => sizes.every((count) => count >= 3), "expected at least 3 pages")
      .describe("the numbers of pages of the sites to build in addition to the one in pages/"),
    languages: whether("to build them in three languages as well"),
    runs: number(/^[1-9]\d{0,2}$/, "how many times to measure, such as 3")
      .default(3)
      .describe("how many times to measure each build"),
  }),
};

/** The input of a command: its flags and the project. */
export type Flags<Name extends keyof typeof flags> = z.infer<(typeof flags)[Name]> & { readonly project: Project };

/** The folders in the settings of a site, by the flags whose defaults they replace. */
export function chosenFolders({ site = "", config: { folders = {} } }: Project): ReadonlyMap<z.ZodType, string> {
  const chosen = [[pages, folders.pages] as const, [out, folders.out] as const, [built, folders.out] as const];
  return new Map(
    chosen.flatMap(([flag, name]) =>
      name === undefined ? [] : [[flag, displayPath(resolve(site, name), process.cwd())] as const],
    ),
  );
}
