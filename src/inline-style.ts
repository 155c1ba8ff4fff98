/** Browsers leave out the `style` of an element, because the policy of a page allows none: nobody would see it. */
export class InlineStyle extends Error {
  constructor(name: string) {
    super(
      `<${name}> has a style, which the Content-Security-Policy of a page refuses: write a class in the CSS module of the block.`,
    );
  }
}

/** The markup that React has written, unless an element in it has a style. Texts cannot look like one: their quotation marks are escaped. */
export function withoutInlineStyles(html: string): string {
  const [, name] = /<(\w+)(?: [^>]*)? style="/.exec(html) ?? [];
  if (name !== undefined) throw new InlineStyle(name);
  return html;
}
