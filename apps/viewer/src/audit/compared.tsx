import { useMemo, useState } from 'preact/hooks';
import { MovedChart } from '../charts/moved-chart';
import { type Names, nameOf } from '../ledger/documents';
import { useFollowed } from '../ledger/use-followed';
import { Awaited } from '../shared/awaited';
import { auditMessages } from '../strings/audit';
import { CsvButton } from './csv-button';
import { type MovedRow, hasMoved, type MovedGroup, movedRows } from './moved-rows';
import { MovedScores } from './moved-scores';
import { MovedTable, movedWords } from './moved-table';
import { EventLink } from '../lineage/event-link';
import { WithSigns } from '../shared/event-text';
import { answeredEventText } from '../shared/answered-event';
import { timeText } from '../shared/numbers';
import { type Deed, addressOf } from './deeds';
import { ok } from '@app/bridge';
import type { TableWorth } from '@app/contract';
import type { Changed } from '@app/documents';
import type { Source } from '../ledger/follow';
import { askDifferences, askStandings } from '../ledger/queries';
import { MOVES_NOTHING } from '../session/session-source';

interface Comparison {
  readonly position: number;
  readonly groups: readonly MovedGroup[];
  /** What each side of a table has for a board, by the stream of the board. */
  readonly scores: readonly Changed<TableWorth>[];
  readonly events: readonly Deed[];
  readonly names: Names;
}

/** The ranking at two moments with what has moved it; the later moment goes on where it is now. */
const compareSource = (id: string, from: string, to: string | null): Source<Comparison> => {
  return {
    query: `stage=${encodeURIComponent(id)}`,
    load: async () => {
      const [before, after, moved] = await Promise.all([
        askStandings(id, from),
        askStandings(id, to),
        askDifferences(id, from, to),
      ]);
      if (!before.ok) return before;
      if (!after.ok) return after;
      if (!moved.ok) return moved;
      return ok({
        position: after.value.position,
        groups: movedRows(before.value.standings, after.value.standings),
        scores: moved.value.differences.scores,
        events: moved.value.events.map((event) => ({ ...event, words: answeredEventText(event.stream, event) })),
        names: { ...before.value.names, ...after.value.names },
      });
    },
    positionOf: ({ position }) => position,
    absorb: (value, { type }) => (to !== null || MOVES_NOTHING.has(type) ? value : null),
  };
};

/** What was recorded between two moments and may have moved something; each leads to its event. */
const Between = ({ events }: { readonly events: readonly Deed[] }) => (
  <details class="between">
    <summary>
      {auditMessages.compare.between} ({events.length})
    </summary>
    <ol>
      {events.map((deed) => (
        <li key={addressOf(deed)}>
          <span class="quiet">{timeText(deed.occurredAt)}</span> <WithSigns text={deed.words} />{' '}
          <EventLink source={addressOf(deed)} />
        </li>
      ))}
    </ol>
  </details>
);

const csvRows = ({ groups, names }: Comparison, onlyMoved: boolean): readonly (readonly string[])[] => [
  [
    auditMessages.compare.contestant,
    `${auditMessages.compare.before}: ${auditMessages.compare.place}`,
    `${auditMessages.compare.before}: ${auditMessages.compare.total}`,
    `${auditMessages.compare.after}: ${auditMessages.compare.place}`,
    `${auditMessages.compare.after}: ${auditMessages.compare.total}`,
    `${auditMessages.compare.moved}: ${auditMessages.compare.place}`,
    `${auditMessages.compare.moved}: ${auditMessages.compare.total}`,
  ],
  ...groups.flatMap(({ rows }) =>
    rows
      .filter((row) => !onlyMoved || hasMoved(row))
      .map((row) => [
        nameOf(names, row.contestant),
        ...[row.before, row.after].flatMap((at) => [at?.place ?? '', at?.total ?? '']),
        movedWords(row),
        row.difference ?? '',
      ]),
  ),
];

/** In a picture of more nobody would find anything. */
const MOST_PICTURED = 16;

const Picture = ({ rows, names }: { readonly rows: readonly MovedRow[]; readonly names: Names }) => {
  const moved = rows.filter(hasMoved);
  return moved.length <= MOST_PICTURED ? <MovedChart moved={moved} names={names} /> : null;
};

interface ComparedProps {
  readonly session: string;
  readonly from: string;
  readonly to: string | null;
}

/** What is not the same at two moments, and what was recorded between them. */
export const Compared = ({ session, from, to }: ComparedProps) => {
  const source = useMemo(() => compareSource(session, from, to), [session, from, to]);
  const { value, problem } = useFollowed(source);
  const [onlyMoved, setOnlyMoved] = useState(true);
  if (value === null) return <Awaited problem={problem} />;
  const isSame = !value.groups.some(({ rows }) => rows.some(hasMoved));
  return (
    <>
      <p class="audit-tools">
        <label>
          <input
            type="checkbox"
            checked={onlyMoved}
            onChange={({ currentTarget }) => setOnlyMoved(currentTarget.checked)}
          />{' '}
          {auditMessages.compare.onlyMoved}
        </label>
        <CsvButton name={`${session}-moved`} rows={() => csvRows(value, onlyMoved)} />
      </p>
      {isSame && <p role="status">{auditMessages.compare.nothing}</p>}
      {value.groups.map((group) => (
        <div key={group.ranking} class="moved-group">
          <MovedTable session={session} group={group} onlyMoved={onlyMoved} from={from} to={to} names={value.names} />
          <Picture rows={group.rows} names={value.names} />
        </div>
      ))}
      {value.scores.length > 0 && <MovedScores session={session} scores={value.scores} from={from} to={to} />}
      {value.events.length > 0 && <Between events={value.events} />}
    </>
  );
};
