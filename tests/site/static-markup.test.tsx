import type { ReactNode } from "react";
import { Component, createContext, createElement, memo, useState } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { renderStatic } from "../../src/static-markup.ts";
import { blockExamples } from "../content/memory-site.ts";
import { exampleElement } from "../support/code/render-example.tsx";

describe("renderStatic writes what React writes", () => {
  test.each(blockExamples())("of $name", ({ written }) => {
    const element = exampleElement(written);
    expect(renderStatic(element)).toBe(renderToStaticMarkup(element));
  });

  function Counter() {
    const [count] = useState(3);
    return <p>{count}</p>;
  }

  class Old extends Component {
    override render() {
      return <p>old</p>;
    }
  }

  const Remembered = memo(() => <p>remembered</p>);
  const Language = createContext("en");

  const markupAsText = { ["dangerouslySetInnerHTML"]: { __html: "<b>a</b>" } };

  const cases: Record<string, ReactNode> = {
    texts: <p>{["a", 1, "<&>\"'", null, undefined, false, true, ["b", [0]], ""]}</p>,
    "quotation marks": [
      <p key="1">"a"</p>,
      <p key="2">
        {"="}
        {'"'}
        <b>"</b>"
      </p>,
      '"',
      <i key="3" title={'"'} />,
    ],
    attributes: <p id="a&b" title={'"'} lang="" data-a aria-hidden={false} aria-label={undefined} className="x" />,
    "attributes that are left out": (
      <a href={[""].join("")} tabIndex={-1} lang={undefined}>
        x
      </a>
    ),
    "attributes without a value": [
      <p key="1" hidden data-part="" data-no-js="" lang="" />,
      <p key="2" hidden={false} popover="" title="" />,
      <details key="3" open />,
    ],
    "addresses that run scripts": <a href={" j\navascript:alert(1)"}>x</a>,
    "addresses that run scripts, in capitals": <a href={["JAVASCRIPT", "alert(1)"].join(":")}>x</a>,
    "attributes with other names": <path strokeWidth={2} clipPath="url(#a)" d="M0 0" />,
    "text as it is written": <pre>{"\n a"}</pre>,
    "lists and paragraphs": [
      <p key="1">a</p>,
      <ul key="2">
        <li>
          <p>a</p>
        </li>
        <li>b</li>
      </ul>,
      <p key="3">a</p>,
      "text",
      <p key="4">a</p>,
      <pre key="5">a</pre>,
      <p key="6">a</p>,
      <b key="7">a</b>,
      <dl key="8">
        <dt>a</dt>
        <dd>b</dd>
        <div>
          <dt>c</dt>
          <dt>d</dt>
          <dd>
            <p>e</p>
          </dd>
        </div>
      </dl>,
    ],
    hooks: <Counter />,
    classes: <Old />,
    "components that are remembered": <Remembered />,
    context: <Language value="de">a</Language>,
    "markup as a text": createElement("p", markupAsText),
    "elements of other vocabularies": (
      <svg>
        <title>a</title>
        <linearGradient id="b" />
      </svg>
    ),
    "a picture that is preloaded": [<p key="text">a</p>, <img key="picture" src="/a.png" alt="" />],
    "a picture that comes late": [
      <p key="text">a</p>,
      <img key="picture" src="/a.png" alt="" width={3} loading="lazy" />,
    ],
    "a picture in several formats": [
      <p key="text">a</p>,
      <picture key="picture">
        <source srcSet="/a.avif" />
        <img src="/a.png" alt="" />
      </picture>,
    ],
    "what belongs into the head": [<p key="text">a</p>, <meta key="name" name="a" content="b" />],
  };

  test.each(Object.entries(cases))("of %s", (_, children) => {
    const element = <div>{children}</div>;
    expect(renderStatic(element)).toBe(renderToStaticMarkup(element));
  });

  test("a style of an element, which the policy of pages refuses, is an error that says what to write", () => {
    const styled = <p style={{ color: "red" }}>a</p>;
    const message =
      "<p> has a style, which the Content-Security-Policy of a page refuses: write a class in the CSS module of the block.";
    expect(() => renderStatic(styled)).toThrow(message);
    expect(() => renderStatic(<picture>{styled}</picture>)).toThrow(message);
  });
});
