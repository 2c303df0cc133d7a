import type { StandingsGroup } from '@app/documents';
import { type Names, nameOf } from '../ledger/documents';
import { contestantHref } from '../route';
import { t } from '../strings';
import { r } from '../strings/contestant';

interface MyResultsProps {
  readonly session: string;
  readonly contestant: string;
  readonly groups: readonly StandingsGroup[];
  readonly names: Names;
}

/** How those stand whose results the reader has come for, and the way to their boards. */
export const MyResults = ({ session, contestant, groups, names }: MyResultsProps) => {
  const row = groups.flatMap(({ rows }) => rows).find((one) => one.contestant === contestant);
  return (
    <p class="my-results no-print">
      <b>{r.mine}</b> <a href={contestantHref(session, contestant)}>{nameOf(names, contestant)}</a>
      {row && (
        <span>
          {t.session.place} <b>{row.place}</b>, {row.percentage === null ? row.total : `${row.percentage} %`}
        </span>
      )}
    </p>
  );
};
