import type { Api, ApiError, EditorEvent } from "../../api/api.ts";

/** The path of the site. */
export const base = location.pathname.slice(0, location.pathname.lastIndexOf("/__edit/"));

const token = new URLSearchParams(location.search).get("token") ?? "";

/** The server has understood the request and does not do it: the message is for people. */
export class RefusedError extends Error {}

export type Answer<Name extends keyof Api> = ReturnType<Api[Name]>;

/** Asks the server. Throws a RefusedError for what it refuses, and any other error where it does not answer. */
export async function callServer<Name extends keyof Api>(
  name: Name,
  request: Parameters<Api[Name]>[0],
): Promise<Answer<Name>> {
  const response = await fetch(`${base}/__edit/api/${name}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Editor-Token": token },
    body: JSON.stringify(request),
  });
  if (response.ok) return response.json();
  const answer: Partial<ApiError> | undefined = await response.json().catch(() => undefined);
  // Without a message it was not the editor who answered.
  if (answer?.error === undefined) throw new Error(response.statusText);
  throw new RefusedError(answer.error);
}

/** Tells of each change of files, and when the server is there again. */
export function listenToServer(onEvent: (event: EditorEvent) => void): void {
  const source = new EventSource(`${base}/__edit/events?token=${encodeURIComponent(token)}`);
  source.addEventListener("message", ({ data }) => onEvent(JSON.parse(data)));
}

export async function addAsset(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte));
  return (await callServer("addAsset", { name: file.name, base64: btoa(letters.join("")) })).address;
}
