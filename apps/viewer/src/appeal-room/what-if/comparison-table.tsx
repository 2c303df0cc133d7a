import { SIDES } from '@app/bridge';
import { nameOf } from '../../ledger/documents';
import { WithSigns } from '../../shared/event-text';
import { appealMessages } from '../../strings/appeals';
import { partiesOf } from '../acts/people';
import type { Room } from '../room-source';
import { type Figures, type Move, type Placed, movedIn, moveOf } from './figures';
import type { ScoreInForce } from '@app/session';
import { signed } from '../../shared/numbers';
import { messages } from '../../strings';

/** A score as a decision leaves it; what has been adjusted as `messages.board` says it. */
const scoreInWords = (score: ScoreInForce | null): string => {
  switch (score?.kind) {
    case 'score':
      return appealMessages.scoreFor(messages.side('NS'), signed(score.score));
    case 'adjusted':
      return messages.board.adjusted(score.outcome.NS, score.outcome.EW);
    case 'artificial':
      return messages.board.artificial(score.percent.NS, score.percent.EW);
    case 'not-played':
      return messages.board.notPlayed;
    case 'none':
    case undefined:
      return appealMessages.noScore;
  }
};

/** A course of things with what it comes to; null while that is not known. */
export interface Column {
  readonly label: string;
  readonly figures: Figures | null;
}

const MoveSign = ({ move }: { readonly move: Move | null }) =>
  move && (
    <span class={`move move-${move.way}`}>
      <span aria-hidden="true">{move.way === 'up' ? '▲' : '▼'}</span> {appealMessages.whatIf[move.way](move.by)}
    </span>
  );

interface Row {
  readonly key: string;
  readonly head: string;
  /** What tells two columns apart. */
  readonly text: (figures: Figures) => string;
  /** How it has moved from what is on record. */
  readonly move: (figures: Figures) => Move | null;
}

const placeText = (placed: Placed | undefined): string => {
  if (placed?.total == null) return '–';
  const { place, total } = placed;
  return /\d/.test(place) ? appealMessages.whatIf.stands(place, total) : appealMessages.whatIf.noPlace(total);
};

interface Group {
  readonly heading: string;
  readonly rows: readonly Row[];
}

const ofBoard = ({ board, names }: Room, now: Figures): readonly Row[] => {
  const parties = board?.view?.contestants;
  if (!parties) return [];
  const points = SIDES.map((side): Row => ({
    key: side,
    head: appealMessages.whatIf.pointsOf(nameOf(names, parties[side])),
    text: (figures) => figures.points[side] ?? '–',
    move: (figures) => moveOf(now.points[side], figures.points[side]),
  }));
  return [
    { key: 'score', head: appealMessages.score, text: (figures) => scoreInWords(figures.score), move: () => null },
    ...points,
  ];
};

const placeOf = ({ names }: Room, now: Figures, contestant: string): Row => ({
  key: contestant,
  head: nameOf(names, contestant),
  text: ({ places }) => placeText(places.get(contestant)),
  move: ({ places }) => moveOf(now.places.get(contestant)?.total ?? null, places.get(contestant)?.total ?? null),
});

/** The board, then the places of the parties, then of everybody else whom it would move. */
const groupsOf = (room: Room, now: Figures, columns: readonly Figures[]): readonly Group[] => {
  const parties = partiesOf(room);
  const place = (one: string) => placeOf(room, now, one);
  const others = movedIn(now, columns).filter((one) => !parties.includes(one));
  return [
    { heading: appealMessages.whatIf.board, rows: ofBoard(room, now) },
    { heading: appealMessages.whatIf.parties, rows: parties.map(place) },
    { heading: appealMessages.whatIf.field, rows: others.map(place) },
  ].filter(({ rows }) => rows.length > 0);
};

const Cell = ({ row, figures }: { readonly row: Row; readonly figures: Figures }) => (
  <>
    <WithSigns text={row.text(figures)} /> <MoveSign move={row.move(figures)} />
  </>
);

const DiffersSign = () => (
  <b title={appealMessages.whatIf.differ}>
    <span aria-hidden="true"> ≠</span>
    <span class="sr-only"> {appealMessages.whatIf.differ}</span>
  </b>
);

interface ComparisonTableProps {
  readonly caption: string;
  readonly room: Room;
  readonly now: Figures;
  readonly columns: readonly Column[];
}

/** Courses of things beside what is on record; rows in which they differ are marked. */
export const ComparisonTable = ({ caption, room, now, columns }: ComparisonTableProps) => {
  const known = columns.flatMap(({ figures }) => (figures ? [figures] : []));
  const differs = ({ text }: Row): boolean => new Set(known.map(text)).size > 1;
  return (
    <div class="wide" tabIndex={0} role="group" aria-label={caption}>
      <table class="list comparison">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{appealMessages.whatIf.what}</th>
            <th scope="col">{appealMessages.whatIf.now}</th>
            {columns.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {groupsOf(room, now, known).map(({ heading, rows }) => (
          <tbody key={heading}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length + 2}>
                {heading}
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">
                  {row.head}
                  {differs(row) && <DiffersSign />}
                </th>
                <td>
                  <Cell row={row} figures={now} />
                </td>
                {columns.map(({ label, figures }) => (
                  <td key={label} class={figures && row.text(figures) !== row.text(now) ? 'cell-moved' : ''}>
                    {figures ? <Cell row={row} figures={figures} /> : '…'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
};
