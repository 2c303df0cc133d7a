import { useMemo } from 'preact/hooks';
import { useMe } from '../identity/me';
import type { Names } from '../ledger/documents';
import { useFollowed } from '../ledger/use-followed';
import { matchesHref, sessionHref } from '../route';
import { Awaited } from '../shared/awaited';
import { Page } from '../shared/page';
import { messages } from '../strings';
import { matchMessages } from '../strings/matches';
import '../styles/matches.css';
import '../styles/session.css';
import type { RoundOfMatches } from './by-round';
import { MatchBoards } from './match-boards';
import { MatchTable } from './match-table';
import { matchesSource } from './matches-source';
import { PairMatches } from './pair-matches';
import { UnplayedMatches } from './unplayed-matches';

const titleOf = ({ match, rounds }: RoundOfMatches): string =>
  rounds.length === 0 ? match : rounds.map((round) => messages.board.round(round)).join(', ');

interface RoundPickerProps {
  readonly session: string;
  readonly rounds: readonly RoundOfMatches[];
  readonly open: RoundOfMatches;
}

const RoundPicker = ({ session, rounds, open }: RoundPickerProps) => (
  <nav aria-label={matchMessages.pick}>
    <ol class="picker">
      {rounds.map((one) => (
        <li key={one.match}>
          <a
            href={matchesHref(session, one.match)}
            aria-current={one === open ? 'true' : undefined}
            aria-label={titleOf(one)}
          >
            {one.rounds.length === 0 ? one.match : one.rounds.join(', ')}
          </a>
        </li>
      ))}
    </ol>
  </nav>
);

interface RoundProps {
  readonly session: string;
  readonly round: RoundOfMatches;
  readonly names: Names;
}

const Round = ({ session, round, names }: RoundProps) => {
  const restricted = useMe()?.sees !== 'everything';
  const { matches, ofPairs, unplayed } = round;
  const title = titleOf(round);
  return (
    <section class="round-of-matches" aria-labelledby="round">
      <h2 id="round">{title}</h2>
      {matches.length > 0 && <MatchTable session={session} caption={title} matches={matches} names={names} />}
      {ofPairs.length > 0 && <PairMatches session={session} caption={title} matches={ofPairs} names={names} />}
      {unplayed.length > 0 && <UnplayedMatches unplayed={unplayed} names={names} />}
      {matches.map((match) => (
        <MatchBoards
          key={`${match.match}/${match.teams.home}/${match.teams.away}`}
          match={match}
          names={names}
          restricted={restricted}
        />
      ))}
    </section>
  );
};

interface MatchesPageProps {
  readonly id: string;
  /** The name of the matches that are open; null for the last. */
  readonly match: string | null;
}

/** The matches of a session, one round at a time. */
export const MatchesPage = ({ id, match }: MatchesPageProps) => {
  const source = useMemo(() => matchesSource(id), [id]);
  const { value, problem, connection } = useFollowed(source);
  const name = value?.session.title ?? id;
  const open = value?.rounds.find((one) => one.match === match) ?? (match === null ? value?.rounds.at(-1) : undefined);
  return (
    <Page
      title={`${messages.session.matches}, ${name}`}
      path={[{ label: name, href: sessionHref(id) }]}
      connection={connection}
      session={id}
    >
      <h1>{messages.session.matches}</h1>
      {value === null ? (
        <Awaited problem={problem} />
      ) : (
        <>
          {value.rounds.length === 0 && <p class="quiet">{matchMessages.none}</p>}
          {value.rounds.length > 0 && open === undefined && (
            <p class="quiet">{matchMessages.noneCalled(match ?? '')}</p>
          )}
          {open && <RoundPicker session={id} rounds={value.rounds} open={open} />}
          {open && <Round key={open.match} session={id} round={open} names={value.names} />}
        </>
      )}
    </Page>
  );
};
