import { ariaDescribedByIds } from "@rjsf/utils";
import { fromPointer, valueAt } from "../../../content/diagnostic/path.ts";
import { base } from "../state/call-server.ts";
import { useSession } from "../state/session-context.ts";
import { type ControlProps, textOf } from "./controls.tsx";

const places = ["top left", "top", "top right", "left", "", "right", "bottom left", "bottom", "bottom right"];

/** The part of a picture that stays in view: chosen by a click or the arrow keys. */
export function FocusControl({ id, schema, value, onChange }: ControlProps) {
  const { kept } = useSession();
  const src = valueAt(kept.data, [...fromPointer(id).slice(0, -1), "src"]);
  const radio = (place: string, label: string) => (
    <input
      key={place}
      type="radio"
      name={id}
      title={label}
      aria-label={label}
      checked={textOf(value) === place}
      onChange={() => onChange(place || undefined)}
    />
  );
  return (
    <div role="radiogroup" id={id} aria-label="Part that stays in view" aria-describedby={ariaDescribedByIds(id)}>
      <div className="cut">
        {typeof src === "string" && <img src={base + src} alt="" />}
        <div>{places.map((place) => radio(place, place || "centre"))}</div>
      </div>
      {schema.enum?.includes("whole") && <p>{radio("whole", "The whole picture")} The whole picture</p>}
    </div>
  );
}
