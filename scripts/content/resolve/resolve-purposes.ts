import type { ContactPurpose, Page, SiteContent } from "../../../src/content.gen.ts";
import { pageLabel } from "./page-label.ts";

/**
 * The purposes that people may write for from a page: those that the page names, then those of every page. Each leads to a message whose
 * subject names the page, or where it says itself. Undefined where the site names nothing of the kind.
 */
export function resolvePurposes(page: Page, site: SiteContent): readonly ContactPurpose[] | undefined {
  const contact = site.footer?.contact;
  if (!contact?.purposes) return undefined;
  const mailbox = contact.items.find(({ href }) => href?.startsWith("mailto:"))?.href;
  return [...(page.purposes ?? []), ...contact.purposes].map(({ subject, href = mailbox, ...purpose }) => ({
    ...purpose,
    ...(href === undefined ? {} : { href: withSubject(href, `${subject ?? purpose.label} (${pageLabel(page)})`) }),
  }));
}

/** An address to write to with the subject of the message, unless it has one; any other link as it is. A line break in it could begin another header. */
function withSubject(href: string, subject: string): string {
  const line = subject.replaceAll(/\s+/g, " ");
  return /^mailto:[^?]*$/.test(href) ? `${href}?subject=${encodeURIComponent(line)}` : href;
}
