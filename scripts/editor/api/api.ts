import type { Diagnostic } from "../../content/diagnostic/diagnostic.ts";
import type { Request } from "./requests.ts";

/**
 * What the panel asks of the server, and what it answers: `POST /__edit/api/NAME` with JSON, and the token of the session in the header
 * `X-Editor-Token`. Paths are those in the content folder: `guides/start.yaml`. Pointers are JSON Pointers into the data as it is written,
 * before facts and parts are filled in.
 */
export type Api = { readonly [Name in keyof Answers]: (request: Request<Name>) => Answers[Name] };

interface Answers {
  /** What forms are made of. It stays the same as long as the server runs. */
  readonly forms: SiteForms;
  /** The site as it is now. */
  readonly site: EditedSite;
  /** A file as it is now, by its path or by the route of its page. */
  readonly open: OpenFile;
  /** Writes changed values, merged with what others have written since `version`. */
  readonly save: SaveAnswer;
  /** Writes a whole text. Answers with a conflict where the file is no longer at `version`. */
  readonly saveText: SaveAnswer;
  readonly undo: StepAnswer;
  readonly redo: StepAnswer;
  readonly addPage: OpenFile;
  /** `move`: renames a page, changes all links to it, and redirects the old address. */
  readonly movePage: OpenFile;
  readonly removePage: StepAnswer;
  /** Stores a file among the assets, under a free name like the one it has. */
  readonly addAsset: { readonly address: string };
  /** Does what a mistake suggests. */
  readonly remedy: SaveAnswer;
  /** Answers a warning: "it is right", with a reason. */
  readonly accept: SaveAnswer;
  readonly publication: Publication;
  /** Commits all changes of the content to a branch, and sends it to the remote only where that is asked. */
  readonly publish: { readonly commit: string; readonly branch: string; readonly pushed: boolean };
}

/** What is wrong with a request, as people read it, with status 400; 403 without the token; 500 for a bug of ours. */
export interface ApiError {
  readonly error: string;
}

export interface SiteForms {
  /** The types of blocks, in the order of the alphabet. */
  readonly blocks: readonly BlockType[];
  /** Schemas without references to other files. */
  /** All icons by their names, each as the path of a shape of 24 by 24. */
  readonly icons: Readonly<Record<string, string>>;
  readonly schemas: { readonly page: JsonSchema; readonly site: JsonSchema };
}

export interface EditedSite {
  readonly name: string;
  readonly pages: readonly PageEntry[];
  readonly facts: readonly Fact[];
  /** What its theme gives. */
  readonly palettes: readonly Palette[];
  /** The addresses of all assets: `/assets/logo.svg`. */
  readonly assets: readonly string[];
  readonly undo: string | undefined;
  readonly redo: string | undefined;
}

export interface PageEntry {
  readonly route: string;
  readonly path: string;
  readonly title: string;
  readonly isDraft: boolean;
  readonly errors: number;
  /** What a link can lead to in it: the ids of its blocks and headings. */
  readonly anchors: readonly string[];
}

/** A value that texts name in braces. */
export interface Fact {
  /** `price.loaf` */
  readonly name: string;
  /** The file in which it is written: a language may have its own. */
  readonly path: string;
  /** As readers see it. */
  readonly text: string;
  /** How many pages it stands on. */
  readonly pages: number;
}

export interface BlockType {
  readonly type: string;
  readonly title: string;
  readonly description: string;
  /** Other words by which people look for it. */
  readonly usualNames: readonly string[];
  readonly schema: JsonSchema;
  /** A block to begin with. */
  readonly example: unknown;
}

export type JsonSchema = Readonly<Record<string, unknown>>;

export interface OpenFile {
  readonly path: string;
  readonly route: string | undefined;
  /** Names this text of the file. */
  readonly version: string;
  /** As it is written; undefined where the text cannot be parsed. */
  readonly data: unknown;
  readonly text: string;
  readonly mistakes: readonly FieldMistake[];
  /** Where each block is written that the page shows, from top to bottom; those of a part are in another file. */
  readonly shown: readonly ShownBlock[];
}

export interface ShownBlock {
  readonly path: string;
  /** `/blocks/2` */
  readonly pointer: string;
}

/** What the check says of a value. A suggestion is one that can be written with one click. */
export interface FieldMistake extends Diagnostic {
  readonly canBeAccepted: boolean;
}

export type SaveAnswer =
  | { readonly kind: "saved"; readonly file: OpenFile; readonly isMerged: boolean }
  | { readonly kind: "conflict"; readonly file: OpenFile; readonly conflicts: readonly Conflict[] };

/** A value that the panel and somebody else have changed. Values that are missing were removed. */
export interface Conflict {
  readonly pointer: string;
  readonly mine?: unknown;
  readonly theirs?: unknown;
}

export interface StepAnswer {
  /** What was undone or done again; undefined where there was nothing. */
  readonly label: string | undefined;
  /** The files that it changed. */
  readonly paths: readonly string[];
}

export interface Palette {
  readonly name: string;
  readonly colours: Readonly<Record<string, string>>;
}

export interface Publication {
  /** Why nothing can be published, where that is so. */
  readonly obstacle: string | undefined;
  readonly branch: string;
  /** The branches that there are. */
  readonly branches: readonly string[];
  readonly remote: string | undefined;
  /** What has changed for readers, part by part, as `yaml-pages diff` says it. */
  readonly changes: readonly { readonly part: string; readonly lines: readonly string[] }[];
  /** The files that would be committed. */
  readonly files: readonly string[];
  /** A message made of the changes. */
  readonly message: string;
  /** The errors that would keep a build from publishing it. */
  readonly errors: number;
}

/** Sent by `GET /__edit/events?token=…` whenever files or what the check says of them have changed. */
export interface EditorEvent {
  /** The files whose text has changed; empty where only reports may have. */
  readonly paths: readonly string[];
}
