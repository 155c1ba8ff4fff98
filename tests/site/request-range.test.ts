import { expect, test } from "vitest";
import { parseRange } from "../../scripts/server/request-range.ts";

test.each([
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=2-4", { start: 2, end: 4 }],
  ["bytes=9-9", { start: 9, end: 9 }],
  ["bytes=7-", { start: 7, end: 9 }],
  ["bytes=-3", { start: 7, end: 9 }],
  ["bytes=-11", { start: 0, end: 9 }],
  ["bytes=-9007199254740993", { start: 0, end: 9 }],
  ["bytes=0-9007199254740993", { start: 0, end: 9 }],
  [`bytes=0-${"9".repeat(400)}`, { start: 0, end: 9 }],
  ["BYTES=2-4", { start: 2, end: 4 }],
  ["bytes=10-", "unsatisfiable"],
  ["bytes=10-20", "unsatisfiable"],
  ["bytes=9007199254740993-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=5-1", "whole"],
  ["bytes=-", "whole"],
  ["bytes=", "whole"],
  ["bytes", "whole"],
  ["", "whole"],
  ["bytes=a-b", "whole"],
  ["bytes=0x1-0x2", "whole"],
  ["bytes=1.5-2", "whole"],
  ["bytes=--1", "whole"],
  ["bytes=0-1,4-5", "whole"],
  ["items=0-5", "whole"],
])("of ten bytes, %j is %j", (header, part) => {
  expect(parseRange(header, 10)).toEqual(part);
});

test.each([
  ["bytes=0-", "unsatisfiable"],
  ["bytes=-1", "whole"],
])("of an empty file, %j is %j", (header, part) => {
  expect(parseRange(header, 0)).toEqual(part);
});
