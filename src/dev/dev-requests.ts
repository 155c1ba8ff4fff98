import { type LocatedFile, openAddress, placesAddress, tokenHeader } from "./dev-data.ts";

/** Requests of a page to the dev server, to do something on its machine. */
export interface DevRequests {
  /** Opens a place of a file in the editor. Returns what to tell the author. */
  open(place: { readonly file: string; readonly line: number; readonly column: number }): Promise<string>;
  /** Where the values of the page and of the site file stand. */
  locate(): Promise<readonly LocatedFile[]>;
}

/** The requests of a page with this token; undefined where it has none, because another machine shows it. */
export function createDevRequests(token: string | undefined): DevRequests | undefined {
  if (token === undefined) return undefined;
  const base = import.meta.env.BASE_URL.replace(/\/$/, "");
  const ask = (address: string, data: unknown) =>
    fetch(base + address, { method: "POST", headers: { [tokenHeader]: token }, body: JSON.stringify(data) });
  return {
    async open({ file, line, column }) {
      const answer = await ask(openAddress, { file, line, column }).catch(() => undefined);
      if (!answer) return "The dev server does not answer.";
      return answer.ok ? `Opened ${file}:${line}.` : await answer.text();
    },
    async locate() {
      const answer = await ask(placesAddress, { path: location.pathname }).catch(() => undefined);
      return answer?.ok ? await answer.json() : [];
    },
  };
}
