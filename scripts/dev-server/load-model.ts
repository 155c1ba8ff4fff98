import { join } from "node:path";
import { loadAcceptorCode } from "../cache/load-acceptor-code.ts";
import type { ContentModel } from "../content/check/content-model.ts";
import { createContentModel } from "../content/check/content-model.ts";
import { loadAcceptor } from "../content/schema/acceptor.ts";
import type { SchemaSet } from "../content/schema/schema-set.ts";
import { codeFolder } from "../program/project.ts";

/** The model for schemas that have not changed since the command started: it uses the compiled schemas of builds. */
export function loadModel(schemas: SchemaSet, warn: (message: string) => void): ContentModel {
  return createContentModel(schemas, {
    accepts: loadAcceptor(loadAcceptorCode(join(codeFolder, "acceptor.cjs"), schemas, warn)),
  });
}
