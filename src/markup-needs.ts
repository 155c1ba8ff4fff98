export interface MarkupNeeds {
  /** The values of their `class` attributes. */
  readonly classes: ReadonlySet<string>;
  readonly behaviours: ReadonlySet<string>;
}

export function markupNeeds(html: string): MarkupNeeds {
  return { classes: attributeValues(' class="', html), behaviours: attributeValues(' data-behaviour="', html) };
}

/** The values of an attribute. Text cannot look like one: its quotation marks are escaped. */
function attributeValues(start: string, html: string): ReadonlySet<string> {
  const values = new Set<string>();
  for (let at = html.indexOf(start); at !== -1;) {
    const end = html.indexOf('"', at + start.length);
    values.add(html.slice(at + start.length, end));
    at = html.indexOf(start, end);
  }
  return values;
}
