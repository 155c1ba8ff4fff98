import Form from "@rjsf/core";
import type { RJSFSchema, ValidatorType } from "@rjsf/utils";
import { useMemo, useRef } from "react";
import { fromPointer, toPointer, valueAt } from "../../../content/diagnostic/path.ts";
import type { JsonSchema } from "../../session/describe-site.ts";
import { isAtOrBelow } from "../state/is-at-or-below.ts";
import { useSession } from "../state/session-context.ts";
import { Field } from "./field.tsx";
import { formSchema } from "./form-schema.ts";
import { type FormTools, FormToolsContext } from "./form-tools.ts";
import { ObjectTemplate } from "./object-template.tsx";

/** The server checks what is written. Without a compiler of schemas the page needs no right to evaluate code. */
const noValidator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
};

const fields = { SchemaField: Field };
const templates = { ObjectFieldTemplate: ObjectTemplate };

interface SchemaFormProps {
  readonly schema: JsonSchema;
  /** What of the file it shows. */
  readonly base: string;
  /** The key of what another view shows. */
  readonly without?: string;
}

/** A form for a part of the open file. What is typed goes to the session at once. */
export function SchemaForm({ schema, base, without = "" }: SchemaFormProps) {
  const { session, kept } = useSession();
  const prepared = useMemo(() => {
    const { properties = {}, ...rest } = formSchema(schema) as RJSFSchema;
    const { [without]: _, ...shown } = properties;
    return { ...rest, properties: shown };
  }, [schema, without]);
  const focuses = useRef(0);
  const above = fromPointer(base);
  const formData = valueAt(kept.data, above);
  const tools: FormTools = {
    base,
    mistakes: kept.file.mistakes.filter(
      ({ pointer }) => isAtOrBelow(pointer, base) && !(without && isAtOrBelow(pointer, `/${without}`)),
    ),
    valueAt: (path) => valueAt(formData, path),
    change(path, value, label) {
      session.keeper.change([...above, ...path], value, {
        label,
        group: `${base + toPointer(path)} ${focuses.current}`,
      });
    },
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of the focus of its fields, and has none itself.
    <div
      className="form"
      onFocus={() => {
        focuses.current += 1;
      }}
      onBlur={() => void session.keeper.flush()}
    >
      <FormToolsContext value={tools}>
        <Form
          tagName="div"
          schema={prepared}
          formData={formData}
          validator={noValidator}
          fields={fields}
          templates={templates}
          noValidate
          experimental_componentUpdateStrategy="always"
          experimental_defaultFormStateBehavior={{
            emptyObjectFields: "skipDefaults",
            arrayMinItems: { populate: "never" },
            constAsDefaults: "never",
          }}
        >
          {/* Without a child it would have a button to send it. */}
          <span hidden />
        </Form>
      </FormToolsContext>
    </div>
  );
}
