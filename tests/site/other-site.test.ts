import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { projectRoot } from "../../scripts/program/project.ts";
import { buildInto } from "../support/build/build-into.ts";
import { attributeValues, linksIn, listFiles, partOf, readBuiltPages } from "../support/build/built-site.ts";
import { hashFolder } from "../support/build/hash-folder.ts";

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
  test("has its own routes, redirects, data and assets, and no others", () => {
    const files = listFiles(out).filter((path) => !path.startsWith("_app/"));
    expect(files.map((path) => path.replace(/(?<=^_share\/)[\w-]+/, "NAME"))).toEqual([
      ".hosts/Caddyfile",
      ".hosts/nginx.conf",
      ".htaccess",
      ".site-build.json",
      "404.html",
      "_headers",
      "_redirects",
      "_share/NAME.png",
      "apple-touch-icon.png",
      "assets/preise.txt",
      "assets/rad.svg",
      "bremsen.html",
      "favicon.ico",
      "icon-192.png",
      "icon-512.png",
      "icon-maskable.png",
      "impressum.html",
      "impressum.page.js",
      "index.html",
      "index.page.js",
      "kurse/wheel-building.html",
      "kurse/wheel-building.page.js",
      "licences.txt",
      "reparatur/bremsen.html",
      "reparatur/bremsen.page.js",
      "reparatur/schaltung.html",
      "reparatur/schaltung.page.js",
      "robots.txt",
      "service/bremsen.html",
      "site.webmanifest",
      "sitemap.xml",
      "vercel.json",
    ]);
  });

  test("has its own titles and languages", () => {
    const routes = ["/", "/404", "/impressum", "/kurse/wheel-building", "/reparatur/bremsen", "/reparatur/schaltung"];
    expect(
      routes.map((route) => [
        partOf(page(route), "title").slice("<title>".length),
        page(route).match(/<html lang="(.*?)"/)?.[1],
      ]),
    ).toEqual([
      ["Fahrräder reparieren und bauen · Speichenwerk", "de-DE"],
      ["Nicht gefunden · Speichenwerk", "de-DE"],
      ["Impressum · Speichenwerk", "de-DE"],
      ["Wheel building · Speichenwerk", "en"],
      ["Bremsen · Speichenwerk", "de-DE"],
      ["Schaltung · Speichenwerk", "de-DE"],
    ]);
  });

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

  test("has its own footer", () => {
    const footer = partOf(page("/impressum"), "footer");
    expect(linksIn(footer)).toEqual([
      ["030 23125 000", "tel:+493023125000"],
      ["Gangschaltung", "/reparatur/schaltung"],
      ["Bremsen", "/reparatur/bremsen"],
      ["Preisliste", "/assets/preise.txt"],
      ["Impressum", "/impressum"],
    ]);
    expect(footer).toContain("<p>Speichenwerk eG, eingetragene Genossenschaft. GnR 000 B.");
    expect(footer).toContain("<p>© 2031 Speichenwerk eG");
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

  test("has its own assets, as they are in its folder", () => {
    const assets = join(projectRoot, "tests/fixtures/other-site/_assets");
    expect(hashFolder(join(out, "assets"))).toEqual(hashFolder(assets));
  });
});
