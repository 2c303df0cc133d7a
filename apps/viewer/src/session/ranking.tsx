import type { Standings, StandingsGroup, StandingsRow } from '@app/session';
import type { Names } from '../ledger/documents';
import { nameOf } from '../ledger/documents';
import { t } from '../strings';

const Row = ({ row, names }: { readonly row: StandingsRow; readonly names: Names }) => (
  <tr>
    <td class="number">{row.place}</td>
    <th scope="row" class="name">
      {nameOf(names, row.contestant)}
    </th>
    <td class="number">{row.boards}</td>
    <td class="number">{row.total}</td>
    {row.percentage !== null && <td class="number strong">{row.percentage}</td>}
  </tr>
);

const Group = ({ group, names }: { readonly group: StandingsGroup; readonly names: Names }) => {
  const percentages = group.rows.some((row) => row.percentage !== null);
  return (
    <table class="list">
      <caption class={group.direction === null ? 'sr-only' : ''}>
        {group.direction === null ? t.session.ranking : t.session.rankingOf(group.direction)}
      </caption>
      <thead>
        <tr>
          <th scope="col" class="number">
            {t.session.place}
          </th>
          <th scope="col">{t.session.contestant}</th>
          <th scope="col" class="number">
            {t.session.boards}
          </th>
          <th scope="col" class="number">
            {t.session.total}
          </th>
          {percentages && (
            <th scope="col" class="number">
              {t.session.percentage}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {group.rows.map((row) => (
          <Row
            key={row.contestant}
            row={percentages ? { ...row, percentage: row.percentage ?? '' } : row}
            names={names}
          />
        ))}
      </tbody>
    </table>
  );
};

const reasons = (uncounted: Standings['uncounted']): string => [...new Set(uncounted.map(({ why }) => why))].join('; ');

export const Ranking = ({ standings, names }: { readonly standings: Standings; readonly names: Names }) => (
  <>
    {standings.groups.map((group) => (
      <Group key={group.direction ?? 'all'} group={group} names={names} />
    ))}
    {standings.groups.every((group) => group.rows.length === 0) && <p class="quiet">{t.session.noRanking}</p>}
    {standings.groups.some((group) => group.rows.some(({ boards }) => boards > 0)) && (
      <p class="quiet">{t.session.provisional(standings.provisional.length)}</p>
    )}
    {standings.uncounted.length > 0 && (
      <p class="quiet">
        {t.session.uncounted(standings.uncounted.length)}: {reasons(standings.uncounted)}.
      </p>
    )}
  </>
);
