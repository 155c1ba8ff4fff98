import { base } from "../state/call-server.ts";
import type { ControlProps } from "./control-props.ts";
import { textOf } from "./controls.tsx";

const places = [
  ...["top left", "top", "top right"],
  ...["left", "", "right"],
  ...["bottom left", "bottom", "bottom right"],
];

/** The part of a picture that stays in view: a place on the picture, by a click or the arrow keys. */
export function FocusControl({ id, describedBy, schema, value, beside, onChange }: ControlProps) {
  const src = textOf(beside("src"));
  const chosen = textOf(value);
  const choose = (place: string) => onChange(place === "" ? undefined : place);
  return (
    <div className="focus" role="radiogroup" id={id} aria-label="What stays in view" aria-describedby={describedBy}>
      <div className="cut">
        {src !== "" && <img src={base + src} alt="" />}
        <div className="places">
          {places.map((place) => (
            <label key={place} title={place || "centre"}>
              <input
                type="radio"
                name={id}
                aria-label={place || "centre"}
                checked={chosen === place}
                onChange={() => choose(place)}
              />
            </label>
          ))}
        </div>
      </div>
      {schema.enum?.includes("whole") && (
        <label>
          <input type="radio" name={id} checked={chosen === "whole"} onChange={() => choose("whole")} /> Nothing is cut
          off
        </label>
      )}
    </div>
  );
}
