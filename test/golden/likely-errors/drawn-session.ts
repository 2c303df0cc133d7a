import type { PlayedResult } from '@app/contract';
import {
  type Card,
  type Denomination,
  type Level,
  type Seat,
  type Side,
  type Vulnerability,
  DENOMINATIONS,
  SEATS,
  SIDES,
  isVulnerable,
  leftOf,
  regularMarking,
  sideOf,
} from '@app/bridge';
import { type BoardDoc, NO_RECORD, type TableRecord } from '@app/documents';
import { declarerScore } from '@app/scoring';
import { type SessionDoc, type TableResult, NO_DECISIONS } from '@app/session';
import { boardDoc, sessionDoc } from '@app/testing';
import { type Random, randomFrom } from './random';
import { type SolvedDeal, SOLVED_DEALS } from './solved-deals';

/** A Mitchell movement: eight rounds at nine tables, three boards a round. */
const TABLES = 9;
const ROUNDS = 8;
const BOARDS_A_ROUND = 3;

/** What a table entered, and what it may have on record beside that. */
export interface Entry {
  readonly doc: BoardDoc;
  readonly solved: SolvedDeal;
  readonly lead: Card;
}

/** A session as its tables entered it. */
export interface DrawnEvening {
  readonly session: SessionDoc;
  readonly entries: readonly Entry[];
}

const GAME: Readonly<Record<Denomination, Level>> = { C: 5, D: 5, H: 4, S: 4, NT: 3 };

interface Candidate {
  readonly denomination: Denomination;
  readonly level: Level;
  readonly declarer: Seat;
  /** What the contract scores when everybody sees all hands. */
  readonly worth: number;
}

const levelFor = (tricks: number, denomination: Denomination, random: Random): Level => {
  const game = GAME[denomination];
  const expected = tricks + random.weighted([[1, -1] as const, [6, 0] as const, [1, 1] as const]);
  if (expected >= 12 && random.below(3) === 0) return 6;
  if (expected - 6 >= game) return game;
  const low = Math.max(1, Math.min(game - 1, expected - 6 - random.below(2)));
  return low as Level;
};

/** The contracts of a side, the best first. */
const candidates = (side: Side, { tricks }: SolvedDeal, vulnerability: Vulnerability, random: Random) =>
  DENOMINATIONS.map((denomination): Candidate => {
    const declarer = random.pick(SEATS.filter((seat) => sideOf(seat) === side));
    const made = tricks[denomination][declarer];
    const level = levelFor(made, denomination, random);
    const worth = declarerScore(`${level}${denomination}`, 'undoubled', made, isVulnerable(vulnerability, side));
    return { denomination, level, declarer, worth };
  }).sort((one, other) => other.worth - one.worth);

/** The result of a table: mostly the contract that the cards are worth, mostly with the tricks that are in them. */
const resultAt = (solved: SolvedDeal, vulnerability: Vulnerability, random: Random): PlayedResult => {
  const bySides = SIDES.map((side) => candidates(side, solved, vulnerability, random)).sort(
    ([one], [other]) => (other?.worth ?? 0) - (one?.worth ?? 0),
  );
  const own = random.weighted([[85, 0] as const, [15, 1] as const]);
  const contracts = bySides[own] ?? [];
  const place = random.weighted([[78, 0] as const, [18, 1] as const, [4, 2] as const]);
  const contract = contracts[place];
  if (!contract) throw new Error('a side has five denominations');
  const { denomination, level, declarer } = contract;
  const luck = random.weighted([
    [3, -2] as const,
    [16, -1] as const,
    [55, 0] as const,
    [20, 1] as const,
    [6, 2] as const,
  ]);
  const tricks = Math.max(0, Math.min(13, solved.tricks[denomination][declarer] + luck));
  const isDoubled = tricks < level + 6 && random.below(5) === 0;
  return { bid: `${level}${denomination}`, declarer, risk: isDoubled ? 'doubled' : 'undoubled', tricks };
};

const range = (length: number): readonly number[] => Array.from({ length }, (_, index) => index);

const roundsOf = (): SessionDoc['rounds'] =>
  range(ROUNDS).map((round) => ({
    round: String(round + 1),
    section: 'A',
    tables: range(TABLES).map((table) => ({
      table: String(table + 1),
      NS: String(table + 1),
      EW: String(101 + ((table + TABLES - round) % TABLES)),
      boards: range(BOARDS_A_ROUND).map((nth) => ((table + round) % TABLES) * BOARDS_A_ROUND + nth + 1),
    })),
  }));

export const entered = (result: PlayedResult | null, source = 'tablet'): TableResult => ({ kind: 'entered', result, source });

/** The document of a board with one result. */
export const withResult = (doc: BoardDoc, result: PlayedResult | null, lead?: Card): BoardDoc => {
  const entry = { ...entered(result), ...(lead === undefined ? {} : { lead }) };
  return {
    ...doc,
    result: entry,
    resultAt: 1,
    decisions: { ...NO_DECISIONS, layers: [{ kind: 'result', at: 1, result: entry }] },
  };
};

/** The session that a seed draws. */
export const drawnEvening = (seed: number): DrawnEvening => {
  const random = randomFrom(seed);
  const first = random.below(SOLVED_DEALS.length);
  const rounds = roundsOf();
  const contestants = range(TABLES).flatMap((table) => [
    { contestant: String(table + 1), kind: 'pair' as const },
    { contestant: String(101 + table), kind: 'pair' as const },
  ]);
  const entries = rounds.flatMap(({ round, tables }) =>
    tables.flatMap(({ table, NS, EW, boards: played }) =>
      played.map((board): Entry => {
        const solved = SOLVED_DEALS[(first + board * 2) % SOLVED_DEALS.length];
        if (!solved) throw new Error('no deal');
        const marking = regularMarking(board);
        const result = resultAt(solved, marking.vulnerability, random);
        const doc = boardDoc({ table, board, round, contestants: { NS, EW }, ...marking });
        return { doc: withResult(doc, result), solved, lead: random.pick(solved.deal[leftOf(result.declarer)]) };
      }),
    ),
  );
  return { session: sessionDoc({ rounds, contestants, closed: true }), entries };
};

/** The hands of a board, where the session has a hand record. */
export const handRecord = ({ solved: { deal } }: Entry): TableRecord => ({ ...NO_RECORD, deal });
