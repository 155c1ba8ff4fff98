/** The data of a page that has been examined. */
interface ExaminedData {
  /** The checksum of the file. */
  readonly hash: string;
  readonly data: unknown;
  /** The length of its text, in UTF-16 units. */
  readonly size: number;
}

/** The data of pages between their examination and their rendering, so that they need not be read and parsed again. */
export interface ExaminedPages {
  /** Keeps the data of a page, unless there are too many already. */
  keep(path: string, page: ExaminedData): void;
  has(path: string): boolean;
  /** Gives back the data of a page and keeps them no longer. */
  take(path: string): ExaminedData | undefined;
}

/** The most text of which a thread keeps the data, in UTF-16 units. Data take about four times as many bytes. */
const mostText = 24 << 20;

export function createExaminedPages(): ExaminedPages {
  const pages = new Map<string, ExaminedData>();
  let size = 0;
  return {
    keep(path, page) {
      if (size + page.size > mostText) return;
      pages.set(path, page);
      size += page.size;
    },
    has: (path) => pages.has(path),
    take(path) {
      const page = pages.get(path);
      if (page && pages.delete(path)) size -= page.size;
      return page;
    },
  };
}
