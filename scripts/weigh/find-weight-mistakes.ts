import { type ScannedContent, scanContent } from "../build/scan-content.ts";
import { contentHash } from "../cache/content-hash.ts";
import type { Diagnostic } from "../content/diagnostic/diagnostic.ts";
import { valueAt } from "../content/diagnostic/path.ts";
import { codeName } from "../program/project.ts";
import type { ContentToWeigh } from "./content-to-weigh.ts";
import { openWeightMemory } from "./weight-memory.ts";

/** Whether a site, the data of whose file these are, limits what its pages weigh. */
export function hasBudget(site: unknown): boolean {
  return valueAt(site, ["budget"]) !== undefined;
}

/**
 * Finds what is heavier than the budget of a site, as a build of the site without other flags does, with paths from where the
 * command runs. Where nothing has changed since the last time, it is as it was then.
 */
export async function findWeightMistakes(
  content: ContentToWeigh,
  memory = openWeightMemory(content.pages),
): Promise<readonly Diagnostic[]> {
  const { pages, maxPages, today } = content;
  const state = stateOf(scanContent(pages, Date.now(), maxPages));
  const known = state === undefined ? undefined : memory.readVerdict();
  const now = today.getTime();
  if (known?.state === state && known && known.from <= now && now < known.until) return known.mistakes;
  // What renders pages is loaded by those who need it.
  const { weighContent } = await import("./weigh-content.ts");
  return weighContent(content, { memory, state });
}

/** A text that changes with the content and the code; undefined where it might change without it. */
function stateOf(scanned: ScannedContent | undefined): string | undefined {
  if (scanned?.siteVersion === undefined) return undefined;
  const { siteVersion, pages, assets } = scanned;
  const files = [...pages, ...assets].map(({ path, version }) => [path, version]);
  const isSettled = siteVersion !== "" && files.every(([, version]) => version !== "");
  return isSettled ? contentHash(JSON.stringify([codeName, siteVersion, files])) : undefined;
}
