import { z } from "zod";

const nothing = z.strictObject({});
const path = z.string().min(1);
const route = z.string().startsWith("/");
const version = z.string();

/** A value that was changed; without `value` it is removed. Lists are sent whole: the server finds what has moved. */
const change = z.strictObject({ pointer: z.string(), value: z.unknown().optional() }).readonly();
const mistake = z.object({ code: z.string(), pointer: z.string(), line: z.number(), column: z.number() });
const aboutMistake = z.strictObject({ path, version, mistake });

/** What each call takes. */
export const requests = {
  forms: nothing,
  site: nothing,
  open: z.union([z.strictObject({ path }), z.strictObject({ route })]),
  save: z.strictObject({
    path,
    /** The version that the values were changed in. */
    version,
    changes: z.array(change).min(1).max(1000).readonly(),
    /** Changes of one group in a row, such as the letters typed into a field, are one step of undo. */
    group: z.string(),
    /** What the step is called, for the buttons of undo and redo: "Title", "Remove block". */
    label: z.string(),
    /** Which value to take where both have changed the same. Without it such a change is not written. */
    prefer: z.enum(["mine", "theirs"]).optional(),
  }),
  saveText: z.strictObject({ path, version, text: z.string() }),
  undo: nothing,
  redo: nothing,
  addPage: z.strictObject({
    route,
    title: z.string().min(1),
    /** The types of its blocks. */
    blocks: z.array(z.string()).min(1).max(100).readonly(),
    /** The words in the menu; without them it has no entry there. */
    menuLabel: z.string().min(1).optional(),
  }),
  movePage: z.strictObject({ from: route, to: route }),
  removePage: z.strictObject({ path }),
  addAsset: z.strictObject({ name: z.string().min(1).max(300), base64: z.base64() }),
  remedy: aboutMistake,
  accept: aboutMistake.extend({ reason: z.string().trim().min(1).max(300) }),
  publication: nothing,
  publish: z.strictObject({ branch: z.string().min(1), message: z.string().min(1), push: z.boolean() }),
};

export type Change = z.infer<typeof change>;
type Requests = { readonly [Name in keyof typeof requests]: z.infer<(typeof requests)[Name]> };
export type Request<Name extends keyof Requests> = Requests[Name];
