import { openAddress, tokenHeader } from "./dev-data.ts";

/** Requests of a page to the dev server, to do something on its machine. */
export interface DevRequests {
  /** Opens a place of a file in the editor. Returns what to tell the author. */
  open(place: { readonly file: string; readonly line: number; readonly column: number }): Promise<string>;
}

/** The requests of a page with this token; undefined where it has none, because another machine shows it. */
export function createDevRequests(token: string | undefined): DevRequests | undefined {
  if (token === undefined) return undefined;
  const base = import.meta.env.BASE_URL.replace(/\/$/, "");
  return {
    async open({ file, line, column }) {
      const body = JSON.stringify({ file, line, column });
      const request = fetch(base + openAddress, { method: "POST", headers: { [tokenHeader]: token }, body });
      const answer = await request.catch(() => undefined);
      if (!answer) return "The dev server does not answer.";
      return answer.ok ? `Opened ${file}:${line}.` : await answer.text();
    },
  };
}
