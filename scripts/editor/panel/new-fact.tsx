import { useState } from "react";
import type { Fact } from "../session/describe-site.ts";
import { Labelled, SendForm } from "./parts/send-form.tsx";
import { useSession } from "./state/session-context.ts";

/** Adds a fact to the open file, below a group where its name has a point. */
export function NewFact({ facts }: { readonly facts: readonly Fact[] }) {
  const { session } = useSession();
  const [name, setName] = useState("");
  const isTaken = facts.some((fact) => `${name}.`.startsWith(`${fact.name}.`) || fact.name.startsWith(`${name}.`));
  const add = (text: string) => {
    if (isTaken) return;
    const value = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text) ? Number(text) : text;
    session.keeper.change(name.split("."), value, { label: `Add fact ${name}` });
    session.set({ said: `Texts name it {${name}}.` });
    setName("");
  };
  return (
    <SendForm send="Add fact" onSend={(given) => add(given("value"))}>
      <h2>New fact</h2>
      <Labelled
        label="Name"
        required
        pattern="[A-Za-z][A-Za-z0-9\-]*(\.[A-Za-z][A-Za-z0-9\-]*)*"
        title="Letters, digits and hyphens; a point behind the name of a group: price.loaf"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Labelled label="Value" name="value" required />
      {isTaken && <p className="trouble">This name is taken.</p>}
    </SendForm>
  );
}
