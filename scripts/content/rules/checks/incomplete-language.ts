import { valueAt } from "../../diagnostic/path.ts";
import type { ContentIndex } from "../../index/content-index.ts";
import { type SiteLanguage, siteLanguages } from "../../index/site-languages.ts";
import type { ContentFile } from "../../yaml/content-file.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import { exampleSiteInTwo, otherPage } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { excerpt } from "../toolkit/wording.ts";
import { hiddenPage } from "./hidden-parts.ts";

const inTwo = exampleSiteInTwo.replace("/de", "«/de»");

export const incompleteLanguage: Check = {
  code: "incomplete-language",
  scope: "site",
  meaning:
    "A language of the site has no path or no home page there, so the language switch would lead nowhere; two languages have the same code or path; the first is not the language of the site; or a _site.yaml or _facts.yaml is in a folder that is not the path of a language.",
  bad: { "_site.yaml": inTwo },
  good: { "_site.yaml": inTwo, "de/index.yaml": otherPage("Start") },
  check(content) {
    const { site, siteFiles, shared } = content;
    const languages = siteLanguages(site.data);
    const isWrong = [...site.wrong].some((pointer) => /^\/(?:languages|language$)/.test(pointer));
    return isWrong
      ? []
      : [
          ...ofList(content, languages),
          ...withoutLanguage([...siteFiles, ...(shared?.facts.values() ?? [])], languages),
        ];
  },
};

function ofList(content: ContentIndex, languages: readonly SiteLanguage[]): readonly Finding[] {
  const { site, pagesByRoute } = content;
  const [codes, homes] = [new Set<string>(), new Set<string>()];
  const ofSite = valueAt(site.data, ["language"]);
  return languages.flatMap(({ code, home }, index): Finding[] => {
    const at = (key: string) => ({ file: site, path: ["languages", index, key] });
    const isTaken = codes.has(code) ? "code" : homes.has(home) && home !== "/" ? "path" : undefined;
    codes.add(code);
    homes.add(home);
    if (isTaken) {
      const message = `Another language also has this ${isTaken}, expected a different one.`;
      return [{ at: at(isTaken), message, hint: "Write a different one." }];
    }
    if (index === 0 && typeof ofSite === "string" && code !== ofSite) {
      const message = `The first language is ${excerpt(code)}, expected that of the site, ${excerpt(ofSite)}.`;
      return [{ at: at("code"), message, hint: `Put ${ofSite} first, or change "language".` }];
    }
    if (index > 0 && home === "/") {
      const message = `The language ${excerpt(code)} has no path, expected the route of its home page.`;
      return [{ at: at("code"), message, hint: `Add "path: /${code.toLowerCase()}".` }];
    }
    // `unpublished-home` reports a hidden one.
    if (home === "/" || pagesByRoute.has(home) || hiddenPage(content, home)) return [];
    const message = `No page has the route ${excerpt(home)}, expected the home page of the language ${excerpt(code)}.`;
    return [{ at: at("path"), message, hint: `Add ${home.slice(1)}/index.yaml.` }];
  });
}

function withoutLanguage(files: readonly ContentFile[], languages: readonly SiteLanguage[]): readonly Finding[] {
  const known = new Set(["/", ...languages.map(({ home }) => home)]);
  return files.flatMap((file) => {
    const [, folder = "", name] = /^(.*?)\/?([^/]*)$/.exec(file.source.path) ?? [];
    if (known.has(`/${folder}`)) return [];
    const message = `No language of the site has the path /${folder}, expected a ${name} only in the folder of a language.`;
    return [{ at: { file }, message, hint: 'Add it to "languages" in the main _site.yaml, or remove this file.' }];
  });
}
