// In development the browser gets its styles from here; a build takes those that the prerender imports.
import "./styles/tokens.css";
import "./styles/font.css";
import "./styles/base.css";

import.meta.glob("./{components,components/markup,blocks,layout}/*.css", { eager: true });
