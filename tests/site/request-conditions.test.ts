import { expect, test } from "vitest";
import { isSameFile, judgeConditions } from "../../scripts/server/request-conditions.ts";

const before = "Sun, 01 Mar 2026 11:59:59 GMT";
const then = "Sun, 01 Mar 2026 12:00:00 GMT";
const after = "Sun, 01 Mar 2026 12:00:01 GMT";
// Systems know more of the time than headers can say.
const file = { tag: '"a-1"', modified: new Date("2026-03-01T12:00:00.700Z") };

test.each([
  [{}, 200],
  [{ "if-none-match": '"a-1"' }, 304],
  [{ "if-none-match": 'W/"a-1"' }, 304],
  [{ "if-none-match": '"b", "a-1"' }, 304],
  [{ "if-none-match": "*" }, 304],
  [{ "if-none-match": '"b"' }, 200],
  [{ "if-none-match": "a-1" }, 200],
  [{ "if-none-match": '"b"', "if-modified-since": after }, 200],
  [{ "if-modified-since": then }, 304],
  [{ "if-modified-since": after }, 304],
  [{ "if-modified-since": before }, 200],
  [{ "if-modified-since": "2027" }, 200],
  [{ "if-match": '"b", "a-1"' }, 200],
  [{ "if-match": "*" }, 200],
  [{ "if-match": 'W/"a-1"' }, 412],
  [{ "if-match": '"b"' }, 412],
  [{ "if-match": '"a-1"', "if-unmodified-since": before }, 200],
  [{ "if-match": '"a-1"', "if-none-match": '"a-1"' }, 304],
  [{ "if-unmodified-since": then }, 200],
  [{ "if-unmodified-since": before }, 412],
  [{ "if-unmodified-since": "yesterday" }, 200],
])("a request with %j is answered with %i", (headers, status) => {
  expect(judgeConditions(headers, file)).toBe(status);
});

test.each([
  ['"a-1"', true],
  ['W/"a-1"', false],
  ['"a-1", "b"', false],
  ["*", false],
  [then, true],
  [after, false],
  [before, false],
])("a client that has a part by %j has one of the same file: %j", (ifRange, same) => {
  expect(isSameFile(ifRange, file, Date.parse(after) + 1000)).toBe(same);
});

test("a file that has just changed is not known by its second", () => {
  expect(isSameFile(then, file, file.modified.getTime() + 999)).toBe(false);
  expect(isSameFile(then, file, file.modified.getTime() + 1000)).toBe(true);
});
