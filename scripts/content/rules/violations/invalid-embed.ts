import { mapPlaceFormat, vimeoVideoFormat, youtubeVideoFormat } from "../../formats/embeds/embed-formats.ts";
import type { ViolationRule } from "../kinds/violation-rule.ts";
import { formatFinding } from "../words/format-finding.ts";

const page = (video: string) => `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: embed
    label: How we bake
    source:
      type: youtube
      video: ${video}
    image: { src: /assets/oven.svg, alt: Fire burns in an oven. }
`;
const assets = {
  "_assets/oven.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 4h8"/></svg>',
};

/** Videos and places of other sites that are named in another way than these sites name them. */
export const invalidEmbed: ViolationRule = {
  code: "invalid-embed",
  meaning:
    "What a page shows of another site is named by what that site calls it, not by an address: a video of YouTube by eleven characters, one of Vimeo by its digits, a place on a map by latitude and longitude. So a page can load nothing else.",
  bad: { ...assets, "index.yaml": page("«https://youtu.be/aqz-KE-bpKQ»") },
  says: {
    message:
      'Unexpected "https://youtu.be/aqz-KE-bpKQ", expected the eleven characters that name a video, such as aqz-KE-bpKQ.',
    hint: 'Write "aqz-KE-bpKQ" instead.',
  },
  good: { ...assets, "index.yaml": page("aqz-KE-bpKQ") },
  keywords: ["format"],
  explain: (violation) =>
    formatFinding(violation, youtubeVideoFormat) ??
    formatFinding(violation, vimeoVideoFormat) ??
    formatFinding(violation, mapPlaceFormat),
};
