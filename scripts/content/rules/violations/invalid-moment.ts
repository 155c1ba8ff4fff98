import { isMomentForm, momentFormat } from "../../formats/dates/moment-format.ts";
import type { ViolationRule } from "../kinds/violation-rule.ts";
import { exampleSite } from "../words/example-site.ts";
import { formatFinding } from "../words/format-finding.ts";

const siteWithAnnouncement = (until: string) => `${exampleSite}announcement:
  text: We are closed on Monday.
  until: ${until}
`;

/** Moments of another form, or on days that there are not. */
export const invalidMoment: ViolationRule = {
  code: "invalid-moment",
  isOneByForm: true,
  meaning:
    "A moment is a day, a time and the zone of that time, so that it is the same wherever the site is built and read; and this is something else, or a day that no calendar has.",
  bad: { "_site.yaml": siteWithAnnouncement("«2031-06-30 18:00 +0100»") },
  says: {
    message:
      'Unexpected "2031-06-30 18:00 +0100", expected a day with a time and its zone such as 2031-06-30T18:00+01:00.',
    hint: 'Write "2031-06-30T18:00+01:00" instead.',
  },
  good: { "_site.yaml": siteWithAnnouncement("2031-06-30T18:00+01:00") },
  keywords: ["format"],
  explain(violation) {
    const finding = formatFinding(violation, momentFormat);
    const value = String(violation.error.data).trim();
    if (!finding || finding.suggestion !== undefined) return finding;
    if (isMomentForm(value)) {
      return {
        ...finding,
        message: `Unexpected "${value}", expected a day and a time that there are.`,
        hint: "Write another day or time.",
      };
    }
    if (momentFormat.accepts?.(`${value}Z`)) {
      return { ...finding, hint: `Add the zone of that time: Z for universal time, +01:00 for London in summer.` };
    }
    if (momentFormat.accepts?.(`${value}T00:00Z`)) {
      return {
        ...finding,
        hint: `Add the time and its zone: "${value}T00:00Z" is when that day begins in universal time.`,
      };
    }
    return finding;
  },
};
