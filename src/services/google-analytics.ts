import { addScript, defineService } from "../service.ts";

const collectors = [
  "https://*.google-analytics.com",
  "https://*.analytics.google.com",
  "https://*.googletagmanager.com",
];

export const googleAnalytics = defineService({
  name: "google-analytics",
  title: "Google Analytics",
  provider: { company: "Google Ireland Limited", country: "IE" },
  purpose: "Counts visits, and recognises visitors who come again, on other sites too.",
  needsConsent: true,
  cookies: [
    { name: "_ga", lasts: "2 years" },
    { name: "_ga_*", lasts: "2 years" },
  ],
  options: {
    id: { description: "The measurement id, such as G-1A2B3C4D5E.", pattern: "^G-[A-Z0-9]+$", example: "G-1A2B3C4D5E" },
  },
  opens: () => ({
    "script-src": ["https://www.googletagmanager.com"],
    "connect-src": collectors,
    "img-src": collectors,
  }),
  start({ id }) {
    const dataLayer: unknown[] = [];
    Object.assign(window, { dataLayer });
    // The script treats an `arguments` object as a command, but not an array.
    function tell(..._command: unknown[]): void {
      dataLayer.push(arguments);
    }
    tell("js", new Date());
    tell("config", id);
    addScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);
  },
});
