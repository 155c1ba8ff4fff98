import { addScript, defineService } from "../service.ts";

type Command = readonly [name: string, ...values: string[]];

export const matomo = defineService({
  name: "matomo",
  title: "Matomo",
  provider: { company: "InnoCraft Ltd", country: "NZ", orOperator: true },
  purpose: "Counts visits, and recognises visitors who come again.",
  needsConsent: true,
  cookies: [
    { name: "_pk_id", lasts: "13 months" },
    { name: "_pk_ses", lasts: "30 minutes" },
  ],
  options: {
    url: {
      description: "The address of Matomo with a slash at its end, such as https://stats.bakery.example/.",
      pattern: "^https://[a-z0-9.-]+/(?:[\\w-]+/)*$",
      example: "https://stats.bakery.example/",
    },
    site: { description: "The number of the site in Matomo, in quotes.", pattern: "^\\d+$", example: "1" },
  },
  opens: ({ url }) => {
    const { origin } = new URL(url);
    return { "script-src": [origin], "connect-src": [origin], "img-src": [origin] };
  },
  start({ url, site }) {
    const commands: Command[] = [
      ["trackPageView"],
      ["enableLinkTracking"],
      ["setTrackerUrl", `${url}matomo.php`],
      ["setSiteId", site],
    ];
    Object.assign(window, { _paq: commands });
    addScript(`${url}matomo.js`);
  },
});
