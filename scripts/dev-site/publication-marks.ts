import type { Route } from "../../src/site.ts";
import type { PageDigest } from "../content/check/digest-page.ts";
import { isRecord } from "../content/diagnostic/path.ts";
import { partsOf, publicationOf } from "../content/index/publication.ts";

/** The parts of a page that a build would not publish now, with the labels that the dev server shows. */
export interface PublicationMarks {
  readonly page: string | undefined;
  /** By the indexes of blocks. */
  readonly blocks: ReadonlyMap<number, string>;
}

/** The marks of a page; undefined if a build would publish all of it. */
export function marksOf(data: unknown, at: number): PublicationMarks | undefined {
  const blocks = new Map<number, string>();
  for (const { part, path } of partsOf(data)) {
    const mark = markOf(part, at);
    if (path.length > 0 && mark !== undefined) blocks.set(Number(path[1]), mark);
  }
  const page = markOf(data, at);
  return page === undefined && blocks.size === 0 ? undefined : { page, blocks };
}

function markOf(part: unknown, at: number): string | undefined {
  const publication = publicationOf(part, at);
  if (publication.state === "draft") return "Draft";
  if (publication.state === "coming") return `From ${publication.moment}`;
  return publication.state === "over" ? `Expired ${publication.moment}` : undefined;
}

/** A digest that marks its page in menus and lists. */
export function withMark(digest: PageDigest): PageDigest {
  const mark = markOf(digest.head, Date.now());
  if (mark === undefined) return digest;
  const { title, nav, card } = digest.head;
  const marked = (text: unknown) => `${String(text)} (${mark})`;
  const [navigation, list] = [nav, card].map((entry) => (isRecord(entry) ? entry : {}));
  const name = navigation?.["label"] ?? title;
  return {
    ...digest,
    head: {
      ...digest.head,
      nav: { ...navigation, label: marked(name) },
      card: { ...list, title: marked(list?.["title"] ?? name) },
    },
  };
}

/** The elements of `<main>` besides the blocks: the breadcrumbs before them, and the by-line after the first. */
type OtherElements = Pick<Route, "trail" | "byLine">;

/** Styles that show the marks of a page. They take no space, so that nothing moves. `others` says which elements of `<main>` are no blocks. */
export function marksStyle({ page, blocks }: PublicationMarks, others: OtherElements): string {
  const label = `font:600 13px/1 system-ui,sans-serif;padding:6px 10px;color:#fff;background:#9a3412;pointer-events:none`;
  const rules = [...blocks].map(([index, mark]) => {
    const before = (others.trail ? 1 : 0) + (others.byLine && index > 0 ? 1 : 0);
    const block = `main>:nth-child(${index + before + 1})`;
    return `${block}{position:relative;outline:3px dashed #9a3412;outline-offset:-3px}${block}::after{content:${JSON.stringify(mark)};position:absolute;inset:0 0 auto auto;z-index:9;${label}}`;
  });
  const whole =
    page === undefined
      ? ""
      : `body::after{content:${JSON.stringify(`${page}: builds do not publish this page now`)};position:fixed;inset:auto auto 0 0;z-index:99;${label}}`;
  return whole + rules.join("");
}
