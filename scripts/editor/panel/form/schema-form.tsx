import Form from "@rjsf/core";
import type { RJSFSchema, ValidatorType } from "@rjsf/utils";
import { useMemo } from "react";
import { fromPointer, valueAt } from "../../../content/diagnostic/path.ts";
import type { JsonSchema } from "../../session/describe-site.ts";
import { useSession } from "../state/session-context.ts";
import { Field } from "./field.tsx";
import { formSchema } from "./form-schema.ts";
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
  /** The pointer to what it shows of the open file, which is that of the view. */
  readonly base?: string;
}

/** A form for a part of the open file. What is typed goes to the session at once. */
export function SchemaForm({ schema, base = "" }: SchemaFormProps) {
  const { kept } = useSession();
  return (
    <Form
      tagName="div"
      className="form"
      idPrefix=""
      idSeparator="/"
      schema={useMemo(() => formSchema(schema) as RJSFSchema, [schema])}
      formData={valueAt(kept.data, fromPointer(base))}
      validator={noValidator}
      fields={fields}
      templates={templates}
      noValidate
      experimental_defaultFormStateBehavior={{
        emptyObjectFields: "skipDefaults",
        arrayMinItems: { populate: "never" },
        constAsDefaults: "never",
      }}
    >
      {/* Without a child it would have a button to send it. */}
      <span hidden />
    </Form>
  );
}
