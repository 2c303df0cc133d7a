import type { MatchesAnswer } from '@app/contract';
import type { SessionDoc } from '@app/session';

/** All matches of one name: one for each two teams that met under it. */
export interface RoundOfMatches extends Pick<MatchesAnswer, 'matches' | 'ofPairs' | 'unplayed'> {
  readonly match: string;
  /** The rounds that they are played in; none where the match is not scheduled. */
  readonly rounds: readonly string[];
}

/** The matches of a session in the order of its rounds; those that are not scheduled come last. */
export const byRound = (
  session: Pick<SessionDoc, 'rounds'>,
  { matches, ofPairs, unplayed }: Pick<MatchesAnswer, 'matches' | 'ofPairs' | 'unplayed'>,
): readonly RoundOfMatches[] => {
  const rounds = new Map<string, string[]>();
  for (const { round, match = round } of session.rounds) rounds.set(match, [...(rounds.get(match) ?? []), round]);
  const known = [...matches, ...ofPairs, ...unplayed].map(({ match }) => match);
  const names = [...rounds.keys(), ...known.filter((match) => !rounds.has(match))];
  const of = <T extends { readonly match: string }>(all: readonly T[], match: string): readonly T[] =>
    all.filter((one) => one.match === match);
  return [...new Set(names)]
    .filter((match) => known.includes(match))
    .map((match) => ({
      match,
      rounds: rounds.get(match) ?? [],
      matches: of(matches, match),
      ofPairs: of(ofPairs, match),
      unplayed: of(unplayed, match),
    }));
};
