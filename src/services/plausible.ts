import { addScript, defineService } from "../service.ts";

const host = "https://plausible.io";

export const plausible = defineService({
  name: "plausible",
  title: "Plausible Analytics",
  provider: { company: "Plausible Insights", country: "EE" },
  purpose: "Counts visits without recognising visitors.",
  needsConsent: false,
  cookies: [],
  options: {
    domain: {
      description: "The domain of the site as Plausible knows it, such as bakery.example.",
      pattern: "^[a-z0-9.-]+$",
      example: "bakery.example",
    },
  },
  opens: () => ({ "script-src": [host], "connect-src": [host] }),
  start: ({ domain }) => void addScript(`${host}/js/script.js`, { domain }),
});
