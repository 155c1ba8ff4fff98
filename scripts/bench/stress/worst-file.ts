/** A content folder with a file that makes as much work as one of its kind can. */
export interface WorstFile {
  /** Its hostile part, in a few words. */
  readonly name: string;
  /** The files of the folder, beside a site file and a home page that are right, or in their place. */
  files(): Readonly<Record<string, string | Uint8Array>>;
}
