import type { Frame } from "./render-frame.tsx";

/** The classes and behaviours that some markup asks for by its attributes. */
export interface Attributes {
  /** The values of `class` attributes. */
  readonly classNames: Set<string>;
  readonly behaviours: Set<string>;
}

/** The classes and behaviours in some markup. Texts cannot look like attributes: in them quotation marks are escaped. */
export function attributesIn(html: string): Attributes {
  return { classNames: attributeValues("class", html), behaviours: attributeValues("data-behaviour", html) };
}

/** The values of an attribute, found without a regular expression: every page is searched. */
function attributeValues(attribute: string, html: string): Set<string> {
  const values = new Set<string>();
  const before = ` ${attribute}="`;
  for (let at = html.indexOf(before); at >= 0; at = html.indexOf(before, at)) {
    const start = at + before.length;
    at = html.indexOf('"', start);
    values.add(html.slice(start, at));
  }
  return values;
}

const attributesOfFrames = new WeakMap<Frame, Attributes>();

/** Those of a header and a footer, which many pages share. */
export function frameAttributes(frame: Frame): Attributes {
  const known = attributesOfFrames.get(frame) ?? attributesIn(frame.header + frame.footer);
  attributesOfFrames.set(frame, known);
  return known;
}
