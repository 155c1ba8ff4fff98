import type { ContentIndex } from "../index/content-index.ts";
import { oncePerIndex } from "../index/once-per-index.ts";
import { shownTexts } from "../rules/texts/shown-texts.ts";
import type { Check } from "../rules/toolkit/rule.ts";

/**
 * Whether content has anything that a check looks at. Most pages have little of all that pages can have: to look once what
 * there is takes less than to ask every check.
 */
export function mayFind({ about }: Check, content: ContentIndex): boolean {
  if (!about) return true;
  const { texts = false, keys = [], formats = [] } = about;
  return (
    (texts && shownTexts(content).length > 0) ||
    keys.some((key) => keysIn(content).has(key)) ||
    formats.some((format) => formatsIn(content).has(format))
  );
}

const keysIn = oncePerIndex(({ site, pages }): ReadonlySet<string> => {
  const keys = new Set<string>();
  collectKeys(site.data, keys);
  for (const { data } of pages) collectKeys(data, keys);
  return keys;
});

function collectKeys(value: unknown, keys: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    for (const entry of value) collectKeys(entry, keys);
    return;
  }
  for (const [key, entry] of Object.entries(value)) {
    keys.add(key);
    collectKeys(entry, keys);
  }
}

const formatsIn = oncePerIndex(
  ({ references }): ReadonlySet<string> => new Set(references.map(({ format }) => format)),
);
