import { compareText } from "../diagnostic/diagnostic.ts";
import type { ContentIndex } from "../index/content-index.ts";
import { formerAddresses } from "../index/former-paths.ts";
import { addressFinder, publishedAddresses, readLock, routeIn } from "../index/published-addresses.ts";

/** The addresses that were added, removed or redirected between two versions of some content, one line of Markdown each. */
export function compareAddresses(before: ContentIndex, now: ContentIndex): readonly string[] {
  const all = [before, now].flatMap((one) => [
    ...publishedAddresses(one),
    ...one.pages.flatMap(({ data }) => formerAddresses(data)),
  ]);
  const [was, is] = [stateIn(before), stateIn(now)];
  return [...new Set(all)].sort(compareText).flatMap((address) => {
    const route = routeIn(address);
    // Anchors that come or go with their page are not listed.
    const isSame = was(address) === is(address) || (route !== address && was(route) !== is(route));
    return isSame ? [] : [`\`${address}\`: ${is(address)}`];
  });
}

function stateIn(content: ContentIndex): (address: string) => string {
  const find = addressFinder(content);
  const { addresses } = readLock(content.lock?.text ?? "");
  return (address) => {
    const found = find(address);
    if (found.is === "redirected") return `redirected to \`${found.to}\``;
    if (found.is === "there") return "new";
    // Shows reviewers the reason why its loss was accepted.
    const reason = addresses.get(address)?.reason;
    return reason === undefined ? "gone" : `gone, \`${reason.replaceAll("`", "'")}\``;
  };
}
