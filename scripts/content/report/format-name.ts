/** The names of the report formats, as `--format` takes them. */
export const formatNames = ["text", "json", "github", "sarif", "junit"] as const;

export type FormatName = (typeof formatNames)[number];
