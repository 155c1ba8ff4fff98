import Form from "@rjsf/core";
import type { RJSFSchema, ValidatorType } from "@rjsf/utils";
import { useMemo } from "react";
import type { JsonSchema } from "../../session/describe-site.ts";
import { Field } from "./field.tsx";
import { formSchema } from "./form-schema.ts";
import { ObjectTemplate } from "./object-template.tsx";

/** Validates nothing: the server does that. A schema compiler would need permission to evaluate code. */
const noValidator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
};

const fields = { SchemaField: Field };
const templates = { ObjectFieldTemplate: ObjectTemplate };

/** A form for what the view shows of the open file. Its fields read from the session and write to it at once. */
export function SchemaForm({ schema }: { readonly schema: JsonSchema }) {
  return (
    <Form
      tagName="div"
      className="form"
      idPrefix=""
      idSeparator="/"
      schema={useMemo(() => formSchema(schema) as RJSFSchema, [schema])}
      validator={noValidator}
      fields={fields}
      templates={templates}
      noValidate
    >
      {/* Without a child it would have a submit button. */}
      <span hidden />
    </Form>
  );
}
