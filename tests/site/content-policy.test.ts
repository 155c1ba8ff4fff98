import { expect, test } from "vitest";
import { headerPolicy, pagePolicy } from "../../scripts/output/content-policy.ts";

const chat = { "script-src": ["https://chat.example"], "frame-src": ["https://chat.example"] };
const trusted = "require-trusted-types-for 'script'; trusted-types page";

test("a service opens the policy of the pages that have it, and the others refuse scripts made of text as before", () => {
  const onOnePage = { everywhere: {}, own: chat };
  expect(pagePolicy({ everywhere: {}, own: {} }).directives).toContain(trusted);
  expect(pagePolicy(onOnePage).directives).not.toContain("trusted-types");
  expect(pagePolicy(onOnePage).directives).toContain("script-src 'self' https://chat.example;");
  expect(pagePolicy({ everywhere: chat, own: {} }).directives).not.toContain("trusted-types");
});

test("the header, which all pages share, leaves to them what one of them may do", () => {
  expect(headerPolicy()).toContain(trusted);
  expect(headerPolicy(chat)).toBe(
    "script-src 'self' https://chat.example; style-src-attr 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  );
});
