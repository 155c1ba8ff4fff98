import { useEffect, useState } from "react";
import { Proposals } from "./parts/proposals.tsx";
import { Labelled, SendForm } from "./parts/send-form.tsx";
import type { Answer, Request } from "./state/call-server.ts";
import { useSession } from "./state/session-context.ts";

/** Shows the changes for readers, and commits them. */
export function PublishView() {
  const { session, site, trouble } = useSession();
  const [found, setFound] = useState<Answer<"publication">>();
  const [done, setDone] = useState("");
  useEffect(() => void session.ask("publication", {}).then(setFound), [session]);
  if (done !== "") return <p role="status">{done}</p>;
  if (!found) return <h1>{trouble === undefined ? "Looking for changes …" : "Publish"}</h1>;
  const { errors, changes, branches, remote } = found;
  const publish = async (request: Request<"publish">) => {
    const answer = await session.ask("publish", request);
    if (answer)
      setDone(`Commit ${answer.commit} is on ${answer.branch}${answer.pushed ? `, and pushed to ${remote}` : ""}.`);
  };
  return (
    <>
      <h1>Publish</h1>
      {errors > 0 && (
        <p className="trouble">
          {errors === 1 ? "1 mistake keeps" : `${errors} mistakes keep`} a build from publishing this. You can still
          commit it.{" "}
          {site.pages
            .filter((page) => page.errors > 0)
            .map(({ route, title }) => (
              <button key={route} type="button" onClick={() => void session.visit({ route })}>
                {title}
              </button>
            ))}
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
      <SendForm
        send="Commit"
        onSend={(given) =>
          void publish({ branch: given("branch"), message: given("message"), push: given("push") !== "" })
        }
      >
        <Labelled label="Branch" name="branch" required list="branches" defaultValue={found.branch} />
        <Proposals id="branches" of={branches.map((value) => ({ value }))} />
        <label>
          Message
          <textarea name="message" required rows={5} defaultValue={found.message} />
        </label>
        {remote !== undefined && <Labelled label={`Push it to ${remote}`} name="push" type="checkbox" />}
      </SendForm>
    </>
  );
}
