import { join } from "node:path";
import { loadAcceptor } from "../content/acceptor.ts";
import { type ContentModel, createContentModel } from "../content/check-content.ts";
import type { SchemaSet } from "../content/schema-set.ts";
import { loadAcceptorCode } from "../output/load-acceptor-code.ts";
import { codeFolder } from "../project.ts";

/** The model of schemas that are as they were when the command started: what they compile to is in the cache of builds. */
export function loadModel(schemas: SchemaSet, warn: (message: string) => void): ContentModel {
  return createContentModel(schemas, {
    accepts: loadAcceptor(loadAcceptorCode(join(codeFolder, "acceptor.cjs"), schemas, warn)),
  });
}
