/** Enough to keep a thread busy for some milliseconds, few enough for all threads to end together and for pictures to be made meanwhile. */
const batchSizeFor = (items: number) => Math.min(64, Math.ceil(items / 16));

/** The number of the next batch of some items that no thread has taken; all threads share it. */
export type BatchBoard = SharedArrayBuffer;

export function createBatchBoard(): BatchBoard {
  return new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
}

/** Lets no thread begin another batch. */
export function stopBatches(board: BatchBoard): void {
  Atomics.store(new Int32Array(board), 0, 2 ** 30);
}

/** Takes batch after batch, of those that no other thread has taken, until none is left. `number` is the place of a batch among all. */
export async function runBatches<Item>(
  items: readonly Item[],
  board: BatchBoard,
  onBatch: (batch: readonly Item[], number: number) => void,
): Promise<void> {
  const number = Atomics.add(new Int32Array(board), 0, 1);
  const batchSize = batchSizeFor(items.length);
  const batch = items.slice(number * batchSize, (number + 1) * batchSize);
  if (batch.length === 0) return;
  onBatch(batch, number);
  // Between two batches other things may happen in this thread.
  await new Promise((resolve) => setImmediate(resolve));
  await runBatches(items, board, onBatch);
}
