import { type Traced, added, divided, given, multiplied, rational, scoringParameter } from '@app/scoring';
import { isInVictoryPoints, matchOfRound } from '../scoring-context';
import { type ContestantScore, type SessionScores, withOthers } from './contestant-scores';
import { meetings } from './meetings';
import type { ScoredSession } from './scored-session';
import { sessionOfSitOuts } from './session-of-pairs';

/** By contestant, the matches that it had no opponents in. */
type WithoutOpponents = ReadonlyMap<string, ReadonlySet<string>>;

/** In a match of their section somebody else was scheduled, and they were not (DBf 216A); who has left sits out no more. */
const byMovement = ({ scoringContext: { session }, gone }: ScoredSession): readonly (readonly [string, string])[] => {
  const left = new Set(gone.map(({ contestant }) => contestant));
  const seated = new Map<string, Map<string, Set<string>>>();
  for (const round of session.rounds) {
    const matches = seated.get(round.section) ?? new Map<string, Set<string>>();
    const match = matches.get(matchOfRound(round)) ?? new Set<string>();
    for (const { NS, EW } of round.tables) match.add(NS).add(EW);
    seated.set(round.section, matches.set(matchOfRound(round), match));
  }
  return [...seated.values()].flatMap((matches) => {
    const all = [...new Set([...matches.values()].flatMap((here) => [...here]))].filter((one) => !left.has(one));
    return [...matches].flatMap(([match, here]) =>
      all.flatMap((contestant) => (here.has(contestant) ? [] : [[contestant, match] as const])),
    );
  });
};

/** Their opponents' results were annulled, and the match with them (DBf 216E2b). */
const byAnnulment = (scored: ScoredSession): readonly (readonly [string, string])[] => {
  const { annulled, docs, scoringContext } = scored;
  if (annulled.size === 0) return [];
  return meetings(docs, scoringContext).flatMap(({ match, docs: boards }) =>
    boards.flatMap(({ contestants: { NS, EW } }) =>
      [NS, EW]
        .filter((one) => !annulled.has(one) && annulled.has(one === NS ? EW : NS))
        .map((one) => [one, match] as const),
    ),
  );
};

const withoutOpponents = (scored: ScoredSession): WithoutOpponents => {
  const found = new Map<string, Set<string>>();
  for (const [contestant, match] of [...byMovement(scored), ...byAnnulment(scored)]) {
    found.set(contestant, (found.get(contestant) ?? new Set<string>()).add(match));
  }
  return found;
};

/** What a contestant has made of the matches that it played in all these sessions, of one match. */
const meanOf = (scores: readonly ContestantScore[]): Traced | null => {
  const matches = scores.reduce((count, one) => count + (one.matches ?? 0), 0);
  const points = scores.map((one) => one.points);
  return matches === 0
    ? null
    : divided('own-average-in-all-other-matches', [added('sum', points), given(rational(matches), 'matches')]);
};

const NOTHING = { top: null, boardTop: null, boards: 0 } as const;

/**
 * What contestants have from sessions that are ranked by victory points, with the matches that they had no opponents in:
 * because of the movement, or because those were annulled. Such a match is worth what the conditions give for a bye, else
 * the mean of the contestant's own matches in all that counts as one session (DBf X78A5; FSB 96A).
 * @param bySession what they have without, session by session
 */
export const withMatchesSatOut = (
  sessions: readonly ScoredSession[],
  bySession: readonly SessionScores[],
): readonly SessionScores[] =>
  bySession.map((results, index) => {
    const scored = sessions[index];
    if (!scored || !isInVictoryPoints(scored.scoringContext)) return results;
    const { profile, reading, session } = scored.scoringContext;
    const bye = scoringParameter(profile, 'vp-of-a-bye', reading);
    const rule = scoringParameter(profile, 'sit-out', reading)?.reference ?? null;
    const asOne = bySession.filter((_, other) => {
      const one = sessions[other];
      return one !== undefined && sessionOfSitOuts(one) === sessionOfSitOuts(scored);
    });
    const changed = new Map<string, ContestantScore>();
    for (const [contestant, matches] of withoutOpponents(scored)) {
      const each = bye
        ? given(bye.value, 'bye', [], bye.reference)
        : meanOf(asOne.flatMap((scores) => scores.of(contestant) ?? []));
      if (!each) continue;
      const own = results.of(contestant);
      const count = given(rational(matches.size), 'matches-sat-out');
      const worth = multiplied('matches-sat-out', [count, each], bye ? null : rule);
      changed.set(contestant, {
        ...NOTHING,
        ...own,
        session: session.id,
        points: added('with-matches-sat-out', [...(own ? [own.points] : []), worth]),
        matches: (own?.matches ?? 0) + matches.size,
      });
    }
    return withOthers(results, changed);
  });
