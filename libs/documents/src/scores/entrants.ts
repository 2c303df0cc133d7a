import { type Message, revised, sameList } from '@app/bridge';
import type { ContestantEntered } from '@app/contract';
import { type Entrant, type Traced, fromText, given, rational } from '@app/scoring';
import { retainedOf } from '@app/session';
import { imposedPenalties, penaltiesInForce } from '../penalties/in-force';
import type { ScoringContext } from '../scoring-context';
import type { ScoredSession } from './scored-session';
import type { UnplayedMatches } from './walk-overs';

type Contestants = ReadonlyMap<string, ContestantEntered | null>;
type Contexts = readonly ScoringContext[];

/** What was carried over into the stage, as it was decided last for each contestant. */
export const carriedOver = (contexts: Contexts): ReadonlyMap<string, Traced> =>
  new Map(
    contexts.flatMap(({ session }) =>
      retainedOf(session, 'CarryOverSet').map(({ revision, data }) => [
        data.contestant,
        given(
          fromText(data.amount) ?? rational(0),
          'carried-over',
          [`session-${session.id}@${revision}`],
          data.paragraph,
        ),
      ]),
    ),
  );

/** Sessions in which there are penalties: of a thousand, few. */
export const withPenalties = (contexts: Contexts): Contexts =>
  contexts.filter(({ session }) => penaltiesInForce(session).length > 0);

/** What rankings go by, of the sessions of a stage in their order. */
interface Sessions {
  readonly contexts: Contexts;
  readonly seated: readonly ScoredSession['seated'][];
  readonly matches: readonly ScoredSession['matches'][];
  readonly unplayed: UnplayedMatches['counted'];
}

/** The name of the ranking that a contestant is in. */
type RankingOf = (contestant: string) => string;

const byMatch = ({ matches, unplayed }: Sessions): RankingOf => {
  const matchOf = new Map([
    ...unplayed.map(({ contestant, match }) => [contestant, match] as const),
    ...matches.flat().flatMap(({ match, teams }) => [[teams.home, match] as const, [teams.away, match] as const]),
  ]);
  return (contestant) => `match ${matchOf.get(contestant) ?? ''}`.trim();
};

const bySection = ({ seated }: Sessions): RankingOf => {
  const sections = new Map(seated.flatMap((session) => [...session]));
  return (contestant) => sections.get(contestant) ?? '';
};

const byDirection =
  (contestants: Contestants): RankingOf =>
  (contestant) =>
    contestants.get(contestant)?.direction ?? '';

/** Two winners where everybody keeps a direction; a ranking for each section, or match, where the conditions say so. */
const rankingOf = (sessions: Sessions, contestants: Contestants): RankingOf => {
  const stage = sessions.contexts[0]?.stage;
  if (stage?.form === 'knock-out') return byMatch(sessions);
  switch (stage?.rankings) {
    case 'by-section':
      return bySection(sessions);
    case 'by-direction':
      return byDirection(contestants);
    case 'one':
      return () => '';
    case undefined: {
      const haveDirections = contestants.size > 0 && [...contestants.values()].every((one) => one?.direction);
      return haveDirections ? byDirection(contestants) : () => '';
    }
  }
};

/** By the place of a contestant in the stage, whatever it scores; null for who is in no ranking. */
const entrantsBy = revised(
  (
    _: unknown,
    contestants: Contestants,
    unranked: readonly string[],
    contexts: Sessions['contexts'],
    seated: Sessions['seated'],
    matches: Sessions['matches'],
    unplayed: Sessions['unplayed'],
  ): readonly (Entrant | null)[] => {
    const rankingFor = rankingOf({ contexts, seated, matches, unplayed }, contestants);
    const carried = carriedOver(contexts);
    const fined = withPenalties(contexts);
    const without = new Set(unranked);
    return [...contestants.keys()].map((contestant) =>
      without.has(contestant)
        ? null
        : {
            contestant,
            ranking: rankingFor(contestant),
            carryOver: carried.get(contestant) ?? null,
            penalties: fined.flatMap(({ session }) => imposedPenalties(session, contestant)),
          },
    );
  },
);

/**
 * The contestants that a stage ranks: in which ranking each is, and what is added to its scores and deducted.
 * @param contestants everybody in the stage: the places are theirs
 * @param unranked who is in no ranking
 */
export const entrantsOf = (
  contestants: Contestants,
  sessions: readonly ScoredSession[],
  unplayed: UnplayedMatches,
  unranked: ReadonlyMap<string, Message>,
): readonly (Entrant | null)[] => {
  const owner = sessions[0]?.scoringContext ?? sessions;
  const list = <T>(name: string, all: readonly T[]): readonly T[] => sameList(owner, `${name} of entrants`, all);
  return entrantsBy(
    owner,
    'entrants',
    contestants,
    list('unranked', [...unranked.keys()]),
    list(
      'contexts',
      sessions.map(({ scoringContext }) => scoringContext),
    ),
    list(
      'seated',
      sessions.map(({ seated }) => seated),
    ),
    list(
      'matches',
      sessions.map(({ matches }) => matches),
    ),
    list('unplayed', unplayed.counted),
  );
};
