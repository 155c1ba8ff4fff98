import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";

/** Which mutants are tried: a share of all, by a seed, below a folder or in a file. */
export const sample = {
  seed: process.env["SEED"] ?? "1",
  share: Number(process.env["SHARE"] ?? "0.015"),
  only: process.env["ONLY"] ?? "scripts/content",
};

/**
 * The share of all statements that get mutants at all: with those of every statement the tests run out of memory, since
 * Stryker notes for each which tests reach it.
 * @param {number} share
 */
const shareOfStatements = (share) => Math.min(1, Math.max(0.1, share));

/**
 * True for a share of all names, the same ones each time; whether one is among them does not depend on the others.
 * @param {readonly (string | number)[]} parts
 * @param {number} share
 */
export function isChosen(parts, share) {
  return createHash("sha256").update(parts.join("\0")).digest().readUInt32BE() / 2 ** 32 < share;
}

/**
 * The outermost statements of a source that a seed chooses, as Stryker names a part of a file: `a.ts:3-17`.
 * @param {string} file
 * @param {string} source
 * @param {{ readonly seed: string, readonly share: number }} sample
 */
export function chosenStatements(file, source, { seed, share }) {
  const lineAt = (/** @type {number} */ offset) => source.slice(0, offset).split("\n").length;
  return parseSync(file, source)
    .program.body.map(({ start, end }) => `${file}:${lineAt(start)}-${lineAt(end)}`)
    .filter((range) => isChosen([seed, range], shareOfStatements(share)));
}

/**
 * The parts of `scripts/content/` of which mutants are made.
 * @param {string} root
 * @param {{ readonly seed: string, readonly share: number, readonly only: string }} chosen
 */
export function chosenParts(root, { only, ...chosen }) {
  return readdirSync(join(root, "scripts/content"), { recursive: true, encoding: "utf8" })
    .map((path) => `scripts/content/${path.replaceAll("\\", "/")}`)
    .filter((file) => file.endsWith(".ts") && `${file}/`.startsWith(`${only.replace(/\/$/, "")}/`))
    .sort()
    .flatMap((file) => chosenStatements(file, readFileSync(join(root, file), "utf8"), chosen));
}

/**
 * True if a mutant of a chosen statement is one of those that are tried.
 * @param {Pick<import("@stryker-mutator/api/core").Mutant, "fileName" | "location" | "mutatorName" | "replacement">} mutant
 * @param {{ readonly seed: string, readonly share: number }} sample
 */
export function isInSample({ fileName, location: { start, end }, mutatorName, replacement }, { seed, share }) {
  const file = fileName.replaceAll("\\", "/").replace(/^.*\/(?=scripts\/content\/)/, "");
  const name = [seed, file, start.line, start.column, end.line, end.column, mutatorName, replacement];
  return isChosen(name, share / shareOfStatements(share));
}
