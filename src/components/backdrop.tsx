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
          <path d={Array.from({ length: count }, (_, index) => particle(index)).join("")} />
        </svg>
      ))}
    </div>
  );
}

/**
 * A line of no length, whose ends the stylesheet draws as a square. The golden ratio scatters particles evenly, so that every
 * build draws the same picture. All sets begin with the same particles, which compresses well; the stylesheet rotates the sets
 * so that nobody sees it.
 */
function particle(index: number): string {
  const x = Math.round((((index + 1) * 0.618034) % 1) * 100);
  const y = Math.round((((index + 1) * 0.754878) % 1) * 150);
  return `M${x} ${y}z`;
}
