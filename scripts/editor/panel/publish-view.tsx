import { useEffect, useState } from "react";
import type { Answer } from "./state/call-server.ts";
import { useSession } from "./state/session-context.ts";

/** What has changed for readers, and a commit of it. */
export function PublishView() {
  const { session, trouble } = useSession();
  const [found, setFound] = useState<Answer<"publication">>();
  const [done, setDone] = useState("");
  useEffect(() => void session.ask("publication", {}).then(setFound), [session]);
  if (done !== "") return <p role="status">{done}</p>;
  if (!found)
    return (
      <>
        <h1>Publish</h1>
        {trouble === undefined && <p>Looking at what has changed …</p>}
      </>
    );
  const { errors, changes, branch, branches, message, remote } = found;
  const publish = async (given: FormData) => {
    const text = (name: string) => String(given.get(name));
    const push = given.has("push");
    const answer = await session.ask("publish", { branch: text("branch"), message: text("message"), push });
    if (answer)
      setDone(`Commit ${answer.commit} is on ${answer.branch}${answer.pushed ? `, and sent to ${remote}` : ""}.`);
  };
  return (
    <>
      <h1>Publish</h1>
      {errors > 0 && (
        <p className="trouble">
          {errors === 1 ? "1 mistake keeps" : `${errors} mistakes keep`} a build from publishing this. It can be
          committed all the same.
        </p>
      )}
      {changes.map(({ part, lines }) => (
        <section key={part}>
          <h2>{part}</h2>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void publish(new FormData(event.currentTarget));
        }}
      >
        <label>
          Branch
          <input name="branch" required list="branches" defaultValue={branch} />
        </label>
        <datalist id="branches">
          {branches.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
        <label>
          Message
          <textarea name="message" required rows={5} defaultValue={message} />
        </label>
        {remote !== undefined && (
          <p>
            <input name="push" type="checkbox" id="push" /> <label htmlFor="push">Send it to {remote}</label>
          </p>
        )}
        <button type="submit">Commit</button>
      </form>
    </>
  );
}
