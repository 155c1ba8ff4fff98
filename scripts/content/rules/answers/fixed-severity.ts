import { exampleSite } from "../toolkit/examples.ts";
import type { CodeEntry } from "../toolkit/rule.ts";

/** Severities of codes that a site cannot choose. */
export const fixedSeverity: CodeEntry = {
  code: "fixed-severity",
  severity: "warning",
  meaning:
    "The site file makes less of a code whose mistakes always stop a build: without a file that can be read, a link that is allowed or a picture that is safe there is nothing to publish.",
  bad: { "_site.yaml": `${exampleSite}checks:\n  unknown-key: «off»\n` },
  says: {
    message: "unknown-key is always an error: nothing could be built, or a visitor would not be safe.",
    hint: "Remove the line. What can be chosen are warnings, and errors with which a page is still whole.",
  },
  good: { "_site.yaml": `${exampleSite}checks:\n  vague-link: off\n` },
};
