interface ProposalsProps {
  readonly id: string;
  readonly of: readonly { readonly value: string; readonly label?: string }[];
}

/** What a field proposes that names it as its list. */
export function Proposals({ id, of }: ProposalsProps) {
  return (
    <datalist id={id}>
      {of.map((proposal) => (
        <option key={proposal.value} {...proposal} />
      ))}
    </datalist>
  );
}
