import { join } from "node:path";
import type { ContentModel } from "../content/check/content-model.ts";
import { createContentModel } from "../content/check/content-model.ts";
import { loadAcceptor } from "../content/schema/acceptor.ts";
import type { SchemaSet } from "../content/schema/schema-set.ts";
import { codeFolder } from "../program/project.ts";
import { loadAcceptorCode } from "./load-acceptor-code.ts";

interface LoadOptions {
  /** As for `createContentModel`. */
  readonly release?: boolean;
  warn(message: string): void;
}

/** The model for schemas that have not changed since the command started: it uses the compiled schemas of the cache. */
export function loadModel(schemas: SchemaSet, { release = false, warn }: LoadOptions): ContentModel {
  const acceptor = loadAcceptorCode(join(codeFolder, "acceptor.cjs"), schemas, warn);
  return createContentModel(schemas, { release, accepts: loadAcceptor(acceptor) });
}
