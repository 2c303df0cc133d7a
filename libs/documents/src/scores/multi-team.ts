import { type Side, SIDES, remembered, sameList } from '@app/bridge';
import { type Traced, faceValue, levelsOf, matchRules, multiTeam, scoringValue, notCounted } from '@app/scoring';
import type { BoardDoc } from '../projections/boards';
import type { Uncounted } from './board-attempts';
import { playingFor } from '@app/session';
import type { BoardField } from './fields';
import { scaleFor, type ScoringContext } from '../scoring-context';

/** What a contestant has from a round in which every table has a match against every other one (DBf 205). */
export interface RoundScore {
  readonly contestant: string;
  readonly round: string;
  readonly side: Side;
  /** Mean of the victory points of the imaginary matches. */
  readonly points: Traced;
  readonly matches: number;
  /** Boards that it has played in the round. */
  readonly boards: readonly BoardDoc[];
}

/** Two pairs at a table in a round: their boards there are its side of the imaginary matches. */
const sitting = ({ section, round, table, contestants: { NS, EW } }: BoardDoc): string =>
  `table ${table} of section ${section} in round ${round ?? '1'}, ${NS} and ${EW}`;

type Sittings = ReadonlyMap<string, readonly BoardDoc[]>;

const sittingsOf = (docs: readonly BoardDoc[]): Sittings => {
  const sittings = new Map<string, BoardDoc[]>();
  for (const doc of docs) {
    const where = sitting(doc);
    const own = sittings.get(where);
    if (own) own.push(doc);
    else sittings.set(where, [doc]);
  }
  return sittings;
};

/** By the numbers of their boards: tables that have played the same ones in a round, and so meet each other. */
const withTheSameBoards = (sittings: Sittings): ReadonlyMap<string, Sittings> => {
  const groups = new Map<string, Map<string, readonly BoardDoc[]>>();
  for (const [where, docs] of sittings) {
    const key = docs
      .map(({ board }) => board)
      .sort((one, other) => one - other)
      .join(',');
    groups.set(key, (groups.get(key) ?? new Map<string, readonly BoardDoc[]>()).set(where, docs));
  }
  return groups;
};

const scored = (
  sittings: Sittings,
  fields: readonly BoardField[],
  scoringContext: ScoringContext,
): readonly RoundScore[] => {
  const [boardsEach] = [...sittings.values()].map(({ length }) => length);
  const scale = scaleFor(scoringContext, boardsEach ?? 0);
  if (!scale) return [];
  const { profile, reading, session } = scoringContext;
  const who = playingFor(session);
  const whereIs = new Map([...sittings].flatMap(([where, docs]) => docs.map(({ id }) => [id, where])));
  const rules = {
    comparison: scoringValue(profile, 'comparison', reading),
    cite: profile.cite,
    scale,
    rounding: matchRules(profile, 'vp-match', reading).rounding,
    awards: faceValue(levelsOf(profile, 'grades-imps-match', reading)),
    apart: () => false,
  };
  return SIDES.flatMap((side) => {
    const boards = fields.flatMap(({ field }) =>
      field.groups.flatMap((group) => {
        const here = <T extends { readonly id: string }>(all: readonly T[]): readonly T[] =>
          all.filter(({ id }) => whereIs.has(id));
        const own = { ...group, members: here(group.members), apart: here(group.apart) };
        return group.direction === side && own.members.length + own.apart.length > 0
          ? [{ group: own, tableOf: (id: string) => whereIs.get(id) ?? '' }]
          : [];
      }),
    );
    return multiTeam(boards, rules).flatMap(({ table, points, matches }): readonly RoundScore[] => {
      const played = sittings.get(table) ?? [];
      const [first] = played;
      if (!first || !points) return [];
      return who(first, side).map((contestant) => ({
        contestant,
        round: first.round ?? '',
        side,
        points,
        matches,
        boards: played,
      }));
    });
  });
};

const programme = remembered(
  (
    docs: readonly BoardDoc[],
    scoringContext: ScoringContext,
    ...fields: readonly BoardField[]
  ): readonly RoundScore[] => scored(sittingsOf(docs), fields, scoringContext),
);

/**
 * Multi-team scoring as an event for pairs (DBf 205B): in each direction every sitting against every other one that has
 * played the same boards.
 */
export const roundScores = (fields: readonly BoardField[], scoringContext: ScoringContext): readonly RoundScore[] => {
  const fieldOf = new Map(fields.flatMap((field) => field.docs.map((doc) => [doc, field])));
  const programmes = withTheSameBoards(sittingsOf(fields.flatMap(({ docs }) => docs)));
  return [...programmes].flatMap(([boards, sittings]) => {
    const docs = sameList(scoringContext, `programme ${boards}`, [...sittings.values()].flat());
    return programme(docs, scoringContext, ...new Set(docs.flatMap((doc) => fieldOf.get(doc) ?? [])));
  });
};

/** Boards of a round that count for nobody. */
export const uncountedInRounds = (
  fields: readonly BoardField[],
  rounds: readonly RoundScore[],
): readonly Uncounted[] => {
  const there = new Set(rounds.flatMap(({ boards }) => boards.map(({ id }) => id)));
  return fields.flatMap(({ docs, field }) => {
    const missing = new Map(field.groups.flatMap((group) => group.missing.map(({ id, why }) => [id, why])));
    return docs.flatMap(({ id }) => {
      const why = missing.get(id) ?? (there.has(id) ? null : notCounted('nothing-to-compare-with'));
      return why === null ? [] : [{ id, why }];
    });
  });
};
