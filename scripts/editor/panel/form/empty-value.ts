import type { Registry, RJSFSchema } from "@rjsf/utils";

/** An initial value: empty, with its required keys. */
export function emptyValue(schema: RJSFSchema, registry: Registry): unknown {
  const resolved = registry.schemaUtils.retrieveSchema(schema);
  const branch = resolved.oneOf?.[0] ?? resolved.anyOf?.[0];
  if (branch) return emptyValue(branch as RJSFSchema, registry);
  if (resolved.const !== undefined) return resolved.const;
  if (resolved.enum) return resolved.enum[0];
  if (resolved.type === "array") return [];
  if (resolved.type !== "object") return "";
  const required = resolved.required ?? [];
  return Object.fromEntries(
    required.map((name) => [name, emptyValue((resolved.properties?.[name] ?? {}) as RJSFSchema, registry)]),
  );
}
