/** A file that pages load or hosts read, to be written below the output folder. */
export interface OutputFile {
  /** The path below the output folder, such as `_app/entry-1a2b3c.js`. */
  readonly path: string;
  readonly content: string | Uint8Array;
}
