import { renameSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { serveSite } from "../support/system/serve-site.ts";

const modified = "Sun, 01 Mar 2026 12:00:00 GMT";

/** Serves a site with ten digits that have not changed for long, and returns a way to ask for them. */
async function serveDigits() {
  const { ask, out } = await serveSite();
  utimesSync(join(out, "digits.txt"), new Date(modified), new Date(modified));
  const { etag = "" } = (await ask("/digits.txt")).headers;
  const askForDigits = async (headers: Readonly<Record<string, string>>, method?: string) => {
    const answer = await ask("/digits.txt", method, headers);
    const { "content-range": range, "content-length": length } = answer.headers;
    return [answer.status, range, length, answer.body];
  };
  return { ask, out, etag, askForDigits };
}

test.each([
  ["bytes=0-0", [206, "bytes 0-0/10", "1", "0"]],
  ["bytes=-5", [206, "bytes 5-9/10", "5", "56789"]],
  ["bytes=8-9007199254740993", [206, "bytes 8-9/10", "2", "89"]],
  ["bytes=10-", [416, "bytes */10", "0", ""]],
  ["bytes=5-1", [200, undefined, "10", "0123456789"]],
  ["bytes=0-1,4-5", [200, undefined, "10", "0123456789"]],
  ["items=0-5", [200, undefined, "10", "0123456789"]],
])("who asks for %s of ten digits gets %j", async (range, answer) => {
  const { askForDigits } = await serveDigits();
  expect(await askForDigits({ range })).toEqual(answer);
});

test("who has a part gets the next one of the same file, and the whole file once it is another one", async () => {
  const { askForDigits, etag, out } = await serveDigits();
  const part = [206, "bytes 0-1/10", "2", "01"];
  const whole = [200, undefined, "10", "0123456789"];
  expect(await askForDigits({ range: "bytes=0-1", "if-range": etag })).toEqual(part);
  expect(await askForDigits({ range: "bytes=0-1", "if-range": modified })).toEqual(part);
  expect(await askForDigits({ range: "bytes=0-1", "if-range": `W/${etag}` })).toEqual(whole);
  expect(await askForDigits({ range: "bytes=0-1", "if-range": '"other"' })).toEqual(whole);
  writeFileSync(join(out, "next"), "9876543210");
  renameSync(join(out, "next"), join(out, "digits.txt"));
  expect(await askForDigits({ range: "bytes=0-1", "if-range": etag })).toEqual([200, undefined, "10", "9876543210"]);
});

test("who asks for the head alone gets the length of the whole, and no bytes", async () => {
  const { askForDigits } = await serveDigits();
  expect(await askForDigits({}, "HEAD")).toEqual([200, undefined, "10", ""]);
  expect(await askForDigits({ range: "bytes=0-1" }, "HEAD")).toEqual([200, undefined, "10", ""]);
});

test("who has the file as it is gets no second copy, and is told how long to keep it", async () => {
  const { ask, etag } = await serveDigits();
  for (const headers of [
    { "if-none-match": etag },
    { "if-none-match": `W/${etag}` },
    { "if-modified-since": modified },
  ]) {
    const answer = await ask("/digits.txt", "GET", { ...headers, range: "bytes=0-1" });
    expect(answer).toMatchObject({ status: 304, cache: "public, max-age=0, must-revalidate", body: "" });
    expect(answer.headers).toMatchObject({ etag, "last-modified": modified, "x-everywhere": "yes" });
  }
  expect(await ask("/digits.txt", "GET", { "if-match": '"other"' })).toMatchObject({ status: 412, cache: "no-store" });
});

test("an empty file is sent whole, and has no parts", async () => {
  const { ask, out } = await serveSite();
  writeFileSync(join(out, "empty.txt"), "");
  expect(await ask("/empty.txt")).toMatchObject({ status: 200, body: "" });
  expect(await ask("/empty.txt", "GET", { range: "bytes=-1" })).toMatchObject({ status: 200, body: "" });
  expect(await ask("/empty.txt", "GET", { range: "bytes=0-" })).toMatchObject({ status: 416 });
});
