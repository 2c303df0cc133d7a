import type { Standings, StandingsGroup } from '@app/contract';
import { useState, useRef } from 'preact/hooks';
import { useMe } from '../identity/me';
import { type Names, type RankingBasis, nameOf } from '../ledger/documents';
import { sessionHref, contestantHref } from '../route';
import { messages } from '../strings';
import { texts } from '../texts';
import { contestantMessages } from '../strings/contestant';
import { rowsFoundIn } from './find';
import { mine } from './mine';
import { RankingBasisNote } from './ranking-basis';
import { Layers } from './layers';
import { RankingTable } from './ranking-table';
import { type PlaceMoved, placesGained, placesMoved } from './places-moved';

interface LastMove {
  readonly places: ReadonlyMap<string, PlaceMoved>;
  /** When this page has seen it; null where nothing has moved since it was opened. */
  readonly at: Date | null;
}

const NOTHING: LastMove = { places: new Map(), at: null };

/** The last move of places that has happened while one looks on. */
const useMoved = (standings: Standings): LastMove => {
  const known = useRef({ standings, last: NOTHING });
  if (known.current.standings !== standings) {
    const places = placesMoved(known.current.standings, standings);
    known.current = { standings, last: places.size > 0 ? { places, at: new Date() } : known.current.last };
  }
  return known.current.last;
};

const distance = (moved: PlaceMoved): number => Math.abs(placesGained(moved));

/** So many are read out, who has moved furthest first; the arrows in the ranking have them all. */
const READ_OUT = 3;

interface MovedNewsProps {
  readonly last: LastMove;
  readonly names: Names;
}

/** Says when places have moved: to those who look when it was, to those who listen which they are. */
const MovedNews = ({ last: { places, at }, names }: MovedNewsProps) => {
  const moved = [...places].toSorted(([, one], [, other]) => distance(other) - distance(one));
  const news = moved
    .slice(0, READ_OUT)
    .map(([contestant, { from, to }]) => contestantMessages.news(nameOf(names, contestant), to, from));
  const more = moved.length > READ_OUT ? [contestantMessages.andMore(moved.length - READ_OUT)] : [];
  return (
    <>
      {at && <p class="quiet">{contestantMessages.moved(at.toLocaleTimeString(messages.locale))}</p>}
      <p class="sr-only" role="status">
        {[...news, ...more].join(' ')}
      </p>
    </>
  );
};

interface MyResultsProps {
  readonly session: string;
  readonly contestant: string;
  readonly groups: readonly StandingsGroup[];
  readonly names: Names;
}

/** How those stand whose results the reader has come for, and the way to their boards. */
const MyResults = ({ session, contestant, groups, names }: MyResultsProps) => {
  const row = groups.flatMap(({ rows }) => rows).find((one) => one.contestant === contestant);
  return (
    <p class="my-results no-print">
      <b>{contestantMessages.mine}</b> <a href={contestantHref(session, contestant)}>{nameOf(names, contestant)}</a>
      {row && (
        <span>
          {messages.session.place} <b>{row.place}</b>
          {row.total !== null && `, ${row.percentage === null ? row.total : `${row.percentage} %`}`}
        </span>
      )}
    </p>
  );
};

interface FindFieldProps {
  readonly searchText: string;
  readonly onSearch: (text: string) => void;
  /** How many there are; null where nobody is looked for. */
  readonly found: number | null;
}

/** Where a player finds the own pair among hundreds. */
const FindField = ({ searchText, onSearch, found }: FindFieldProps) => (
  <div class="find no-print" role="search">
    <label for="find">{contestantMessages.find}</label>
    <input
      id="find"
      type="search"
      autocomplete="off"
      placeholder={contestantMessages.findHint}
      value={searchText}
      onInput={({ currentTarget }) => onSearch(currentTarget.value)}
    />
    <span class="quiet" role="status">
      {found === null ? '' : found === 0 ? contestantMessages.notFound : contestantMessages.found(found)}
    </span>
  </div>
);

interface RankingProps {
  readonly session: string;
  readonly basis: RankingBasis;
  readonly standings: Standings;
  /** The round that it is of; null for as it stands. */
  readonly afterRound: string | null;
  readonly names: Names;
}

/** The sessions of the stage, where there are several. */
const Sessions = ({ sessions }: Pick<Standings, 'sessions'>) => (
  <p>
    {messages.session.over}{' '}
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
      {groups.every(({ rows }) => rows.length === 0) && <p class="quiet">{messages.session.noRanking}</p>}
      {isTold && groups.some(({ rows }) => rows.some(({ boards }) => boards > 0)) && (
        <p class="quiet">{messages.session.provisional(provisional.length)}</p>
      )}
      {uncounted.length > 0 && (
        <p class="quiet">
          {messages.session.uncounted(uncounted.length)}: {reasons(uncounted)}.
        </p>
      )}
    </>
  );
};

/** By which table masterpoints are, or why there are none. */
const Masterpoints = ({ standings: { masterpoints } }: Pick<RankingProps, 'standings'>) =>
  masterpoints ? (
    <p class="quiet">
      {messages.session.masterpointsBy(masterpoints.reference, masterpoints.level)}
      {masterpoints.why && `: ${texts.say(masterpoints.why)}`}
    </p>
  ) : null;

/** The ranking of the stage that the session is part of: as it moves, to be searched, and to be printed. */
export const Ranking = ({ session, basis, standings, afterRound, names }: RankingProps) => {
  const [searchText, setSearchText] = useState('');
  const last = useMoved(standings);
  const own = mine(session);
  const { sessions, status, changedSince, subjectToAppeal, groups, measure } = standings;
  const shown = rowsFoundIn(groups, searchText, names);
  const found = searchText.trim() === '' ? null : shown.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <>
      {afterRound !== null && <p class="quiet">{messages.session.afterRoundNote(afterRound)}</p>}
      <p class="quiet">
        {messages.session.status(status)}
        {subjectToAppeal && ` ${messages.session.subjectToAppeal}`}
        {changedSince && ` ${messages.session.changedSince}`}
      </p>
      <RankingBasisNote basis={basis} />
      {sessions.length > 1 && <Sessions sessions={sessions} />}
      {own !== null && <MyResults session={session} contestant={own} groups={groups} names={names} />}
      <FindField searchText={searchText} onSearch={setSearchText} found={found} />
      <MovedNews last={last} names={names} />
      {shown.map((group) => (
        <RankingTable
          key={group.ranking}
          session={session}
          group={group}
          measure={measure}
          afterRound={afterRound}
          names={names}
          moved={last.places}
          mine={own}
        />
      ))}
      {basis.boards !== 'none' && (
        <Layers
          session={session}
          standings={standings}
          afterRound={afterRound}
          searchText={searchText}
          names={names}
          mine={own}
        />
      )}
      {basis.boards !== 'none' && <Standing standings={standings} />}
      <Masterpoints standings={standings} />
      <p class="below no-print">
        <button type="button" onClick={() => window.print()}>
          {contestantMessages.print}
        </button>
      </p>
    </>
  );
};
