interface SignButtonProps {
  readonly sign: string;
  readonly label: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
}

/** A button of a sign alone. */
export function SignButton({ sign, label, onClick, disabled }: SignButtonProps) {
  return (
    <button type="button" className="quiet" aria-label={label} title={label} disabled={disabled} onClick={onClick}>
      {sign}
    </button>
  );
}
