import { Fragment } from 'preact';
import type { StandingsRow } from '@app/contract';
import { type Names, nameOf } from '../ledger/documents';
import { contestantHref } from '../route';
import { captionOf } from '../session/ranking-table';
import { NumberLink } from '../shared/number-link';
import { auditMessages } from '../strings/audit';
import { type MovedGroup, type MovedRow, hasMoved } from './moved-rows';

/** Places and totals of one moment. */
interface AtMoment {
  readonly session: string;
  readonly row: StandingsRow | null;
  readonly asOf: string | null;
}

const Numbers = ({ session, row, asOf }: AtMoment) => {
  if (row === null) return <td colSpan={2}>–</td>;
  const number = (kind: 'place' | 'total', value: string) =>
    row.place === '-' ? (
      value
    ) : (
      <NumberLink session={session} address={`${kind}/${row.contestant}`} value={value} asOf={asOf} />
    );
  return (
    <>
      <td class="number">{number('place', row.place)}</td>
      <td class="number">{row.total === null ? '–' : number('total', row.total)}</td>
    </>
  );
};

export const movedWords = ({ gained }: MovedRow): string =>
  gained > 0
    ? auditMessages.compare.up(gained)
    : gained < 0
      ? auditMessages.compare.down(-gained)
      : auditMessages.compare.stays;

const Arrow = ({ row }: { readonly row: MovedRow }) => (
  <td class="number arrow" title={movedWords(row)}>
    <span aria-hidden="true">{row.gained > 0 ? `▲${row.gained}` : row.gained < 0 ? `▼${-row.gained}` : '='}</span>
    <span class="sr-only">{movedWords(row)}</span>
  </td>
);

const signedText = (difference: string): string =>
  difference.startsWith('-') ? `−${difference.slice(1)}` : `+${difference}`;

const Name = ({ session, row, names }: Pick<MovedTableProps, 'session' | 'names'> & { readonly row: MovedRow }) => (
  <a href={contestantHref(session, row.contestant)}>{nameOf(names, row.contestant)}</a>
);

interface MovedTableProps {
  readonly session: string;
  readonly group: MovedGroup;
  readonly onlyMoved: boolean;
  readonly from: string;
  readonly to: string | null;
  readonly names: Names;
}

/** A ranking before and after: who has moved, how far, and by how much. */
export const MovedTable = ({ session, group, onlyMoved, from, to, names }: MovedTableProps) => {
  const rows = onlyMoved ? group.rows.filter(hasMoved) : group.rows;
  if (rows.length === 0) return null;
  return (
    <table class="list moved-table">
      <caption>{captionOf(group)}</caption>
      <thead>
        <tr>
          <th scope="col" rowSpan={2} class="roomy">
            {auditMessages.compare.contestant}
          </th>
          <th scope="colgroup" colSpan={2} class="number">
            {auditMessages.compare.before}
          </th>
          <th scope="colgroup" colSpan={2} class="number">
            {auditMessages.compare.after}
          </th>
          <th scope="colgroup" colSpan={2} class="number">
            {auditMessages.compare.moved}
          </th>
        </tr>
        <tr>
          {['before', 'after', 'moved'].map((when) =>
            [auditMessages.compare.place, auditMessages.compare.total].map((what) => (
              <th key={`${when}/${what}`} scope="col" class="number">
                {what}
              </th>
            )),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Fragment key={row.contestant}>
            <tr class="narrow">
              <td colSpan={6}>
                <Name session={session} row={row} names={names} />
              </td>
            </tr>
            <tr>
              <th scope="row" class="name roomy">
                <Name session={session} row={row} names={names} />
              </th>
              <Numbers session={session} row={row.before} asOf={from} />
              <Numbers session={session} row={row.after} asOf={to} />
              <Arrow row={row} />
              <td class="number strong">{row.difference === null ? '' : signedText(row.difference)}</td>
            </tr>
          </Fragment>
        ))}
      </tbody>
    </table>
  );
};
