import type { ContentIndex, PageFile } from "../../index/content-index.ts";
import { momentsOf, partsOf } from "../../index/publication.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../kinds/check.ts";

const offer = (publishAt: string, expireAt: string) => `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: prose
    title: Christmas bread
    body: Only in December.
    publishAt: ${publishAt}
    expireAt: ${expireAt}
`;

/** Pages and blocks that would expire before they are published. */
export const dateOrder: Check = {
  code: "date-order",
  isLowerable: true,
  scope: "file",
  about: { keys: ["expireAt"] },
  meaning: "A page or a block expires before it is published, or at the same moment. Nobody would ever see it.",
  bad: offer("2098-12-01T09:00Z", "«2097-12-27T18:00Z»"),
  says: {
    message: 'Unexpected "2097-12-27T18:00Z", expected a moment after publishAt, which is 2098-12-01T09:00Z.',
    hint: "Write a later moment here, or an earlier one there: as it stands, nobody ever sees this.",
  },
  good: offer("2098-12-01T09:00Z", "2098-12-27T18:00Z"),
  check: (content: ContentIndex) => content.pages.flatMap(checkPage),
};

function checkPage(file: PageFile): Finding[] {
  return partsOf(file.data).flatMap(({ part, path }) => {
    const { publishAt, expireAt } = momentsOf(part);
    if (publishAt === undefined || expireAt === undefined || Date.parse(publishAt) < Date.parse(expireAt)) return [];
    return [
      {
        at: { file, path: [...path, "expireAt"] },
        message: `Unexpected "${expireAt}", expected a moment after publishAt, which is ${publishAt}.`,
        hint: "Write a later moment here, or an earlier one there: as it stands, nobody ever sees this.",
        related: { at: { file, path: [...path, "publishAt"] }, message: "It is published at this moment." },
      },
    ];
  });
}
