import { useEffect, useState } from "react";
import type { Publication } from "../api/api.ts";
import { useSession } from "./state/session-context.ts";

/** What has changed for readers, and a commit of it. */
export function PublishView() {
  const session = useSession();
  const [found, setFound] = useState<Publication>();
  const [branch, setBranch] = useState("");
  const [message, setMessage] = useState("");
  const [isSent, setSent] = useState(false);
  const [done, setDone] = useState("");
  useEffect(() => {
    void session.ask("publication", {}).then((publication) => {
      setFound(publication);
      setBranch(publication?.branch ?? "");
      setMessage(publication?.message ?? "");
    });
  }, [session]);
  if (done !== "") return <Done text={done} />;
  if (!found) return <p>Looking at what has changed …</p>;
  const publish = async () => {
    const answer = await session.ask("publish", { branch, message, push: isSent });
    if (answer)
      setDone(`Commit ${answer.commit} is on ${answer.branch}${answer.pushed ? `, and sent to ${found.remote}` : ""}.`);
  };
  return (
    <>
      <h1>Publish</h1>
      {found.obstacle !== undefined && <p className="trouble">{found.obstacle}</p>}
      {found.errors > 0 && (
        <p className="trouble">
          {found.errors === 1 ? "1 mistake keeps" : `${found.errors} mistakes keep`} a build from publishing this. It
          can be committed all the same.
        </p>
      )}
      {found.changes.map(({ part, lines }) => (
        <section key={part}>
          <h2>{part}</h2>
          <ul className="changes">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      {found.files.length > 0 && (
        <details>
          <summary>{found.files.length === 1 ? "1 file" : `${found.files.length} files`}</summary>
          <ul className="changes">
            {found.files.map((file) => (
              <li key={file}>{file}</li>
            ))}
          </ul>
        </details>
      )}
      {found.obstacle === undefined && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void publish();
          }}
        >
          <label>
            Branch
            <input required list="branches" value={branch} onChange={({ target }) => setBranch(target.value)} />
          </label>
          <datalist id="branches">
            {found.branches.map((one) => (
              <option key={one} value={one} />
            ))}
          </datalist>
          <label>
            Message
            <textarea required rows={5} value={message} onChange={({ target }) => setMessage(target.value)} />
          </label>
          {found.remote !== undefined && (
            <label className="choice">
              <input type="checkbox" checked={isSent} onChange={({ target }) => setSent(target.checked)} /> Send it to{" "}
              {found.remote}
            </label>
          )}
          <button type="submit" className="main">
            {isSent ? "Commit and send" : "Commit"}
          </button>
        </form>
      )}
    </>
  );
}

function Done({ text }: { readonly text: string }) {
  return (
    <>
      <h1>Publish</h1>
      <p role="status">{text}</p>
    </>
  );
}
