import { useState } from "react";
import { isRecord } from "../../content/diagnostic/is-record.ts";
import { valueAt } from "../../content/diagnostic/path.ts";
import { useSession } from "./state/session-context.ts";

/** Adds a fact to the open file, below a group where its name has a point. */
export function NewFact() {
  const { session, kept } = useSession();
  const [name, setName] = useState("");
  const [text, setText] = useState("");
  const path = name.split(".");
  const isTaken = path.some((_, at) => {
    const value = valueAt(kept.data, path.slice(0, at + 1));
    return value !== undefined && (at === path.length - 1 || !isRecord(value));
  });
  const add = () => {
    const value = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text) ? Number(text) : text;
    session.keeper.change(path, value, { label: `Add fact ${name}` });
    session.say(`Texts name it {${name}}.`);
    setName("");
    setText("");
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <h2>New fact</h2>
      <label>
        Name
        <input
          required
          pattern="[A-Za-z][A-Za-z0-9\-]*(\.[A-Za-z][A-Za-z0-9\-]*)*"
          title="Letters, digits and hyphens; a point behind the name of a group: price.loaf"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <label>
        Value
        <input required value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      {isTaken && <p className="trouble">This name is taken.</p>}
      <button type="submit" disabled={isTaken}>
        Add fact
      </button>
    </form>
  );
}
