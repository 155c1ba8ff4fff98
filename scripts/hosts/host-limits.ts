/**
 * The most that hosts take of a site, as they said in 2026: https://developers.cloudflare.com/pages/configuration/redirects/,
 * …/pages/configuration/headers/, …/pages/platform/limits/ (of the free plan), and
 * https://vercel.com/docs/redirects/configuration-redirects.
 */
const cloudflare = {
  redirects: 2000,
  redirectLength: 1000,
  headerRules: 100,
  headerLength: 2000,
  files: 20_000,
  fileBytes: 25 * 1024 * 1024,
};
const vercel = { redirects: 2048, addressLength: 4096 };

/** Netlify alone needs a second line for a redirect, and Cloudflare counts it: it is left out where both would be too many. */
export const mostForced = cloudflare.redirects / 2;

/** The lines of the files for hosts that a host would not take, each as a sentence. */
export function overHostLimits(contentOf: (path: string) => string): string[] {
  const redirects = linesOf(contentOf("_redirects"));
  // Cloudflare takes a line that has another number of words for none.
  const read = redirects.filter((line) => line.split(" ").length === 3);
  const headers = linesOf(contentOf("_headers"));
  // The file is written by this renderer.
  const listed = (JSON.parse(contentOf("vercel.json")) as { redirects: { source: string; destination: string }[] })
    .redirects;
  return [
    ...over("Cloudflare Pages", "redirects", [read.length, cloudflare.redirects]),
    ...over("Cloudflare Pages", "characters in a line of _redirects", [longest(read), cloudflare.redirectLength]),
    ...over("Cloudflare Pages", "rules in _headers", [
      headers.filter((line) => !line.startsWith(" ")).length,
      cloudflare.headerRules,
    ]),
    ...over("Cloudflare Pages", "characters in a line of _headers", [longest(headers), cloudflare.headerLength]),
    ...over("Vercel", "redirects", [listed.length, vercel.redirects]),
    ...over("Vercel", "characters in an address of a redirect", [
      longest(listed.flatMap(({ source, destination }) => [source, destination])),
      vercel.addressLength,
    ]),
  ];
}

/** The files of a site that a host would not take, each as a sentence. */
export function overFileLimits(files: readonly { readonly path: string; readonly bytes: number }[]): string[] {
  const [largest] = [...files].sort((a, b) => b.bytes - a.bytes);
  return [
    ...over("Cloudflare Pages", "files", [files.length, cloudflare.files]),
    ...over("Cloudflare Pages", `bytes in a file (${largest?.path})`, [largest?.bytes ?? 0, cloudflare.fileBytes]),
  ];
}

function over(host: string, things: string, [number, most]: [number: number, most: number]): string[] {
  if (number <= most) return [];
  const [there, here] = [most, number].map((value) => value.toLocaleString("en-GB"));
  return [`${host} takes ${there} ${things}, and this site has ${here}: do not publish it there as it is.`];
}

function linesOf(text: string): string[] {
  return text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
}

function longest(texts: readonly string[]): number {
  return texts.reduce((most, text) => Math.max(most, text.length), 0);
}
