import { createContext, useContext, useSyncExternalStore } from "react";
import type { EditorSession, SessionState } from "./editor-session.ts";

export const SessionContext = createContext<EditorSession | undefined>(undefined);

/** The session and its state. */
export function useSession(): SessionState & { readonly session: EditorSession } {
  const session = useContext(SessionContext);
  if (!session) throw new Error("There is no session around this component.");
  return { ...useSyncExternalStore(session.subscribe, () => session.state), session };
}
