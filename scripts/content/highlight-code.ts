import bash from "highlight.js/lib/languages/bash";
import csharp from "highlight.js/lib/languages/csharp";
import http from "highlight.js/lib/languages/http";
import java from "highlight.js/lib/languages/java";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import plaintext from "highlight.js/lib/languages/plaintext";
import python from "highlight.js/lib/languages/python";
import xml from "highlight.js/lib/languages/xml";
import yaml from "highlight.js/lib/languages/yaml";
import { createLowlight } from "lowlight";
import type { CodeToken } from "../../src/site.ts";

const highlighter = createLowlight({ bash, csharp, http, java, javascript, json, python, text: plaintext, xml, yaml });

/** The few colours of code, by the classes that highlight.js gives. What has none stays as it is. */
const colours: readonly (readonly [RegExp, Exclude<CodeToken, string>[0]])[] = [
  [/comment|doctag/, "comment"],
  [/string|regexp|symbol/, "string"],
  [/number/, "number"],
  [/keyword|literal|built_in|type/, "keyword"],
  [/title|attr|attribute|name|property|function/, "name"],
];

type Tree = ReturnType<typeof highlighter.highlight>;
type Node = Tree["children"][number];

/** The code in coloured pieces. The languages are those of the schema. */
export function highlightCode(code: string, language: string): CodeToken[] {
  const tokens: CodeToken[] = [];
  for (const node of highlighter.highlight(language, code.trimEnd()).children) addTokens(tokens, node, undefined);
  return tokens;
}

function addTokens(tokens: CodeToken[], node: Node, colour: Exclude<CodeToken, string>[0] | undefined): void {
  if (node.type === "text") {
    const last = tokens.at(-1);
    if (colour) tokens.push([colour, node.value]);
    else if (typeof last === "string") tokens[tokens.length - 1] = last + node.value;
    else tokens.push(node.value);
  }
  if (node.type !== "element") return;
  const classes = String(node.properties["className"]);
  const own = colours.find(([pattern]) => pattern.test(classes))?.[1] ?? colour;
  for (const child of node.children) addTokens(tokens, child, own);
}
