import { expect, test, vi } from "vitest";
import { patternsIn, type WrittenPattern } from "../support/code/patterns.ts";

/** The folders whose code meets content. Patterns of the schemas are among those that ajv compiles. */
const folders = ["scripts/content", "scripts/dev-site", "scripts/hosts", "scripts/output", "scripts/share", "src"];

/** Modules that put patterns together when they are loaded; those that they import are among them. */
const modules = [
  () => import("../../scripts/content/rules/all-checks.ts"),
  () => import("../../scripts/content/rules/all-syntax-rules.ts"),
  () => import("../../scripts/content/rules/all-violation-rules.ts"),
  () => import("../../scripts/content/formats/all-formats.ts"),
  () => import("../../scripts/content/check/content-model.ts"),
];

/** The patterns that are put together from texts. */
async function composedPatterns(): Promise<WrittenPattern[]> {
  const found: WrittenPattern[] = [];
  const Original = RegExp;
  vi.resetModules();
  vi.stubGlobal(
    "RegExp",
    new Proxy(Original, {
      construct(target, [source, flags]) {
        const pattern = new target(source, flags);
        const caller = new Error("Who composes it?").stack?.split("\n")[2] ?? "";
        // What packages do with a text is theirs; before they get one, its length is limited.
        if (!caller.includes("node_modules")) found.push({ place: caller.trim(), pattern });
        return pattern;
      },
    }),
  );
  for (const load of modules) await load();
  vi.unstubAllGlobals();
  return found;
}

/** Signs that a pattern concerns: those that stand in it, and some of each of its classes. */
function signsOf({ source }: RegExp): string[] {
  const plain = source.replaceAll(
    /\\[a-zA-Z](?:\{[^}]*\}|[0-9a-f]{2,4})?|\(\?<?[:=!]|\{[0-9,]+\}|[\\()?*+^$|[\]]/g,
    "",
  );
  const escaped = [...source.matchAll(/\\([^a-zA-Z0-9])/g)].map(([, sign = ""]) => sign);
  const classes = [" ", "\n", "a", ...(/\\d|0-9/.test(source) ? ["1"] : []), ...(/\\t|\\s/.test(source) ? ["\t"] : [])];
  return [...new Set([...classes, ...escaped, ...plain])].slice(0, 8);
}

/** Texts that make a pattern try as much as it can: a start, something that repeats, and an end that fits nothing. */
function attacksOn(pattern: RegExp): ((length: number) => string)[] {
  const signs = signsOf(pattern);
  const words = pattern.source.match(/[\w<!-]{2,}/g) ?? [];
  const repeated = [...signs, ...signs.flatMap((one) => signs.map((other) => one + other)), ...words.slice(0, 10)];
  const frames = [["", ""], ["", "\0"], ["", "\n\0"], ...signs.slice(0, 3).map((sign) => [`${sign}: `, "\n\0"])];
  return repeated.flatMap((part) =>
    frames.map(
      ([start = "", end = ""]) =>
        (length: number) =>
          start + part.repeat(Math.ceil(length / part.length)) + end,
    ),
  );
}

/**
 * The shortest of some times, in milliseconds of the processor: on a busy machine what takes long is interrupted more often than
 * what takes short, and would seem to grow. What else disturbs only ever makes one longer.
 */
function timeOf(pattern: RegExp, text: string, times: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < times; time++) {
    pattern.lastIndex = 0;
    const start = process.cpuUsage();
    if (pattern.global) text.replaceAll(pattern, "");
    else pattern.exec(text);
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/** So much longer a text that is ten times as long may take; with a square in it, it takes a hundred times as long. */
const mostGrowth = 60;

/**
 * Below this, in milliseconds, nothing is measured but the machine: with a square in it, a pattern takes many times as long for
 * 100,000 characters.
 */
const negligible = 50;

/** Says how a pattern grows with a text, where that is more than the text does. */
function excessOf(pattern: RegExp): string | undefined {
  const attacks = attacksOn(pattern).map((attack) => ({ attack, time: timeOf(pattern, attack(300), 1) }));
  const worst = attacks.sort((a, b) => b.time - a.time).slice(0, 3);
  for (const { attack } of worst) {
    let before = timeOf(pattern, attack(100), 3);
    for (const length of [1000, 10_000, 100_000]) {
      const first = timeOf(pattern, attack(length), 1);
      const time = first > negligible && first > before * mostGrowth ? timeOf(pattern, attack(length), 4) : first;
      if (time > negligible && time > before * mostGrowth)
        return `${JSON.stringify(attack(12))}: ${time.toFixed(1)} ms for ${length}, ${before.toFixed(3)} for a tenth`;
      before = time;
    }
  }
  return undefined;
}

test("a pattern that is not linear is found", () => {
  expect(excessOf(/\s*\n\s*$/)).toMatch(/ms for 100?00,/);
  expect(excessOf(/(?<!\s)\s+$/)).toBeUndefined();
});

test("every regular expression that meets content takes a time in proportion to the text", async () => {
  const written = patternsIn(folders);
  const composed = await composedPatterns();
  expect(written.length).toBeGreaterThan(400);
  expect(composed.length).toBeGreaterThan(15);
  const slow = [...written, ...composed].flatMap(({ place, pattern }) => {
    const excess = excessOf(pattern);
    return excess === undefined ? [] : [`${place} ${pattern} ${excess}`];
  });
  expect(slow).toEqual([]);
});
