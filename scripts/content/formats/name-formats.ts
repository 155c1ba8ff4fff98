import { useMode as addMode, formatHex, modeHsl, modeOklch, modeRgb, parse } from "culori/fn";
import type { ChartDrawing } from "../../../src/content-values.ts";
import { textDirection } from "../../../src/text-direction.ts";
import { chartData, isPerCent } from "../charts/chart-data.ts";
import { type ChartOptions, drawChart } from "../charts/draw-chart.ts";
import { systemTypeface, typefaces } from "../fonts/typefaces.ts";
import { findIcon, findMark, iconNames } from "../icons/icons.ts";
import { decodeAsset } from "../read/asset-address.ts";
import type { ContentFormat, ResolveContext } from "./content-format.ts";

export const iconFormat: ContentFormat = {
  name: "icon",
  title: "Icon name",
  description: "The name of a Lucide icon (https://lucide.dev/icons), such as file-text.",
  expected: "the name of a Lucide icon such as file-text",
  kind: "name",
  proposals: iconNames,
  resolved: { type: "Icon", resolve: (value) => findIcon(value) },
};

export const networkFormat: ContentFormat = {
  name: "network",
  title: "Network name",
  description: "The name of a network, such as instagram: its logo comes from Simple Icons (https://simpleicons.org).",
  expected: "the name of a network such as instagram",
  kind: "name",
  resolved: { type: "Icon", resolve: (value) => findMark(value) },
};

export const tagFormat: ContentFormat = {
  name: "tag",
  title: "Tag",
  description:
    "A subject that several pages share, in a word or two, such as sourdough: spelt the same on all of them, capitals included.",
  expected: "a word or two",
  kind: "sentence",
  minLength: 1,
  maxLength: 40,
};

const families = typefaces.map(({ name, description }) => `${name} (${description})`);

export const typefaceFormat: ContentFormat = {
  name: "typeface",
  title: "Typeface",
  description: `The name of a typeface: ${families.join(", ")}, ${systemTypeface} (the fonts of the visitor's system), or one of your own under \`own\`.`,
  expected: "the name of a typeface such as Source Sans 3",
  kind: "name",
  suggestions: [...typefaces.map(({ name }) => name), systemTypeface],
};

const codes: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

const signs: Readonly<Record<string, string>> = { "£": "GBP", "€": "EUR" };

export const currencyFormat: ContentFormat = {
  name: "currency",
  title: "Currency",
  description: "The three letters of a currency, such as GBP, EUR or USD.",
  expected: "the three letters of a currency, such as GBP, EUR or USD",
  kind: "name",
  accepts: (value) => codes.has(value),
  correct(value) {
    const word = value.trim().toUpperCase();
    return codes.has(word) ? word : (signs[word] ?? value);
  },
};

addMode(modeRgb);
addMode(modeHsl);
addMode(modeOklch);

/** A colour in the notation of CSS with three or six hexadecimal digits. */
export const colourFormat = {
  name: "colour",
  title: "Colour",
  description:
    'A colour as CSS writes it with three or six hexadecimal digits, such as "#2a3ccb", in quotes: without them YAML reads it as a comment.',
  expected: 'a colour of three or six digits such as "#2a3ccb"',
  kind: "name",
  accepts: (value: string) => /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(value),
  correct(value: string) {
    const text = value.trim();
    // No colour is that long, and the library takes quadratic time.
    if (text.length > 100) return value;
    const colour = parse(text) ?? parse(text.toLowerCase());
    // The resulting colour of a transparent one is not known.
    return colour && (colour.alpha ?? 1) === 1 ? (formatHex(colour) ?? value) : value;
  },
} satisfies ContentFormat;

export const serviceListFormat: ContentFormat = {
  name: "service-list",
  title: "Services",
  description: "The word all, for every service in _site.yaml.",
  expected: "the word all",
  kind: "name",
  accepts: (value) => value === "all",
  correct: () => "all",
  // The value depends on other pages.
  isShared: true,
  resolved: {
    type: "readonly ShownService[]",
    resolve: (_, { services = [], embeds = [] }) => [...services, ...embeds],
  },
};

export const chartKindFormat: ContentFormat = {
  name: "chart-kind",
  title: "Kind of chart",
  description:
    "How the numbers are drawn: as bars, stacked bars (stacked-bar), a line over a sequence such as years, ranges from one number to another, or parts of a whole (part-of-whole).",
  expected: "a kind of chart such as bar",
  kind: "name",
  suggestions: ["bar", "stacked-bar", "line", "range", "part-of-whole"],
  // The schema lists the kinds.
  resolved: { type: "ChartDrawing", resolve: (value, context) => draw(value as ChartOptions["kind"], context) },
};

function draw(kind: ChartOptions["kind"], { owner, language, readAsset }: ResolveContext): ChartDrawing {
  const { file, scale, prefix, suffix } = owner;
  const bytes = typeof file === "string" ? readAsset?.(decodeAsset(file) ?? file) : undefined;
  const data = chartData(owner, bytes);
  // The check has found no mistake. A missing file, as in the gallery, gives an empty drawing.
  if (!("series" in data)) return { kind, series: [], table: { corner: "", columns: [], items: [] } };
  // Without a sign before zero.
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 6, signDisplay: "negative" });
  const [before = "", after = ""] = [prefix, suffix].map((text) => (typeof text === "string" ? text : ""));
  const isMoney = /^\p{L}{0,3}\p{Sc}\s*$/u.test(before);
  // Units in scripts without spaces, and Korean counters, directly follow the number, like symbols; and so do £12m and 84p.
  const isWord = /^(?![\p{scx=Hani}\p{scx=Kana}\p{scx=Hang}])\p{L}/u.test(after);
  const isJoined = isMoney ? /^\p{L}{1,2}$/u.test(after) : after === "p" && /^en\b/.test(language);
  const gap = isWord && !isJoined ? "\u00a0" : "";
  const say = (value: number) => {
    // A hyphen is too short and too low next to digits. In Arabic a direction mark precedes it.
    const said = numbers.format(value).replace("-", "\u2212");
    const [sign = ""] = isMoney && isSignFirst(language) ? (/^\P{N}*\u2212/u.exec(said) ?? []) : [];
    return `${sign}${before}${said.slice(sign.length)}${gap}${after}`;
  };
  // Without this mark, the left-to-right drawing would order number and unit wrongly.
  const beforeTick = textDirection(language) === "rtl" ? "\u200f" : "";
  const shares = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 });
  const isLogarithmic = scale === "logarithmic";
  return drawChart(data, {
    kind,
    isLogarithmic,
    say,
    beforeTick,
    sayShare: isPerCent(suffix) ? undefined : shares.format,
  });
}

/** Whether a language has the sign before that of the currency, as in −£3, unlike € −3 in Dutch. */
function isSignFirst(language: string): boolean {
  const parts = new Intl.NumberFormat(language, { style: "currency", currency: "EUR" }).formatToParts(-1);
  const names = parts.map(({ type }) => type);
  return names.indexOf("minusSign") < names.indexOf("currency");
}
