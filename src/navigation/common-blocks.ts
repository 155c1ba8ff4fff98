// The blocks that most pages are made of, by their types: in a build they are one module, which comes with the first page that
// has one of them. A new type of block is a module of its own, so that it changes no byte of this one.
export { CallToAction as "call-to-action" } from "../blocks/call-to-action.tsx";
export { CardGrid as "card-grid" } from "../blocks/card-grid.tsx";
export { CheckList as "check-list" } from "../blocks/check-list.tsx";
export { Contents as "contents" } from "../blocks/contents.tsx";
export { FactList as "fact-list" } from "../blocks/fact-list.tsx";
export { Hero as "hero" } from "../blocks/hero.tsx";
export { ListGroups as "list-groups" } from "../blocks/list-groups.tsx";
export { MetricTiles as "metric-tiles" } from "../blocks/metric-tiles.tsx";
export { Prose as "prose" } from "../blocks/prose.tsx";
export { WorkflowSteps as "workflow-steps" } from "../blocks/workflow-steps.tsx";

// Components of theirs that other blocks have as well.
export { Badge } from "../components/badge.tsx";
export { CodePanel } from "../components/code-panel.tsx";
export { ContentsList } from "../components/contents/contents-list.tsx";
export { ProseMarkup } from "../components/markup/prose-markup.tsx";
export { wordsOf } from "../components/markup/words-of.ts";
export { PhraseList } from "../components/phrase-list.tsx";
export { Film } from "../components/pictures/film.tsx";
export { Picture } from "../components/pictures/picture.tsx";
export { Rating } from "../components/quotation/rating.tsx";
export { groundClass } from "../components/section/ground-class.ts";
export { Specimen } from "../components/specimen/specimen.tsx";
export { TrustLine } from "../components/trust-line.tsx";
