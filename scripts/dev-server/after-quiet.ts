/** Returns a function whose calls lead to one `action`, once there has been none for that many milliseconds. */
export function afterQuiet(milliseconds: number, action: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(action, milliseconds);
  };
}
