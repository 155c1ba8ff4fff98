// The styles of the browser in development. A build takes those that `entry-server.tsx` imports.
import "../styles/tokens.css";
import "../styles/base.css";

import.meta.glob("../{components,blocks,layout}/**/*.css", { eager: true });
