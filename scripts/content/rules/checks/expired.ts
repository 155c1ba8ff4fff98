import { valueAt } from "../../diagnostic/path.ts";
import { momentFormat } from "../../formats/date-formats.ts";
import { partsOf, publicationOf } from "../../index/publication.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import { examplePage } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";

const offer = (expireAt: string) => `${examplePage}  - type: prose
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
  check({ hiding, site, now = hiding?.at }) {
    const until = valueAt(site.data, ["announcement", "until"]);
    const isOver = momentFormat.accepts?.(String(until)) && now !== undefined && Date.parse(String(until)) <= now;
    const parts = (hiding?.whole.pages ?? []).flatMap((file) =>
      partsOf(file.data)
        .filter(({ part }) => hiding && publicationOf(part, hiding.at).state === "over")
        .map(({ path }) => describe({ file, path: [...path, "expireAt"] }, path.length === 0 ? "page" : "block")),
    );
    return isOver ? [describe({ file: site, path: ["announcement", "until"] }, "announcement"), ...parts] : parts;
  },
};

function describe(at: Finding["at"], name: string): Finding {
  return {
    at,
    message: `This ${name} has expired: its moment is past, expected nothing that nobody will see again.`,
    hint: `Remove the ${name}, or give it a later moment.`,
  };
}
