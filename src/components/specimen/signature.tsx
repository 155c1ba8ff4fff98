const width = 7;

/** A name as a stroke of the pen, the same for the same name: its tall and its long letters show. */
export function Signature({ name }: { name: string }) {
  const strokes = Array.from(name, (letter) => {
    if (/\P{L}/u.test(letter)) return "q3 3 6-1";
    const height = heightOf(letter);
    return `q2 ${-height} 3 0q1 ${height > 0 ? 3 : -3} 4-.4`;
  });
  return (
    <svg viewBox={`0 0 ${name.length * width + 12} 28`} aria-hidden="true">
      <path d={`M3 20${strokes.join("")}`} />
    </svg>
  );
}

function heightOf(letter: string): number {
  if (/[gjpqy]/.test(letter)) return -18;
  if (/\p{Lu}/u.test(letter)) return 34;
  return /[bdfhklt]/.test(letter) ? 26 : 9;
}
