import { valueAt } from "../../diagnostic/path.ts";
import { momentFormat } from "../../formats/dates/moment-format.ts";
import type { IndexedFile } from "../../index/content-index.ts";
import { partsOf, publicationOf } from "../../index/publication.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../kinds/check.ts";

const offer = (expireAt: string) => `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: prose
    title: Christmas bread
    body: Only in December.
    expireAt: ${expireAt}
`;

/** Pages and blocks that have expired, and that nobody will ever see again. */
export const expired: Check = {
  code: "expired",
  severity: "warning",
  scope: "file",
  meaning:
    "A page, a block or the announcement has expired: no build publishes it again. It stops nothing, so that a site goes on being built without anybody at work.",
  stopsNothing: true,
  bad: offer("«2021-12-27T18:00Z»"),
  says: {
    message: "This block has expired: its moment is past, expected nothing that nobody will see again.",
    hint: "Remove the block, or give it a later moment.",
  },
  good: offer("2098-12-27T18:00Z"),
  check: ({ hiding, site, now }) => [
    ...oldAnnouncement(site, now ?? hiding?.at),
    ...(hiding?.whole.pages ?? []).flatMap((file) =>
      partsOf(file.data)
        .filter(({ part }) => hiding && publicationOf(part, hiding.at).state === "over")
        .map(({ part, path }) => {
          const name = path.length === 0 ? "page" : "block";
          return {
            at: { file, path: [...path, "expireAt"] },
            ...(isBackwards(part)
              ? {
                  message: `This ${name} expires before it is published, expected "expireAt" after "publishAt".`,
                  hint: `Write a later moment, or take "expireAt" out.`,
                }
              : {
                  message: `This ${name} has expired: its moment is past, expected nothing that nobody will see again.`,
                  hint: `Remove the ${name}, or give it a later moment.`,
                }),
          };
        }),
    ),
  ],
};

/** True where the moment at which a part expires is not after the one at which it is published: both were not meant. */
function isBackwards(part: unknown): boolean {
  const from = valueAt(part, ["publishAt"]);
  const until = valueAt(part, ["expireAt"]);
  return typeof from === "string" && typeof until === "string" && Date.parse(until) <= Date.parse(from);
}

/** The announcement whose end is over. */
function oldAnnouncement(site: IndexedFile, now: number | undefined): Finding[] {
  const until = valueAt(site.data, ["announcement", "until"]);
  if (typeof until !== "string" || !momentFormat.accepts?.(until) || now === undefined || !(Date.parse(until) <= now))
    return [];
  return [
    {
      at: { file: site, path: ["announcement", "until"] },
      message: "The end of this announcement is past, expected nothing that nobody will see again.",
      hint: "Remove the announcement, or give it a later end.",
    },
  ];
}
