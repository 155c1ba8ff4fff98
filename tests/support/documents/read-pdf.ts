import { inflateSync } from "node:zlib";

/** What can be read in a PDF that pdfkit has written: by programs that read it out, and by people. */
export interface ReadPdf {
  /** The kinds of all elements of its structure, in their order: H1, P, LI. */
  readonly structure: readonly string[];
  /** Its text, a line for each that was set, in their order. */
  readonly lines: readonly string[];
  /** The lines of each page. */
  readonly pages: readonly (readonly string[])[];
  /** The file itself, as far as it is text. */
  readonly raw: string;
}

/** Reads a PDF whose texts are all of one typeface. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const raw = Buffer.from(bytes).toString("latin1");
  const streams = [...raw.matchAll(/\/FlateDecode[\s\S]*?stream\n([\s\S]*?)\nendstream/g)].flatMap(([, data = ""]) => {
    try {
      return [inflateSync(Buffer.from(data, "latin1")).toString("latin1")];
    } catch {
      return [];
    }
  });
  const letters = lettersOf(streams.find((text) => text.includes("begincmap")) ?? "");
  const contents = streams.filter((text) => / TJ\n/.test(text) && !text.includes("begincmap"));
  const pages = contents.map((text) =>
    [...text.matchAll(/\[([^\]]*)\] TJ/g)].map(([, glyphs = ""]) =>
      [...glyphs.matchAll(/<([0-9a-f]*)>/g)]
        .flatMap(([, hex = ""]) => hex.match(/.{4}/g) ?? [])
        .map((code) => letters.get(Number.parseInt(code, 16)) ?? "�")
        .join(""),
    ),
  );
  const structure = [...raw.matchAll(/\/S \/(\w+)/g)].map(([, kind = ""]) => kind);
  return { structure, pages, lines: pages.flat(), raw };
}

/** The letters of glyphs, from the table that is in the file so that its text can be copied. */
function lettersOf(table: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, from = "", list = ""] of table.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/g)) {
    for (const [index, [, code = ""]] of [...list.matchAll(/<([0-9a-f ]+)>/g)].entries()) {
      letters.set(Number.parseInt(from, 16) + index, lettersIn(code));
    }
  }
  return letters;
}

/** The letters that a glyph stands for, which are several where it is a ligature, written in UTF-16. */
function lettersIn(code: string): string {
  const units = code.match(/[0-9a-f]{4}/g) ?? [];
  return String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
}
