// The styles of the browser in development. Documents of the dev server come with them (`source-styles.ts`), and this keeps them new. A
// build takes those that `entry-server.tsx` imports.
import "../styles/tokens.css";
import "../styles/base.css";
import "virtual:block-styles";

import.meta.glob("../{components,layout}/**/*.css", { eager: true });
