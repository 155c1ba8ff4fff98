/** Returns a debounced `action`: it runs once, that many milliseconds after the last of several calls. */
export function afterQuiet(milliseconds: number, action: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(action, milliseconds);
  };
}
