import type { FieldProps, RJSFSchema } from "@rjsf/utils";
import type { ComponentType } from "react";
import { wordsOf } from "../state/field-words.ts";
import type { ControlProps } from "./control-props.ts";
import {
  CheckControl,
  ChoiceControl,
  ColourControl,
  DayControl,
  NumberControl,
  RawControl,
  TextControl,
} from "./controls.tsx";
import { FactButtons } from "./fact-buttons.tsx";
import { FileControl } from "./file-control.tsx";
import { FocusControl } from "./focus-control.tsx";
import { ownFormats } from "./form-schema.ts";
import { useFormTools } from "./form-tools.ts";
import { IconControl } from "./icon-control.tsx";
import { LinkControl } from "./link-control.tsx";
import { MarkdownControl } from "./markdown-control.tsx";

const byFormat: Readonly<Record<string, ComponentType<ControlProps>>> = {
  [ownFormats.number]: NumberControl,
  [ownFormats.yesOrNo]: CheckControl,
  [ownFormats.ownValues]: RawControl,
  [ownFormats.raw]: RawControl,
  link: LinkControl,
  folder: LinkControl,
  "collected-folder": LinkControl,
  icon: IconControl,
  colour: ColourControl,
  day: DayControl,
  "inline-markdown": MarkdownControl,
  "block-markdown": MarkdownControl,
  "rich-markdown": MarkdownControl,
};

/** Formats of files that lie among the assets. */
const ofFiles = /^(?:asset|font|logo|share-image|site-icon|captions-file|data-file|video-file|.*image-file)$/;

/** The control for a schema. A value that it has no sign for is shown as a text. */
function controlOf({ format = "", enum: choices = [] }: RJSFSchema, value: unknown): ComponentType<ControlProps> {
  if (format === ownFormats.yesOrNo && typeof value === "string") return TextControl;
  if (choices.includes("top left") && (value === undefined || choices.includes(`${value}`))) return FocusControl;
  if (choices.length > 0) return ChoiceControl;
  return byFormat[format] ?? (ofFiles.test(format) ? FileControl : TextControl);
}

/** The field of one value, by what its schema says that it is. */
export function LeafField({ schema, formData, fieldPathId: { $id: id, path } }: FieldProps) {
  const { change, valueAt } = useFormTools();
  const Control = controlOf(schema, formData);
  const name = schema.title ?? wordsOf(String(path.findLast((key) => typeof key === "string") ?? "Value"));
  return (
    <>
      <Control
        id={id}
        describedBy={`${id}-help ${id}-mistakes`}
        schema={schema}
        value={formData}
        beside={(key) => valueAt([...path.slice(0, -1), key])}
        onChange={(value) => change(path, value, name)}
      />
      {typeof formData === "string" && <FactButtons text={formData} />}
    </>
  );
}
