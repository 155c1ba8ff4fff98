import { type RawContent, readContent, type SourceFile } from "../content/read/read-content.ts";

/**
 * Creates a function that reads a content folder. A file that has not changed since the last call is the same object, by which a model
 * remembers the parsed data.
 */
export function createContentReader(pages: string, cwd: string): () => RawContent {
  let known = new Map<string, SourceFile>();
  return () => {
    const raw = readContent(pages, cwd);
    const asBefore = (source: SourceFile) => {
      const before = known.get(source.path);
      return before?.text === source.text ? before : source;
    };
    const [sources, tables] = [raw.sources.map(asBefore), (raw.tables ?? []).map(asBefore)];
    known = new Map([...sources, ...tables].map((source) => [source.path, source]));
    return { ...raw, sources, tables };
  };
}
