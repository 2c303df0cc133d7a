import type { Standings, StandingsGroup } from '@app/contract';
import { type Names, nameOf } from '../ledger/documents';
import { messages } from '../strings';
import type { PlaceMoved } from './places-moved';
import { type Optional, RankingRow } from './ranking-row';

const beforeTotal = (): readonly Optional[] => [
  { heading: messages.session.matches, cell: ({ matches }) => matches },
  { heading: messages.session.carriedOver, cell: ({ carriedOver }) => carriedOver },
  { heading: messages.session.penalties, cell: ({ penalties }) => penalties },
];

const inUse = (columns: readonly Optional[], { rows }: StandingsGroup): readonly Optional[] =>
  columns.filter(({ cell }) => rows.some((row) => cell(row) !== null));

export const captionOf = ({ direction, ranking }: Pick<StandingsGroup, 'direction' | 'ranking'>): string => {
  if (direction !== null) return messages.session.rankingOf(messages.side(direction));
  return ranking === '' ? messages.session.ranking : messages.session.rankingOf(ranking);
};

/**
 * `roomy` columns give way on a narrow screen: what is in them is in the derivation of the total too. With masterpoints
 * that is so of the boards, and of the total that a percentage stands beside.
 */
const NumberHeading = ({ text, roomy = false }: { readonly text: string; readonly roomy?: boolean }) => (
  <th scope="col" class={roomy ? 'number roomy' : 'number'}>
    {text}
  </th>
);

interface RankingTableProps {
  readonly session: string;
  readonly group: StandingsGroup;
  readonly measure: Standings['measure'];
  /** The round that it is of; null for as it stands. */
  readonly afterRound: string | null;
  readonly names: Names;
  readonly moved: ReadonlyMap<string, PlaceMoved>;
  /** The contestant whose results the reader has come for. */
  readonly mine: string | null;
}

/** One ranking: of the field, of a side, of a section. */
export const RankingTable = ({ session, group, measure, afterRound, names, moved, mine }: RankingTableProps) => {
  const percentages = group.rows.some((row) => row.percentage !== null);
  const masterpoints = group.rows.some((row) => typeof row.masterpoints === 'string');
  const extra = inUse(beforeTotal(), group);
  return (
    <table class="list ranking">
      <caption class={group.ranking === '' ? 'sr-only' : ''}>{captionOf(group)}</caption>
      <thead>
        <tr>
          <NumberHeading text={messages.session.place} />
          <th scope="col">{messages.session.contestant}</th>
          <NumberHeading text={messages.session.boards} roomy={masterpoints} />
          {extra.map(({ heading }) => (
            <NumberHeading key={heading} text={heading} roomy />
          ))}
          <NumberHeading
            text={measure === 'victory-points' ? messages.session.totalVictoryPoints : messages.session.total}
            roomy={masterpoints && percentages}
          />
          {percentages && <NumberHeading text={messages.session.percentage} />}
          {masterpoints && <NumberHeading text={messages.session.masterpoints} />}
        </tr>
      </thead>
      <tbody>
        {group.rows.map((row) => (
          <RankingRow
            key={row.contestant}
            session={session}
            row={row}
            afterRound={afterRound}
            extra={extra}
            percentages={percentages}
            masterpoints={masterpoints}
            name={nameOf(names, row.contestant)}
            moved={moved.get(row.contestant)}
            isMine={row.contestant === mine}
          />
        ))}
      </tbody>
    </table>
  );
};
