import type { StandingsRow } from '@app/contract';
import { contestantHref } from '../route';
import { NumberLink } from '../shared/number-link';
import { withMinus } from '../shared/with-minus';
import { contestantMessages } from '../strings/contestant';
import { texts } from '../texts';
import { type PlaceMoved, placesGained } from './places-moved';

/** A column of numbers that is there only where a row has something to say in it. */
export interface Optional {
  readonly heading: string;
  readonly cell: (row: StandingsRow) => string | number | null;
}

interface RankingRowProps {
  readonly session: string;
  readonly row: StandingsRow;
  readonly afterRound: string | null;
  readonly extra: readonly Optional[];
  readonly percentages: boolean;
  readonly masterpoints: boolean;
  readonly name: string;
  readonly moved: PlaceMoved | undefined;
  readonly isMine: boolean;
}

/** That a place is another than it was: an arrow, how far, and in words from where. */
const MovedMark = ({ moved }: { readonly moved: PlaceMoved }) => {
  const gained = placesGained(moved);
  const words =
    gained > 0
      ? contestantMessages.up(moved.from)
      : gained < 0
        ? contestantMessages.down(moved.from)
        : contestantMessages.changed(moved.from);
  return (
    <span class={`moved ${gained > 0 ? 'moved-up' : 'moved-down'}`} title={words}>
      <span aria-hidden="true">{gained > 0 ? `▲${gained}` : gained < 0 ? `▼${-gained}` : '◆'}</span>
      <span class="sr-only">{words}</span>
    </span>
  );
};

/** Who is placed has numbers that can be asked where they come from. */
const isPlaced = ({ place }: StandingsRow): boolean => place !== '-';

/** A contestant in a ranking: its name leads to its own results, each of its numbers to where it comes from. */
export const RankingRow = ({
  session,
  row,
  afterRound,
  extra,
  percentages,
  masterpoints,
  name,
  moved,
  isMine,
}: RankingRowProps) => {
  const number = (kind: 'place' | 'total' | 'masterpoints', value: string | number | null) =>
    value !== null && isPlaced(row) ? (
      <NumberLink
        session={session}
        address={`${kind}/${row.contestant}`}
        value={withMinus(String(value))}
        afterRound={afterRound}
      />
    ) : (
      value
    );
  return (
    <>
      <tr class={isMine ? 'mine' : undefined}>
        <td class="number place">
          {moved && <MovedMark moved={moved} />} {number('place', row.place)}
        </td>
        <th scope="row" class="name">
          <a href={contestantHref(session, row.contestant)}>{name}</a>
        </th>
        <td class={masterpoints ? 'number roomy' : 'number'}>{number('total', row.boards)}</td>
        {extra.map(({ heading, cell }) => (
          <td key={heading} class="number roomy">
            {number('total', cell(row))}
          </td>
        ))}
        <td class={masterpoints && percentages ? 'number roomy' : 'number'}>{number('total', row.total)}</td>
        {percentages && <td class="number strong">{number('total', row.percentage)}</td>}
        {masterpoints && <td class="number">{number('masterpoints', row.masterpoints ?? null)}</td>}
      </tr>
      {row.reasons.length > 0 && (
        <tr class="reasons">
          <td />
          <td colSpan={3 + extra.length + Number(percentages) + Number(masterpoints)}>
            {row.reasons.map(texts.say).join('; ')}
          </td>
        </tr>
      )}
    </>
  );
};
