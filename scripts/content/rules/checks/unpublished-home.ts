import { siteLanguages } from "../../index/site-languages.ts";
import { examplePage, withTopLines } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { hiddenPage, whyHidden } from "./hidden-parts.ts";

export const unpublishedHome: Check = {
  code: "unpublished-home",
  isLowerable: true,
  scope: "site",
  meaning:
    "The home page of the site, or of one of its languages, is a draft, is not published yet, or has expired. Readers who enter the address of the site would get an error.",
  bad: withTopLines("draft: «true»"),
  good: examplePage,
  check(content) {
    const homes = new Set(["/", ...siteLanguages(content.site.data).map(({ home }) => home)]);
    return [...homes].flatMap((home) => {
      const hidden = hiddenPage(content, home);
      if (!hidden) return [];
      const { place, reason } = whyHidden(hidden);
      const [subject, whole] =
        home === "/" ? ["The home page", "a site"] : [`The home page ${home}`, "a language of a site"];
      const message = `${subject} ${reason}, expected one that readers can see.`;
      return [{ at: place, message, hint: `Publish it: ${whole} needs a home page at all times.` }];
    });
  },
};
