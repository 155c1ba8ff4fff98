import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { typefaces } from "../content/fonts/typefaces.ts";
import lucideLicence from "../content/icons/lucide-licence.txt?raw";
import { packageFolder } from "../program/package-folder.ts";
import type { OutputFile } from "./output-file.ts";
import { bundleFolder } from "./run-bundler.ts";

/** The file with the licences of everything a site is made with, as their terms require. No page loads it. */
const licencesName = "licences.txt";

/** Packages whose parts become markup of pages. Brand icons are in the public domain. */
const drawn = ["@iconify-json/lucide"];

/** The licences of the packages whose modules browsers get, and of those whose icons appear in pages. */
export function licencesOf(modules: readonly string[]): OutputFile {
  const folders = modules.flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id)?.[0] ?? []);
  const all = [...new Set([...folders, ...drawn.map((name) => packageFolder(name))])];
  return { path: licencesName, content: licenceText(all) };
}

/** The same files, with the licences of the typefaces among them. */
export function withTypefaceLicences(files: readonly OutputFile[]): OutputFile[] {
  const used = typefaces.filter(({ stem }) =>
    files.some(({ path }) => path.startsWith(`${bundleFolder}/${stem}-`) && path.endsWith(".woff2")),
  );
  const text = licenceText(used.map((typeface) => packageFolder(typeface.package)));
  return files.map((file) => (file.path === licencesName ? { ...file, content: `${file.content}${text}` } : file));
}

/** The `package.json` of a package. Every package has a name, a version and a licence. */
function readPackage(folder: string) {
  type Fields = Readonly<Record<"name" | "version", string>> & { readonly license?: string };
  return { ...(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Fields), folder };
}

/** The licences of the packages in some folders, each text once, in order of package name. */
function licenceText(folders: readonly string[]): string {
  const texts = new Map<string, string[]>();
  const packages = [...new Map(folders.map(readPackage).map((entry) => [entry.name, entry])).values()];
  for (const { name, version, license, folder } of packages.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    // The package names the licence of the icons, but does not include its text.
    const whole = name === "@iconify-json/lucide" ? lucideLicence : readLicence(folder);
    const text = whole.replaceAll("\r\n", "\n").trim();
    texts.set(text, [...(texts.get(text) ?? []), `${name} ${version} (${license ?? "no licence named"})`]);
  }
  return [...texts].map(([text, names]) => `${names.join("\n")}\n\n${text}\n\n${"-".repeat(80)}\n\n`).join("");
}

function readLicence(folder: string): string {
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.md|\.txt)?$/i.test(entry));
  return file === undefined ? "" : readFileSync(join(folder, file), "utf8");
}
