import { join } from "node:path";
import { loadAcceptorCode } from "../cache/load-acceptor-code.ts";
import type { ContentModel } from "../content/check/content-model.ts";
import { createContentModel } from "../content/check/content-model.ts";
import { loadAcceptor } from "../content/schema/acceptor.ts";
import type { SchemaSet } from "../content/schema/schema-set.ts";
import { codeFolder } from "../program/project.ts";

/** The model of schemas that are as they were when the command started: what they compile to is in the cache of builds. */
export function loadModel(schemas: SchemaSet, warn: (message: string) => void): ContentModel {
  return createContentModel(schemas, {
    accepts: loadAcceptor(loadAcceptorCode(join(codeFolder, "acceptor.cjs"), schemas, warn)),
  });
}
