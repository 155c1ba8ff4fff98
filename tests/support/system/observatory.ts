/**
 * The rules by which the HTTP Observatory of MDN scores an answer, as far as they concern a site without cookies that is served by
 * HTTPS alone: `src/analyzer/tests/` and `src/grader/charts.js` of https://github.com/mdn/mdn-http-observatory, 94042bb of
 * August 2026. It gives bonuses besides for what this site does without: cookies, the preload list of HSTS, which is for whole
 * domains, and Cross-Origin-Embedder-Policy, which would keep out the films and maps that pages may embed.
 */
export interface ObservedAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}

type Judge = (answer: Readonly<{ header(name: string): string | undefined; html: string }>) => number;

const broad = ["ftp:", "http:", "https:", "*", "http://*", "http://*.*", "https://*", "https://*.*"];
const unsafe = [...broad, "'unsafe-inline'", "data:"];

const judges: Readonly<Record<string, Judge>> = {
  "content-security-policy": ({ header, html }) => {
    const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
    const policy = joinPolicies([header("content-security-policy"), meta].flatMap((text) => (text ? [text] : [])));
    if (policy.size === 0) return -25;
    const sources = (...names: string[]) => names.map((name) => policy.get(name)).find((found) => found) ?? ["*"];
    const [script, style] = [sources("script-src", "default-src"), withoutInline(sources("style-src", "default-src"))];
    const active = [...policy].flatMap(([name, list]) => (/^(?:img|media)-src$/.test(name) ? [] : list));
    const passive = ["img-src", "media-src"].flatMap((name) => sources(name, "default-src"));
    const isPlain = (source: string) => /^(?:http|ftp):/.test(source);
    if (withoutInline(script).some((source) => unsafe.includes(source))) return -20;
    if (sources("object-src", "default-src").some((source) => broad.includes(source))) return -20;
    if (active.some(isPlain)) return -20;
    if ([...script, ...style].includes("'unsafe-eval'") || passive.some(isPlain)) return -10;
    if (style.some((source) => unsafe.includes(source))) return 0;
    return policy.get("default-src")?.join() === "'none'" ? 10 : 5;
  },
  "cross-origin-opener-policy": ({ header }) =>
    judge(header("cross-origin-opener-policy"), {
      good: /^(?:same-origin(?:-allow-popups)?|noopener-allow-popups)$/,
      bonus: 10,
    }),
  "cross-origin-resource-policy": ({ header }) =>
    judge(header("cross-origin-resource-policy"), { good: /^same-(?:origin|site)$/, bonus: 10 }),
  "referrer-policy": ({ header }) =>
    judge(header("referrer-policy"), {
      good: /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/,
      bonus: 5,
    }),
  "strict-transport-security": ({ header }) => {
    const seconds = Number(
      /(?:^|; *)max-age=(\d+)/i.exec(header("strict-transport-security") ?? "")?.[1] ?? Number.NaN,
    );
    if (Number.isNaN(seconds)) return -20;
    return seconds < 15_768_000 ? -10 : 0;
  },
  "subresource-integrity": ({ html }) => {
    const scripts = [...html.matchAll(/<script[^>]*\ssrc="([^"]*)"[^>]*>/g)];
    const foreign = scripts.filter(([, address]) => /^(?:https?:)?\/\//.test(address ?? ""));
    if (foreign.some(([, address]) => !address?.startsWith("https:"))) return -50;
    return foreign.some(([tag]) => !tag.includes(" integrity=")) ? -5 : 0;
  },
  "x-content-type-options": ({ header }) => (header("x-content-type-options") === "nosniff" ? 0 : -5),
  "x-frame-options": ({ header }) => {
    if (/(?:^|; )frame-ancestors /.test(header("content-security-policy") ?? "")) return 5;
    return /^(?:deny|sameorigin)$/i.test(header("x-frame-options") ?? "") ? 5 : -20;
  },
};

/** What the Observatory gives or takes away for each of its tests. */
export function observe({ headers, html }: ObservedAnswer): Record<string, number> {
  const lower = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const answer = { header: (name: string) => lower.get(name), html };
  return Object.fromEntries(Object.entries(judges).map(([name, give]) => [name, give(answer)]));
}

/** The score of an answer: bonuses count from 90 on alone. From 100 on the grade is A+. */
export function scoreOf(modifiers: Readonly<Record<string, number>>): number {
  const all = Object.values(modifiers);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const plain = 100 + sum(all.filter((number) => number < 0));
  return plain >= 90 ? 100 + sum(all) : Math.max(plain, 0);
}

function judge(value: string | undefined, { good, bonus }: { good: RegExp; bonus: number }): number {
  if (value === undefined) return 0;
  return good.test(value) ? bonus : -5;
}

/** What several policies allow together: a source has to stand in each that names the directive. */
function joinPolicies(policies: readonly string[]): Map<string, readonly string[]> {
  const joined = new Map<string, readonly string[]>();
  for (const policy of policies) {
    for (const directive of policy.split(";")) {
      const [name = "", ...sources] = directive.trim().split(/\s+/);
      if (name === "") continue;
      const before = joined.get(name);
      const both = before ? sources.filter((source) => before.includes(source)) : sources;
      joined.set(name, both.length > 0 || !name.endsWith("-src") ? both : ["'none'"]);
    }
  }
  return joined;
}

/** Browsers ignore `'unsafe-inline'` beside a nonce or hash. */
function withoutInline(sources: readonly string[]): readonly string[] {
  const isNamed = sources.some((source) => /^'(?:sha(?:256|384|512)|nonce)-/.test(source));
  return isNamed ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
}
