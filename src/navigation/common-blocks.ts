// The blocks that most pages are made of, by their types: in a build they are one module, which comes with the first page that
// has one of them.
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
