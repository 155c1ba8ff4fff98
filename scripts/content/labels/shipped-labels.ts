import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { FrameLabels } from "../../../src/labels.ts";
import { projectRoot } from "../../program/project.ts";

const folder = join(projectRoot, "schema/labels");

const known = new Map<string, Partial<FrameLabels> | undefined>();

/**
 * The words of the interface in a language, from `schema/labels`: those of its script where there are two, as of Chinese, else those of
 * the language; undefined for English, which needs none, and for a language that has none here.
 */
export function shippedLabels(language: string): Partial<FrameLabels> | undefined {
  if (!known.has(language)) known.set(language, readLabels(language));
  return known.get(language);
}

/** The codes under which Norwegian is known beside its own. */
const sameWords: Readonly<Record<string, string>> = { no: "nb", nn: "nb" };

function readLabels(tag: string): Partial<FrameLabels> | undefined {
  const { language, script } = new Intl.Locale(tag).maximize();
  const file = [`${language}-${script}`, sameWords[language] ?? language]
    .map((name) => join(folder, `${name}.yaml`))
    .find((path) => existsSync(path));
  // A test holds them to the keys.
  return file === undefined
    ? undefined
    : { language: tag, ...(parse(readFileSync(file, "utf8")) as Partial<FrameLabels>) };
}
