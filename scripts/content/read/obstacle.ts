export type Obstacle =
  | { readonly kind: "missing" }
  /** A file or folder that the system does not let us read. */
  | { readonly kind: "failure"; readonly reason: string }
  /** Something other than a file: `a folder`, `a named pipe`. */
  | { readonly kind: "form"; readonly form: string }
  | { readonly kind: "link"; readonly target: string }
  /** A file of more bytes than its kind may have. */
  | { readonly kind: "size"; readonly bytes: number; readonly limit: number };

/** Describes an obstacle in words that follow the name of the file: `is a folder`. */
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

/** The obstacle for an error of `node:fs` when a file is opened or read. */
export function obstacleOf(error: unknown): Obstacle {
  const code = codeOf(error);
  if (code === "ENOENT" || code === "ENOTDIR") return { kind: "missing" };
  if (code === "EISDIR") return { kind: "form", form: "a folder" };
  // With a non-blocking open, only sockets fail with this code.
  if (code === "ENXIO") return { kind: "form", form: "a socket" };
  return { kind: "failure", reason: reasonOf(error) };
}

export function reasonOf(error: unknown): string {
  return reasons[codeOf(error)] ?? (error as Error).message;
}

/** Why a file could not be written, in the system's words without its code, its function and its paths. */
export function reasonNotWritten(error: unknown): string {
  return (error as Error).message.replace(/^[A-Z]+: /, "").replace(/, \w+(?: '.*)?$/, "");
}

/** The cast is safe: the functions of `node:fs` throw nothing else. */
function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? "";
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "it does not exist",
  ENOTDIR: "it is not a folder",
  EACCES: "you may not read it",
  EPERM: "you may not read it",
};
