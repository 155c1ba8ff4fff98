import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { RenderedPage } from "../../src/entry-server.tsx";
import type { PageAssets } from "../../src/site.ts";
import { createCodeStyle, createSiteStyle, mirroredStyle } from "../appearance/create-site-style.ts";
import { assetsBelow } from "../bundle/assets-below.ts";
import { serviceFile } from "../bundle/bundle-scripts.ts";
import type { Renderer } from "../bundle/bundle.ts";
import { CodeMistakes } from "../bundle/code-mistakes.ts";
import type { Report } from "../content/report/report.ts";
import { textReport } from "../content/report/text.ts";
import { allServices } from "../content/services/all-services.ts";
import type { DevAnswer, DevSite, PageMistakes } from "../dev-site/dev-site.ts";
import type { DevTypefaces } from "../dev-site/dev-typefaces.ts";
import { marksStyle } from "../dev-site/publication-marks.ts";
import { blockFolders } from "../program/block-folders.ts";
import type { Project } from "../program/project.ts";
import type { BlockAddresses } from "./block-addresses.ts";
import type { CodeCheck } from "./code-check.ts";
import { withDevData } from "./dev-data.ts";
import type { DevRenderer } from "./dev-renderer.ts";
import { sourceAddress } from "./source-styles.ts";

/** The answer to a request for a page. */
export type PageAnswer = { readonly kind: "redirect"; readonly to: string } | DocumentAnswer;

interface DocumentAnswer {
  readonly kind: "document";
  readonly status: number;
  readonly html: string;
  /** False while the file of the page has mistakes: it may be only half written. */
  readonly isSettled: boolean;
  /** The Content-Security-Policy of the page; empty for a report. */
  readonly policy: string;
  /** Whether it needs the styles of the renderer, which its scripts load. A report instead of a page has its own. */
  readonly isStyled: boolean;
}

interface AskedPage {
  /** The path relative to that of the site. */
  readonly path: string;
  readonly search?: string | undefined;
}

/** Answers a request for a page from the current files; undefined if there is nothing to show. */
export type AnswerPage = (request: AskedPage) => Promise<PageAnswer | undefined>;

interface ShownSite {
  readonly project: Project;
  readonly site: DevSite;
  readonly renderer: DevRenderer;
  readonly code: CodeCheck;
  readonly typefaces: DevTypefaces;
  readonly blocks: BlockAddresses;
  readonly base: string;
  /** The addresses of further scripts of its pages, below the path of the site. */
  readonly scripts: readonly string[];
}

/** The scripts of every page in development. The first sees the page as it was sent. */
const devScripts = ["/@vite/client", "/src/dev/dev-client.ts"];

/** The current assets of pages whose scripts are sources: a block or a behaviour may have been added since the start. */
function sourceAssets({ project, scripts, blocks }: Pick<ShownSite, "project" | "scripts" | "blocks">): PageAssets {
  return {
    base: "",
    entry: "/src/entry-client.ts",
    app: "/src/dev/dev-client.ts",
    services: Object.fromEntries(
      allServices.map(({ name }) => [name, sourceAddress(project.root, serviceFile(project, name))]),
    ),
    behaviours: behavioursIn(join(project.root, "src/behaviours")),
    blocks: Object.fromEntries(
      blockFolders(project).map(({ type }) => [type, { address: blocks.of(type), imports: [], stylesheets: [] }]),
    ),
    scripts: [...devScripts, "/src/dev/dev-styles.ts", ...scripts],
  };
}

function behavioursIn(folder: string): Record<string, string> {
  const files = readdirSync(folder).filter((name) => name.endsWith(".ts"));
  return Object.fromEntries(files.map((file) => [basename(file, ".ts"), `/src/behaviours/${file}`]));
}

/** Creates the function that answers requests for pages. */
export function createPageAnswers(shown: ShownSite): AnswerPage {
  const { site, renderer, typefaces, base, scripts } = shown;
  /** The assets of the last code that could be compiled. */
  let assets: PageAssets | undefined;
  const answerWith = async (code: Renderer, { path, search }: AskedPage): Promise<PageAnswer | undefined> => {
    const answer = await site.answer(path, search);
    if (!answer) return undefined;
    if (answer.kind === "redirect") return { kind: "redirect", to: base + answer.to };
    if (answer.kind === "report") return reportDocument(answer, { base, scripts });
    const wrong = await shown.code.mistakes();
    if (!assets || !wrong) assets = sourceAssets(shown);
    const { theme } = answer.site;
    const { preloads, style } = await typefaces.of(theme);
    const marks = answer.marks ? marksStyle(answer.marks, answer.route) : "";
    const siteStyle = style + createSiteStyle(theme) + createCodeStyle(theme) + mirroredStyle(theme) + marks;
    // Each page has its own address for the app, as if from another build: links then load whole documents, which are always current.
    const app = `${assets.app}?page=${encodeURIComponent(path)}`;
    const styled = assetsBelow(base, { ...assets, app, fonts: preloads, siteStyle });
    const rendered = renderAnswer(code, styled, answer);
    const html = rendered.document.map((part) => part.html).join("");
    const { isOld, isFound, mistakes } = answer;
    const isRight = answer.isRight && !wrong;
    const policy = answer.policy.directives;
    const status = isRight ? (isFound ? 200 : 404) : 500;
    const data = { mistakes: together(wrong, mistakes), isOld: isOld || wrong !== undefined, policy };
    return {
      kind: "document",
      status,
      html: withDevData(html, data),
      isSettled: isRight,
      policy,
      isStyled: true,
    };
  };
  return async (request) => {
    // Loaded before the page is read, because compiling may take long and the page should be current when it is sent.
    try {
      return await answerWith(await renderer.load(), request);
    } catch (error) {
      if (error instanceof CodeMistakes) return reportDocument(error, { base, scripts });
      if (!renderer.forget()) throw error;
      return answerWith(await renderer.load(), request);
    }
  };
}

/** The mistakes in the code that renders a page, then those of the page. */
function together(code: Report | undefined, page: PageMistakes | undefined): PageMistakes | undefined {
  if (!code || !page) return code ? { report: code } : page;
  return { report: { ...page.report, diagnostics: [...code.diagnostics, ...page.report.diagnostics] } };
}

function renderAnswer(
  renderer: Renderer,
  assets: PageAssets,
  answer: Extract<DevAnswer, { kind: "page" }>,
): RenderedPage {
  const { site, marks } = answer;
  const forUnknownPaths = !answer.isFound;
  const { title, path } = answer.route;
  const route = marks?.page === undefined ? answer.route : { ...answer.route, title: `${marks.page} · ${title}` };
  // The marks are in the document of a page, so links to it and from it must load whole documents.
  const policy = marks ? { ...answer.policy, name: `marks of ${path}` } : answer.policy;
  return renderer.renderPage({ site, route, assets, today: new Date(), indexed: false, forUnknownPaths, policy });
}

function reportDocument(
  mistakes: PageMistakes,
  { base, scripts }: Pick<ShownSite, "base" | "scripts">,
): DocumentAnswer {
  const html = reportPage(
    mistakes,
    [...devScripts, ...scripts].map((src) => base + src),
  );
  const data = { mistakes, isOld: false, policy: "" };
  return {
    kind: "document",
    status: 500,
    html: withDevData(html, data),
    isSettled: false,
    policy: "",
    isStyled: false,
  };
}

/**
 * An HTML page with the report of the checker, shown if there is nothing else to show, because the site file has not
 * been valid yet. The scripts show the mistakes with links to the editor.
 */
function reportPage({ report }: PageMistakes, scripts: readonly string[]): string {
  const text = textReport(report, false).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const tags = scripts.map((src) => `<script type="module" src="${src}"></script>`).join("");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mistakes in the content</title><meta name="color-scheme" content="light dark">${tags}</head><body><main><h1>Mistakes in the content</h1><pre>${text}</pre></main></body></html>`;
}
