import type { Editor } from "../../session/create-editor.ts";

/** The path of the site. */
export const base = location.pathname.slice(0, location.pathname.lastIndexOf("/__edit/"));

const token = new URLSearchParams(location.search).get("token") ?? "";

/** The server understood the request but refused it. The message is for people. */
export class RefusedError extends Error {}

export type Call = keyof Editor;
export type Answer<Name extends Call> = ReturnType<Editor[Name]>;
export type Request<Name extends Call> = Parameters<Editor[Name]>[0];

/** Calls the server. Throws a RefusedError if it refuses, and any other error if it does not answer. */
export async function callServer<Name extends Call>(name: Name, request: Request<Name>): Promise<Answer<Name>> {
  const response = await fetch(`${base}/__edit/api/${name}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Editor-Token": token },
    body: JSON.stringify(request),
  });
  if (response.ok) return response.json();
  const { error }: { error?: string } = await response.json().catch(() => ({}));
  // Without a message, the answer did not come from the editor.
  throw error === undefined ? new Error(response.statusText) : new RefusedError(error);
}

/** Reports every change to files, and when the server is back. */
export function listenToServer(onChange: () => void): void {
  const source = new EventSource(`${base}/__edit/events?token=${encodeURIComponent(token)}`);
  source.addEventListener("message", onChange);
}
