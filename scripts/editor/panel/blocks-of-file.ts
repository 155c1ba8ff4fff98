import { isRecord } from "../../content/diagnostic/is-record.ts";
import { valueAt } from "../../content/diagnostic/path.ts";
import type { BlockType, SiteForms } from "../api/api.ts";
import { firstText } from "./state/field-words.ts";

/** The blocks of a page or a part, as they are written. */
export function blocksOf(data: unknown): readonly unknown[] {
  const blocks = valueAt(data, ["blocks"]);
  return Array.isArray(blocks) ? blocks : [];
}

export function typeOf(site: SiteForms, block: unknown): BlockType | undefined {
  return site.blocks.find(({ type }) => isRecord(block) && block["type"] === type);
}

/** What a block is called: its kind, and the first of its texts. */
export function nameOfBlock(site: SiteForms, block: unknown): { readonly kind: string; readonly text: string } {
  if (isRecord(block) && typeof block["use"] === "string") return { kind: "Shared part", text: block["use"] };
  return { kind: typeOf(site, block)?.title ?? "Block", text: firstText(block) };
}
