import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { RefusedError } from "./state/call-server.ts";
import { EditorSession } from "./state/editor-session.ts";
import { SessionContext } from "./state/session-context.ts";
import styles from "./panel.css?inline";

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets = [sheet];
const route = new URLSearchParams(location.search).get("page") ?? "/";
const root = createRoot(document.getElementById("app") as HTMLElement);

try {
  const session = await EditorSession.start(route);
  root.render(
    <SessionContext value={session}>
      <App />
    </SessionContext>,
  );
} catch (error) {
  const message = error instanceof RefusedError ? error.message : "The server is not answering. Is it still running?";
  root.render(<p className="trouble">{message}</p>);
}
