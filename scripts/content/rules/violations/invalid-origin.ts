import { originFormat } from "../../formats/links/origin-format.ts";
import type { ViolationRule } from "../kinds/violation-rule.ts";
import { exampleSite } from "../words/example-site.ts";
import { formatFinding } from "../words/format-finding.ts";

/** Addresses of the site of another form. */
export const invalidOrigin: ViolationRule = {
  code: "invalid-origin",
  meaning: "The origin is the address of the site, perhaps with a path, and this is something else.",
  bad: { "_site.yaml": exampleSite.replace("https://bakery.example", "«bakery.example/home»") },
  says: {
    message:
      'Unexpected "bakery.example/home", expected an address such as https://www.example.com or https://example.github.io/library, without a slash at its end.',
    hint: 'Write "https://bakery.example/home" instead.',
  },
  good: {},
  keywords: ["format"],
  explain: (violation) => formatFinding(violation, originFormat),
};
