import { isRecord } from "../diagnostic/is-record.ts";
import { toPointer, valueAt } from "../diagnostic/path.ts";
import type { Violation, ViolationFinding } from "../rules/kinds/violation-rule.ts";
import { inOwner } from "../rules/lookups/in-owner.ts";
import { missingKey } from "../rules/violations/missing-key.ts";
import { outOfRange } from "../rules/violations/out-of-range.ts";
import { unknownKey } from "../rules/violations/unknown-key.ts";
import { unquotedText } from "../rules/violations/unquoted-text.ts";
import { wrongType } from "../rules/violations/wrong-type.ts";
import { excerpt } from "../rules/words/describe-value.ts";
import type { Explained } from "./explained.ts";
import { withStrangers } from "./with-strangers.ts";

/**
 * Leaves out what is one mistake with another: a missing key that is misspelt or stands in the wrong mapping, and all but
 * the first of the keys that belong in the same other mapping.
 */
export function withoutConsequences(explained: readonly Explained[]): Explained[] {
  const moved = explained.filter(({ finding }) => finding.belongsIn);
  const single = withoutMisspelt(explained).flatMap((one) => {
    if (!one.finding.belongsIn && isLack(one.violation) && isAllMoved(one, moved)) return [];
    if (!one.finding.belongsIn) return moved.some((other) => followsFrom(one, other)) ? [] : [one];
    const [first, ...others] = moved.filter((other) => haveOnePlace(one, other));
    if (first !== one) return [];
    const names = others.map(({ violation }) => `"${excerpt(String(violation.error.params["additionalProperty"]))}"`);
    if (names.length === 0) return [one];
    const more = ` So ${names.length === 1 ? "does" : "do"} ${names.join(" and ")}.`;
    return [{ ...one, finding: { ...one.finding, message: `${one.finding.message}${more}` } }];
  });
  return withNeighbours(withLacks(withStrangers(withHalves(withoutRange(withoutHeld(single))))));
}

/** Leaves out a key that a mapping lacks where it stands in the value of another key, which should be no mapping. */
function withoutHeld(explained: readonly Explained[]): readonly Explained[] {
  const wrong = explained.filter(({ code }) => code === wrongType.code);
  const isInner = ({ error }: Violation) =>
    wrong.some(
      ({ violation: { error: inner } }) =>
        inner.instancePath.slice(0, inner.instancePath.lastIndexOf("/")) === error.instancePath &&
        isRecord(inner.data) &&
        Object.hasOwn(inner.data, String(error.params["missingProperty"])),
    );
  return explained.filter(({ violation }) => !isLack(violation) || !isInner(violation));
}

/** Leaves out that a number is too small or too large where it is also of the wrong kind: both are told at once. */
function withoutRange(explained: readonly Explained[]): readonly Explained[] {
  const placeOf = ({ violation }: Explained) => violation.error.instancePath;
  const wrong = new Set(explained.filter(({ code }) => code === wrongType.code).map(placeOf));
  return explained.filter((one) => one.code !== outOfRange.code || !wrong.has(placeOf(one)));
}

/**
 * Two entries side by side of which each lacks what the other has are one, into which a hyphen came: it is told of the second,
 * and that they lack something follows.
 */
function withHalves(explained: readonly Explained[]): readonly Explained[] {
  const lacks = new Map<string, Explained[]>();
  for (const one of explained) {
    const { instancePath } = one.violation.error;
    if (one.code === missingKey.code && isLack(one.violation))
      lacks.set(instancePath, [...(lacks.get(instancePath) ?? []), one]);
  }
  const halves = new Map<Explained, Explained | undefined>();
  for (const [place, here] of lacks) {
    const [, list = "", index = ""] = /^(.*)\/(\d+)$/.exec(place) ?? [];
    const above = lacks.get(`${list}/${Number(index) - 1}`) ?? [];
    const [first] = here;
    if (index === "" || !first || above.length === 0 || !isRestOf(above, here)) continue;
    for (const one of [...above, ...here]) halves.set(one, undefined);
    // Only a mapping lacks keys.
    const [key = ""] = Object.keys(first.violation.error.data as object);
    halves.set(first, {
      ...first,
      finding: {
        ...first.finding,
        message: `This entry lacks what the one above has, and has what that one lacks, expected one entry of both.`,
        hint: `Write two spaces in place of the hyphen before "${key}".`,
      },
    });
  }
  return explained.flatMap((one) => (halves.has(one) ? (halves.get(one) ?? []) : [one]));
}

/** True for two entries without a common key of which each has all that the other lacks. */
function isRestOf(above: readonly Explained[], here: readonly Explained[]): boolean {
  const keysOf = ([one]: readonly Explained[]) => Object.keys((one?.violation.error.data ?? {}) as object);
  const lacksOf = (some: readonly Explained[]) =>
    some.map(({ violation }) => String(violation.error.params["missingProperty"]));
  const [a, b] = [keysOf(above), keysOf(here)];
  return (
    !a.some((key) => b.includes(key)) &&
    lacksOf(above).every((key) => b.includes(key)) &&
    lacksOf(here).every((key) => a.includes(key))
  );
}

/** Names all keys that a mapping lacks in one report: that of the first, or of a key that it cannot have. */
function withLacks(explained: readonly Explained[]): Explained[] {
  const byMapping = new Map<string, Explained[]>();
  for (const one of explained) {
    const { instancePath } = one.violation.error;
    byMapping.set(instancePath, [...(byMapping.get(instancePath) ?? []), one]);
  }
  return explained.flatMap((one) => {
    const beside = byMapping.get(one.violation.error.instancePath) ?? [];
    const lacks = beside.filter(({ code, violation }) => code === missingKey.code && isLack(violation));
    const [first, ...others] = lacks;
    const other = beside.find(({ finding }) => finding.isOtherType);
    if (other) return one === other ? [one] : [];
    const stranger = beside.find(({ code, finding }) => code === unknownKey.code && isForeign(finding));
    if (one === stranger && first) return [withMore(one, lacks, ` ${lackOf(lacks)}`)];
    if (!lacks.includes(one)) return [one];
    if (stranger || one !== first) return [];
    return [others.length === 0 ? one : withMore(one, others, undefined)];
  });
}

function isLack({ error }: Violation): boolean {
  return error.keyword === "required";
}

/** True for an unknown key of no known meaning: it may be the author's word for the missing one. */
function isForeign({ meant, belongsIn }: ViolationFinding): boolean {
  return meant === undefined && belongsIn === undefined;
}

function withMore(one: Explained, others: readonly Explained[], more: string | undefined): Explained {
  const { finding, violation } = one;
  const message =
    more === undefined ? lackOf([one, ...others], inOwner(violation.schema)) : `${finding.message}${more}`;
  const hints = [finding.hint, ...others.map((other) => other.finding.hint)];
  return { ...one, finding: { ...finding, message, hint: hints.join(" ") } };
}

function lackOf(lacks: readonly Explained[], owner = ""): string {
  const names = lacks.map(({ violation }) => `"${String(violation.error.params["missingProperty"])}"`);
  const last = names.at(-1) ?? "";
  if (names.length === 1) return `The key ${last} is missing${owner}.`;
  return `The keys ${names.slice(0, -1).join(", ")} and ${last} are missing${owner}.`;
}

/** Leaves out all but the first of the yes-or-no words that stand side by side in one line: `[false, true]`. */
function withNeighbours(explained: readonly Explained[]): Explained[] {
  const known = new Set<string>();
  return explained.filter(({ code, violation: { file, path }, finding }) => {
    if (code !== unquotedText.code || finding.suggestion !== undefined) return true;
    const place = `${file.locate(path, "value").line} ${toPointer(path.slice(0, -1))}`;
    if (known.has(place)) return false;
    known.add(place);
    return true;
  });
}

/** Whether every key of a mapping belongs elsewhere: then the mapping itself is in the wrong place, and lacks nothing. */
function isAllMoved({ violation: { error } }: Explained, moved: readonly Explained[]): boolean {
  const keys = Object.keys(error.data as object);
  const elsewhere = moved.filter(({ violation }) => violation.error.instancePath === error.instancePath);
  return keys.length > 0 && keys.length === elsewhere.length && error.instancePath.split("/").length > 3;
}

function haveOnePlace(a: Explained, b: Explained): boolean {
  return (
    a.violation.error.instancePath === b.violation.error.instancePath &&
    toPointer(a.finding.belongsIn ?? []) === toPointer(b.finding.belongsIn ?? [])
  );
}

/** True for a mistake that follows from a key in the wrong mapping: it is missing where it belongs. */
function followsFrom(
  { violation, finding }: Explained,
  { violation: moved, finding: { belongsIn = [] } }: Explained,
): boolean {
  // A block among the entries of another block is no entry of that one, whatever it has or lacks.
  const isWhole = Array.isArray(valueAt(violation.file.data, belongsIn)) && belongsIn.length < moved.path.length;
  if (isWhole) return toPointer(violation.path).startsWith(toPointer(moved.path));
  const { keyword, params, data } = violation.error;
  // `nav:` has no value because what is its value stands at the margin.
  if (data === null && toPointer(violation.path) === toPointer(belongsIn)) return true;
  // A key that belongs in a list which is not there yet.
  const isOwner =
    violation.error.instancePath === moved.error.instancePath &&
    belongsIn[moved.path.length] === params["missingProperty"];
  if (keyword === "required" && isOwner) return true;
  return (
    keyword === "required" &&
    params["missingProperty"] === moved.error.params["additionalProperty"] &&
    finding.meant === undefined &&
    toPointer(violation.path).startsWith(toPointer(belongsIn))
  );
}

/** Leaves out a missing key that is reported as misspelt already. */
function withoutMisspelt(explained: readonly Explained[]): Explained[] {
  const misspelt = new Set(
    explained
      .filter(({ finding }) => finding.meant !== undefined)
      .map(({ violation, finding }) => `${violation.error.instancePath}/${finding.meant}`),
  );
  for (const { violation, finding } of explained) {
    for (const key of finding.brings ?? []) misspelt.add(`${violation.error.instancePath}/${key}`);
  }
  return explained.filter(
    ({ violation: { error } }) => !misspelt.has(`${error.instancePath}/${String(error.params["missingProperty"])}`),
  );
}
