interface ProposalsProps {
  readonly id: string;
  readonly of: readonly { readonly value: string; readonly label?: string }[];
}

/** The suggestions of a field with this `list`. */
export function Proposals({ id, of }: ProposalsProps) {
  return (
    <datalist id={id}>
      {of.map((proposal) => (
        <option key={proposal.value} {...proposal} />
      ))}
    </datalist>
  );
}
