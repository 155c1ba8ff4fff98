import { addScript, defineService } from "../service.ts";

interface ChatwootWindow extends Window {
  readonly chatwootSDK?: { run(options: { websiteToken: string; baseUrl: string }): void };
}

export const chatwoot = defineService({
  name: "chatwoot",
  title: "Chatwoot",
  provider: { company: "Chatwoot Inc.", country: "US", orOperator: true },
  purpose: "Shows a chat with us, and remembers what has been said in it.",
  needsConsent: true,
  cookies: [{ name: "cw_conversation", lasts: "1 year" }],
  options: {
    url: {
      description: "The address of Chatwoot without a slash at its end, such as https://app.chatwoot.com.",
      pattern: "^https://[a-z0-9.-]+$",
      example: "https://app.chatwoot.com",
    },
    token: {
      description: "The token of the inbox for the site.",
      pattern: "^[A-Za-z0-9]+$",
      example: "b6BejyTTuxF4yPt61ZTZHjdB",
    },
  },
  // Its bubble has its own styles.
  opens: ({ url }) => ({
    "script-src": [url],
    "style-src": ["'unsafe-inline'"],
    "frame-src": [url],
    "connect-src": [url],
    "img-src": [url],
  }),
  start({ url, token }) {
    addScript(`${url}/packs/js/sdk.js`).addEventListener("load", () => {
      (window as ChatwootWindow).chatwootSDK?.run({ websiteToken: token, baseUrl: url });
    });
  },
});
