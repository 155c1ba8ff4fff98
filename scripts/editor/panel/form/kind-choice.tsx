import type { Registry, RJSFSchema } from "@rjsf/utils";
import { isRecord } from "../../../content/diagnostic/path.ts";
import { emptyValue } from "./empty-value.ts";

interface KindChoiceProps {
  readonly id: string;
  readonly kinds: readonly RJSFSchema[];
  readonly chosen: RJSFSchema;
  readonly value: unknown;
  readonly registry: Registry;
  readonly onChange: (value: unknown, label: string) => void;
}

export function KindChoice({ id, kinds, chosen, value, registry, onChange }: KindChoiceProps) {
  const choose = (kind: RJSFSchema = {}) => {
    const empty = emptyValue(kind, registry);
    if (!isRecord(empty)) return onChange(empty, "Kind");
    // Keys that both kinds have stay.
    const kept = Object.entries(isRecord(value) ? value : {}).filter(([key]) => kind.properties?.[key] !== undefined);
    onChange({ ...empty, ...Object.fromEntries(kept), ...constants(kind) }, "Kind");
  };
  return (
    <>
      <label htmlFor={`${id}-kind`}>Kind</label>
      <select
        id={`${id}-kind`}
        value={kinds.indexOf(chosen)}
        onChange={({ target }) => choose(kinds[target.selectedIndex])}
      >
        {kinds.map(({ title }, index) => (
          <option key={index} value={index}>
            {title}
          </option>
        ))}
      </select>
    </>
  );
}

/** The kinds of value that a schema allows; none if it allows only one. */
export function kindsOf({ anyOf, oneOf, type }: RJSFSchema, registry: Registry): readonly RJSFSchema[] {
  const branches = anyOf ?? (type === undefined || type === "object" ? oneOf : undefined) ?? [];
  return branches.flatMap((branch) => {
    const kind = registry.schemaUtils.retrieveSchema(branch as RJSFSchema);
    const kinds = kindsOf(kind, registry);
    return kinds.length > 0 ? kinds : [kind];
  });
}

/** The constants that tell a kind from others. */
function constants({ properties = {} }: RJSFSchema): Readonly<Record<string, unknown>> {
  const parts = Object.entries(properties).map(([key, part]) => [key, isRecord(part) ? part["const"] : undefined]);
  return Object.fromEntries(parts.filter(([, value]) => value !== undefined));
}

export function takesValue(kind: RJSFSchema, value: unknown): boolean {
  if (!isRecord(value)) return kind.type === (Array.isArray(value) ? "array" : "string");
  return kind.type === "object" && Object.entries(constants(kind)).every(([key, named]) => named === value[key]);
}
