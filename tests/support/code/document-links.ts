import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { listFiles } from "../build/built-site.ts";
import { projectRoot } from "../system/own-project.ts";

/** A link from one document of the project to another file or heading of it. */
interface DocumentLink {
  /** The document, such as `scripts/README.md`. */
  readonly file: string;
  readonly href: string;
  /** The target file. */
  readonly target: string;
  /** Whether there is no such file, or no such heading in it. */
  readonly isBroken: boolean;
}

/** All such links of the documents that people read. */
export function documentLinks(): readonly DocumentLink[] {
  return documents().flatMap(linksOf);
}

/** The documents of the top level, of `.github/`, and of the folders of code. */
export function documents(): readonly string[] {
  const below = [".github", "schema", "scripts", "src", "tests"].flatMap((folder) =>
    listFiles(join(projectRoot, folder)).map((path) => `${folder}/${path}`),
  );
  return [...readdirSync(projectRoot), ...below].filter((path) => path.endsWith(".md"));
}

function linksOf(file: string): DocumentLink[] {
  const hrefs = [...proseOf(file).matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)].map(
    ([, href, source]) => href ?? source ?? "",
  );
  return hrefs
    .filter((href) => !/^(?:[a-z]+:|\/)/.test(href))
    .map((href) => {
      const [path = "", heading] = href.split("#");
      const target = path === "" ? file : posix.join(posix.dirname(file), path);
      return { file, href, target, isBroken: !isThere(target, heading) };
    });
}

function isThere(target: string, heading: string | undefined): boolean {
  if (!existsSync(join(projectRoot, target))) return false;
  return heading === undefined || headingsOf(target).includes(heading);
}

/** The headings of a document as anchors. */
function headingsOf(file: string): string[] {
  return [...proseOf(file).matchAll(/^#+ (.+)$/gm)].map(([, text = ""]) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

/** A document without its code blocks. */
function proseOf(file: string): string {
  return readFileSync(join(projectRoot, file), "utf8").replace(/^ *(```+).*?^ *\1$/gms, "");
}
