import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { projectRoot } from "../../scripts/program/project.ts";
import { attributeValues, buildInto, linksIn, partOf, readBuiltPages } from "../support/build/built-site.ts";

const folder = mkdtempSync(join(tmpdir(), "other-site-"));
const out = join(folder, "dist");
let pages: ReadonlyMap<string, string>;

beforeAll(() => {
  buildInto(out, join(projectRoot, "tests/fixtures/other-site"));
  pages = readBuiltPages(out);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const page = (route: string) => pages.get(route) ?? "";

describe("a site of another trade, built with the same code", () => {
  test("has its own menus, in the order that its pages ask for", () => {
    const menu = partOf(page("/"), "nav", 'aria-label="Hauptmenü"');
    expect([...menu.matchAll(/<button[^>]*>([^<]*)/g)].map(([, label]) => label)).toEqual(["Reparatur", "Kurse"]);
    expect(linksIn(menu)).toEqual([
      ["Gangschaltung", "/reparatur/schaltung"],
      ["Bremsen", "/reparatur/bremsen"],
      ["Wheel building", "/kurse/wheel-building"],
      ["Öffnungszeiten", "/#zeiten"],
    ]);
    expect(linksIn(partOf(page("/"), "dialog"))).toEqual(linksIn(menu));
  });

  test("has its own words for the interface, in its pages and in their data", () => {
    expect(attributeValues(page("/"), "aria-label")).toEqual([
      "Hauptmenü",
      "Menü öffnen",
      "Menü",
      "Menü schließen",
      "Menü",
      "Reparaturen",
      "Geöffnet",
      "Alle Seiten",
      "Was wir reparieren",
      "Rechtliches",
    ]);
    expect(page("/")).toContain(">Zum Inhalt springen</a>");
    expect(page("/reparatur/bremsen")).toContain('aria-label="Enthalten"');
    expect(page("/kurse/wheel-building")).toContain(">Abend 1");
    expect(readFileSync(join(out, "reparatur/bremsen.page.js"), "utf8")).toContain('nextStep:"Weiter"');
  });

  test("lists in its sitemap the pages that it lists", () => {
    const addresses = [...readFileSync(join(out, "sitemap.xml"), "utf8").matchAll(/<loc>(.*?)<\/loc>/g)];
    expect(addresses.map(([, address]) => address)).toEqual([
      "https://speichenwerk.example/",
      "https://speichenwerk.example/kurse/wheel-building",
      "https://speichenwerk.example/reparatur/bremsen",
      "https://speichenwerk.example/reparatur/schaltung",
    ]);
    expect(readFileSync(join(out, "robots.txt"), "utf8")).toContain("https://speichenwerk.example/sitemap.xml");
  });
});
