import { useSession } from "../state/session-context.ts";

/** Leads from a block to the list of all, at its row. */
export function BackButton({ at }: { readonly at: number }) {
  const { session } = useSession();
  return (
    <button type="button" onClick={() => session.go({ kind: "outline" }, `/blocks-entry-${at}`)}>
      All blocks
    </button>
  );
}
