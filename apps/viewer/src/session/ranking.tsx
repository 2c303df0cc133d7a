import type { Standings } from '@app/documents';
import { useState } from 'preact/hooks';
import { useMe } from '../identity/me';
import type { Names, RankingBasis } from '../ledger/documents';
import { sessionHref } from '../route';
import { t } from '../strings';
import { texts } from '../texts';
import { r } from '../strings/contestant';
import { FindField } from './find-field';
import { wantedIn } from './find';
import { mine } from './mine';
import { MovedNews } from './moved-news';
import { MyResults } from './my-results';
import { RankingBasisNote } from './ranking-basis';
import { RankingTable } from './ranking-table';
import { useMoved } from './use-moved';

interface RankingProps {
  readonly session: string;
  readonly basis: RankingBasis;
  readonly standings: Standings;
  readonly names: Names;
}

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

const reasons = (uncounted: Standings['uncounted']): string =>
  [...new Set(uncounted.map(({ why }) => texts.say(why)))].join('; ');

/** How far the ranking stands, and what is left out of it. */
const Standing = ({ standings: { groups, provisional, uncounted, status } }: Pick<RankingProps, 'standings'>) => {
  const me = useMe();
  // Who does not see every board is not told of those that are kept: none may be all that he is told of.
  const isTold = provisional.length > 0 || status !== 'provisional' || me?.sees === 'everything';
  return (
    <>
      {groups.every(({ rows }) => rows.length === 0) && <p class="quiet">{t.session.noRanking}</p>}
      {isTold && groups.some(({ rows }) => rows.some(({ boards }) => boards > 0)) && (
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

/** The ranking of the stage that the session is part of: as it moves, to be searched, and to be printed. */
export const Ranking = ({ session, basis, standings, names }: RankingProps) => {
  const [wanted, setWanted] = useState('');
  const last = useMoved(standings);
  const own = mine(session);
  const { sessions, status, groups } = standings;
  const shown = wantedIn(groups, wanted, names);
  const found = wanted.trim() === '' ? null : shown.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <>
      <p class="quiet">{t.session.status(status)}</p>
      <RankingBasisNote basis={basis} />
      {sessions.length > 1 && <Sessions sessions={sessions} />}
      {own !== null && <MyResults session={session} contestant={own} groups={groups} names={names} />}
      <FindField wanted={wanted} want={setWanted} found={found} />
      <MovedNews last={last} names={names} />
      {shown.map((group) => (
        <RankingTable
          key={group.ranking}
          session={session}
          group={group}
          names={names}
          moved={last.places}
          mine={own}
        />
      ))}
      {basis.boards !== 'none' && <Standing standings={standings} />}
      <p class="below no-print">
        <button type="button" onClick={() => window.print()}>
          {r.print}
        </button>
      </p>
    </>
  );
};
