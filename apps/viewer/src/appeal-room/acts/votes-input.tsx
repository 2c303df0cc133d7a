import { SelectField } from '../../forms/fields';
import { r } from '../../strings/appeals';
import type { FieldValue, Option } from './act';

const VOTES = ['for', 'against', 'abstained'] as const;

interface VotesInputProps {
  readonly members: readonly Option[];
  readonly value: FieldValue | undefined;
  readonly onChange: (votes: Readonly<Record<string, string>>) => void;
}

/** How each member votes. */
export const VotesInput = ({ members, value, onChange }: VotesInputProps) => {
  const votes: Readonly<Record<string, string>> =
    typeof value === 'object' && !Array.isArray(value) ? (value as Readonly<Record<string, string>>) : {};
  return (
    <>
      {members.map(({ value: member, label }) => (
        <SelectField
          key={member}
          name={label}
          value={votes[member] ?? 'abstained'}
          choices={VOTES.map((vote) => ({ value: vote, label: r.vote[vote] }))}
          onChange={(vote) => onChange({ ...votes, [member]: vote })}
        />
      ))}
    </>
  );
};
