import control from "./control.module.css";
import disclosure from "./disclosure.module.css";
import lines from "./lines.module.css";

// The classes of what looks alike in several blocks. They are in stylesheets of their own, because many pages have none of it.

/** Of a field that people write in, or choose from. */
export const controlClass = control.control;
/** Of `<details>` that holds the part of a text below its heading, and of its `<summary>`. */
export const { details: detailsClass, summary: summaryClass } = disclosure;
/** Of a list with a line above each entry, and below the last. */
export const linesClass = lines.lines;
