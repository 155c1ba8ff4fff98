import { parseArgs } from "node:util";
import { z } from "zod";

/** Bad usage of a command: the message is for the person who typed it. Exit code 2. */
export class UsageError extends Error {}

const folder = z.string().min(1, "expected a folder");
const origin = z
  .string()
  .regex(/^https?:\/\/[^\s/?#]+$/, "expected an address without a path, such as https://www.example.com");

export const reportFormats = ["text", "json"] as const;
export type ReportFormat = (typeof reportFormats)[number];

const checkFlags = z.strictObject({
  pages: folder.default("pages"),
  format: z.enum(reportFormats).default("text"),
});
/** The flags of `npm run check`. */
export type CheckFlags = z.infer<typeof checkFlags>;

const buildFlags = z.strictObject({
  pages: folder.default("pages"),
  out: folder.default("dist"),
  origin: origin.optional(),
});
/** The flags of `npm run build`. */
export type BuildFlags = z.infer<typeof buildFlags>;

const devFlags = z.strictObject({ pages: folder.default("pages") });
/** The flags of `npm run dev`. */
export type DevFlags = z.infer<typeof devFlags>;

const serveFlags = z.strictObject({ out: folder.default("dist") });
/** The flags of `npm start`, which serves what the build wrote. */
export type ServeFlags = z.infer<typeof serveFlags>;

export const parseCheckFlags = (args: readonly string[]): CheckFlags => parseFlags(checkFlags, args);
export const parseBuildFlags = (args: readonly string[]): BuildFlags => parseFlags(buildFlags, args);
export const parseDevFlags = (args: readonly string[]): DevFlags => parseFlags(devFlags, args);
export const parseServeFlags = (args: readonly string[]): ServeFlags => parseFlags(serveFlags, args);

const environment = z.object({
  PORT: z.coerce.number("expected a port number").int("expected a port number").min(0).max(65535).default(4173),
});

/** The port that the `PORT` variable of an environment names; 4173 without one; 0 lets the system choose. */
export function parsePort(env: NodeJS.ProcessEnv): number {
  const result = environment.safeParse(env);
  if (!result.success) throw new UsageError(`PORT: ${messageOf(result.error)}.`);
  return result.data.PORT;
}

function parseFlags<T extends z.ZodObject>(schema: T, args: readonly string[]): z.infer<T> {
  const shape: Record<string, z.ZodType> = schema.shape;
  const options = Object.fromEntries(
    Object.entries(shape).map(([name, type]) => [name, { type: isSwitch(type) ? "boolean" : "string" } as const]),
  );
  let values: Record<string, unknown>;
  try {
    values = { ...parseArgs({ args: [...args], options, strict: true }).values };
  } catch (error) {
    const flags = Object.keys(options).map((name) => `--${name}`);
    throw new UsageError(`${(error as Error).message.split(". ")[0]}. The flags are ${flags.join(", ")}.`);
  }
  const result = schema.safeParse(values);
  if (!result.success) {
    const flag = result.error.issues[0]?.path.join(".");
    throw new UsageError(`--${flag}: ${messageOf(result.error)}.`);
  }
  return result.data;
}

function isSwitch(type: z.ZodType): boolean {
  return type.safeParse(true).success;
}

function messageOf(error: z.ZodError): string {
  return error.issues[0]?.message ?? "unexpected value";
}
