import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { expect, test } from "vitest";
import { bugs } from "../../package.json";
import { writeChecksummed } from "../../scripts/cache/checksummed-file.ts";
import { contentHash } from "../../scripts/cache/content-hash.ts";
import { ownCode } from "../support/code/own-code.ts";

/** The length of the checksum at the start of a file of V8's compiled code. */
const checksumLength = 32;

function readKept(file: string): Map<string, Uint8Array> {
  const bytes = readFileSync(file);
  const body = bytes.subarray(checksumLength);
  expect(bytes.toString("latin1", 0, checksumLength)).toBe(checksumOf(body));
  return deserialize(body);
}

function checksumOf(body: Uint8Array): string {
  return createHash("sha256").update(body).digest("hex").slice(0, checksumLength);
}

/** The scripts of a file, each with the number of the V8 that has compiled it, which stands behind the first four bytes. */
function compilersIn(file: string): readonly (readonly [script: string, compiler: string])[] {
  const compilers = [...readKept(file)].map(
    ([script, data]) => [script, Buffer.from(data).toString("hex", 4, 8)] as const,
  );
  return compilers.sort();
}

/** As another version of V8 would have written it. */
function byAnotherVersion(file: string): Uint8Array {
  const kept = readKept(file);
  for (const data of kept.values()) data.set([0xfe, 0xdc, 0xba, 0x98], 4);
  const body = serialize(kept);
  return Buffer.concat([Buffer.from(checksumOf(body)), body]);
}

function withFlippedByte(bytes: Uint8Array): Uint8Array {
  const flipped = Uint8Array.from(bytes);
  flipped.set([~(bytes[20_000] ?? 0)], 20_000);
  return flipped;
}

test("a command runs as ever where V8's compiled code of it is damaged, foreign or of another version, and puts it right", () => {
  const { code, run } = ownCode();
  const files = ["check.v8", "acceptor.v8"].map((name) => join(code, name));
  // Other commands may have left more scripts there than this one runs.
  for (const file of files) rmSync(file, { force: true });
  const right = run("check");
  const compilers = files.map(compilersIn);
  const damages: Readonly<Record<string, (file: string) => string | Uint8Array>> = {
    empty: () => "",
    truncated: (file) => readFileSync(file).subarray(0, 50_000),
    foreign: () => "{}",
    flipped: (file) => withFlippedByte(readFileSync(file)),
    "by another version": byAnotherVersion,
  };
  expect(right.status).toBe(0);
  expect(compilers.map(({ length }) => length > 0)).toEqual([true, true]);
  for (const [name, damage] of Object.entries(damages)) {
    for (const file of files) writeFileSync(file, damage(file));
    expect(run("check"), name).toEqual(right);
    expect(files.map(compilersIn), name).toEqual(compilers);
  }
  for (const file of files) {
    rmSync(file);
    mkdirSync(file);
  }
  expect(run("check"), "folders in their place").toEqual(right);
  expect(readdirSync(code).filter((name) => /\.v8\./.test(name))).toEqual([]);
});

test("an error of the renderer's own ends the build with 70, named as one, and writes no site", () => {
  const { code, out, run } = ownCode();
  const bundle = join(code, "bundle");
  const broken = `${readFileSync(join(bundle, "renderer.js"), "utf8")}
exports.renderPage = () => { throw new TypeError("broken"); };`;
  const manifestFile = join(bundle, "manifest.json");
  const [, manifest = ""] = readFileSync(manifestFile, "utf8").split("\n");
  const known = JSON.parse(manifest);
  writeFileSync(join(bundle, "renderer.js"), broken);
  writeChecksummed(
    manifestFile,
    JSON.stringify({ ...known, files: { ...known.files, "renderer.js": contentHash(broken) } }),
  );
  const { status, stdout, stderr } = run("build");
  // A slow machine shows how far it has come before; which page is rendered first is open.
  const [first = "", second] = stderr.slice(stderr.indexOf("This is")).split("\n");
  expect({ status, stdout, first: first.replace(/[\w/-]+\.yaml/, "PAGE"), second, isBuilt: existsSync(out) }).toEqual({
    status: 70,
    stdout: "",
    first: `This is a bug of the renderer while reading PAGE, not a mistake in the content. Please report it at ${bugs.url} with these lines:`,
    second: "TypeError: broken",
    isBuilt: false,
  });
});
