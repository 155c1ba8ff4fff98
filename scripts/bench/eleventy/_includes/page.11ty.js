// A layout in JavaScript, which needs no template engine. The header and the lists of folders are made once.

/**
 * @typedef {{ label: string, href: string }} Action
 *
 * @typedef {object} Item
 * @property {string} [title]
 * @property {string} [description]
 * @property {string} [label]
 * @property {string} [value]
 * @property {string} [icon]
 * @property {number} [step]
 * @property {string[]} [benefits]
 * @property {string[]} [processSteps]
 *
 * @typedef {object} Block
 * @property {string} type
 * @property {string} title
 * @property {string} [badge]
 * @property {string} [description]
 * @property {string} [folder]
 * @property {Action[]} [actions]
 * @property {Item[]} [items] Those of a check-list are texts.
 *
 * @typedef {object} FrontMatter The page's YAML.
 * @property {string} title
 * @property {string} description
 * @property {{ label?: string, order?: number }} [nav]
 * @property {{ icon: string, description: string }} [card]
 * @property {Block[]} blocks
 *
 * @typedef {{ page: { filePathStem: string }, data: FrontMatter }} Page
 *
 * @typedef {object} Site What Eleventy adds.
 * @property {Page["page"]} page
 * @property {Action[]} menu
 * @property {Record<string, string>} icons
 * @property {{ all: Page[] }} collections
 *
 * @typedef {{ icons: Site["icons"], pagesIn: (folder: string | undefined) => readonly Page[] }} Context
 */

/**
 * @param {FrontMatter & Site} data
 * @returns {string}
 */
export function render({ title, description, blocks, page, menu, icons, collections }) {
  const route = routeOf(page);
  const documentTitle = escapeHtml(`${title} · Workload`);
  const about = escapeHtml(description);
  const address = `https://workload.example${route}`;
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${documentTitle}</title><meta name="description" property="og:description" content="${about}"><link rel="canonical" href="${address}"><meta property="og:title" content="${documentTitle}"><meta property="og:site_name" content="Workload"><link rel="preload" href="/font.woff2" as="font" type="font/woff2" crossorigin><link rel="stylesheet" href="/style.css"><script type="module" src="/entry.js"></script>`;
  const context = {
    icons,
    pagesIn: (/** @type {string | undefined} */ folder) => pagesByFolder(collections.all).get(folder ?? "") ?? [],
  };
  const trail = trailTo(page, collections.all);
  const data = trail ? breadcrumbList(trail) : route === "/" ? homeThings : "";
  const main = (trail ? breadcrumbs(trail) : "") + each(blocks, (block) => renderBlock(block, context));
  return `<!doctype html><html lang="en"><head>${head}${data}</head><body>${header(menu, route)}<main id="main" tabindex="-1">${main}</main>${footer(route)}</body></html>`;
}

/** @type {Record<string, (block: Block, context: Context) => string>} */
const templates = {
  hero: ({ badge, title, description, actions }) =>
    `<section class="hero"><div class="hero-frame"><div class="hero-text">${badge ? `<span class="badge">${escapeHtml(badge)}</span>` : ""}<h1 class="hero-title">${escapeHtml(title)}</h1>${description ? `<p class="hero-description">${escapeHtml(description)}</p>` : ""}${actions ? actionList(actions) : ""}</div></div></section>`,
  "page-list": ({ title, folder }, { icons, pagesIn }) =>
    section(
      title,
      `<ul class="pages">${each(
        pagesIn(folder),
        ({ data, page }) =>
          `<li class="entry">${data.card ? icon(icons, data.card.icon) : ""}<h3 class="entry-title"><a href="${routeOf(page)}">${escapeHtml(labelOf({ data, page }))}</a></h3><p class="entry-description">${escapeHtml(data.card?.description ?? data.description)}</p></li>`,
      )}</ul>`,
    ),
  "metric-tiles": ({ title, items }) =>
    section(
      title,
      `<dl class="tiles">${each(items, ({ label, value }) => `<div class="tile"><dt>${escapeHtml(label)}</dt><dd class="value">${escapeHtml(value)}</dd></div>`)}</dl>`,
    ),
  "card-grid": ({ title, items }, { icons }) =>
    section(
      title,
      `<ul class="cards four">${each(
        items,
        (card) =>
          `<li class="card"><div class="card-head"><span class="card-icon">${icon(icons, card.icon)}</span><h3 class="card-title">${escapeHtml(card.title)}</h3></div><p class="card-description">${escapeHtml(card.description)}</p>${card.benefits ? `<div class="phrases"><p class="label">Benefits</p><ul class="list ticks">${each(card.benefits, phrase)}</ul></div>` : ""}${card.processSteps ? `<div class="phrases"><p class="label">Process</p><ol class="list chain">${each(card.processSteps, phrase)}</ol></div>` : ""}</li>`,
      )}</ul>`,
    ),
  "workflow-steps": ({ title, description, items }) =>
    section(
      title,
      `<ol class="steps">${each(items, (step) => `<li class="step"><span class="number"><span class="visually-hidden">Step </span>${step.step}</span><div><h3 class="step-title">${escapeHtml(step.title)}</h3><p class="step-description">${escapeHtml(step.description)}</p></div></li>`)}</ol>`,
      `<p class="description">${escapeHtml(description)}</p>`,
    ),
  "check-list": ({ title, items }) => section(title, `<ul class="checks">${each(items, phrase)}</ul>`),
  "call-to-action": ({ title, description, actions }) =>
    `<section class="call"><div class="sheet"><h2 class="call-title">${escapeHtml(title)}</h2><p class="call-description">${escapeHtml(description)}</p>${actionList(actions)}</div></section>`,
};

/**
 * @param {Block} block
 * @param {Context} context
 */
function renderBlock(block, context) {
  const template = templates[block.type];
  if (!template) throw new Error(`There is no template for the block ${block.type}.`);
  return template(block, context);
}

/**
 * @param {string} title
 * @param {string} body
 */
function section(title, body, description = "") {
  return `<section class="section"><div class="frame"><div class="head"><h2 class="title">${escapeHtml(title)}</h2>${description}</div><div class="body">${body}</div></div></section>`;
}

/** @param {readonly Action[] | undefined} actions */
function actionList(actions) {
  return `<ul class="actions">${each(actions, ({ href, label }) => `<li><a class="action primary" href="${href}">${escapeHtml(label)}</a></li>`)}</ul>`;
}

/** @param {unknown} text */
function phrase(text) {
  return `<li>${escapeHtml(text)}</li>`;
}

/**
 * @param {Record<string, string>} icons
 * @param {string | undefined} name
 */
function icon(icons, name) {
  return `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${icons[name ?? ""] ?? ""}</svg>`;
}

/**
 * @template T
 * @param {readonly T[] | undefined} items
 * @param {(item: T) => string} render
 */
function each(items, render) {
  return items?.map(render).join("") ?? "";
}

/** @typedef {{ label: string, href?: string }} Crumb */

/**
 * The way from the home page to a page in a folder.
 * @param {Page["page"]} page
 * @param {readonly Page[]} all
 * @returns {readonly Crumb[] | undefined}
 */
function trailTo({ filePathStem }, all) {
  const folder = filePathStem.replace(/\/[^/]*$/, "");
  const above = pagesByStem(all).get(folder);
  const self = pagesByStem(all).get(filePathStem);
  if (!above || !self) return undefined;
  return [{ label: "Home", href: "/" }, { label: labelOf(above), href: folder }, { label: labelOf(self) }];
}

/** @param {Page} page */
function labelOf({ data }) {
  return data.nav?.label ?? data.title;
}

/** @param {readonly Crumb[]} trail */
function breadcrumbs(trail) {
  return `<nav class="trail" aria-label="Breadcrumbs"><ol>${each(trail, ({ label, href }) => (href === undefined ? `<li aria-current="page">${escapeHtml(label)}</li>` : `<li><a href="${href}">${escapeHtml(label)}</a></li>`))}</ol></nav>`;
}

/** @param {readonly Crumb[]} trail */
function breadcrumbList(trail) {
  const itemListElement = trail.map(({ label, href }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    ...(href === undefined ? {} : { item: `https://workload.example${href}` }),
  }));
  return structuredData({ "@type": "BreadcrumbList", itemListElement });
}

/** @param {object} thing */
function structuredData(thing) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...thing });
  return `<script type="application/ld+json">${json.replaceAll("<", "\\u003c")}</script>`;
}

const organization = { "@id": "https://workload.example/#organization" };
const homeThings = structuredData({
  "@graph": [
    { "@type": "Organization", ...organization, name: "Workload", url: "https://workload.example/" },
    { "@type": "WebSite", name: "Workload", url: "https://workload.example/", publisher: organization },
  ],
});

/** @type {Record<string, string>} */
const entities = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** @param {unknown} text */
function escapeHtml(text) {
  return String(text).replace(/[&<>"']/g, (character) => entities[character] ?? "");
}

/** @param {{ filePathStem: string }} page */
function routeOf({ filePathStem }) {
  return filePathStem === "/index" ? "/" : filePathStem;
}

/** @type {WeakMap<readonly Page[], Map<string, Page>>} */
const knownByStem = new WeakMap();

/** @param {readonly Page[]} all */
function pagesByStem(all) {
  const pages = knownByStem.get(all) ?? new Map(all.map((item) => [item.page.filePathStem, item]));
  knownByStem.set(all, pages);
  return pages;
}

/** @type {WeakMap<readonly Page[], Map<string, Page[]>>} */
const known = new WeakMap();

/**
 * The pages of every folder in the order of the menu.
 * @param {readonly Page[]} all
 */
function pagesByFolder(all) {
  const folders = known.get(all) ?? new Map();
  if (!known.has(all)) {
    known.set(all, folders);
    for (const item of all) {
      const folder = item.page.filePathStem.replace(/\/[^/]*$/, "") || "/";
      if (item.page.filePathStem !== "/index") folders.set(folder, [...(folders.get(folder) ?? []), item]);
    }
    for (const items of folders.values()) items.sort(byOrder);
  }
  return folders;
}

/**
 * @param {Page} a
 * @param {Page} b
 */
function byOrder(a, b) {
  return (a.data.nav?.order ?? 0) - (b.data.nav?.order ?? 0);
}

/** @type {Map<string, string>} */
const headers = new Map();

/**
 * @param {readonly Action[]} menu
 * @param {string} route
 */
function header(menu, route) {
  const key = route === "/" ? route : "";
  const entries = (/** @type {string} */ attributes) =>
    each(menu, ({ href, label }) => `<li${attributes}><a href="${href}"${current(href, key)}>${label}</a></li>`);
  const made =
    headers.get(key) ??
    `<a class="skip" href="#main" lang="en">Skip to content</a><header class="header" lang="en" data-behaviour="header-scroll"><div class="header-frame"><a class="brand" href="/">Workload</a><nav class="main-menu" aria-label="Main" data-behaviour="disclosure-menu"><ul class="menu">${entries(' class="menu-entry"')}</ul></nav><button type="button" class="open" popovertarget="side-menu" aria-label="Open menu"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 6.5h18M3 12h18M3 17.5h12"></path></svg></button><dialog id="side-menu" popover class="side-menu" aria-label="Menu" data-behaviour="side-menu"><div class="panel"><button type="button" class="close" popovertarget="side-menu" popovertargetaction="hide" aria-label="Close menu"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="m5 5 14 14M19 5 5 19"></path></svg></button><nav aria-label="Menu"><ul class="side-entries">${entries("")}</ul></nav></div></dialog></div></header>`;
  headers.set(key, made);
  return made;
}

/** @param {string} route */
function footer(route) {
  return `<footer class="footer" lang="en"><div class="footer-frame"><section id="contact" class="contact"><h2 class="contact-title">Contact</h2><dl class="contact-items"><div><dt>Email</dt><dd><a href="mailto:hello@workload.example">hello@workload.example</a></dd></div></dl></section><div class="legal"><nav aria-label="Legal"><ul class="legal-links"><li><a href="/"${current("/", route)}>Home page</a></li></ul></nav><p>Workload is not a company. No number</p><p>© 2025 Workload</p></div></div></footer>`;
}

/**
 * @param {string} href
 * @param {string} route
 */
function current(href, route) {
  return href === route ? ' aria-current="page"' : "";
}
