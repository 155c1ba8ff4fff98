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
          viewBox="0 0 100 60"
          preserveAspectRatio="none"
        >
          {Array.from({ length: count }, (_, index) => (
            <rect key={index} {...particle(index)} />
          ))}
        </svg>
      ))}
    </div>
  );
}

/**
 * Scatters particles evenly with the golden ratio, so that every build draws the same picture. All sets begin with the
 * same particles, which compresses well; the stylesheet rotates the sets so that nobody sees it.
 */
function particle(index: number) {
  return {
    x: Math.round((((index + 1) * 0.618034) % 1) * 100),
    y: Math.round((((index + 1) * 0.754878) % 1) * 60),
  };
}
