import { changeText } from "../edit/change-text.ts";
import { plainAddress } from "../read/route-form.ts";
import { dataIn } from "../yaml/data-in.ts";

/**
 * Adds a former route of a page, or folder such as `/old/*`, to `redirectFrom` in its text, and takes away the route that it has now,
 * and the folder of that, if the page had it before. Everything but that list stays. Throws where the result would not be that.
 */
export function addFormerPath(text: string, former: string, current: string): string {
  // The cast holds: the text is that of a page without mistakes.
  const before = dataIn(text) as { readonly redirectFrom?: readonly string[] };
  const redirectFrom = [...(before.redirectFrom ?? []).filter((path) => !isOf(path, current)), former];
  const keys = Object.keys(before);
  return changeText(text, { ...before, redirectFrom }, () => keys.toSpliced(keys.indexOf("blocks"), 0, "redirectFrom"));
}

/** Whether an old address is a route, or the folder of that. */
export function isOf(from: string, route: string): boolean {
  return [route, `${route}/*`].includes(plainAddress(from));
}
