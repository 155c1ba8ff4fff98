import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import type { IndexEntry } from "../../../src/behaviours/search-index.ts";

interface FoundPage {
  readonly url: string;
  readonly meta: { readonly title: string };
  readonly sub_results: readonly { readonly url: string; readonly excerpt: string }[];
}

/** Searches the index of a site as the script of a page does, with the worker that browsers get. Returns each page with its parts. */
export async function askSearch(out: string, query: string, language = "en"): Promise<string[]> {
  const read = (path: string) => readFileSync(join(out, path.replace(/\?.*/, "")));
  const answers = new Map<number, (result: unknown) => void>();
  let receive = (_: { readonly data: unknown }) => {};
  const scope = createContext({
    self: {
      addEventListener: (_: string, listener: typeof receive) => {
        receive = listener;
      },
      postMessage: ({ id, result, error }: { id: number; result: unknown; error?: string }) =>
        answers.get(id)?.(error ?? result),
    },
    fetch: async (path: string) => ({
      ok: true,
      json: async () => JSON.parse(read(path).toString()),
      arrayBuffer: async () => new Uint8Array(read(path)).buffer,
    }),
    ...{
      console,
      setTimeout,
      TextDecoder,
      TextEncoder,
      URL,
      WebAssembly,
      location: { href: "https://www.example.com/" },
    },
  });
  runInContext(read("_search/pagefind-worker.js").toString(), scope);
  const ask = (method: string, ...args: unknown[]) =>
    new Promise((resolve) => {
      const id = answers.size;
      answers.set(id, resolve);
      receive({ data: { id, method, args } });
    });
  await ask("init", { basePath: "/_search/", language, primary: true });
  const { languages } = JSON.parse(read("/_search/pagefind-entry.json").toString()) as IndexEntry;
  if (languages[language]?.second !== undefined) await ask("mergeIndex", "/_search/2/", { language });
  const { results } = (await ask("search", query, {})) as { results: readonly { data: string }[] };
  const found = (await Promise.all(results.map(({ data }) => ask("getData", data)))) as FoundPage[];
  return found.map(({ url, meta, sub_results }) =>
    [`${meta.title} ${url}`, ...sub_results.map((part) => `${part.url.slice(url.length)}: ${part.excerpt}`)].join("\n"),
  );
}
