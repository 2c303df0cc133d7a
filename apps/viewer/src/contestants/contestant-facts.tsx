import type { StandingsRow } from '@app/documents';
import { NumberLink } from '../shared/number-link';
import { r } from '../strings/contestant';

interface ContestantFactsProps {
  readonly session: string;
  readonly row: StandingsRow;
}

interface Fact {
  readonly label: string;
  readonly value: string;
  readonly of: 'place' | 'total';
}

const factsOf = ({ place, percentage, total, boards }: StandingsRow): readonly Fact[] => [
  { label: r.place, value: place, of: 'place' },
  ...(percentage === null ? [] : [{ label: r.percentage, value: `${percentage} %`, of: 'total' } as const]),
  { label: r.total, value: total, of: 'total' },
  { label: r.boardsPlayed, value: String(boards), of: 'total' },
];

/** Where a contestant stands in the ranking; each number leads to where it comes from. */
export const ContestantFacts = ({ session, row }: ContestantFactsProps) => (
  <dl class="standing">
    {factsOf(row).map(({ label, value, of }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {row.place === '-' ? (
            value
          ) : (
            <NumberLink session={session} address={`${of}/${row.contestant}`} value={value} />
          )}
        </dd>
      </div>
    ))}
  </dl>
);
