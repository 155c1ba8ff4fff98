import { examplePage, withTopLines } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { hiddenPage, whyHidden } from "./hidden-parts.ts";

export const unpublishedHome: Check = {
  code: "unpublished-home",
  isLowerable: true,
  scope: "site",
  meaning:
    "The home page is a draft, or is not published yet or any more. Readers who enter the address of the site would meet an error.",
  bad: withTopLines("draft: «true»"),
  good: examplePage,
  check(content) {
    const hidden = hiddenPage(content, "/");
    if (!hidden) return [];
    const { place, reason } = whyHidden(hidden);
    const message = `The home page ${reason}, expected one that readers can see.`;
    return [{ at: place, message, hint: "Publish it: a site has a home page at every moment." }];
  },
};
