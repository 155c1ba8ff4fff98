import styles from "./backdrop.module.css";

const columns = 32;
const rows = 10;
const particleSets = [15, 25, 40];

/** A decorative grid of 320 cells, with three sets of particles drifting in front. It carries no information. */
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
        <svg key={count} className={styles.particles} viewBox="0 0 24 24" aria-hidden="true" preserveAspectRatio="none">
          <path pathLength={count} d={way} />
        </svg>
      ))}
    </div>
  );
}

/** A path to and fro across the backdrop. The particles are its zero-length dashes, as many as its `pathLength`. */
const way = "M1 1 23 5 2 9 22 12 1 16 23 20 7 24";
