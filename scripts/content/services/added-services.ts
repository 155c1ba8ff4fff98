import { z } from "zod";
import type { Service } from "../../../src/service.ts";
import { ExtensionError, projectCode, requireForm } from "../diagnostic/project-code.ts";
import { isPolicySource } from "../formats/content-format.ts";

const text = z.string().min(1);
const optionForm = z
  .strictObject({ description: text, pattern: text, example: text })
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

const companyForm = z.strictObject({
  company: text,
  country: z.string().regex(/^[A-Z]{2}$/, "expected the two letters of a country, such as GB"),
  orOperator: z.boolean().optional(),
});

const serviceForm = z.strictObject({
  name: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/, "expected lower-case words with hyphens, such as house-chat"),
  title: text,
  provider: z.union([text, companyForm]),
  purpose: text,
  needsConsent: z.boolean(),
  cookies: z.array(z.strictObject({ name: text, lasts: text })),
  options: z.record(z.string(), optionForm),
  opens: z.custom((opens) => typeof opens === "function", "expected a function"),
  start: z.custom((start) => typeof start === "function", "expected a function"),
});

interface AddedService {
  readonly file: string;
  readonly path: string;
  readonly service: Service;
}

export function toService(added: AddedService): AddedService {
  requireForm(`${added.file} is not a valid service`, serviceForm, added.service);
  const { opens, options } = added.service;
  try {
    refuseOpenings(opens(Object.fromEntries(Object.entries(options).map(([name, { example }]) => [name, example]))));
  } catch (error) {
    throw new ExtensionError(`${added.file}: opens: ${(error as Error).message}.`);
  }
  return added;
}

const directives = ["script-src", "style-src", "connect-src", "frame-src", "img-src", "media-src"];

/** Throws if a policy cannot contain the openings: browsers would ignore them and block the service. */
export function refuseOpenings(openings: Readonly<Record<string, unknown>>): void {
  for (const [directive, sources] of Object.entries(openings)) {
    if (!directives.includes(directive))
      throw new Error(`unexpected "${directive}", expected one of ${directives.join(", ")}`);
    if (!Array.isArray(sources)) throw new Error(`${directive}: expected a list of sources`);
    for (const source of sources)
      if (!isPolicySource(String(source))) throw new Error(`no policy can contain ${JSON.stringify(source)}`);
  }
}

/** The services of the project. At the end of the file, because it runs the code above. */
export const addedServices = projectCode().services.map((added) => toService(added as AddedService));
