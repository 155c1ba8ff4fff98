import type { ContentFormat } from "../descriptor/content-format.ts";
import type { Openings } from "../descriptor/openings.ts";

export const formActionFormat: ContentFormat = {
  name: "form-action",
  title: "Form action",
  description: "The address that takes a form, such as https://forms.example/send.",
  expected: "an https address such as https://forms.example/send",
  kind: "name",
  accepts: (value) => /^https:\/\/[^\s"'<>\\]+$/.test(value) && hostOf(value) !== undefined,
  correct: (value) => value.trim().replace(/^http:/, "https:"),
};

/** The permission of a page with a form: to send to that address, and to come back to the site from there. */
export function formOpenings(action: string): Openings {
  const url = hostOf(action);
  if (!url) return {};
  // A policy can name few signs of a path; without it the whole host is meant.
  const path = /^[\w./~-]*$/.test(url.pathname) ? url.pathname : "";
  return { "form-action": ["'self'", url.origin + path] };
}

/** The address as browsers understand it, without names and passwords before the host. */
function hostOf(value: string): URL | undefined {
  if (!URL.canParse(value)) return undefined;
  const url = new URL(value);
  return url.username === "" && url.password === "" && /^[a-z0-9.-]+$/.test(url.hostname) ? url : undefined;
}
