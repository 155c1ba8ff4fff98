import { getSchemaType, type RJSFSchema } from "@rjsf/utils";
import type { ComponentType } from "react";
import * as plain from "./controls.tsx";
import { FileControl } from "./file-control.tsx";
import { FocusControl } from "./focus-control.tsx";
import { IconControl } from "./icon-control.tsx";
import { LinkControl } from "./link-control.tsx";
import { MarkdownControl } from "./markdown-control.tsx";

const controls: Readonly<Record<string, ComponentType<plain.ControlProps>>> = {
  number: plain.NumberControl,
  integer: plain.NumberControl,
  boolean: plain.CheckControl,
  link: LinkControl,
  folder: LinkControl,
  "collected-folder": LinkControl,
  icon: IconControl,
  colour: plain.ColourControl,
  day: plain.DayControl,
  "inline-markdown": MarkdownControl,
  "cell-markdown": MarkdownControl,
  "block-markdown": MarkdownControl,
  "rich-markdown": MarkdownControl,
};

const ofFiles = /^(?:asset|font|logo|share-image|site-icon|captions-file|data-file|video-file|.*image-file)$/;

/** The control for a schema. A value that it cannot show appears as text. */
export function controlOf(schema: RJSFSchema, value: unknown): ComponentType<plain.ControlProps> {
  const { format = "", enum: choices = [] } = schema;
  const type = String(getSchemaType(schema));
  if (type === "boolean" && typeof value === "string") return plain.TextControl;
  if (choices.includes("top left") && (value === undefined || choices.includes(`${value}`))) return FocusControl;
  if (choices.length > 0) return plain.ChoiceControl;
  return controls[format] ?? controls[type] ?? (ofFiles.test(format) ? FileControl : plain.TextControl);
}
