import type { Disk } from "../../../scripts/watch/disk.ts";
import { localDisk } from "../../../scripts/watch/disk.ts";

/** How often each thing has been done to a disk. */
export interface DiskUse {
  looks: number;
  reads: number;
  lists: number;
}

/** The real disk, and what is done to it. */
export interface CountingDisk {
  readonly disk: Disk;
  /** What has been done since the last call. */
  takeUse(): DiskUse;
}

/** Counts what is done to the disk. */
export function createCountingDisk(): CountingDisk {
  let use: DiskUse = { looks: 0, reads: 0, lists: 0 };
  return {
    disk: {
      version(folder, path) {
        use.looks++;
        return localDisk.version(folder, path);
      },
      read(folder, path) {
        use.reads++;
        return localDisk.read(folder, path);
      },
      list(folder, prefix) {
        use.lists++;
        return localDisk.list(folder, prefix);
      },
    },
    takeUse() {
      const taken = use;
      use = { looks: 0, reads: 0, lists: 0 };
      return taken;
    },
  };
}
