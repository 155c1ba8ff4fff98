import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { Diagnostic } from "../../scripts/content/diagnostic/diagnostic.ts";
import { build } from "../support/build/workplace.ts";
import { runScript } from "../support/system/run-script.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

const drawing = (background: string) => sharp({ create: { width: 700, height: 700, channels: 3, background } });

/** A WebP whose size is as it says, and whose pixels are none. Each of another colour has other bytes. */
async function damagedWebp(colour: string): Promise<Buffer> {
  const webp = await drawing(colour).webp().toBuffer();
  return webp.fill(colour, 40);
}

const site = "brand: { name: Bakery }\norigin: https://bakery.example\nlanguage: en-GB\n";

const page = (title: string, image: string, more = "") =>
  `title: ${title}\ndescription: About ${title.toLowerCase()}, and what is to be seen there.\n${more}blocks:\n  - type: hero\n    title: ${title}\n    image: { src: /assets/${image}, alt: Loaves before an oven. }\n`;

function write(files: Readonly<Record<string, string | Uint8Array>>, pages = join(temporaryFolder(), "pages")): string {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(pages, path)), { recursive: true });
    writeFileSync(join(pages, path), content);
  }
  return pages;
}

const placeOf = ({ file, line, column, code, message }: Diagnostic) => ({
  file: file.slice(file.lastIndexOf("/") + 1),
  ...{ line, column, code, message },
});

/** What a build finds that shares no cache with anything. */
async function buildOf(pages: string) {
  const folder = join(pages, "..");
  return (await build({ folder, pages, out: join(folder, "out"), memory: join(folder, "memory") })).mistakes.map(
    placeOf,
  );
}

function checkOf(pages: string, ...flags: readonly string[]) {
  const { status, stdout } = runScript("check.ts", ["--pages", ".", "--format", "json", ...flags], { cwd: pages });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  return { status, found: diagnostics.map(placeOf) };
}

test("a picture that cannot be decoded is a mistake of the check as of the build, and whose change it is counts", async () => {
  const pages = write({
    "_site.yaml": site,
    "index.yaml": page("Oven", "oven.webp"),
    "later.yaml": page("Later", "later.webp", "publishAt: 2999-01-01T00:00Z\nunlisted: true\n"),
    "draft.yaml": page("Draft", "draft.webp", "draft: true\n"),
    "_assets/oven.webp": await damagedWebp("#123456"),
    "_assets/later.webp": await damagedWebp("#234567"),
    "_assets/draft.webp": await damagedWebp("#345678"),
  });
  const [oven, ...others] = await buildOf(pages);
  expect({ oven, others }).toEqual({
    oven: {
      ...{ file: "index.yaml", line: 6, column: 19, code: "unusable-file" },
      message: 'The file of "/assets/oven.webp" is damaged: a part of it is missing or wrong.',
    },
    others: [],
  });
  const { status, found } = checkOf(pages);
  expect({ status, found: found.filter(({ code }) => code === "unusable-file") }).toEqual({
    status: 1,
    found: [oven, { ...oven, file: "later.yaml", line: 8, message: oven?.message.replace("oven", "later") }],
  });

  const git = (...args: string[]) => expect(spawnSync("git", args, { cwd: pages }).status).toBe(0);
  git("init", "--quiet");
  git("add", "--all");
  git("-c", "user.name=Ada", "-c", "user.email=ada@example.com", "commit", "--quiet", "--message", "Begin");
  write({ "_assets/later.webp": await damagedWebp("#765432") }, pages);
  const since = checkOf(pages, "--since", "HEAD").found.filter(({ code }) => code === "unusable-file");
  expect(since.map(({ file }) => file)).toEqual(["later.yaml"]);
});
