import { useMemo, useState } from 'preact/hooks';
import { MovedChart } from '../charts/moved-chart';
import { type Names, nameOf } from '../ledger/documents';
import { useFollowed } from '../ledger/use-followed';
import { Awaited } from '../shared/awaited';
import { r } from '../strings/audit';
import { Between } from './between';
import { type Comparison, compareSource } from './compare-source';
import { CsvButton } from './csv-button';
import { type MovedRow, hasMoved } from './moved-rows';
import { MovedScores } from './moved-scores';
import { MovedTable, movedWords } from './moved-table';

const csvRows = ({ groups, names }: Comparison, onlyMoved: boolean): readonly (readonly string[])[] => [
  [
    r.compare.contestant,
    `${r.compare.before}: ${r.compare.place}`,
    `${r.compare.before}: ${r.compare.total}`,
    `${r.compare.after}: ${r.compare.place}`,
    `${r.compare.after}: ${r.compare.total}`,
    `${r.compare.moved}: ${r.compare.place}`,
    `${r.compare.moved}: ${r.compare.total}`,
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
          {r.compare.onlyMoved}
        </label>
        <CsvButton name={`${session}-moved`} rows={() => csvRows(value, onlyMoved)} />
      </p>
      {isSame && <p role="status">{r.compare.nothing}</p>}
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
