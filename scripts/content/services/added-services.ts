import { createRequire } from "node:module";
import { z } from "zod";
import type { Service } from "../../../src/service.ts";
import { ExtensionError } from "../diagnostic/extension-error.ts";

const text = z.string().min(1);
const optionForm = z
  .object({ description: text, pattern: text, example: text })
  .superRefine(({ pattern, example }, context) => {
    const message = problemWith(pattern, example);
    if (message) context.addIssue(`pattern: ${message}`);
  });

function problemWith(pattern: string, example: string): string | undefined {
  try {
    return new RegExp(pattern, "u").test(example) ? undefined : `the example "${example}" does not have this form`;
  } catch (error) {
    return (error as Error).message;
  }
}

const serviceForm = z.object({
  name: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/, "expected lower-case words with hyphens, such as house-chat"),
  title: text,
  provider: text,
  purpose: text,
  needsConsent: z.boolean(),
  cookies: z.array(z.object({ name: text, lasts: text })),
  options: z.record(z.string(), optionForm),
  opens: z.custom((opens) => typeof opens === "function", "expected a function"),
  start: z.custom((start) => typeof start === "function", "expected a function"),
});

/** A service of a project: the file that it stands in, as reports name it and where browsers get it from. */
interface AddedService {
  readonly file: string;
  readonly path: string;
  readonly service: Service;
}

function loadServices(compiled: string | undefined): readonly AddedService[] {
  if (!compiled) return [];
  // The cast is safe once their forms have been looked at.
  const { services } = createRequire(compiled)(compiled) as { services: readonly AddedService[] };
  for (const { file, service } of services) {
    const [issue] = serviceForm.safeParse(service).error?.issues ?? [];
    if (issue) throw new ExtensionError(`${file} is no service: ${issue.path.join(".") || "it"}: ${issue.message}.`);
  }
  return services;
}

/** The services of the project, which `run.js` has compiled. The last line of the file: it runs what stands above. */
export const addedServices = loadServices(process.env["YAML_PAGES_RULES"]);
