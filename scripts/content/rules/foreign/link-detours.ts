import { excerpt } from "../words/describe-value.ts";

/** Hosts that stand before the address which somebody meant, and the part of the query that has it. */
const hosts: readonly { readonly host: RegExp; readonly path?: RegExp; readonly parameter: string }[] = [
  { host: /\.safelinks\.protection\.outlook\.com$/, parameter: "url" },
  { host: /^(?:www\.)?google\.[a-z.]+$/, path: /^\/url$/, parameter: "url" },
  { host: /^(?:www\.)?google\.[a-z.]+$/, path: /^\/url$/, parameter: "q" },
  { host: /^lm?\.facebook\.com$/, path: /^\/l\.php$/, parameter: "u" },
  { host: /^(?:www\.)?linkedin\.com$/, path: /^\/(?:redir\/redirect|safety\/go)$/, parameter: "url" },
];

/** The problem of an address of an allowed form that leads through somebody else's program, or cannot be dialled. */
export function findUnwrappedAddress(href: string): { readonly problem: string; readonly hint: string } | undefined {
  if (/^tel:.*\(0\)/.test(href)) {
    return {
      problem: "the 0 in brackets is not dialled after the code of a country",
      hint: `Write "${dial(href.slice(4))}".`,
    };
  }
  if (trunkZero.test(href)) {
    return {
      problem: "the 0 is not dialled after the code of a country",
      hint: `Write "${href.replace(trunkZero, "$1")}".`,
    };
  }
  if (assistant.test(href)) {
    return {
      problem: "an assistant has put its own name into it, which tells the other site where visitors come from",
      hint: `Write "${excerpt(withoutSource(href))}".`,
    };
  }
  const meant = detourTarget(href);
  return meant === undefined
    ? undefined
    : {
        problem: "a mail program, a search or a network has put its own address around it",
        hint: `Did you mean "${excerpt(meant)}"?`,
      };
}

/** A 0 behind the code of a country that has none there. In Italy and elsewhere it is dialled. */
const trunkZero = /^(tel:\+(?:44|49|33|41|43|31|32|46|353|61|64|27|81|91))0(?=\d)/;

const assistant =
  /^https:[^?]*\?(?:[^#]*&)?utm_source=(?:(?:chatgpt|openai|perplexity)(?:\.\w{1,10})?|(?:copilot|gemini|claude)\.\w{1,10})(?:[&#]|$)/;

function withoutSource(href: string): string {
  return href.replace(/([?&])utm_source=[^&#]*&?/, "$1").replace(/[?&](?=#|$)/, "");
}

function detourTarget(href: string): string | undefined {
  if (!/^https:[^?]*\?/.test(href) || !URL.canParse(href)) return undefined;
  const { hostname, pathname, searchParams } = new URL(href);
  for (const { host, path, parameter } of hosts) {
    const target = host.test(hostname) && (path?.test(pathname) ?? true) ? searchParams.get(parameter) : undefined;
    if (target && /^https?:\/\//.test(target)) return target;
  }
  return undefined;
}

/** A telephone number as it is dialled: the 0 in brackets after the code of a country is not. Words are left alone. */
export function dial(number: string): string {
  if (!/^\+?[\d\s()./-]+$/.test(number)) return `tel:${number}`;
  return `tel:${number.replace(/^((?:\+|00)[\d\s]+)\(0\)/, "$1").replaceAll(/[^\d+]/g, "")}`;
}
