import { headerPolicy } from "../output/content-policy.ts";

/**
 * The policies of a page as its server sends them here: those of a build, so that nothing works in development alone. Vite adds styles
 * as elements and tells of changes over a socket, and the block gallery shows pages in frames.
 */
export function devPolicy(directives: string): string {
  // Services are named in the policy of the page.
  const isOpen = !directives.includes("trusted-types");
  const page = directives.replace(/(?<=connect-src [^;]*)(?=;|$)/, " ws: wss:");
  return [
    `${page}; style-src 'self' 'unsafe-inline'`,
    isOpen
      ? headerPolicy({ "script-src": ["https:"], "style-src": [] })
      : headerPolicy({}, directives.includes("page search")),
  ]
    .join(", ")
    .replace("frame-ancestors 'none'", "frame-ancestors 'self'");
}
