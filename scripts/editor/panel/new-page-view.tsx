import { useState } from "react";
import { inBasicLatin, slug } from "../../content/read/route-form.ts";
import { Labelled, SendForm } from "./parts/send-form.tsx";
import { useSession } from "./state/session-context.ts";

/** An address made from a title: "Our prices" becomes "/our-prices". */
export function addressOf(title: string, folder: string): string {
  return `${folder}/${slug(inBasicLatin(title))}`;
}

/** Creates a page, as a draft. */
export function NewPageView() {
  const { session, site, route } = useSession();
  const [title, setTitle] = useState("");
  const [address, setAddress] = useState<string>();
  const path = `/${site.pages.find((page) => page.route === route)?.path ?? route.slice(1)}`;
  const shown = address ?? addressOf(title, path.slice(0, path.lastIndexOf("/")));
  const start = async (menuLabel: string) => {
    const file = await session.askForFile("addPage", { route: shown, title, ...(menuLabel && { menuLabel }) });
    if (!file) return;
    session.set({ said: `The page ${file.route} is a draft.` });
    session.go({ kind: "outline" });
  };
  return (
    <SendForm send="Create the page" onSend={(given) => void start(given("menu"))}>
      <h1>New page</h1>
      <Labelled id="first" label="Title" required value={title} onChange={({ target }) => setTitle(target.value)} />
      <Labelled
        label="Address"
        required
        pattern="/.+"
        value={shown}
        onChange={({ target }) => setAddress(target.value)}
      />
      <Labelled label="Label in the menu, if it should be there" name="menu" />
      <p className="note">
        The label appears in menus that list the pages of a folder. To add the page to a menu of links, use “Site”. It
        is a draft: you see it here, but visitors do not until “draft” is removed in its settings.
      </p>
    </SendForm>
  );
}
