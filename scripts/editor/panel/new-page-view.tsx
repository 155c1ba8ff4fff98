import { useState } from "react";
import { useSession } from "./state/session-context.ts";
import { outlineAt } from "./state/view.ts";

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
  const proposed = addressOf(title, route.slice(0, Math.max(0, route.lastIndexOf("/"))));
  const start = async (given: FormData) => {
    const blocks = beginnings.get(String(given.get("beginning"))) ?? [];
    const menuLabel = String(given.get("menu"));
    const page = { route: address ?? proposed, title, blocks, ...(menuLabel === "" ? {} : { menuLabel }) };
    const file = await session.askForFile("addPage", page);
    if (!file) return;
    session.say(`The page ${file.route} is a draft.`);
    session.go(outlineAt(0));
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void start(new FormData(event.currentTarget));
      }}
    >
      <h1>New page</h1>
      <label>
        Title
        <input required value={title} onChange={({ target }) => setTitle(target.value)} />
      </label>
      <label>
        Address
        <input required pattern="/.+" value={address ?? proposed} onChange={({ target }) => setAddress(target.value)} />
      </label>
      <label>
        Words in the menu, if it is to stand there
        <input name="menu" />
      </label>
      <fieldset>
        <legend>It begins with</legend>
        {[...beginnings.keys()].map((name, at) => (
          <label key={name}>
            <input type="radio" name="beginning" value={name} defaultChecked={at === 0} /> {name}
          </label>
        ))}
      </fieldset>
      <button type="submit">Start the page</button>
      <p className="note">
        It is a draft: you see it here, and no visitor does until “draft” is taken away in its settings.
      </p>
    </form>
  );
}
