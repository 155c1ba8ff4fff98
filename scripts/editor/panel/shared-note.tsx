import { valueAt } from "../../content/diagnostic/path.ts";
import { useSession } from "./state/session-context.ts";

/** Says of a file on which several pages depend that all of them change with it, and leads back from one that is no page. */
export function SharedNote() {
  const { session, kept, route } = useSession();
  const { file, data } = kept;
  const table = valueAt(data, ["each"]);
  if (file.route === undefined)
    return (
      <p className="note">
        Every page that uses {file.path} changes.{" "}
        <button type="button" onClick={() => void session.visit({ route })}>
          Back to the page
        </button>
      </p>
    );
  if (typeof table !== "string") return null;
  return (
    <p className="note">
      This is the template of {file.pages === 1 ? "1 page" : `${file.pages} pages`}, one for each row of {table}: what
      you change here changes on all of them. Names in braces, such as {"{slug}"}, are filled in from the table.
    </p>
  );
}
