import { networkFormat } from "../../formats/names/name-formats.ts";
import { findMark, markNames } from "../../markup/brand-marks.ts";
import type { Check } from "../kinds/check.ts";
import { excerpt } from "../words/describe-value.ts";
import { exampleSite } from "../words/example-site.ts";
import { advise, createSuggester } from "../words/suggest.ts";

const social = (network: string) =>
  exampleSite.replace(
    "  legalLinks:",
    `  social:
    - label: Instagram
      href: https://instagram.example/bakery
      network: ${network}
  legalLinks:`,
  );

/** Networks whose marks the set does not have. */
export const unknownNetwork: Check = {
  code: "unknown-network",
  scope: "file",
  about: { formats: [networkFormat.name] },
  meaning:
    "A link to a social network names one that is not in Simple Icons, so that no mark could be drawn. Some brands, such as LinkedIn, allow no set to have theirs: without a network the words of the link are shown.",
  bad: { "_site.yaml": social("«instagramm»") },
  says: {
    message: 'There is no mark "instagramm" in Simple Icons.',
    hint: 'Write "instagram" instead.',
  },
  good: { "_site.yaml": social("instagram") },
  check(content) {
    const suggestNetwork = createSuggester(markNames);
    const others = content.references.flatMap((reference) => {
      const mark =
        // A feed of a network has the mark of feeds.
        reference.format === networkFormat.name && reference.value !== "rss" && findMark(reference.value)
          ? (markOfLink(reference.owner["href"]) ?? markInWords(reference.owner["label"]))
          : undefined;
      if (mark === undefined || mark === reference.value || reference.value.includes(mark)) return [];
      return [
        {
          at: reference,
          message: `The link ${markOfLink(reference.owner["href"]) === mark ? "leads to" : "names"} ${mark}, and its mark is that of "${excerpt(reference.value)}".`,
          hint: `Write "${mark}" here, or the address of the other network in the link.`,
        },
      ];
    });
    const unknown = content.references
      .filter(({ format, value }) => format === networkFormat.name && !findMark(value))
      .map((reference) => {
        const { value } = reference;
        const name = suggestNetwork(value) ?? markOfLink(reference.owner["href"], value);
        return {
          at: reference,
          message: `There is no mark "${excerpt(value)}" in Simple Icons.`,
          ...(name
            ? advise(value, name)
            : {
                hint: "Choose a name from https://simpleicons.org, or remove the line: then the words of the link are shown.",
              }),
        };
      });
    return [...unknown, ...others];
  },
};

/** The networks whose links have their name as a host. */
const networks = [
  "facebook",
  "instagram",
  "youtube",
  "tiktok",
  "pinterest",
  "threads",
  "reddit",
  "vimeo",
  "github",
  "mastodon",
];

/** The network that the words of a link end in: "Our bakery on Facebook". */
function markInWords(label: unknown): string | undefined {
  const [, name] = /(?:^| on )(\w{1,30})$/i.exec(String(label)) ?? [];
  return networks.find((network) => network === name?.toLowerCase());
}

/** The network that the host of a link names; with `beginning` only one that begins so. */
function markOfLink(href: unknown, beginning = ""): string | undefined {
  const [, host] = /^https:\/\/(?:[a-z]+\.)?([a-z]+)\.(?:com|example|net|social)(?:\/|$)/.exec(String(href)) ?? [];
  return networks.find((name) => name === host && name.startsWith(beginning.toLowerCase()));
}
