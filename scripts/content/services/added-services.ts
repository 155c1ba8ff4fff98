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

/** What `compileRules` exports. */
interface CompiledService {
  readonly file: string;
  readonly path: string;
  readonly service: unknown;
}

/** The files of the services of the project, by their names: browsers get them, too. */
export const addedServiceFiles = new Map<string, string>();

function loadServices(compiled: string | undefined): Service[] {
  if (!compiled) return [];
  const { services } = createRequire(compiled)(compiled) as { services: readonly CompiledService[] };
  return services.map(({ file, path, service }) => {
    const [issue] = serviceForm.safeParse(service).error?.issues ?? [];
    if (issue) throw new ExtensionError(`${file} is no service: ${issue.path.join(".") || "it"}: ${issue.message}.`);
    const checked = service as Service;
    const other = services.find(
      (one) => one.file !== file && (one.service as Service | undefined)?.name === checked.name,
    );
    if (other)
      throw new ExtensionError(
        `There are two services "${checked.name}": in ${other.file} and in ${file}. Rename one.`,
      );
    addedServiceFiles.set(checked.name, path);
    return checked;
  });
}

/** The services of the project, which `run.js` has compiled. The last line of the file: it runs what stands above. */
export const addedServices: readonly Service[] = loadServices(process.env["YAML_PAGES_RULES"]);
