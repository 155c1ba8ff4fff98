import { expect, test } from "vitest";
import { blockSchemas, readSchemas } from "../../scripts/content/schema/schema-set.ts";
import { schemaFolder } from "../../scripts/program/project.ts";
import { shortMarkup } from "../../src/short-markup.ts";
import { openPage } from "../support/browser/browser.ts";
import { renderExample } from "../support/code/render-example.tsx";

/** What a browser makes of some markup. */
const readTwice = (pairs: readonly (readonly [whole: string, short: string])[]) =>
  pairs.map((pair) =>
    pair.map(
      (html) => new DOMParser().parseFromString(`<!doctype html>${html}`, "text/html").documentElement.outerHTML,
    ),
  );

test("a browser reads the short markup of every example of a block as what React has written", async () => {
  const examples = [...blockSchemas(readSchemas(schemaFolder)).values()].flatMap(({ examples = [] }) => examples);
  const markup = (examples as readonly unknown[]).map((example) => `<main>${renderExample(example)}</main>`);
  const pairs = markup.map((whole) => [whole, shortMarkup(whole)] as const);
  const saved = pairs.map(([whole, short]) => whole.length - short.length);
  expect(Math.max(...saved)).toBeGreaterThan(100);
  const page = await openPage();
  for (const [whole, short] of await page.evaluate(readTwice, pairs)) expect(short).toBe(whole);
});

test.each([
  ["<ul><li>a</li><li><p>b</p></li></ul>", "<ul><li>a<li><p>b</ul>"],
  ["<a><p>a</p></a><p>b</p>", "<a><p>a</p></a><p>b</p>"],
  ["<p>a</p>b", "<p>a</p>b"],
  ["<dl><dt>a</dt><dd>b</dd></dl>", "<dl><dt>a<dd>b</dl>"],
  ["<li>a</li> <li>b</li>", "<li>a</li> <li>b</li>"],
  ["<tbody><tr><th>a</th><td>b</td></tr></tbody></table>", "<tbody><tr><th>a<td>b</table>"],
  ['<img alt=""/><svg><path d="m0 0"></path><image/></svg>', '<img alt=""><svg><path d="m0 0"/><image/></svg>'],
  [
    '<meta charSet="utf-8"/><i popoverTargetAction="hide"></i>',
    '<meta charset="utf-8"><i popovertargetaction="hide"></i>',
  ],
  [
    '<i hidden="" data-follow=""></i><details open="" class=""></details>',
    '<i hidden data-follow></i><details open class=""></details>',
  ],
  ["<b>&quot;a&quot;</b><i>b = &quot;</i>", '<b>"a"</b><i>b = "</i>'],
  ['<i title="&quot;a&quot;">a=&quot;b&quot;c=&quot;</i>', '<i title="&quot;a&quot;">a=&quot;b&quot;c=&quot;</i>'],
  ["<p>a charSet=&quot;b&quot; hidden=&quot;&quot;.</p>", "<p>a charSet=&quot;b&quot; hidden=&quot;&quot;.</p>"],
])("%s is written %s", (whole, short) => {
  expect(shortMarkup(whole)).toBe(short);
});
