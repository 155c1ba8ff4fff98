import { isRecord } from "../../content/diagnostic/path.ts";
import type { Answer } from "./state/call-server.ts";
import { firstText } from "./state/field-words.ts";

type Forms = Pick<Answer<"forms">, "blocks">;

export function typeOf(site: Forms, block: unknown): Forms["blocks"][number] | undefined {
  return site.blocks.find(({ type }) => isRecord(block) && block["type"] === type);
}

/** The name of a block: its kind, and its first text. */
export function nameOfBlock(site: Forms, block: unknown): { readonly kind: string; readonly text: string } {
  if (isRecord(block) && typeof block["use"] === "string") return { kind: "Shared part", text: block["use"] };
  return { kind: typeOf(site, block)?.title ?? "Block", text: firstText(block) };
}
