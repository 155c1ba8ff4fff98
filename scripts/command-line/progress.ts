/** The milliseconds before anything is said, and between two lines. */
const patience = 1000;
const interval = 2000;

/** Says in lines how far a command that starts now has come, once it takes longer than a second. */
export function createProgress(write: (text: string) => void) {
  let next = performance.now() + patience;
  const say = (text: string) => {
    write(`${text}\n`);
    next = performance.now() + interval;
  };
  return {
    /**
     * Begins a part of the work with `total` pages, or other things. The returned function is called with the number of those just
     * done.
     */
    onPhase(name: string, total: number, things = "pages") {
      let count = 0;
      return (done: number) => {
        count += done;
        if (performance.now() >= next) say(`${name} ${count} of ${total} ${things}`);
      };
    },
    /** Begins a part of the work that cannot be counted. The returned function is called when it is done. */
    onWait(name: string) {
      const timer = setTimeout(() => say(`${name} …`), Math.max(next - performance.now(), 0));
      return () => clearTimeout(timer);
    },
  };
}
