// The blocks that most pages are made of, by their types: in a build they are one module, which comes with the first page that
// has one of them.
export { CallToAction as "call-to-action" } from "../blocks/call-to-action/call-to-action.tsx";
export { CardGrid as "card-grid" } from "../blocks/card-grid/card-grid.tsx";
export { CheckList as "check-list" } from "../blocks/check-list/check-list.tsx";
export { Contents as "contents" } from "../blocks/contents/contents.tsx";
export { FactList as "fact-list" } from "../blocks/fact-list/fact-list.tsx";
export { Hero as "hero" } from "../blocks/hero/hero.tsx";
export { ListGroups as "list-groups" } from "../blocks/list-groups/list-groups.tsx";
export { MetricTiles as "metric-tiles" } from "../blocks/metric-tiles/metric-tiles.tsx";
export { Prose as "prose" } from "../blocks/prose/prose.tsx";
export { WorkflowSteps as "workflow-steps" } from "../blocks/workflow-steps/workflow-steps.tsx";
