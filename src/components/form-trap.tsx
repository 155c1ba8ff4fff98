/** The field of a form that nobody sees and that stays empty, unless a program fills it in. */
export function FormTrap({ name }: { name: string | undefined }) {
  if (name === undefined) return null;
  return (
    <p hidden>
      <input type="text" name={name} tabIndex={-1} autoComplete="off" aria-hidden="true" />
    </p>
  );
}
