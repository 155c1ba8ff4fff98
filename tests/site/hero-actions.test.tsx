import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Hero } from "../../src/blocks/hero/hero.tsx";
import { TypewriterHero } from "../../src/blocks/typewriter-hero/typewriter-hero.tsx";
import { labelsOf } from "../../src/labels.ts";

const actions = [
  { label: "Get started", href: "#contact" },
  { label: "Watch a film", href: "/film" },
];
const others = { labels: labelsOf(undefined), sections: [] };

/** The words of each link, as people hear them. */
const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, content = ""]) => content.replaceAll(/<[^>]*>/g, ""));

test.each([
  ["a hero", <Hero key="hero" block={{ type: "hero", title: "Bread by post", actions }} {...others} />],
  [
    "a headline that is typed",
    <TypewriterHero
      key="typed"
      block={{ type: "typewriter-hero", segments: ["Bread", "by post"], actions }}
      {...others}
    />,
  ],
])("the first action of %s says of what it is a start, after its label, where it stays on the page", (_, hero) => {
  expect(linksIn(renderToStaticMarkup(hero))).toEqual(["Get started: Bread by post", "Watch a film"]);
});

test("it says nothing twice, whatever the letters", () => {
  const named = [{ label: "Order bread by post now", href: "#contact" }];
  const hero = <Hero block={{ type: "hero", title: "Bread by post", actions: named }} {...others} />;
  expect(linksIn(renderToStaticMarkup(hero))).toEqual(["Order bread by post now"]);
});
