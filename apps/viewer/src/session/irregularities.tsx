import type { BoardDoc } from '@app/documents';
import { boardHref } from '../route';
import { ruleTitle } from '../shared/rules';
import { FlagSign } from '../shared/signs';
import { t } from '../strings';

interface Irregularity {
  readonly id: string;
  readonly at: number;
  readonly board: number;
  readonly table: string;
  readonly what: string;
}

const irregularities = (boards: readonly BoardDoc[]): readonly Irregularity[] =>
  boards
    .flatMap(({ id, board, table, findings }) =>
      Object.entries(findings).map(([revision, { rule, seat, paragraph }]) => ({
        id,
        at: Number(revision) + 1,
        board,
        table,
        what: `${ruleTitle(rule)}, ${t.seat(seat)} (${paragraph})`,
      })),
    )
    .sort((one, other) => one.board - other.board || one.table.localeCompare(other.table) || one.at - other.at);

/** Every irregularity of the session, each a link to the moment it happened. */
export const Irregularities = ({ boards }: { readonly boards: readonly BoardDoc[] }) => {
  const all = irregularities(boards);
  if (all.length === 0) return <p class="quiet">{t.session.noIrregularities}</p>;
  return (
    <ul class="irregularities">
      {all.map(({ id, at, board, table, what }) => (
        <li key={`${id}/${at}`}>
          <FlagSign /> <a href={boardHref(id, at)}>{t.session.atTable(board, table)}</a> {what}
        </li>
      ))}
    </ul>
  );
};
