export interface Proposal {
  readonly value: string;
  readonly label?: string;
}

/** What a field proposes that names it as its list. */
export function Proposals({ id, of }: { readonly id: string; readonly of: readonly Proposal[] }) {
  return (
    <datalist id={id}>
      {of.map((proposal) => (
        <option key={proposal.value} {...proposal} />
      ))}
    </datalist>
  );
}
