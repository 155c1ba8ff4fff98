import type { FieldTemplateProps } from "@rjsf/utils";
import { toPointer } from "../../../content/diagnostic/path.ts";
import { MistakeList } from "../parts/mistake-list.tsx";
import { SignButton } from "../parts/sign-button.tsx";
import { labelOf } from "../state/field-words.ts";
import { isAtOrBelow } from "../state/is-at-or-below.ts";
import { useFormTools } from "./form-tools.ts";

/** The letters of help that stand below a label without being asked for. */
const shortHelp = 90;

/** A field with its label, its help and its mistakes. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { schema, fieldPathId, children, required = false, label: named, rawDescription = "", formData } = props;
  const { base, mistakes, change } = useFormTools();
  const { $id: id, path } = fieldPathId;
  const pointer = base + toPointer(path);
  const key = path.at(-1);
  // One control, which its label names.
  const isLeaf = schema.type === "string" && !schema.oneOf && !schema.anyOf;
  const here = mistakes.filter((one) => (isLeaf ? isAtOrBelow(one.pointer, pointer) : one.pointer === pointer));
  const list = <MistakeList mistakes={here} id={`${id}-mistakes`} />;
  if (typeof key !== "string") {
    const entry = labelOf(String(path.findLast((one) => typeof one === "string") ?? "Entry"), {});
    return (
      <>
        {isLeaf && (
          <label className="hidden-words" htmlFor={id}>
            {entry} {Number(key) + 1}
          </label>
        )}
        {list}
        {children}
      </>
    );
  }
  const label = labelOf(key, { ...schema, title: schema.title ?? (named === key ? undefined : named) });
  const leaveOut = `Leave out ${label}`;
  const Box = isLeaf ? "div" : "fieldset";
  return (
    <Box className="field" data-focus={`field-${key}`} data-wrong={here.length > 0 || undefined}>
      {isLeaf ? <label htmlFor={id}>{label}</label> : <legend>{label}</legend>}
      {!required && formData !== undefined && (
        <SignButton sign="×" label={leaveOut} onClick={() => change(path, undefined, leaveOut)} />
      )}
      <Help id={`${id}-help`} text={rawDescription} label={label} />
      {list}
      {children}
    </Box>
  );
}

interface HelpProps {
  readonly id: string;
  readonly text: string;
  readonly label: string;
}

/** What a field is for: folded where it is long, and read out in any case. */
function Help({ id, text, label }: HelpProps) {
  if (text === "") return null;
  const words = (
    <p className="note" id={id}>
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
