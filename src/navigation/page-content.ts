import { createElement, type ReactNode } from "react";
import type { LoadedPage, PageToShow } from "./running-app.ts";

/** Makes React elements from the document of a page, which has everything to show: no page is stored twice. */
export function readPage(page: PageToShow): LoadedPage {
  const main = page.document.querySelector("main");
  const children = [...(main?.childNodes ?? [])];
  const opening = children.findIndex((child) => child.contains(main?.querySelector("h1") ?? null));
  return { ...page, content: children.map(toReact), opening: opening + 1 };
}

function toReact(node: Node, key: number): ReactNode {
  return isElement(node) ? toElement(node, key) : node.nodeType === Node.TEXT_NODE ? node.textContent : null;
}

function toElement(element: Element, key: number): ReactNode {
  const props: Record<string, unknown> = { key };
  for (const { name, value } of element.attributes) {
    // The value of an option stays: visitors cannot change it.
    const property = (element.localName === "option" ? undefined : propertyOf[name]) ?? name;
    // React omits a boolean attribute unless it is true.
    const isTrue = value === "" && [name, property].some((one) => Reflect.get(element, one) === true);
    props[property] = isTrue || value;
  }
  return createElement(element.localName, props, ...Array.from(element.childNodes, toReact));
}

const properties =
  "autoComplete autoPlay colSpan crossOrigin dateTime encType fetchPriority hrefLang inputMode maxLength minLength noValidate playsInline readOnly rowSpan srcSet tabIndex";

/** React's names for attributes. Field values use the `default` names: under the others React would undo the visitor's input. */
const propertyOf: Readonly<Record<string, string>> = {
  ...Object.fromEntries(properties.split(" ").map((name) => [name.toLowerCase(), name])),
  ...{
    class: "className",
    for: "htmlFor",
    "text-anchor": "textAnchor",
    "stroke-dasharray": "strokeDasharray",
    "stroke-linecap": "strokeLinecap",
    checked: "defaultChecked",
    value: "defaultValue",
  },
};

function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}
