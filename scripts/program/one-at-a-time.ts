/** Runs an action, and once more if it was requested in the meantime, with `withMore` if any of those requests had it. */
export function oneAtATime(action: (withMore: boolean) => Promise<void>): (withMore: boolean) => void {
  let isBusy = false;
  let next: boolean | undefined;
  const run = async (withMore: boolean) => {
    if (isBusy) {
      next = next || withMore;
      return;
    }
    isBusy = true;
    await action(withMore);
    isBusy = false;
    const wanted = next;
    next = undefined;
    if (wanted !== undefined) void run(wanted);
  };
  return (withMore) => void run(withMore);
}
