import type { ContentFormat } from "../descriptor/content-format.ts";

export const formTargetFormat: ContentFormat = {
  name: "form-target",
  title: "Name of a form target",
  description: "Where the form is sent: the name of one of the forms in _site.yaml.",
  usualNames: ["action", "target", "endpoint", "recipient", "send-to"],
  expected: "the name of one of the forms in _site.yaml",
  kind: "name",
  isShared: true,
  namesForm: true,
  // The names of its fields, for that of the trap.
  neighbours: ["items", "values", "consent"],
  resolved: {
    type: "FormTarget",
    resolve(value, { formTarget }) {
      const { action = "", trap } = formTarget?.(value) ?? {};
      return { action, ...(trap === undefined ? {} : { trap }) };
    },
  },
};
