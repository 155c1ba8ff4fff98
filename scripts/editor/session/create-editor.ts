import { extname } from "node:path";
import { z } from "zod";
import { moveContent } from "../../command-line/move-content.ts";
import { missingPicture, startPage } from "../../command-line/start-page.ts";
import { limits } from "../../content/diagnostic/limits.ts";
import { isRecord, valueAt } from "../../content/diagnostic/path.ts";
import { changeText } from "../../content/edit/change-text.ts";
import { withValue } from "../../content/edit/with-value.ts";
import {
  assetAddress,
  assetsFolder,
  factsFileName,
  isPageFile,
  isTable,
  isYaml,
} from "../../content/read/content-path.ts";
import { slug } from "../../content/read/route-form.ts";
import { pathsOfRoute } from "../../content/read/route-of.ts";
import { problemOfNew } from "../../content/rules/checks/unusable-file.ts";
import { dataIn } from "../../content/yaml/data-in.ts";
import { UsageError } from "../../program/usage-error.ts";
import { readContentFile } from "./content-files.ts";
import { describeSite, siteForms } from "./describe-site.ts";
import type { EditedContent } from "./edited-content.ts";
import { Journal } from "./journal.ts";
import { describeFile, mistakesIn, type OpenFile } from "./open-file.ts";
import { describePublication, publication, publish } from "./publication.ts";
import { writing, writtenText } from "./written-text.ts";

const nothing = z.strictObject({});
const path = z.string().min(1);
const route = z.string().startsWith("/");
const file = z.union([z.strictObject({ path }), z.strictObject({ route })]);
const page = z.strictObject({
  route,
  title: z.string().min(1),
  /** The label in the menu; without it there is no entry. */
  menuLabel: z.string().min(1).optional(),
});
const asset = z.strictObject({ name: z.string().min(1).max(300), base64: z.base64(), format: z.string().optional() });

/** A call from the panel, whose request is validated first. Throws a UsageError if it is invalid. */
function call<Request, Answer>(form: z.ZodType<Request>, answer: (request: Request) => Answer) {
  return (request: Request): Answer => {
    const parsed = form.safeParse(request);
    if (parsed.success) return answer(parsed.data);
    throw new UsageError(parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; "));
  };
}

/**
 * The calls of the panel to the server, with their answers. Paths are relative to the content folder: `guides/start.yaml`. Pointers are JSON
 * Pointers into the data as it is written, before facts and parts are filled in.
 */
export type Editor = ReturnType<typeof createEditor>;

/** Creates the server side of the panel: one session of one person, with its own undo and redo. */
export function createEditor(content: EditedContent) {
  const { pages, model } = content;
  const journal = new Journal(pages);

  function opened(path: string, route?: string): OpenFile {
    const found = describeFile(content.look(), path, route);
    if (!found) throw new UsageError(`There is no file ${path}, or it cannot be read.`);
    return found;
  }

  function openedAt(route: string): OpenFile {
    const look = content.look();
    const page = look.index.pagesByRoute.get(route);
    const paths = [look.pathOf(page?.source.displayPath ?? "") ?? "", ...pathsOfRoute(route)];
    const path = paths.find((name) => look.source(name));
    if (path === undefined) throw new UsageError(`There is no page ${route}.`);
    return opened(path, route);
  }

  function current(path: string): Buffer | undefined {
    if (!isYaml(path) || isTable(path)) throw new UsageError(`${path} is not a file with pages or their settings.`);
    const bytes = readContentFile(pages, path);
    // The file of facts may not exist yet.
    if (!bytes && path !== factsFileName) throw new UsageError(`There is no file ${path}.`);
    return bytes;
  }

  function brokenLinks(): number {
    return content.look().checked.diagnostics.filter(({ code }) => code === "unknown-link").length;
  }

  return {
    /** The schemas of forms. They stay the same while the server runs. */
    forms: call(nothing, () => siteForms(content, content.look())),
    site: call(nothing, () => ({ ...describeSite(content.look()), ...journal.labels() })),
    /** A file as it is now, by its path or by the route of its page. */
    open: call(file, (request) => ("path" in request ? opened(request.path) : openedAt(request.route))),
    /** Writes a file, merged with what others have written in the meantime. Returns the resulting file and any conflicts. */
    write: call(writing, ({ path, wanted, label, group }) => {
      const before = current(path);
      const now = before?.toString("utf8") ?? "";
      const data = before ? dataIn(now) : {};
      const mistakes = mistakesIn(content.look(), path);
      // Quotes that a text needed only while being typed are dropped again.
      const joined = journal.joined(group, before);
      const start = joined ? `${joined.before ?? ""}` : now;
      const { text, conflicts } = writtenText(model, { path, now, start, data, mistakes }, wanted);
      // Blocks from the gallery use the placeholder picture.
      const files = [{ path, before, after: Buffer.from(text) }, ...missingPicture(pages, text)];
      if (text !== now) journal.write({ label, group, files });
      return { file: opened(path), conflicts };
    }),
    /** Undoes the last step. Returns its name, if there was one. */
    undo: call(nothing, () => journal.take("undo")),
    redo: call(nothing, () => journal.take("redo")),
    addPage: call(page, ({ route: name, title, menuLabel }) => {
      const site = { pages, model, raw: content.look().raw, root: content.project.root };
      const wanted = { name, title, types: ["hero", "prose"], isChosen: false };
      const { path, changes } = startPage({ ...site, ...wanted }, (text) => withMenuLabel(text, menuLabel));
      journal.write({ label: "New page", files: changes });
      return opened(path);
    }),
    /** `move`: renames a page, changes all links to it, and redirects the old address. */
    movePage: call(z.strictObject({ from: route, to: route }), ({ from, to }) => {
      const answer = moveContent(model, { from, to, below: false, pages }, false);
      if ("refused" in answer) {
        const [first] = answer.refused.diagnostics;
        const place = `${first?.file}:${first?.line}: ${first?.message}`;
        throw new UsageError(`The page was not renamed: ${answer.reason} ${place}`);
      }
      journal.write({ label: "Rename", files: answer.changes });
      return openedAt(to);
    }),
    removePage: call(z.strictObject({ path }), ({ path }) => {
      if (!isPageFile(path)) throw new UsageError(`${path} is not a page.`);
      const before = brokenLinks();
      journal.write({ label: "Remove page", files: [{ path, before: current(path), after: undefined }] });
      return { isLinked: brokenLinks() > before };
    }),
    /** Stores an asset that fits a format under a free name similar to its own. */
    addAsset: call(asset, ({ name, base64, format = "" }) => {
      const after = Buffer.from(base64, "base64");
      if (after.length > limits.assetBytes) throw new UsageError(`${name} is larger than an asset may be.`);
      const path = freePath(pages, name);
      const problem = problemOfNew({ format, value: assetAddress(path) }, after);
      if (problem !== undefined) throw new UsageError(`${name} ${problem}`);
      journal.write({ label: "Add file", files: [{ path, before: undefined, after }] });
      return { address: assetAddress(path) };
    }),
    publication: call(nothing, () => describePublication(content)),
    publish: call(publication, (request) => publish(content, request)),
  };
}

/** A free path in the folder of assets: `Our Oven.JPG` becomes `our-oven.jpg`, or `our-oven-2.jpg`. */
function freePath(pages: string, name: string): string {
  const ending = extname(name).toLowerCase();
  const plain = slug(name.slice(0, name.length - ending.length)) || "file";
  for (let number = 1; ; number++) {
    const path = `${assetsFolder}/${plain}${number === 1 ? "" : `-${number}`}${ending}`;
    if (readContentFile(pages, path) === undefined) return path;
  }
}

/** The text of a new page with its entry in menus, or without one. */
function withMenuLabel(text: string, label: string | undefined): string {
  const data = dataIn(text);
  const nav = valueAt(data, ["nav"]);
  const entry = isRecord(nav) && label !== undefined ? { ...nav, label } : undefined;
  return changeText(text, withValue(data, ["nav"], entry));
}
