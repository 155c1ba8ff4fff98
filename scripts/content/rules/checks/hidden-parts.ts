import { type ValuePath, valueAt } from "../../diagnostic/path.ts";
import type { ContentIndex, IndexedFile, LinkReference, PageFile } from "../../index/content-index.ts";
import { publicationOf } from "../../index/publication.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";

interface HiddenPart {
  readonly file: PageFile;
  /** Empty for the page. */
  readonly path: ValuePath;
  readonly at: number;
}

export function hiddenPage({ pagesByRoute, hiding }: ContentIndex, route: string): HiddenPart | undefined {
  if (!hiding || pagesByRoute.has(route)) return undefined;
  const file = hiding.whole.pagesByRoute.get(route);
  return file && { file, path: [], at: hiding.at };
}

export function hiddenBlock({ hiding }: ContentIndex, page: IndexedFile, anchor: string): HiddenPart | undefined {
  if (!hiding) return undefined;
  const file = hiding.whole.pages.find(({ source }) => source.path === page.source.path);
  const path = file && hiding.whole.anchorsOf(file).get(anchor)?.[0]?.path;
  return file && path?.[0] === "blocks" ? { file, path: path.slice(0, 2), at: hiding.at } : undefined;
}

export function deadLink(at: LinkReference, part: HiddenPart, subject: string): Finding {
  const { place, line, reason } = whyHidden(part);
  // A link in a block can be published and hidden together with its block.
  const hint = at.path[0] === "blocks" ? `Give the block of the link "${line}" too, or point` : "Point";
  return {
    at,
    message: `${subject} ${reason}, expected one that readers can see.`,
    hint: `${hint} the link elsewhere.`,
    related: { at: place, message: "This hides it." },
  };
}

/** Why a part is hidden: the reason, to follow its name, and the line that hides it with its place. */
export function whyHidden({ file, path, at }: HiddenPart): { place: Finding["at"]; line: string; reason: string } {
  const why = (key: string, value: string, reason: string) => ({
    place: { file, path: [...path, key] },
    line: `${key}: ${value}`,
    reason,
  });
  const publication = publicationOf(valueAt(file.data, path), at);
  if (publication.state === "over") return why("expireAt", publication.moment, "has expired");
  if (publication.state !== "coming") return why("draft", "true", "is a draft");
  return why("publishAt", publication.moment, `is not published before ${publication.moment}`);
}
