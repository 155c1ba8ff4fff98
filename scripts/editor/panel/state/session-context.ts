import { createContext, useContext, useSyncExternalStore } from "react";
import type { EditorSession, SessionState } from "./editor-session.ts";

export const SessionContext = createContext<EditorSession | undefined>(undefined);

export function useSession(): EditorSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error("There is no session around this component.");
  return session;
}

export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, () => session.state);
}
