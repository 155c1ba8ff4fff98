import { useState } from "react";
import { focusIt } from "./parts/focus-it.ts";
import { useSession, useSessionState } from "./state/session-context.ts";
import type { View } from "./view.ts";

/** The blocks that a page can begin with. */
const beginnings = [
  { name: "A heading and a text", blocks: ["hero", "prose"] },
  { name: "A heading, a picture with text, questions", blocks: ["hero", "media-text", "faq"] },
  { name: "A heading alone", blocks: ["hero"] },
] as const;

/** An address made of a title: "Our prices" is "/our-prices". */
export function addressOf(title: string, folder: string): string {
  const plain = title.normalize("NFKD").toLowerCase().replaceAll(/\p{M}/gu, "");
  return `${folder}/${plain.replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, "")}`;
}

/** Starts a page, which is a draft until it is published. */
export function NewPageView({ onGo }: { readonly onGo: (view: View) => void }) {
  const session = useSession();
  const { route } = useSessionState();
  const [title, setTitle] = useState("");
  const [address, setAddress] = useState<string>();
  const [menu, setMenu] = useState("");
  const [beginning, setBeginning] = useState(0);
  const proposed = addressOf(title, route.slice(0, Math.max(0, route.lastIndexOf("/"))));
  const start = async () => {
    const file = await session.askForFile("addPage", {
      route: address ?? proposed,
      title,
      blocks: beginnings[beginning]?.blocks ?? ["hero"],
      ...(menu === "" ? {} : { menuLabel: menu }),
    });
    if (!file) return;
    session.say(`The page ${file.route} is a draft.`);
    onGo({ kind: "outline", at: 0 });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <h1>New page</h1>
      <label>
        Title
        <input ref={focusIt} required value={title} onChange={({ target }) => setTitle(target.value)} />
      </label>
      <label>
        Address
        <input required pattern="/.+" value={address ?? proposed} onChange={({ target }) => setAddress(target.value)} />
      </label>
      <label>
        Words in the menu, if it is to stand there
        <input value={menu} onChange={({ target }) => setMenu(target.value)} />
      </label>
      <fieldset>
        <legend>It begins with</legend>
        {beginnings.map(({ name }, at) => (
          <label key={name} className="choice">
            <input type="radio" name="beginning" checked={beginning === at} onChange={() => setBeginning(at)} /> {name}
          </label>
        ))}
      </fieldset>
      <button type="submit" className="main">
        Start the page
      </button>
      <p className="note">
        It is a draft: you see it here, and no visitor does until “draft” is taken away in its settings.
      </p>
    </form>
  );
}
