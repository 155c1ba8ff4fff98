import { z } from "zod";
import type { Service } from "../../../src/service.ts";
import { ExtensionError, projectCode } from "../diagnostic/project-code.ts";

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

function checked(added: AddedService): AddedService {
  const [issue] = serviceForm.safeParse(added.service).error?.issues ?? [];
  if (issue)
    throw new ExtensionError(`${added.file} is no service: ${issue.path.join(".") || "it"}: ${issue.message}.`);
  return added;
}

/** The services of the project. The last lines of the file: they run what stands above. */
export const addedServices = projectCode().services.map((added) => checked(added as AddedService));
