/** Enough to keep a thread busy for some milliseconds, few enough for all threads to end together. */
const batchSize = 64;

/** Which batches of some items have been taken by a thread; all threads share it. The last number says that all shall stop. */
export type BatchBoard = SharedArrayBuffer;

export function createBatchBoard(itemCount: number): BatchBoard {
  return new SharedArrayBuffer((Math.ceil(itemCount / batchSize) + 1) * Int32Array.BYTES_PER_ELEMENT);
}

/** Lets no thread begin another batch. */
export function stopBatches(board: BatchBoard): void {
  const marks = new Int32Array(board);
  Atomics.store(marks, marks.length - 1, 1);
}

/** The work of a thread on batches of items. */
interface BatchWork<Item> {
  /** Does a batch; `number` is its place among all. */
  onBatch(batch: readonly Item[], number: number): void;
  /** True where this thread should do the batch of an item before others, because it has done part of the work with it. */
  isOwn?(first: Item): boolean;
}

/** Takes batch after batch, of those that no other thread has taken, until none is left: first its own, then the others'. */
export async function runBatches<Item>(
  items: readonly Item[],
  board: BatchBoard,
  { onBatch, isOwn = () => true }: BatchWork<Item>,
): Promise<void> {
  const marks = new Int32Array(board);
  const isStopped = () => Atomics.load(marks, marks.length - 1) === 1;
  const others: number[] = [];
  const take = async (number: number) => {
    if (isStopped() || Atomics.exchange(marks, number, 1) === 1) return;
    onBatch(items.slice(number * batchSize, (number + 1) * batchSize), number);
    // Between two batches other things may happen in this thread.
    await new Promise((resolve) => setImmediate(resolve));
  };
  for (let number = 0; number < marks.length - 1; number++) {
    const first = items[number * batchSize];
    if (first !== undefined && isOwn(first)) await take(number);
    else others.push(number);
  }
  for (const number of others) await take(number);
}
