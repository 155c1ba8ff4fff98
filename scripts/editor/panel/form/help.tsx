import { helpId } from "@rjsf/utils";

/** The letters of help that stand below a label without being asked for. */
const shortHelp = 90;

interface HelpProps {
  readonly id: string;
  readonly text: string | undefined;
  readonly label: string;
}

/** What a field is for: folded where it is long, and read out in any case. */
export function Help({ id, text = "", label }: HelpProps) {
  if (text === "") return null;
  const words = (
    <p className="note" id={helpId(id)}>
      {text}
    </p>
  );
  if (text.length <= shortHelp) return words;
  return (
    <details className="note">
      <summary>About {label}</summary>
      {words}
    </details>
  );
}
