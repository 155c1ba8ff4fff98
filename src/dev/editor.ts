import { openAddress } from "./dev-data.ts";

/** The editor on the machine of the dev server. */
export interface Editor {
  /** Opens a place of a file. Returns what to tell the author. */
  open(place: { readonly file: string; readonly line: number; readonly column: number }): Promise<string>;
}

/** The editor for a page with this token; undefined where it has none, because another machine shows it. */
export function createEditor(token: string | undefined): Editor | undefined {
  if (token === undefined) return undefined;
  return {
    async open({ file, line, column }) {
      const address = `${import.meta.env.BASE_URL.replace(/\/$/, "")}${openAddress}`;
      const body = JSON.stringify({ file, line, column });
      const answer = await fetch(address, { method: "POST", headers: { "x-dev-token": token }, body }).catch(
        () => undefined,
      );
      if (!answer) return "The dev server does not answer.";
      return answer.ok ? `Opened ${file}:${line}.` : await answer.text();
    },
  };
}
