import type { CodeToken } from "../content-values.ts";
import type { Labels } from "../labels.ts";
import styles from "./code-panel.module.css";

interface CodePanelProps {
  readonly code: readonly CodeToken[];
  /** A name for the code, added to the button's label for screen readers. */
  readonly name: string | undefined;
  readonly labels: Labels;
}

/** Code with a button that copies it. The button is hidden until its behaviour is attached. */
export function CodePanel({ code, name, labels }: CodePanelProps) {
  return (
    <div className={styles.panel} data-behaviour="copy-code">
      {/* It scrolls, so it must be reachable by keyboard. */}
      <pre className={styles.code} role="group" aria-label={name} tabIndex={0} data-part="code">
        <code>
          {code.map((token, index) =>
            typeof token === "string" ? (
              token
            ) : (
              <span key={index} className={styles[token[0]]}>
                {token[1]}
              </span>
            ),
          )}
        </code>
      </pre>
      <button type="button" hidden className={styles.copy} data-part="button" data-copied={labels.codeCopied}>
        {labels.copyCode}
        {name !== undefined && <span className="visually-hidden">: {name}</span>}
      </button>
      <span role="status" className={styles.copied} data-part="status" />
    </div>
  );
}
