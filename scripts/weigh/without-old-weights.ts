import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Diagnostic } from "../content/diagnostic/diagnostic.ts";
import { displayPath } from "../content/read/read-content.ts";
import { overBudget } from "../content/rules/build/over-budget.ts";
import { onInterruption } from "../program/interruption.ts";
import type { ContentToWeigh } from "./content-to-weigh.ts";
import { findWeightMistakes } from "./find-weight-mistakes.ts";
import type { WeightMemory } from "./weight-memory.ts";

/** Content as it was before. */
interface EarlierContent {
  /** Writes the content folder as it was into a folder that is not there yet. */
  writeTo(folder: string): void;
}

/** Remembers nothing: a revision is weighed in a folder of its own, which goes. */
const noMemory: WeightMemory = { readVerdict: () => undefined, readPages: () => new Map(), write: () => {} };

/** Of the mistakes that a change is to blame for leaves out the files that have not changed and were too heavy before it. */
export async function withoutOldWeights(
  diagnostics: readonly Diagnostic[],
  revision: EarlierContent,
  { changed, content }: { readonly changed: ReadonlySet<string>; readonly content: ContentToWeigh },
): Promise<readonly Diagnostic[]> {
  const isInQuestion = ({ code, file }: Diagnostic) => code === overBudget.code && !changed.has(file);
  if (!diagnostics.some(isInQuestion)) return diagnostics;
  const before = await namesIn(revision, content);
  const isOld = (diagnostic: Diagnostic) => before.has(nameIn(content.pages, diagnostic));
  return diagnostics.filter((diagnostic) => !(isInQuestion(diagnostic) && isOld(diagnostic)));
}

/** A name for what is too heavy, by the place inside the content folder. */
function nameIn(pages: string, { file, code, pointer }: Diagnostic): string {
  return JSON.stringify([displayPath(resolve(file), pages), code, pointer]);
}

/** The names of what was too heavy in a revision; none where it had other mistakes. */
async function namesIn({ writeTo }: EarlierContent, content: ContentToWeigh): Promise<ReadonlySet<string>> {
  const folder = mkdtempSync(join(tmpdir(), "revision-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const forget = onInterruption(remove);
  try {
    const pages = join(folder, "pages");
    writeTo(pages);
    const found = await findWeightMistakes({ ...content, pages }, noMemory);
    return new Set(found.map((diagnostic) => nameIn(pages, diagnostic)));
  } finally {
    remove();
    forget();
  }
}
