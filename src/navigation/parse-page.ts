// The policy that the Content-Security-Policy of pages allows.
const policy = window.trustedTypes?.createPolicy("page", { createHTML: (html: string) => html });

/** Parses the HTML of a page of this site. None of its scripts run. */
export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(policy?.createHTML(html) ?? html, "text/html");
}
