import type { FieldProps, RJSFSchema } from "@rjsf/utils";
import { useRef, useState } from "react";
import { isRecord } from "../../../content/diagnostic/is-record.ts";
import { toPointer } from "../../../content/diagnostic/path.ts";
import { Sign, SignButton } from "../parts/sign.tsx";
import { useFocusAfter } from "../parts/use-focus-after.ts";
import { useSorting } from "../parts/use-sorting.ts";
import { firstText, labelOf } from "../state/field-words.ts";
import { isAtOrBelow } from "../state/is-at-or-below.ts";
import { useSession } from "../state/session-context.ts";
import { emptyValue } from "./empty-value.ts";
import { useFormTools } from "./form-tools.ts";
import { GuardedField } from "./guarded-field.tsx";

/** A list: entries as rows that open, with buttons to add, double, remove and sort. */
export function ListField(props: FieldProps) {
  const { schema, formData, registry, fieldPathId } = props;
  const { path } = fieldPathId;
  const session = useSession();
  const { base, mistakes, change } = useFormTools();
  const container = useRef<HTMLDivElement>(null);
  const focusAfter = useFocusAfter(container);
  const [opened, setOpened] = useState<number>();
  const items: readonly unknown[] = Array.isArray(formData) ? formData : [];
  const itemSchema = registry.schemaUtils.retrieveSchema((schema.items ?? {}) as RJSFSchema);
  const isSimple = itemSchema.type !== "object" && !itemSchema.oneOf && !itemSchema.anyOf;
  const what = labelOf(String(path.findLast((key) => typeof key === "string") ?? "items"), schema);
  const one = (itemSchema.title ?? "Entry").toLowerCase();
  const set = (next: readonly unknown[], label: string) => change(path, next, label);
  const move = (from: number, to: number) => {
    const others = items.toSpliced(from, 1);
    set(others.toSpliced(to, 0, items[from]), `Move in ${what}`);
    setOpened(undefined);
    session.say(`Moved to place ${to + 1} of ${items.length}`);
    focusAfter(`move-${to}`);
  };
  const sorting = useSorting(items.length, move);
  const add = () => {
    set([...items, emptyValue(itemSchema, registry)], `Add to ${what}`);
    setOpened(items.length);
    focusAfter(isSimple ? `entry-${items.length}` : `content-${items.length}`);
  };
  const remove = (at: number) => {
    set(items.toSpliced(at, 1), `Remove from ${what}`);
    setOpened(undefined);
    session.say("Removed");
    focusAfter(items.length > 1 ? `move-${Math.min(at, items.length - 2)}` : "add");
  };
  const field = (at: number) => (
    <GuardedField
      {...props}
      schema={(schema.items ?? {}) as RJSFSchema}
      formData={items[at]}
      name={`${at}`}
      fieldPathId={{ $id: `${fieldPathId.$id}_${at}`, path: [...path, at] }}
      required
    />
  );
  return (
    <div className="list" ref={container}>
      <ol>
        {items.map((item, at) => {
          const isOpen = isSimple || opened === at;
          const name = firstText(item) || `${one} ${at + 1}`;
          const pointer = base + toPointer([...path, at]);
          const isWrong = mistakes.some((mistake) => isAtOrBelow(mistake.pointer, pointer));
          return (
            <li key={at} {...sorting.row(at)} data-wrong={isWrong || undefined}>
              <div className="row">
                <button type="button" className="quiet grip" {...sorting.handle(at, name)}>
                  <Sign name="grip" />
                </button>
                {isSimple ? (
                  <div className="single" data-focus={`entry-${at}`}>
                    {field(at)}
                  </div>
                ) : (
                  <button
                    type="button"
                    className="title"
                    aria-expanded={isOpen}
                    onClick={() => setOpened(isOpen ? undefined : at)}
                  >
                    <Sign name={isOpen ? "fold" : "open"} />
                    <span>{name}</span>
                  </button>
                )}
                {isRecord(item) && (
                  <SignButton
                    sign="copy"
                    label={`Double ${name}`}
                    onClick={() => set(items.toSpliced(at + 1, 0, item), `Double in ${what}`)}
                  />
                )}
                <SignButton sign="remove" label={`Remove ${name}`} onClick={() => remove(at)} />
              </div>
              {isOpen && !isSimple && (
                <div className="content" data-focus={`content-${at}`}>
                  {field(at)}
                </div>
              )}
            </li>
          );
        })}
      </ol>
      <button type="button" data-focus="add" onClick={add}>
        <Sign name="add" />
        Add {one}
      </button>
    </div>
  );
}
