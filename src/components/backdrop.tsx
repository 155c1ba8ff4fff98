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
        <svg key={count} className={styles.particles} viewBox="0 0 24 24" aria-hidden="true" preserveAspectRatio="none">
          <path pathLength={count} d={way} />
        </svg>
      ))}
    </div>
  );
}

/** A way to and fro over the backdrop. The particles of a set are its dashes, which have no length, as many as it is said to be long. */
const way = "M1 1 23 5 2 9 22 12 1 16 23 20 7 24";
