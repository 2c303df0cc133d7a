import { r } from '../../strings/appeals';
import type { FieldValue, Option } from './act';

const VOTES = ['for', 'against', 'abstained'] as const;

interface VotesInputProps {
  readonly id: string;
  readonly members: readonly Option[];
  readonly value: FieldValue | undefined;
  readonly onChange: (votes: Readonly<Record<string, string>>) => void;
}

/** How each member votes. */
export const VotesInput = ({ id, members, value, onChange }: VotesInputProps) => {
  const votes: Readonly<Record<string, string>> =
    typeof value === 'object' && !Array.isArray(value) ? (value as Readonly<Record<string, string>>) : {};
  return (
    <>
      {members.map(({ value: member, label }) => (
        <p key={member} class="field">
          <label for={`${id}-${member}`}>{label}</label>
          <select
            id={`${id}-${member}`}
            value={votes[member] ?? 'abstained'}
            onChange={({ currentTarget }) => onChange({ ...votes, [member]: currentTarget.value })}
          >
            {VOTES.map((vote) => (
              <option key={vote} value={vote}>
                {r.vote[vote]}
              </option>
            ))}
          </select>
        </p>
      ))}
    </>
  );
};
