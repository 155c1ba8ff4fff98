import styles from "./backdrop.module.css";

const columns = 32;
const rows = 10;
const particleSets = [15, 25, 40];

/** A decorative grid of 320 cells and three sets of particles that drift before it. It carries no information. */
export function Backdrop() {
  return (
    <div className={styles.backdrop} aria-hidden="true" data-behaviour="backdrop">
      <div className={styles.grid} data-cells="">
        {Array.from({ length: columns * rows }, (_, cell) => {
          const Cell = cell % 37 === 4 ? "b" : "i";
          return <Cell key={cell} />;
        })}
      </div>
      {particleSets.map((count) => (
        <svg
          key={count}
          aria-hidden="true"
          className={styles.particles}
          data-particles={count}
          viewBox="0 0 100 150"
          preserveAspectRatio="none"
        >
          <path d={particles(count)} />
        </svg>
      ))}
    </div>
  );
}

/**
 * Lines of no length, whose ends the stylesheet draws as squares. The golden ratio scatters them evenly, so that every build draws
 * the same picture. Each move is told from the one before, of which there are few kinds, and all sets begin with the same particles:
 * so they compress well. The stylesheet rotates the sets so that nobody sees it.
 */
function particles(count: number): string {
  const places = Array.from({ length: count }, (_, index) => place(index));
  return places
    .map(([x, y], index) => move(x - (places[index - 1]?.[0] ?? 0), y - (places[index - 1]?.[1] ?? 0)))
    .join("");
}

function place(index: number): readonly [x: number, y: number] {
  return [Math.round((((index + 1) * 0.618034) % 1) * 100), Math.round((((index + 1) * 0.754878) % 1) * 150)];
}

function move(x: number, y: number): string {
  return `m${x}${y < 0 ? "" : " "}${y}z`;
}
