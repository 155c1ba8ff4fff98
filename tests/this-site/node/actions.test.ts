import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { routeOfPage } from "../../../scripts/content/read/route-of.ts";
import { projectRoot } from "../../../scripts/program/project.ts";

type Data = Readonly<Record<string, unknown>>;

interface Action {
  readonly label: string;
  readonly href: string;
  /** The name of the tier or level that offers it. */
  readonly of?: string;
}

const folder = join(projectRoot, "pages");
const read = (path: string): Data => parse(readFileSync(join(folder, path), "utf8"));
const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => /^[^_].*\.yaml$/.test(path));
const pages = new Map(paths.map((path) => [routeOfPage(path.replaceAll("\\", "/")), read(path)]));
const site = read("_site.yaml");

/** Every mapping in some data, with the mappings around it. */
function mappingsIn(data: unknown, around: readonly Data[] = []): (readonly [Data, readonly Data[]])[] {
  if (Array.isArray(data)) return data.flatMap((entry) => mappingsIn(entry, around));
  if (typeof data !== "object" || data === null) return [];
  // The cast is safe: it is an object and no list.
  const mapping = data as Data;
  return [[mapping, around], ...Object.values(mapping).flatMap((value) => mappingsIn(value, [mapping, ...around]))];
}

/** The actions in the blocks of a page. */
function actionsOf(page: Data): Action[] {
  return mappingsIn(page["blocks"]).flatMap(([mapping, around]) => {
    const { label, href } = mapping;
    if (typeof label !== "string" || typeof href !== "string") return [];
    const of = around.map(({ name, level, title }) => name ?? level ?? title).find((name) => name !== undefined);
    return [{ label, href, ...(of === undefined ? {} : { of: String(of) }) }];
  });
}

const actions = [...pages].flatMap(([route, page]) => actionsOf(page).map((action) => ({ route, ...action })));

/** What stands where a link leads: the texts of the page or of the part of it that has the anchor. */
function wordsAt(route: string, href: string): string {
  const [path = "", anchor] = href.split("#");
  const page = pages.get(path === "" ? route : path);
  const parts = anchor === undefined ? [] : mappingsIn([page, site]).filter(([{ id }]) => id === anchor);
  const texts =
    anchor === undefined ? [page?.["title"], page?.["nav"], page?.["card"], path] : parts.map(([part]) => part);
  return JSON.stringify(texts).toLowerCase();
}

/** The words of a label by which one would know the place again, shortened so that a plural is the same word. */
function wordsOf(label: string): string[] {
  const small = /^(?:all|and|the|for|from|with|your|our|how|are|this|these|more|see|read|start|explore|learn)$/;
  return (label.toLowerCase().match(/[a-z]{3,}/g) ?? [])
    .filter((word) => !small.test(word))
    .map((word) => word.slice(0, 5));
}

/** Where the buttons lead whose words alone do not name a place. */
const promises: Readonly<Record<string, RegExp>> = {
  "Get Started": /^#contact-(project|tier-(standard|premium|enterprise))$/,
  "Start Custom Project": /^#contact-project$/,
  "Start Integration": /^#contact-integration$/,
  "Schedule Consultation": /^#contact-consultation$/,
  "Schedule Training": /^#contact-training$/,
  "Apply for a place": /^#contact-enrolment$/,
  "Enrol now": /^#contact-enrolment$/,
  "Get API Key": /^#contact-api-key$/,
  "Get Support": /^#contact-fault$/,
  "Start Live Chat": /^#contact-chat$/,
  "Watch Demo": /^#example$/,
  "View Documentation": /^(\/services\/api-sdk)?#reference$/,
  "Return to Home": /^\/$/,
};

/** Whether an action leads where its words say. */
function keepsPromise({ route, label, href, of = "" }: Action & { readonly route: string }): boolean {
  const promise = promises[label];
  if (promise) return promise.test(href);
  if (/^(mailto|tel|https):/.test(href)) return true;
  const found = wordsAt(route, href);
  const words = wordsOf(/^(Learn|Read) more$/i.test(label) ? of : label);
  return words.some((word) => found.includes(word));
}

describe("every action of the site", () => {
  test("leads where its words say", () => {
    expect(actions.length).toBeGreaterThan(130);
    expect(actions.filter((action) => !keepsPromise(action))).toEqual([]);
  });

  test("that leads to the contact stays on its page, and to a purpose that is there", () => {
    const toContact = actions.filter(({ href }) => /#contact/.test(href));
    expect(toContact.length).toBeGreaterThan(60);
    expect(toContact.filter(({ route, href }) => !/^#contact-./.test(href) || wordsAt(route, href) === "[]")).toEqual(
      [],
    );
  });

  test("of a tier or a level fills in its name", () => {
    const own = actions.filter(({ href }) => /^#contact-(tier|exam)-/.test(href));
    expect(own.map(({ href, of = "" }) => href.endsWith(`-${of.toLowerCase()}`))).toEqual(Array(6).fill(true));
  });

  test("leads to one place, where others on its page have the same words and are of nothing else", () => {
    const places = new Map<string, Set<string>>();
    for (const { route, label, href, of } of actions) {
      // Learn More and Get Started say to people who hear them, and by their cards to those who see them, what they are of.
      const name = `${route} ${label}${/^(Learn More|Get Started)$/.test(label) ? ` (${of})` : ""}`;
      places.set(name, (places.get(name) ?? new Set()).add(href));
    }
    expect([...places].filter(([, hrefs]) => hrefs.size > 1)).toEqual([]);
  });

  test("under Technology leads to the page that explains the card", () => {
    const technology = mappingsIn(pages.get("/")).find(([{ id }]) => id === "technology")?.[0];
    expect(actionsOf({ blocks: technology }).map(({ href }) => href)).toEqual([
      "/solutions/document-processing",
      "/solutions/document-processing#reading",
      "/solutions/data-extraction",
      "/solutions/workflow-automation",
      "/solutions/api-integration",
      "/services/api-sdk#authentication",
    ]);
  });
});
