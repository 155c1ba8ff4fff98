import { describe, expect, test } from "vitest";
import { attached, openPage } from "../browser/browser.ts";
import { pagesWithNewParts, type SitePages } from "../browser/served-site.ts";
import { attributeValues, partOf, readContentPages } from "../build/built-site.ts";

/**
 * Tests what all pages of a site have in common. Keys are pressed only on those of the given pages that together have all
 * parts, because there are many.
 */
export function testPageContent({ paths, ...site }: SitePages): void {
  const pages = readContentPages(site.out);
  const routes = [...pages.keys()].filter((route) => route !== "/404");

  describe("WG7: every page", () => {
    test("is within three links of the home page", () => {
      let reached = new Set(["/"]);
      for (let step = 1; step <= 3; step++) {
        const next = [...reached].flatMap((route) => attributeValues(pages.get(route) ?? "", "href"));
        reached = new Set([...reached, ...next.map((href) => new URL(href, "http://site").pathname)]);
      }
      expect(routes.filter((route) => !reached.has(route))).toEqual([]);
    });

    test("has the contact links in the same place, and everything around them, too", () => {
      // The topics of the contact form are each page's own, next to the addresses.
      const footers = [...pages.values()].map((html) =>
        partOf(html, "footer")
          .replaceAll(' aria-current="page"', "")
          .replace(/(?<= data-purposes="">).*?(?=<\/fieldset>)/, ""),
      );
      expect(new Set(footers).size).toBe(1);
      expect(attributeValues(footers[0] ?? "", "href").slice(0, 2)).toEqual([
        expect.stringMatching(/^mailto:/),
        expect.stringMatching(/^tel:/),
      ]);
    });
  });

  test("WG8: on every page no single character does anything, wherever the focus is", async () => {
    const page = await openPage();
    const answers: string[] = [];
    for (const path of pagesWithNewParts({ ...site, paths })) {
      await page.goto(site.origin + path);
      await attached(page);
      answers.push(...(await page.evaluate(pressCharacters)).map((answer) => `${path}: ${answer}`));
    }
    expect(answers).toEqual([]);
  });

  describe("WG9: no page has", () => {
    const absent = [
      ["sound or moving pictures", /<(audio|video|track|source|embed|object|iframe|marquee|blink|bgsound)[\s>]/i],
      [
        "a field beside the form of the footer",
        /<(input|textarea|select|option|fieldset|datalist|output)[\s>](?!.*<\/form>.*<\/footer>)|\scontenteditable[\s=>]/i,
      ],
      ["anything to drag", /\sdraggable[\s=>]|\sondrag|\sdropzone[\s=>]/i],
      ["a time limit", /<meta[^>]*http-equiv="?refresh/i],
      ["a way to sign in", /type="?password|autocomplete="?(username|current-password|one-time-code)|webauthn/i],
    ] as const;

    test.each(absent)("%s, which would need tests of its own", (_, pattern) => {
      const found = [...pages].flatMap(([route, html]) => {
        const match = pattern.exec(html);
        return match ? [`${route}: ${html.slice(match.index, match.index + 80)}`] : [];
      });
      expect(found).toEqual([]);
    });

    test("a script that listens for dragging", async () => {
      // The script of every page, and those of behaviours that only some pages have.
      const sources = [...pages.values()].flatMap((html) => attributeValues(html, "src"));
      const scripts = new Set(sources.filter((src) => src.endsWith(".js")));
      expect([...scripts].filter((src) => src.includes("/entry-"))).toHaveLength(1);
      for (const script of scripts) {
        expect(await (await fetch(site.origin + script)).text()).not.toMatch(
          /["'`](drag\w*|drop|pointermove|mousemove|touchmove)["'`]/,
        );
      }
    });
  });
}

/** Runs in the browser: presses every printable character on everything that takes the focus. */
function pressCharacters(): string[] {
  const answers: string[] = [];
  const characters = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index));
  const changes = new MutationObserver(() => {});
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (const element of [document.body, ...document.querySelectorAll<HTMLElement>("button, [tabindex], a")]) {
    element.focus({ preventScroll: true });
    const before = { focus: document.activeElement, address: location.href, top: scrollY };
    changes.takeRecords();
    for (const key of characters) {
      for (const type of ["keydown", "keypress", "keyup"]) {
        const event = new KeyboardEvent(type, { key, bubbles: true, cancelable: true });
        const taken = !element.dispatchEvent(event);
        const changed = changes.takeRecords().length > 0 || document.activeElement !== before.focus;
        const moved = location.href !== before.address || scrollY !== before.top;
        if (taken || changed || moved) answers.push(`${key} on ${element.outerHTML.slice(0, 60)}`);
      }
    }
  }
  return answers;
}
