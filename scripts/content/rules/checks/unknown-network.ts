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
    return content.references
      .filter(({ format, value }) => format === "network" && !findMark(value))
      .map((reference) => {
        const { value } = reference;
        const name = suggestNetwork(value);
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
  },
};
