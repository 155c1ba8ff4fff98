import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename } from "node:path";

/**
 * The stylesheets of which every page has the rules: those of the header, and of the small parts that nearly every block uses. The
 * order is that of the cascade.
 */
export const baseStyles = ["section", "action-list", "icon", "header"] as const;

/**
 * The stylesheets of parts of the frame that not every site has, and of links that not every page has. They stand before those of
 * blocks, where their rules compress best with those of the header.
 */
export const frameStyles: readonly string[] = ["action-link", "submenu", "side-menu", "footer-groups", "footer"];

/**
 * The stylesheets of which most pages have some: those of the menu and the footer, of the blocks that most pages are made of, and of
 * parts that many blocks use. A new block adds none, and changes none of them.
 */
export const commonStyles: readonly string[] = [
  ...["side-menu", "footer"],
  ...["badge", "breadcrumbs", "call-to-action", "card-grid", "card-grid-detailed", "check-list", "footer-form"],
  ...[
    "hero",
    "hero-specimen",
    "footer-groups",
    "metric-tiles",
    "phrase-list",
    "section-dense",
    "section-heading",
    "specimen",
  ],
  ...["specimen-foot", "ticks", "workflow-steps", "workflow-steps-lanes", "submenu", "action-link"],
];

const lettered: readonly string[] = [...baseStyles, ...commonStyles];

/** The prefixes of their class names, one each. */
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ_";

/** The name of a stylesheet: `hero` for `src/blocks/hero.module.css`. */
export function styleName(file: string): string {
  return basename(file).replace(/(?:\.module)?\.css(?:\?.*)?$/, "");
}

/**
 * The first characters of every class name of a stylesheet: a sign of its own for what every page has or most pages have, three small
 * letters and digits for the others. These depend on the file alone, its name and its text, so that another file changes none of
 * them, and a document that has such a class name has this version of its styles; the version of the others is that of the app.
 */
export function classPrefix(path: string): string {
  const file = path.replace(/\?.*$/, "");
  const name = styleName(file);
  const place = lettered.indexOf(name);
  if (place >= 0) return letters.charAt(place);
  const number =
    createHash("sha256").update(`${name} `).update(readFileSync(file)).digest().readUInt32BE() % (26 * 36 * 36);
  return (
    String.fromCharCode(97 + (number % 26)) +
    Math.floor(number / 26)
      .toString(36)
      .padStart(2, "0")
  );
}

/** The prefix of a class name. */
export function prefixIn(className: string): string {
  return className.slice(0, /^[A-Z_]/.test(className) ? 1 : 3);
}

/** The prefix and a number for the class or the animation, counted in the source: every compilation agrees on the names. */
export function shortClassName(name: string, file: string, css: string): string {
  const names = [...new Set(Array.from(css.matchAll(/(?:\.|@keyframes )([A-Za-z][\w-]*)/g), ([, found]) => found))];
  return classPrefix(file) + names.indexOf(name).toString(36);
}
