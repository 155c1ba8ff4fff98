/** Trusted types, which some browsers lack and which TypeScript does not declare. */
interface TrustedTypesWindow extends Window {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string };
  };
}

// The one that the Content-Security-Policy of pages lets in.
const policy = (window as TrustedTypesWindow).trustedTypes?.createPolicy("page", { createHTML: (html) => html });

/** Makes a document of the HTML of a page of this site. None of its scripts run. */
export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(policy?.createHTML(html) ?? html, "text/html");
}
