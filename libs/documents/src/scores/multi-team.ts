import { type Side, SIDES } from '@app/bridge';
import {
  type Line,
  type Traced,
  faceValue,
  levelsOf,
  matchRules,
  multiTeam,
  scoringValue,
  notCounted,
} from '@app/scoring';
import type { BoardDoc } from '../projections/boards';
import type { Uncounted } from './board-attempts';
import type { PlayingFor } from '@app/session';
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

/** Tables that have played the same boards in a round, and so meet each other. */
export interface Programme {
  /** What was compared, line by line. */
  readonly lines: readonly Line[];
  readonly rounds: readonly RoundScore[];
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

/** By the numbers of their boards. */
const withTheSameBoards = (sittings: Sittings): readonly Sittings[] => {
  const groups = new Map<string, Map<string, readonly BoardDoc[]>>();
  for (const [where, docs] of sittings) {
    const key = docs
      .map(({ board }) => board)
      .sort((one, other) => one - other)
      .join(',');
    groups.set(key, (groups.get(key) ?? new Map<string, readonly BoardDoc[]>()).set(where, docs));
  }
  return [...groups.values()];
};

const scored = (
  sittings: Sittings,
  fields: readonly BoardField[],
  scoringContext: ScoringContext,
  playingFor: PlayingFor,
): readonly RoundScore[] => {
  const [boardsEach] = [...sittings.values()].map(({ length }) => length);
  const scale = scaleFor(scoringContext, boardsEach ?? 0);
  if (!scale) return [];
  const { profile, reading } = scoringContext;
  const whereIs = new Map([...sittings].flatMap(([where, docs]) => docs.map(({ id }) => [id, where])));
  const rules = {
    comparison: scoringValue(profile, 'comparison', reading),
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
      return playingFor(first, side).map((contestant) => ({
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

/** A programme from what its tables report. */
export type ProgrammeOf = (lines: readonly Line[], rounds: () => readonly RoundScore[]) => Programme;

export const programmeOf: ProgrammeOf = (lines, rounds) => ({ lines, rounds: rounds() });

/**
 * Multi-team scoring as an event for pairs (DBf 205B): in each direction every sitting against every other one that has
 * played the same boards.
 */
export const programmesOf = (
  fields: readonly BoardField[],
  scoringContext: ScoringContext,
  playingFor: PlayingFor,
  makeProgramme: ProgrammeOf = programmeOf,
): readonly Programme[] => {
  const lineOf = new Map(fields.flatMap(({ lines }) => lines.map((line) => [line.id, line])));
  return withTheSameBoards(sittingsOf(fields.flatMap(({ docs }) => docs))).map((sittings) =>
    makeProgramme(
      [...sittings.values()].flat().flatMap(({ id }) => lineOf.get(id) ?? []),
      () => scored(sittings, fields, scoringContext, playingFor),
    ),
  );
};

/** Boards of a round that count for nobody. */
export const uncountedInRounds = (
  fields: readonly BoardField[],
  programmes: readonly Programme[],
): readonly Uncounted[] => {
  const there = new Set(programmes.flatMap(({ rounds }) => rounds.flatMap(({ boards }) => boards.map(({ id }) => id))));
  return fields.flatMap(({ docs, field }) => {
    const missing = new Map(field.groups.flatMap((group) => group.missing.map(({ id, why }) => [id, why])));
    return docs.flatMap(({ id }) => {
      const why = missing.get(id) ?? (there.has(id) ? null : notCounted('nothing-to-compare-with'));
      return why === null ? [] : [{ id, why }];
    });
  });
};
