import type { ComponentProps, ReactNode } from "react";

interface SendFormProps {
  /** The label of its button. */
  readonly send: string;
  readonly onSend: (given: (name: string) => string) => void;
  readonly children: ReactNode;
}

/** A form whose fields are read by name when it is submitted. */
export function SendForm({ send, onSend, children }: SendFormProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const given = new FormData(event.currentTarget);
        onSend((name) => String(given.get(name) ?? ""));
      }}
    >
      {children}
      <button type="submit">{send}</button>
    </form>
  );
}

export function Labelled({ label, ...input }: ComponentProps<"input"> & { readonly label: string }) {
  return (
    <label>
      {label}
      <input {...input} />
    </label>
  );
}
