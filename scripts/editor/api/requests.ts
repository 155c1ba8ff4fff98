import { z } from "zod";
import type { Api } from "./api.ts";

type Requests = { readonly [Name in keyof Api]: z.ZodType<Parameters<Api[Name]>[0]> };

const nothing = z.strictObject({});
const path = z.string().min(1);
const change = z.strictObject({ pointer: z.string(), value: z.unknown().optional() });
const mistake = z.object({ code: z.string(), pointer: z.string(), line: z.number(), column: z.number() });
const aboutMistake = z.strictObject({ path, version: z.string(), mistake });

/** What each call takes. */
export const requests: Requests = {
  forms: nothing,
  site: nothing,
  open: z.union([z.strictObject({ path }), z.strictObject({ route: z.string().startsWith("/") })]),
  save: z.strictObject({
    ...{ path, version: z.string(), group: z.string(), label: z.string() },
    changes: z.array(change).min(1).max(1000),
    prefer: z.enum(["mine", "theirs"]).optional(),
  }),
  saveText: z.strictObject({ path, version: z.string(), text: z.string() }),
  undo: nothing,
  redo: nothing,
  addPage: z.strictObject({
    route: z.string().startsWith("/"),
    title: z.string().min(1),
    blocks: z.array(z.string()).min(1).max(100),
    menuLabel: z.string().min(1).optional(),
  }),
  movePage: z.strictObject({ from: z.string().startsWith("/"), to: z.string().startsWith("/") }),
  removePage: z.strictObject({ path }),
  addAsset: z.strictObject({ name: z.string().min(1).max(300), base64: z.base64() }),
  remedy: aboutMistake,
  accept: aboutMistake.extend({ reason: z.string().trim().min(1).max(300) }),
  palette: z.strictObject({ theme: z.unknown() }),
  publication: nothing,
  publish: z.strictObject({ branch: z.string().min(1), message: z.string().min(1), push: z.boolean() }),
};
