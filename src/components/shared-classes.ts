import control from "./control.module.css";
import disclosure from "./disclosure.module.css";
import lines from "./lines.module.css";

// Classes that several blocks share, in separate stylesheets because many pages use none of them.

/** For a field that people write in or choose from. */
export const controlClass = control.control;
/** For `<details>` with the text below a heading, and for its `<summary>`. */
export const { details: detailsClass, summary: summaryClass } = disclosure;
/** For a list with a line above each entry, and below the last. */
export const linesClass = lines.lines;
