import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import type { Block } from "../content.gen.ts";
import { withoutInlineStyles } from "../static-markup.ts";
import type { BlockProps } from "../block.ts";

interface InteractiveBlockProps {
  readonly Component: ComponentType<BlockProps<Block>>;
  readonly props: BlockProps<Block>;
  readonly address: string;
  readonly index: number;
}

/** A block as it is first rendered, with everything that React needs to hydrate it. */
export function InteractiveBlock({ Component, props, address, index }: InteractiveBlockProps) {
  const identifierPrefix = `${index}`;
  // Blocks do not use the search labels, which would add weight to every page.
  const labels = Object.fromEntries(Object.entries(props.labels).filter(([key]) => !key.startsWith("search")));
  const html = withoutInlineStyles(renderToString(<Component {...props} />, { identifierPrefix }));
  return (
    <div
      data-behaviour="interactive"
      data-module={address}
      data-props={JSON.stringify({ ...props, labels })}
      data-prefix={identifierPrefix}
      // oxlint-disable-next-line react/no-danger -- React has just written it
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
