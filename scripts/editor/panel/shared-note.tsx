import { useSession, useSessionState } from "./state/session-context.ts";
import type { View } from "./view.ts";

/** Says of a file that is no page that others change with it, and leads back. */
export function SharedNote({ onGo }: { readonly onGo: (view: View) => void }) {
  const session = useSession();
  const { kept, route } = useSessionState();
  if (kept.file.route !== undefined) return null;
  const leave = async () => {
    if (await session.open({ route })) onGo({ kind: "outline", at: 0 });
  };
  return (
    <p className="note">
      Every page that uses {kept.file.path} changes.{" "}
      <button type="button" onClick={() => void leave()}>
        Back to the page
      </button>
    </p>
  );
}
