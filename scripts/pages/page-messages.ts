import type { SiteContent } from "../../src/content.gen.ts";
import type { Crumb, LanguageLink, PageAssets, PagePolicy } from "../../src/site.ts";
import type { Bundle } from "../bundle/bundle.ts";
import type { SiteStyles } from "../bundle/page-styles.ts";
import type { WeightScale } from "../bundle/weigh-page.ts";
import type { SiteChecks } from "../content/answers/site-checks.ts";
import type { OwnTags } from "../content/index/further-routes.ts";
import type { View } from "../content/index/publication.ts";
import type { SourceFile } from "../content/read/read-content.ts";
import type { PageWeight } from "../content/rules/weight/over-budget.ts";
import type { Project } from "../program/project.ts";
import type { WrittenFile } from "../publish/file-writer.ts";
import type { Drawing } from "../share/drawing.ts";
import type { PageName } from "./read-page.ts";
import type { ShownByPage } from "./shown-by-page.ts";

// All messages between the build and its threads, in their order. Each can be sent to a worker.

/** The setup of a thread, before any page is read. */
export interface PageStepsSetup {
  readonly project: Project;
  readonly pages: string;
  /** Whether placeholders are mistakes. */
  readonly release: boolean;
  readonly checks: SiteChecks;
  /** The parts of the content that are published. */
  readonly view: View;
  /** The compiled schemas, as `compileValidator` wrote them. */
  readonly schemaCode: string;
  /** The files whose content is filled into pages, and the site file; none if no page is filled in. */
  readonly shared: readonly SourceFile[];
}

/** A page that has no mistakes of its own. */
export interface DigestedPage {
  readonly path: string;
  /** The checksum of the file, or of the result if the file is filled in. */
  readonly fileHash: string;
  /** Whether it is filled in with facts or parts, and so changes with them. */
  readonly isFilled?: boolean | undefined;
  readonly digestJson: string;
  /** The times when something on the page is published or expires, past and future; absent if there are none. */
  readonly moments?: readonly number[] | undefined;
  /** The first of these times in the future. */
  readonly next?: number | undefined;
  readonly isHidden: boolean;
}

/** The inputs that all pages share for rendering. */
export interface RenderSetup {
  readonly rendererFile: string;
  readonly assets: PageAssets;
  readonly styles: SiteStyles;
  readonly sites: readonly [SiteContent, ...SiteContent[]];
  readonly drawing: Drawing;
  readonly today: Date;
  readonly to: string;
  readonly weights: Bundle["weights"];
  /** How to weigh pages, if weights are needed. */
  readonly scale: WeightScale | undefined;
}

/** A page to render. */
export interface PageToRender extends PageName {
  readonly shown: Omit<ShownByPage, "hash">;
  readonly fileHash: string;
  readonly policy: PagePolicy;
  readonly trail: readonly Crumb[] | undefined;
  /** Where its language switch leads. */
  readonly languages: readonly LanguageLink[];
  readonly tags: OwnTags;
}

/** The files that were written for a page. */
export interface WrittenPage {
  readonly path: string;
  /** Its document, and those on which its list continues. */
  readonly files: readonly WrittenFile[];
  readonly showsToday: boolean;
  /** The bytes of the scripts that the page loads on its own, without those of interactive blocks. */
  readonly script: number;
  readonly weight: PageWeight | undefined;
}
