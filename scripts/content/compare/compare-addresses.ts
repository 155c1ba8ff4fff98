import { compareText } from "../diagnostic/diagnostic.ts";
import type { ContentIndex } from "../index/content-index.ts";
import { formerAddresses } from "../index/former-paths.ts";
import { addressFinder, publishedAddresses, readLock, routeIn } from "../index/published-addresses.ts";

/** The addresses that have come, gone or been redirected between two versions of some content, a line of Markdown each. */
export function compareAddresses(before: ContentIndex, now: ContentIndex): readonly string[] {
  const all = [before, now].flatMap((one) => [
    ...publishedAddresses(one),
    ...one.pages.flatMap(({ data }) => formerAddresses(data)),
  ]);
  const [was, is] = [stateIn(before), stateIn(now)];
  return [...new Set(all)].sort(compareText).flatMap((address) => {
    const route = routeIn(address);
    // The anchors of a page come and go with it.
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
    // A reviewer is told the reason with which it was accepted.
    const reason = addresses.get(address)?.reason;
    return reason === undefined ? "gone" : `gone, \`${reason.replaceAll("`", "'")}\``;
  };
}
