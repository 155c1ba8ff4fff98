import { useSession } from "./state/session-context.ts";

/** Says of a file that is no page that others change with it, and leads back. */
export function SharedNote() {
  const { session, kept, route } = useSession();
  if (kept.file.route !== undefined) return null;
  return (
    <p className="note">
      Every page that uses {kept.file.path} changes.{" "}
      <button type="button" onClick={() => void session.visit({ route })}>
        Back to the page
      </button>
    </p>
  );
}
