import { type ValuePath, valueAt } from "../../diagnostic/path.ts";
import type { ContentIndex, IndexedFile, LinkReference, PageFile } from "../../index/content-index.ts";
import { publicationOf } from "../../index/publication.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";

/** A page or a block that is there, and that readers cannot see at the moment of an index. */
export interface HiddenPart {
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
export function deadLink(link: LinkReference, part: HiddenPart, subject: string): Finding {
  const message = `${subject} ${describeHidden(part)}, expected one that readers can see.`;
  return { at: link, message, hint: remedyFor(link, part), related: whyHidden(part) };
}

/** Why a part is hidden, to follow its name. */
export function describeHidden({ file, path, at }: HiddenPart): string {
  const publication = publicationOf(valueAt(file.data, path), at);
  if (publication.state === "over") return "has expired";
  return publication.state === "coming" ? `is not published before ${publication.moment}` : "is a draft";
}

/** The place that says why a part is hidden. */
export function whyHidden({ file, path, at }: HiddenPart): NonNullable<Finding["related"]> {
  const { state } = publicationOf(valueAt(file.data, path), at);
  const place = (key: string) => ({ file, path: [...path, key] });
  if (state === "over") return { at: place("expireAt"), message: "It expires at this moment." };
  if (state === "coming") return { at: place("publishAt"), message: "It is published at this moment." };
  return { at: place("draft"), message: "It is a draft." };
}

/** The remedy for a link to a hidden part. A link in a block can come and go with its block. */
function remedyFor(link: LinkReference, { file, path, at }: HiddenPart): string {
  const publication = publicationOf(valueAt(file.data, path), at);
  const isOld = publication.state === "over" && Date.parse(publication.moment) < at;
  const [line, other] =
    publication.state === "over"
      ? [`expireAt: ${publication.moment}`, "lead the link elsewhere"]
      : publication.state === "coming"
        ? [`publishAt: ${publication.moment}`, "add the link when it is published"]
        : ["draft: true", "add the link when it is published"];
  // A block does not expire in hindsight.
  const isInBlock = link.path[0] === "blocks" && !isOld;
  const whole = isInBlock ? `give the block of the link "${line}" too, or ${other}.` : `${other}.`;
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}
