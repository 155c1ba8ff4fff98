import { valueAt } from "../../content/diagnostic/path.ts";
import { useSession } from "./state/session-context.ts";

/** Says that changes to a shared file affect several pages, and links back from a file that is not a page. */
export function SharedNote() {
  const { session, kept, route } = useSession();
  const { file, data } = kept;
  const table = valueAt(data, ["each"]);
  if (file.route === undefined)
    return (
      <p className="note">
        Changes appear on every page that uses {file.path}.{" "}
        <button type="button" onClick={() => void session.visit({ route })}>
          Back to the page
        </button>
      </p>
    );
  if (typeof table !== "string") return null;
  return (
    <p className="note">
      This is the template of {file.pages === 1 ? "1 page" : `${file.pages} pages`}, one per row of {table}: what you
      change here changes on all of them. Names in braces, such as {"{slug}"}, are filled in from the table.
    </p>
  );
}
