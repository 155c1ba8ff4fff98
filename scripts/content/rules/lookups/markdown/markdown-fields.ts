import { valueAt } from "../../../diagnostic/path.ts";
import type { ContentIndex } from "../../../index/content-index.ts";
import type { ShownText } from "../shown-texts.ts";

/** Says which fields of the block of a text take Markdown: ` In this block description takes Markdown.` */
export function markdownFields({ blockTypes }: ContentIndex, { file, path }: ShownText): string {
  const [top, index] = path;
  if (top !== "blocks" || index === undefined) return "";
  const schema = blockTypes.get(String(valueAt(file.data, [top, index, "type"])));
  const fields = Object.entries(schema?.properties ?? {}).filter(([, { $ref = "" }]) => $ref.includes("-markdown."));
  return fields.length === 0 ? "" : ` In this block "${fields.map(([name]) => name).join('" and "')}" takes Markdown.`;
}
