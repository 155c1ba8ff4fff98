import type { ContentModel } from "../check/content-model.ts";
import type { ContentIndex } from "../index/content-index.ts";
import { siteLanguages } from "../index/site-languages.ts";
import type { Original, Translating } from "./original.ts";
import { pageOriginals } from "./page-originals.ts";
import { factsOriginal, partOriginals } from "./shared-originals.ts";
import { siteOriginal } from "./site-original.ts";

/** The files in the first language of a site whose texts another can have in its own words: what pages share first. */
export function originals(model: ContentModel, content: ContentIndex, code: string): readonly Original[] {
  return [...sharedOriginals(model, content, code), ...pageOriginals(translating(model, content, code))];
}

/** Those that are no pages. */
export function sharedOriginals(model: ContentModel, content: ContentIndex, code: string): readonly Original[] {
  const target = translating(model, content, code);
  const facts = factsOriginal(target);
  return [siteOriginal(target), ...(facts ? [facts] : []), ...partOriginals(target)];
}

function translating(model: ContentModel, content: ContentIndex, code: string): Translating {
  const { home = "/" } = siteLanguages(content.site.data).find((one) => one.code === code) ?? {};
  return { content, code, home, model };
}
