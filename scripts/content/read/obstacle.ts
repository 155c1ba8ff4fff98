export type Obstacle =
  | { readonly kind: "missing" }
  /** A file or folder that the system does not let us read. */
  | { readonly kind: "failure"; readonly reason: string }
  /** Something that is no file: `a folder`, `a named pipe`. */
  | { readonly kind: "form"; readonly form: string }
  | { readonly kind: "link"; readonly target: string }
  /** A file of more bytes than its kind may have. */
  | { readonly kind: "size"; readonly bytes: number; readonly limit: number };

/** An obstacle in words that follow the name of the file: `is a folder`. */
export function describeObstacle(obstacle: Obstacle): string {
  switch (obstacle.kind) {
    case "missing":
      return "does not exist";
    case "failure":
      return `cannot be read: ${obstacle.reason}`;
    case "form":
      return `is ${obstacle.form}`;
    case "link":
      return `is a symbolic link to "${obstacle.target}"`;
    case "size":
      return `has ${obstacle.bytes.toLocaleString("en-GB")} bytes`;
  }
}

/** The obstacle that an error of node:fs stands for, where a file was to be opened or read. */
export function obstacleOf(error: unknown): Obstacle {
  const code = codeOf(error);
  if (code === "ENOENT" || code === "ENOTDIR") return { kind: "missing" };
  if (code === "EISDIR") return { kind: "form", form: "a folder" };
  // Opened without waiting, nothing else in a folder fails with this code.
  if (code === "ENXIO") return { kind: "form", form: "a socket" };
  return { kind: "failure", reason: reasonOf(error) };
}

export function reasonOf(error: unknown): string {
  return reasons[codeOf(error)] ?? (error as Error).message;
}

/** The cast holds: the functions of node:fs throw nothing else. */
function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? "";
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "it does not exist",
  ENOTDIR: "it is not a folder",
  EACCES: "you may not read it",
  EPERM: "you may not read it",
};
