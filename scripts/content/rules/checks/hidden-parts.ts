import { type ValuePath, valueAt } from "../../diagnostic/path.ts";
import type { ContentIndex, IndexedFile, LinkReference, PageFile } from "../../index/content-index.ts";
import { publicationOf } from "../../index/publication.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";

/** A page or a block that is there, and that readers cannot see at the moment of an index. */
interface HiddenPart {
  readonly file: PageFile;
  /** Empty for the page. */
  readonly path: ValuePath;
  readonly at: number;
}

/** The hidden page of a route. */
export function hiddenPage({ pagesByRoute, hiding }: ContentIndex, route: string): HiddenPart | undefined {
  if (!hiding || pagesByRoute.has(route)) return undefined;
  const file = hiding.whole.pagesByRoute.get(route);
  return file && { file, path: [], at: hiding.at };
}

/** The hidden block of a page that has an anchor. */
export function hiddenBlock({ hiding }: ContentIndex, page: IndexedFile, anchor: string): HiddenPart | undefined {
  if (!hiding) return undefined;
  const file = hiding.whole.pages.find(({ source }) => source.path === page.source.path);
  const path = file && hiding.whole.anchorsOf(file).get(anchor)?.[0]?.path;
  return file && path?.[0] === "blocks" ? { file, path: path.slice(0, 2), at: hiding.at } : undefined;
}

/** The finding for a link to a hidden part, which `subject` names. */
export function deadLink(at: LinkReference, part: HiddenPart, subject: string): Finding {
  const { key, line, reason } = whyHidden(part);
  // A link in a block can come and go with its block.
  const hint = at.path[0] === "blocks" ? `Give the block of the link "${line}" too, or lead` : "Lead";
  return {
    at,
    message: `${subject} ${reason}, expected one that readers can see.`,
    hint: `${hint} the link elsewhere.`,
    related: { at: within(part, key), message: "This hides it." },
  };
}

/** Where it says that a part is hidden. */
export function placeHiding(part: HiddenPart): Finding["at"] {
  return within(part, whyHidden(part).key);
}

/** Why a part is hidden, to follow its name. */
export function describeHidden(part: HiddenPart): string {
  return whyHidden(part).reason;
}

function within({ file, path }: HiddenPart, key: string): Finding["at"] {
  return { file, path: [...path, key] };
}

function whyHidden({ file, path, at }: HiddenPart): { key: string; line: string; reason: string } {
  const publication = publicationOf(valueAt(file.data, path), at);
  if (publication.state === "over") {
    return { key: "expireAt", line: `expireAt: ${publication.moment}`, reason: "has expired" };
  }
  if (publication.state === "coming") {
    const { moment } = publication;
    return { key: "publishAt", line: `publishAt: ${moment}`, reason: `is not published before ${moment}` };
  }
  return { key: "draft", line: "draft: true", reason: "is a draft" };
}
