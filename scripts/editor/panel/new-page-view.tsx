import { useState } from "react";
import { Labelled, SendForm } from "./parts/send-form.tsx";
import { useSession } from "./state/session-context.ts";

/** The blocks that a page can begin with. */
const beginnings = new Map([
  ["A heading and a text", ["hero", "prose"]],
  ["A heading, a picture with text, questions", ["hero", "media-text", "faq"]],
  ["A heading alone", ["hero"]],
]);

/** An address made of a title: "Our prices" is "/our-prices". */
export function addressOf(title: string, folder: string): string {
  const plain = title.normalize("NFKD").toLowerCase().replaceAll(/\p{M}/gu, "");
  return `${folder}/${plain.replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, "")}`;
}

/** Starts a page, which is a draft until it is published. */
export function NewPageView() {
  const { session, route } = useSession();
  const [title, setTitle] = useState("");
  const [address, setAddress] = useState<string>();
  const shown = address ?? addressOf(title, route.slice(0, Math.max(0, route.lastIndexOf("/"))));
  const start = async (menuLabel: string, beginning: string) => {
    const page = { route: shown, title, blocks: beginnings.get(beginning) ?? [], ...(menuLabel && { menuLabel }) };
    const file = await session.askForFile("addPage", page);
    if (!file) return;
    session.set({ said: `The page ${file.route} is a draft.` });
    session.go({ kind: "outline" });
  };
  return (
    <SendForm send="Start the page" onSend={(given) => void start(given("menu"), given("beginning"))}>
      <h1>New page</h1>
      <Labelled id="first" label="Title" required value={title} onChange={({ target }) => setTitle(target.value)} />
      <Labelled
        label="Address"
        required
        pattern="/.+"
        value={shown}
        onChange={({ target }) => setAddress(target.value)}
      />
      <Labelled label="Words in the menu, if it is to stand there" name="menu" />
      <fieldset>
        <legend>It begins with</legend>
        {[...beginnings.keys()].map((name, at) => (
          <label key={name}>
            <input type="radio" name="beginning" value={name} defaultChecked={at === 0} /> {name}
          </label>
        ))}
      </fieldset>
      <p className="note">
        It is a draft: you see it here, and no visitor does until “draft” is taken away in its settings.
      </p>
    </SendForm>
  );
}
