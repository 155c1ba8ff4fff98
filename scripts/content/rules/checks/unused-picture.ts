import type { ContentIndex } from "../../index/content-index.ts";
import { unusedAssets } from "../../index/unused-assets.ts";
import { assetAt } from "../../read/content-path.ts";
import type { Check } from "../kinds/check.ts";
import { excerpt } from "../words/describe-value.ts";
import { exampleSvg, pageWithImage } from "../words/example-picture.ts";
import { exampleSite } from "../words/example-site.ts";

const files = {
  // As it would be published: under a domain that the check does not know as reserved.
  "_site.yaml": exampleSite.replaceAll("bakery.example", "bakery.test"),
  "_assets/bread.svg": exampleSvg,
  "index.yaml": pageWithImage("src: /assets/bread.svg\nalt: A loaf of dark bread, cut in half."),
};

/** Pictures that are published although no page shows them. */
export const unusedPicture: Check = {
  code: "unused-picture",
  severity: "warning",
  scope: "site",
  meaning:
    "A picture in the assets folder is published, and nothing shows it or links to it: often it was left when another took its place. What others link to stands in downloads of the site file. Only a --release run looks for these; npm run where -- --unused lists all such files at any time.",
  releaseOnly: true,
  bad: { ...files, "_assets/old-bread.svg": exampleSvg.replace("M0 4h8", "M0 2h8") },
  says: {
    message: 'Nothing in the content names the picture "/assets/old-bread.svg".',
    hint: "Delete it, or show it. Where others link to it, name it in _site.yaml below downloads.",
  },
  good: {
    ...files,
    "_site.yaml": `${files["_site.yaml"]}downloads:\n  - /assets/old-bread.svg\n`,
    "_assets/old-bread.svg": exampleSvg.replace("M0 4h8", "M0 2h8"),
  },
  check(content) {
    // A part that is published later, or is a draft, may show it.
    const pictures = unusedAssets(content.hiding?.whole ?? content).filter((address) =>
      /\.(?:jpe?g|png|webp|avif|gif|svg)$/i.test(address),
    );
    if (pictures.length === 0) return [];
    const isMentioned = createMentions(content);
    return pictures
      .filter((address) => !isMentioned(address))
      .map((address) => ({
        at: { file: fileOf(content, address) },
        message: `Nothing in the content names the picture "${excerpt(address)}".`,
        hint: unusedPicture.says.hint,
      }));
  },
};

/** So much is read of an asset that may name others: enough for any that a person has written. */
const mostTextBytes = 4 * 1024 * 1024;

/** Whether other assets, such as a page of HTML, have the name of a file in them. */
function createMentions({ assets, readAsset }: ContentIndex): (address: string) => boolean {
  const texts = [...assets]
    .filter((address) => /\.(?:html?|css|svg|xml|json|webmanifest|js|txt|md)$/i.test(address))
    .map((address) => ({ address, text: Buffer.from(readAsset(address, mostTextBytes) ?? []).toString("utf8") }));
  return (address) => {
    const name = address.slice(address.lastIndexOf("/") + 1);
    return texts.some(
      (one) => one.address !== address && (one.text.includes(name) || one.text.includes(encodeURI(name))),
    );
  };
}

/** The file of an asset, as a place for a report. */
function fileOf({ site }: ContentIndex, address: string) {
  const path = assetAt(address) ?? address;
  return { ...site, source: { path, displayPath: site.source.displayPath.replace(/[^/]*$/, path), text: "" } };
}
