import type { Standings, StandingsGroup, StandingsRow } from '@app/session';
import type { Names } from '../ledger/documents';
import { nameOf } from '../ledger/documents';
import { sessionHref } from '../route';
import { NumberLink } from '../shared/number-link';
import { t } from '../strings';

interface RankingProps {
  readonly session: string;
  readonly standings: Standings;
  readonly names: Names;
}

/** A column of numbers that is there only where a row has something to say in it. */
interface Optional {
  readonly heading: string;
  readonly cell: (row: StandingsRow) => string | number | null;
}

const BEFORE_TOTAL: readonly Optional[] = [
  { heading: t.session.matches, cell: ({ matches }) => matches },
  { heading: t.session.carriedOver, cell: ({ carriedOver }) => carriedOver },
  { heading: t.session.penalties, cell: ({ penalties }) => penalties },
];

const inUse = (columns: readonly Optional[], { rows }: StandingsGroup): readonly Optional[] =>
  columns.filter(({ cell }) => rows.some((row) => cell(row) !== null));

interface RowProps {
  readonly session: string;
  readonly row: StandingsRow;
  readonly extra: readonly Optional[];
  readonly percentages: boolean;
  readonly names: Names;
}

const isPlaced = ({ place }: StandingsRow): boolean => place !== '-';

const Row = ({ session, row, extra, percentages, names }: RowProps) => (
  <>
    <tr>
      <td class="number">{row.place}</td>
      <th scope="row" class="name">
        {nameOf(names, row.contestant)}
      </th>
      <td class="number">{row.boards}</td>
      {extra.map(({ heading, cell }) => (
        <td key={heading} class="number roomy">
          {cell(row)}
        </td>
      ))}
      <td class="number">
        {isPlaced(row) ? (
          <NumberLink session={session} address={`total/${row.contestant}`} value={row.total} />
        ) : (
          row.total
        )}
      </td>
      {percentages && <td class="number strong">{row.percentage}</td>}
    </tr>
    {row.reasons.length > 0 && (
      <tr class="reasons">
        <td />
        <td colSpan={3 + extra.length + Number(percentages)}>{row.reasons.join('; ')}</td>
      </tr>
    )}
  </>
);

const captionOf = ({ direction, ranking }: StandingsGroup): string => {
  if (direction !== null) return t.session.rankingOf(t.side(direction));
  return ranking === '' ? t.session.ranking : t.session.rankingOf(ranking);
};

interface GroupProps {
  readonly session: string;
  readonly group: StandingsGroup;
  readonly names: Names;
}

/** `roomy` columns give way on a narrow screen: what is in them is in the derivation of the total too. */
const NumberHeading = ({ text, roomy = false }: { readonly text: string; readonly roomy?: boolean }) => (
  <th scope="col" class={roomy ? 'number roomy' : 'number'}>
    {text}
  </th>
);

const Group = ({ session, group, names }: GroupProps) => {
  const percentages = group.rows.some((row) => row.percentage !== null);
  const extra = inUse(BEFORE_TOTAL, group);
  return (
    <table class="list">
      <caption class={group.ranking === '' ? 'sr-only' : ''}>{captionOf(group)}</caption>
      <thead>
        <tr>
          <NumberHeading text={t.session.place} />
          <th scope="col">{t.session.contestant}</th>
          <NumberHeading text={t.session.boards} />
          {extra.map(({ heading }) => (
            <NumberHeading key={heading} text={heading} roomy />
          ))}
          <NumberHeading text={t.session.total} />
          {percentages && <NumberHeading text={t.session.percentage} />}
        </tr>
      </thead>
      <tbody>
        {group.rows.map((row) => (
          <Row key={row.contestant} session={session} row={row} extra={extra} percentages={percentages} names={names} />
        ))}
      </tbody>
    </table>
  );
};

/** The sessions of the stage, where there are several. */
const Sessions = ({ sessions }: Pick<Standings, 'sessions'>) => (
  <p>
    {t.session.over}{' '}
    {sessions.map((id, index) => (
      <span key={id}>
        {index > 0 && ', '}
        <a href={sessionHref(id)}>{id}</a>
      </span>
    ))}
  </p>
);

const reasons = (uncounted: Standings['uncounted']): string => [...new Set(uncounted.map(({ why }) => why))].join('; ');

/** The ranking of the stage that the session is part of, with how far it stands and what is left out of it. */
export const Ranking = ({ session, standings, names }: RankingProps) => {
  const { sessions, status, groups, provisional, uncounted } = standings;
  return (
    <>
      <p class="quiet">{t.session.status(status)}</p>
      {sessions.length > 1 && <Sessions sessions={sessions} />}
      {groups.map((group) => (
        <Group key={group.ranking} session={session} group={group} names={names} />
      ))}
      {groups.every((group) => group.rows.length === 0) && <p class="quiet">{t.session.noRanking}</p>}
      {groups.some((group) => group.rows.some(({ boards }) => boards > 0)) && (
        <p class="quiet">{t.session.provisional(provisional.length)}</p>
      )}
      {uncounted.length > 0 && (
        <p class="quiet">
          {t.session.uncounted(uncounted.length)}: {reasons(uncounted)}.
        </p>
      )}
    </>
  );
};
