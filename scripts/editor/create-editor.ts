import { extname } from "node:path";
import { moveContent } from "../command-line/move-content.ts";
import { startPage } from "../command-line/start-page.ts";
import { acceptanceOf } from "../content/answers/find-acceptances.ts";
import type { Diagnostic } from "../content/diagnostic/diagnostic.ts";
import { isRecord } from "../content/diagnostic/is-record.ts";
import { limits } from "../content/diagnostic/limits.ts";
import { valueAt } from "../content/diagnostic/path.ts";
import { fixText } from "../content/fix/fix-text.ts";
import { assetAddress, assetsFolder, fileKind, isPageFile, isTable, isYaml } from "../content/read/content-path.ts";
import { slug } from "../content/read/route-form.ts";
import { pathsOfRoute } from "../content/read/route-of.ts";
import { dataIn } from "../content/yaml/data-in.ts";
import { UsageError } from "../program/usage-error.ts";
import { acceptIn } from "./accept-in.ts";
import type { Api, OpenFile, SaveAnswer, StepAnswer } from "./api/api.ts";
import type { Request } from "./api/requests.ts";
import { type FileChange, keptFiles, readContentFile, writeContentFile } from "./content-files.ts";
import { describeSite, siteForms } from "./describe-site.ts";
import type { EditedContent, Look } from "./edited-content.ts";
import { Journal } from "./journal.ts";
import { mergeSave } from "./merge-save.ts";
import { describeFile, versionOf } from "./open-file.ts";
import { describePublication, publish } from "./publication.ts";
import { changeText } from "./text/change-text.ts";

/** So many texts are remembered that the panel has seen, the newest. */
const mostTexts = 1000;

/** Creates what answers the panel: one session of one person, with its own undo and redo. */
export function createEditor(content: EditedContent): Api {
  const { pages, model } = content;
  const journal = new Journal(pages);
  // What the panel has seen, so that its changes can be told from those of others.
  const texts = new Map<string, string>();

  function opened(look: Look, path: string, route?: string): OpenFile {
    const file = describeFile(look, path, route);
    if (!file) throw new UsageError(`There is no file ${path}, or it cannot be read.`);
    texts.delete(file.version);
    texts.set(file.version, file.text);
    for (const version of [...texts.keys()].slice(0, -mostTexts)) texts.delete(version);
    return file;
  }

  function currentText(path: string): string {
    if (!isYaml(path) || isTable(path)) throw new UsageError(`${path} is no file with pages or their settings.`);
    const bytes = readContentFile(pages, path);
    if (!bytes) throw new UsageError(`${path} is no longer there.`);
    return bytes.toString("utf8");
  }

  function write(change: FileChange, step: { readonly label: string; readonly group?: string }): void {
    writeContentFile(pages, change);
    journal.add({ group: "", ...step, files: [change] });
  }

  function replace(path: string, [before, after]: readonly [string, string], step: { label: string; group?: string }) {
    if (before !== after) write({ path, before: Buffer.from(before), after: Buffer.from(after) }, step);
  }

  function saved(path: string, isMerged = false): SaveAnswer {
    return { kind: "saved", file: opened(content.look(), path), isMerged };
  }

  /** Runs what changes files by itself, and notes what it has changed. */
  function noting(label: string, paths: (look: Look) => readonly string[], work: () => void): void {
    const bytesOf = (names: Iterable<string>) =>
      new Map(Array.from(names, (path) => [path, readContentFile(pages, path)] as const));
    const before = bytesOf(paths(content.look()));
    work();
    const after = bytesOf(new Set([...before.keys(), ...paths(content.look())]));
    journal.add({
      ...{ label, group: "" },
      files: Array.from(after, ([path, bytes]) => ({ path, before: before.get(path), after: bytes })),
    });
  }

  const sourcePaths = ({ raw }: Look) => [...raw.sources.map(({ path }) => path), ...keptFiles];

  /** A mistake that the panel has shown, as the check says it now. */
  function mistakeAt({ path, version, mistake }: Request<"remedy">): { text: string; diagnostic: Diagnostic } {
    const look = content.look();
    const source = look.source(path);
    const found = look.checked.diagnostics.find(
      ({ file, code, pointer, line, column }) =>
        file === source?.displayPath &&
        code === mistake.code &&
        pointer === mistake.pointer &&
        line === mistake.line &&
        column === mistake.column,
    );
    if (!source || !found || versionOf(source.text) !== version)
      throw new UsageError("The file has changed meanwhile: look at the mistake again.");
    return { text: source.text, diagnostic: found };
  }

  function take(direction: "undo" | "redo"): StepAnswer {
    const step = journal.take(direction);
    return { label: step?.label, paths: step?.files.map(({ path }) => path) ?? [] };
  }

  return {
    forms: () => siteForms(content, content.look()),
    site: () => ({
      ...describeSite(content.look()),
      ...{ undo: journal.label("undo"), redo: journal.label("redo") },
    }),
    open(request) {
      const look = content.look();
      if ("path" in request) return opened(look, request.path);
      const path = look.page(request.route)?.path ?? pathsOfRoute(request.route).find((name) => look.source(name));
      if (path === undefined) throw new UsageError(`There is no page ${request.route}.`);
      return opened(look, path, request.route);
    },
    save(request) {
      const { path, version, label, group } = request;
      const base = texts.get(version);
      if (base === undefined) throw new UsageError("The editor has been started anew: load this page again.");
      const now = currentText(path);
      const kind = fileKind(path);
      const shape = model.shapes[kind === "site" || kind === "language" ? kind : "page"];
      const { text, conflicts } = mergeSave(request, { base, now, shape });
      replace(path, [now, text], { label, group });
      const file = opened(content.look(), path);
      return conflicts.length > 0
        ? { kind: "conflict", file, conflicts }
        : { kind: "saved", file, isMerged: base !== now };
    },
    saveText({ path, version, text }) {
      const now = currentText(path);
      if (versionOf(now) !== version) {
        const file = opened(content.look(), path);
        return { kind: "conflict", file, conflicts: [{ pointer: "", mine: text, theirs: now }] };
      }
      replace(path, [now, text], { label: "Text" });
      return saved(path);
    },
    undo: () => take("undo"),
    redo: () => take("redo"),
    addPage(request) {
      const { raw } = content.look();
      const { route, blocks } = request;
      for (const type of blocks)
        if (!model.blockTypes.has(type)) throw new UsageError(`There is no block ${JSON.stringify(type)}.`);
      const page = { pages, raw, model, name: route, types: blocks, isChosen: false, root: content.project.root };
      let path = "";
      noting(
        "New page",
        (look) => [...sourcePaths(look), ...look.raw.assets.map(pathOfAsset)],
        () => {
          path = startPage(page, (text) => withHead(text, request)).path;
        },
      );
      return opened(content.look(), path);
    },
    movePage({ from, to }) {
      noting("Rename", sourcePaths, () => {
        const answer = moveContent(model, { from, to, below: false, pages }, false);
        if (!("refused" in answer)) return;
        const [first] = answer.refused.diagnostics;
        throw new UsageError(
          `The page was not renamed: ${answer.reason} ${first?.file}:${first?.line}: ${first?.message}`,
        );
      });
      const look = content.look();
      return opened(look, look.page(to)?.path ?? "");
    },
    removePage({ path }) {
      if (!isPageFile(path)) throw new UsageError(`${path} is no page.`);
      const before = Buffer.from(currentText(path));
      write({ path, before, after: undefined }, { label: "Remove page" });
      return { label: "Remove page", paths: [path] };
    },
    addAsset({ name, base64 }) {
      const after = Buffer.from(base64, "base64");
      if (after.length > limits.assetBytes) throw new UsageError(`${name} is larger than an asset may be.`);
      const path = freePath(pages, name);
      write({ path, before: undefined, after }, { label: "Add file" });
      return { address: assetAddress(path) };
    },
    remedy(request) {
      const { text, diagnostic } = mistakeAt(request);
      const { text: mended, fixes } = fixText(text, [diagnostic]);
      if (fixes.length === 0) throw new UsageError("This cannot be written by itself: change it by hand.");
      replace(request.path, [text, mended], { label: `Write ${diagnostic.suggestion}` });
      return saved(request.path);
    },
    accept(request) {
      const { text, diagnostic } = mistakeAt(request);
      const accepted = acceptIn(text, diagnostic, acceptanceOf(diagnostic.code, request.reason));
      replace(request.path, [text, accepted], { label: "It is right" });
      return saved(request.path);
    },
    publication: () => describePublication(pages, content.look()),
    publish: (request) => publish(pages, content.look(), request),
  };
}

function pathOfAsset(address: string): string {
  return address.startsWith("/assets/") ? assetsFolder + address.slice("/assets".length) : assetsFolder + address;
}

/** A path in the folder of assets that no file has yet: `Our Oven.JPG` is `our-oven.jpg`, or `our-oven-2.jpg`. */
function freePath(pages: string, name: string): string {
  const ending = extname(name).toLowerCase();
  const plain = slug(name.slice(0, name.length - ending.length)) || "file";
  for (let number = 1; ; number++) {
    const path = `${assetsFolder}/${plain}${number === 1 ? "" : `-${number}`}${ending}`;
    if (readContentFile(pages, path) === undefined) return path;
  }
}

/** The text of a new page with its title, and with its entry in menus or without one. */
function withHead(text: string, { title, menuLabel }: Request<"addPage">): string {
  const nav = valueAt(dataIn(text), ["nav"]);
  const entry = isRecord(nav) && menuLabel !== undefined ? { value: { ...nav, label: menuLabel } } : {};
  return changeText(text, [
    { pointer: "/title", value: title },
    { pointer: "/nav", ...entry },
  ]);
}
