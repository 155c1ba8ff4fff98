import { isRecord, toPointer, valueAt, type ValuePath } from "../diagnostic/path.ts";
import { languageAt, languageOfFile, siteLanguages } from "../index/site-languages.ts";
import { routeOfPage } from "../read/route-of.ts";
import { emptyCell } from "../rules/fill/empty-cell.ts";
import { unknownFact } from "../rules/fill/unknown-fact.ts";
import type { FileShape } from "../schema/file-shape.ts";
import { factScope, namesIn, rowScope, type Scope } from "../values/scopes.ts";
import type { ContentFile } from "../yaml/content-file.ts";
import type { Fillings } from "../yaml/fillings.ts";
import { Filler, isEmpty, nameIn, nothing, type Written } from "./fill-values.ts";
import { placer, type WrittenAt } from "./origins.ts";
import { usePart } from "./use-part.ts";

/** Fills in the texts of a file and inserts the blocks of the parts that it uses. Also returns the mistakes found on the way. */
export function composeFile(file: ContentFile, { shared, row }: Fillings, shape: FileShape) {
  const home = languageAt(siteLanguages(shared.site), routeOfPage(file.source.path))?.home ?? "/";
  const language = languageOfFile(shared.site, { ...file, isComplete: true, wrong: new Set() });
  const facts = factScope(shared, home, language);
  const filler = new Filler({ file, shape, language });
  const composer = new Composer({ file, filler, home, parts: shared.parts, row });
  const data = composer.compose(row ? rowScope(row, facts) : facts);
  const { origins, findings, uses, lost } = filler;
  return { file: { ...file, data, uses, ...placer(file, origins) }, findings, lost };
}

interface Surroundings {
  readonly file: ContentFile;
  readonly filler: Filler;
  /** The route of the home page of the language. */
  readonly home: string;
  readonly parts: ReadonlyMap<string, ContentFile>;
  readonly row: Fillings["row"];
}

/** Composes a page from its own blocks and those of parts, without blocks whose values are empty. */
class Composer {
  readonly #filler: Filler;

  constructor(private readonly around: Surroundings) {
    this.#filler = around.filler;
  }

  compose(scope: Scope): unknown {
    const { file, row } = this.around;
    const { data } = file;
    if (!isRecord(data)) return data;
    const entries = Object.entries(data).flatMap(([key, value]): [string, unknown][] => {
      const written = { value, file, path: [key], scope };
      // `each` names the table of a template, and labels have their own braces.
      if (key === "each" && row) return [];
      if (key === "labels") return [[key, value]];
      if (key === "blocks" && Array.isArray(value)) return [[key, this.#blocks(value, written)]];
      const composed = this.#filler.fill(written, [key]);
      if (composed !== nothing) return [[key, composed]];
      if (!this.#filler.schemaOf({ file, path: [] })?.required?.includes(key)) return [];
      // A page needs its title, which stays as it is typed.
      this.#reportEmpty([key]);
      return [[key, value]];
    });
    return Object.fromEntries(entries);
  }

  #blocks(list: readonly unknown[], { path, ...written }: Written): unknown[] {
    const blocks: unknown[] = [];
    for (const [at, value] of list.entries()) this.#block({ ...written, value, path: [...path, at] }, blocks);
    return blocks;
  }

  #block(written: Written, blocks: unknown[]): void {
    const { value, file, path, scope, use } = written;
    const { when, ...others } = isRecord(value) ? value : {};
    const name = typeof others["use"] === "string" ? this.#partName(others["use"]) : undefined;
    const canVary = scope.kind === "row" || scope.kind === "part" || name !== undefined;
    const isConditional = canVary && when !== undefined;
    if (isConditional && !this.#isThere(written, String(when))) return;
    if (name !== undefined && (others["type"] === undefined || (!use && this.around.parts.has(name)))) {
      this.#filler.uses.push({ kind: "part", name, file, path: [...path, "use"] });
      // A part inside a part is reported in its own file.
      if (!use) this.#part(name, { ...written, value: others }, blocks);
      return;
    }
    const to = ["blocks", blocks.length];
    if (file !== this.around.file || path.at(-1) !== blocks.length)
      this.#filler.origins.set(toPointer(to), { file, path, use });
    const shown = isConditional ? { ...written, value: others } : written;
    const { length } = this.#filler.findings;
    const composed = this.#filler.fill(shown, to);
    if (composed !== nothing) {
      blocks.push(composed);
      return;
    }
    // A page also needs its main heading. The findings of that block are made again below.
    const isLeft = this.#isOnlyHeading(written);
    if (isLeft) {
      this.#filler.findings.length = length;
      this.#reportEmpty(to);
    }
    this.#filler.forget(to);
    if (!isLeft) return;
    this.#filler.origins.set(toPointer(to), { file, path, use });
    blocks.push(this.#filler.fill(shown, to, true));
  }

  /** Whether a block has the only main heading among the blocks of its page and its parts. */
  #isOnlyHeading(written: Written): boolean {
    const blocksOf = ({ data }: ContentFile) => Array.from(Object(valueAt(data, ["blocks"])) as ArrayLike<unknown>);
    const leads = (at: WrittenAt) => this.#filler.schemaOf(at)?.headingLevel === 1;
    const page = this.around.file;
    const parts = blocksOf(page).flatMap((block) => {
      const name = valueAt(block, ["use"]);
      return this.around.parts.get(this.#partName(String(name))) ?? [];
    });
    const all = [page, ...parts].flatMap((file) => blocksOf(file).map((_, at) => ({ file, path: ["blocks", at] })));
    return leads(written) && all.filter(leads).length === 1;
  }

  /** Reports the empty value because of which a required text is missing. */
  #reportEmpty(place: ValuePath): void {
    const pointer = toPointer(place);
    for (const [key, origin] of this.#filler.origins) {
      if (!`${key}/`.startsWith(`${pointer}/`) || !("at" in origin) || !isEmpty(origin.value)) continue;
      const { file, path } = origin.at;
      const related = { at: { file, path }, message: "This text needs it." };
      const words = emptyCell.sayNeeded(nameIn(origin));
      this.#filler.findings.push({ code: emptyCell.code, ...words, at: origin, related });
      return;
    }
  }

  /** Whether a block with `when` is shown, because the value is not empty. In a part it may be a value passed to the part. */
  #isThere(written: Written, when: string): boolean {
    const { value, file, path, scope } = written;
    const own = ["with", ...when.split(".")];
    const given = valueAt(value, own);
    if (given !== undefined) {
      const at = [...path, ...own];
      const filled = this.#filler.fill({ ...written, value: given, path: at }, at);
      return filled !== nothing && !isEmpty(filled) && filled !== false;
    }
    const found = scope.find(when);
    const at = { file, path: [...path, "when"] };
    if (typeof found === "object" && found.kind === "fact") this.#filler.uses.push({ kind: "fact", name: when, ...at });
    if (found === "unknown" && (scope.kind !== "part" || /^\{.*\}$/.test(when))) {
      const names = [...namesIn(valueAt(value, ["with"])), ...scope.names()];
      this.#filler.findings.push({ code: unknownFact.code, ...unknownFact.sayWhen(when, names), at });
      return true;
    }
    return typeof found === "object" && !isEmpty(found.value) && found.value !== false;
  }

  /** The name of a part, in the folder of the language if that has its own. */
  #partName(name: string): string {
    const { home, parts } = this.around;
    const own = `${home.slice(1)}/${name}`;
    return parts.has(own) ? own : name;
  }

  #part(name: string, written: Written, blocks: unknown[]): void {
    const used = usePart(name, written, this.around);
    if (!used) return;
    const { part: file, scope } = used;
    for (const [index, value] of used.blocks.entries())
      this.#block({ value, file, path: ["blocks", index], scope, use: written.path }, blocks);
  }
}
