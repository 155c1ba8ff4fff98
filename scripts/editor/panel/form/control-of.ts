import type { RJSFSchema } from "@rjsf/utils";
import type { ComponentType } from "react";
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
import { FileControl } from "./file-control.tsx";
import { FocusControl } from "./focus-control.tsx";
import { ownFormats } from "./form-schema.ts";
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
export function controlOf(
  { format = "", enum: choices = [] }: RJSFSchema,
  value: unknown,
): ComponentType<ControlProps> {
  if (format === ownFormats.yesOrNo && typeof value === "string") return TextControl;
  if (choices.includes("top left") && (value === undefined || choices.includes(`${value}`))) return FocusControl;
  if (choices.length > 0) return ChoiceControl;
  return byFormat[format] ?? (ofFiles.test(format) ? FileControl : TextControl);
}
