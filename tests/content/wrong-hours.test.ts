import { expect, test } from "vitest";
import { checkMemory, indexYaml, memorySite } from "./memory-site.ts";

/** What is reported of a place that has these hours on these days. */
function reports(...rows: readonly (readonly [days: string, hours: string])[]): string[] {
  const list = rows.map(([days, hours]) => `      - { days: "${days}", hours: "${hours}" }\n`).join("");
  const block = `  - type: contact\n    title: Find us\n    ways: [{ label: Telephone, text: 01632 960123 }]\n    hours:\n${list}`;
  return checkMemory(memorySite({ "index.yaml": indexYaml + block })).diagnostics.map(
    ({ code, message, line }) => `${code} ${line}: ${message}`,
  );
}

const day = ["Monday to Friday", "8.00 to 18.30"] as const;

test.each([
  [["Saturday", "9.00 to 12.60"], 'Unexpected "9.00 to 12.60": no clock shows 12.60.'],
  [["Saturday", "9.00 to 24.30"], 'Unexpected "9.00 to 24.30": no clock shows 24.30.'],
  [["Saturday", "9.00–25.00"], 'Unexpected "9.00–25.00": no clock shows 25.00.'],
  [["Saturday", "13 pm to 5 pm"], 'Unexpected "13 pm to 5 pm": no clock shows 13.00.'],
  [["Saturday", "12.00 to 9.00"], 'Unexpected "12.00 to 9.00": it ends before it begins.'],
  [["Saturday", "9.00 to 12.00, 18.00 to 14.00"], 'Unexpected "18.00 to 14.00": it ends before it begins.'],
  [["Saturday", "5pm to 9am"], 'Unexpected "5pm to 9am": it ends before it begins.'],
  [["Saturday", "18.30 to 8.00"], 'Unexpected "18.30 to 8.00": it ends before it begins.'],
  [["Saturday", "13.00 to 7.30"], 'Unexpected "13.00 to 7.30": it ends before it begins.'],
  [["Saturday", "8.00 to 6.30"], 'Unexpected "8.00 to 6.30": it ends before it begins.'],
] as const)("beside hours of a day, %j are wrong", (row, message) => {
  expect(reports(day, row)).toEqual([`wrong-hours 20: ${message}`]);
});

test.each([
  ["Saturday", "18.00 to 2.00"],
  ["Saturday", "9.00 to 3.00"],
  ["Saturday", "18.30 to 8.00 overnight"],
  ["Saturday", "9am to 5.30pm"],
  ["Saturday", "9.00 to 5.30 pm"],
  ["Saturday", "0.00 to 24.00"],
  ["Emergencies", "18.30 to 8.00"],
  ["Saturday", "Closed"],
  ["Saturday", "By appointment, 3 to 1 in favour"],
  ["Saturday", "Call 01632 960123"],
  ["Wednesday", "19.00 to 21.00"],
  ["Saturday and Sunday", "9.00 to 12.00, 14.00 to 16.00"],
] as const)("beside hours of a day, %j are right", (...row) => {
  expect(reports(day, row)).toEqual([]);
});

test("hours on a clock of twelve are right where nobody writes 17.30", () => {
  expect(reports(["Monday to Friday", "9.00 to 5.30"], ["Saturday", "10.00 to 4.30"])).toEqual([]);
});

test("a place that is open by night alone ends in the morning", () => {
  expect(reports(["Monday to Friday", "19.00 to 7.00"])).toEqual([]);
  expect(reports(["Monday to Friday", "19.00 to 7.00"], ["Saturday", "18.00 to 8.00"])).toEqual([]);
});

test("a day that is in two entries with hours at the same time is reported once, at the first", () => {
  expect(reports(["Monday to Saturday", "8.00 to 18.30"], ["Saturday", "9.00 to 12.00"])).toEqual([
    'wrong-hours 19: Unexpected "Monday to Saturday": "Saturday" has hours at the same time, expected each day once.',
  ]);
  expect(reports(["Mon–Fri", "8.00 to 12.00"], ["Mon, Wed & Fri", "14.00 to 18.00"])).toEqual([]);
});

test("what goes on for longer than any night ends before it begins, beside other nights too", () => {
  expect(reports(["Friday", "18.00 to 7.00"], ["Saturday", "13.00 to 7.30"])).toEqual([
    'wrong-hours 20: Unexpected "13.00 to 7.30": it ends before it begins.',
  ]);
  expect(reports(["Friday", "18.00 to 7.00"], ["Saturday", "16.00 to 9.00"])).toEqual([]);
  expect(reports(["Friday", "8.00 to 18.00"], ["Saturday", "12.00 to 6.00"])).toEqual([]);
});

test("a day that is both closed and open is reported once, at the first", () => {
  const words = "has one of its days, and one of the two is closed, expected each day once.";
  expect(reports(["Sunday to Tuesday", "Closed"], ["Tuesday to Saturday", "8.00 to 18.30"])).toEqual([
    `wrong-hours 19: Unexpected "Sunday to Tuesday": "Tuesday to Saturday" ${words}`,
  ]);
  expect(reports(["Monday to Saturday", "8.00 to 18.30"], ["Monday", "closed"])).toEqual([
    `wrong-hours 19: Unexpected "Monday to Saturday": "Monday" ${words}`,
  ]);
});

test.each([
  ["Monday", "Closed"],
  ["First Friday of the month", "Closed"],
  ["Friday afternoon", "Closed"],
  ["Bank holidays", "Closed"],
  ["Friday", "Closed from 12.00"],
] as const)("beside the days from Tuesday to Friday, %j are right", (...row) => {
  expect(reports(["Tuesday to Friday", "8.00 to 18.30"], row)).toEqual([]);
});
