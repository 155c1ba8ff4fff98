/** Enough to keep a thread busy for some milliseconds, few enough for all threads to end together. */
const batchSize = 64;

const noMore = 2 ** 30;

/** The number of the next batch, which all threads count up that work on the same items. */
export type BatchCounter = SharedArrayBuffer;

export function createBatchCounter(): BatchCounter {
  return new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
}

/** Lets no thread begin another batch. */
export function stopBatches(counter: BatchCounter): void {
  Atomics.store(new Int32Array(counter), 0, noMore);
}

/** Takes batch after batch, of those that no other thread has taken, until none is left. `onBatch` gets each with its number. */
export async function runBatches<Item>(
  items: readonly Item[],
  counter: BatchCounter,
  onBatch: (batch: readonly Item[], number: number) => void,
): Promise<void> {
  const next = new Int32Array(counter);
  const takeNumber = () => Atomics.add(next, 0, 1);
  for (let number = takeNumber(); number * batchSize < items.length; number = takeNumber()) {
    onBatch(items.slice(number * batchSize, (number + 1) * batchSize), number);
    // Between two batches other things may happen in this thread.
    await new Promise((resolve) => setImmediate(resolve));
  }
}
