/** The shapes of buttons, 24 by 24, in lines: of Lucide (ISC). */
const shapes = {
  add: "M5 12h14M12 5v14",
  up: "m5 12 7-7 7 7M12 19V5",
  down: "M12 5v14m7-7-7 7-7-7",
  copy: "M8 8h12v12H8zM4 16V4h12",
  remove: "M3 6h18M19 6l-1 14H6L5 6m4 0V4h6v2M10 11v5m4-5v5",
  close: "M18 6 6 18M6 6l12 12",
  grip: "M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01",
  back: "m12 19-7-7 7-7M19 12H5",
  open: "m9 18 6-6-6-6",
  fold: "m6 9 6 6 6-6",
  undo: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  redo: "m15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3",
  bold: "M6 12h9a4 4 0 0 1 0 8H6V4h8a4 4 0 0 1 0 8",
  link: "M10 13a5 5 0 0 0 7 0l3-3a5 5 0 0 0-7-7l-1 1M14 11a5 5 0 0 0-7 0l-3 3a5 5 0 0 0 7 7l1-1",
  list: "M8 6h13M8 12h13M8 18h13M3 6h.01M3 12h.01M3 18h.01",
  page: "M14 2H6v20h12V6zM14 2v4h4",
  settings: "M4 7h10m4 0h2M4 17h2m4 0h10M14 4v6M10 14v6",
  look: "M12 3a9 9 0 1 0 0 18c2 0 2-2 1-3s0-3 2-3h3a3 3 0 0 0 3-3 9 9 0 0 0-9-9M7.500 11h.01M11 7h.01M16 9h.01",
  file: "M12 16V4m-5 5 5-5 5 5M4 20h16",
  code: "m16 18 6-6-6-6M8 6l-6 6 6 6",
};

export type SignName = keyof typeof shapes;

export function Sign({ name }: { readonly name: SignName }) {
  return (
    <svg className="sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}

interface SignButtonProps {
  readonly sign: SignName;
  readonly label: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly focusKey?: string;
}

/** A button of a sign alone. */
export function SignButton({ sign, label, onClick, disabled = false, focusKey }: SignButtonProps) {
  return (
    <button
      type="button"
      className="quiet"
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      data-focus={focusKey}
      onClick={() => disabled || onClick()}
    >
      <Sign name={sign} />
    </button>
  );
}
