import { createContext, useContext } from "react";
import type { FieldMistake } from "../../session/open-file.ts";

type Path = readonly (string | number)[];

/** What fields of a form work with. */
export interface FormTools {
  /** The pointer in the file to what the form shows. */
  readonly base: string;
  readonly mistakes: readonly FieldMistake[];
  readonly valueAt: (path: Path) => unknown;
  readonly change: (path: Path, value: unknown, label: string) => void;
}

export const FormToolsContext = createContext<FormTools | undefined>(undefined);

export function useFormTools(): FormTools {
  const tools = useContext(FormToolsContext);
  if (!tools) throw new Error("There is no form around this component.");
  return tools;
}
