import bash from "highlight.js/lib/languages/bash";
import csharp from "highlight.js/lib/languages/csharp";
import go from "highlight.js/lib/languages/go";
import http from "highlight.js/lib/languages/http";
import java from "highlight.js/lib/languages/java";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import php from "highlight.js/lib/languages/php";
import plaintext from "highlight.js/lib/languages/plaintext";
import python from "highlight.js/lib/languages/python";
import ruby from "highlight.js/lib/languages/ruby";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";
import yaml from "highlight.js/lib/languages/yaml";
import { createLowlight } from "lowlight";
import type { CodeToken } from "../../../src/content-values.ts";

const highlighter = createLowlight({
  ...{ bash, csharp, go, http, java, javascript, json, php, python, ruby },
  ...{ text: plaintext, typescript, xml, yaml },
});

/** The colours of code by the classes of highlight.js; the first match wins. Other code has no colour. */
const colours: readonly (readonly [RegExp, Exclude<CodeToken, string>[0]])[] = [
  [/comment|doctag/, "comment"],
  [/string|regexp|symbol/, "string"],
  [/number/, "number"],
  [/keyword|literal|built_in|type/, "keyword"],
  [/title|attr|attribute|name|property|function/, "name"],
];

type Node = ReturnType<typeof highlighter.highlight>["children"][number];

/** Longer code gets no colours: it is for machines, nobody reads it, and highlighting may take long. */
const mostCharacters = 20_000;

/**
 * Splits code into coloured tokens. Code that is too long, or nested too deeply to be read, becomes one token without a colour.
 * `language` must be one that the schema of code samples allows.
 */
export function highlightCode(code: string, language: string): CodeToken[] {
  const text = code.trimEnd();
  const tokens = text.length > mostCharacters ? undefined : highlight(text, language);
  return tokens ?? (text === "" ? [] : [text]);
}

/** Like `highlightCode`, for a language that an author wrote. Unknown languages get no colours. */
export function highlightFenced(code: string, language: string): CodeToken[] {
  const name = language.toLowerCase();
  return highlightCode(code, highlighter.registered(name) ? name : "text");
}

/** Undefined if the code is nested too deeply for the highlighter or for reading its tree, both of which are recursive. */
function highlight(text: string, language: string): CodeToken[] | undefined {
  try {
    const tokens: CodeToken[] = [];
    for (const node of highlighter.highlight(language, text).children) addTokens(tokens, node, undefined);
    return tokens;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function addTokens(tokens: CodeToken[], node: Node, colour: Exclude<CodeToken, string>[0] | undefined): void {
  if (node.type === "text") {
    const last = tokens.at(-1);
    if (colour && last?.[0] === colour) tokens[tokens.length - 1] = [colour, last[1] + node.value];
    else if (colour) tokens.push([colour, node.value]);
    else if (typeof last === "string") tokens[tokens.length - 1] = last + node.value;
    else tokens.push(node.value);
  }
  if (node.type !== "element") return;
  const classes = String(node.properties["className"]);
  const own = colours.find(([pattern]) => pattern.test(classes))?.[1] ?? colour;
  for (const child of node.children) addTokens(tokens, child, own);
}
