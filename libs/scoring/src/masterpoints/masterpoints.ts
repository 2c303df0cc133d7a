import { type Message, type Result, err, isSide, message, ok } from '@app/bridge';
import { numberCalled } from '../derivation/number-names';
import { type Traced, added, divided, given, multiplied, rounded } from '../derivation/traced';
import { type Rational, ZERO, compare, minus, rational } from '../rational';
import type { AwardedPart, MasterpointKind, MasterpointSize, MasterpointTable } from './table';

/** What masterpoints go by besides the places. */
export interface MasterpointEvent {
  readonly contestants: MasterpointKind;
  /** One of the levels of the table. */
  readonly level: string;
  /** How many sessions the ranking is over. */
  readonly sessions: number;
  /** Boards against the same opponents, where these are compared by IMPs; null elsewhere. */
  readonly impsOver: number | null;
}

interface Placed {
  readonly contestant: string;
  readonly place: number;
}

/** A ranking from the first place down: of everybody, of a section, or of a side (`'NS'`), where there are two winners. */
export interface MasterpointRanking {
  readonly ranking: string;
  readonly rows: readonly Placed[];
}

const A_TABLE = { pair: 2, team: 1, individual: 4 } as const satisfies Readonly<Record<MasterpointKind, number>>;

/** Tables of a ranking, half ones as whole ones: of the longer ranking, where each is of one side. */
const tablesOf = (kind: MasterpointKind, { ranking, rows }: MasterpointRanking, all: readonly MasterpointRanking[]) =>
  isSide(ranking) ? Math.max(...all.map((one) => one.rows.length)) : Math.ceil(rows.length / A_TABLE[kind]);

const sizeFor = (table: MasterpointTable, { contestants }: MasterpointEvent, { ranking }: MasterpointRanking) =>
  table.sizes.find(
    (size) =>
      size.contestants === contestants && (size.winners === 'any' || (size.winners === 'two') === isSide(ranking)),
  );

const partFor = ({ awarded, reference }: MasterpointTable, { impsOver }: MasterpointEvent): AwardedPart => {
  const found = awarded.find(
    ({ boardsARound }) =>
      boardsARound === null || (impsOver !== null && compare(rational(impsOver), boardsARound) >= 0),
  );
  if (!found) throw new RangeError(`${reference}: no part of the field has masterpoints`);
  return found;
};

const levelIn = ({ levels, reference }: MasterpointTable, level: string): Rational => {
  const factor = levels[level];
  if (!factor) throw new RangeError(`${reference}: no level ${level}`);
  return factor;
};

/** The last place that has masterpoints: a whole number, from 0. */
const lastOf = ({ part, to }: AwardedPart, contestants: number, reference: string): Traced =>
  rounded(
    multiplied('places-with-masterpoints', [
      given(rational(contestants), 'contestants-in-the-ranking'),
      given(part, 'part-of-the-field', [], reference),
    ]),
    { unit: rational(1), average: ZERO, to },
    reference,
  );

const winnerOf = (
  { reference }: MasterpointTable,
  { of, each }: MasterpointSize,
  count: number,
  factor: Rational,
): Traced =>
  multiplied(
    'masterpoints-of-the-winner',
    [
      given(rational(count), of === 'tables' ? 'tables-in-the-ranking' : 'contestants-in-the-ranking'),
      given(each, 'for-each-of-them', [], reference),
      given(factor, 'factor-of-the-level', [], reference),
    ],
    reference,
  );

/** What a place has before rounding, where nobody shares it. */
const ofPlace = ({ places, reference }: MasterpointTable, winner: Traced, place: number): Traced => {
  const called = numberCalled('masterpoints-of-place', { place });
  const share = places.shares[place - 1];
  if (share) return multiplied(called, [winner, given(share, 'part-of-the-winner', [], reference)], reference);
  const parts = given(minus(rational(place), places.less), 'place-as-a-divisor', [], reference);
  return divided(called, [winner, parts], reference);
};

const ofSharedPlaces = ({ ties }: MasterpointTable, places: readonly Traced[]): Traced =>
  divided(
    'masterpoints-shared',
    [added('masterpoints-of-the-shared-places', places), given(rational(places.length), 'contestants-tied')],
    ties,
  );

/** What every contestant of one ranking has, those of places below the last as nothing. */
const inRanking = (
  table: MasterpointTable,
  winner: Traced,
  last: Traced,
  rows: readonly Placed[],
): readonly (readonly [string, Traced])[] => {
  const { unit, reference } = table;
  const atPlace = (place: number): Traced =>
    compare(rational(place), last.value) <= 0
      ? ofPlace(table, winner, place)
      : given(ZERO, numberCalled('no-masterpoints-for-place', { place, last: Number(last.value.num) }), [], reference);
  const tied = new Map<number, number>();
  for (const { place } of rows) tied.set(place, (tied.get(place) ?? 0) + 1);
  const awards = new Map(
    [...tied].map(([place, count]) => {
      const places = Array.from({ length: count }, (_, index) => atPlace(place + index));
      const [own] = places;
      const award = places.length === 1 && own ? own : ofSharedPlaces(table, places);
      return [place, rounded(award, { unit, average: ZERO, to: 'nearest' }, reference)] as const;
    }),
  );
  return rows.flatMap(({ contestant, place }) => {
    const award = awards.get(place);
    return award ? [[contestant, award] as const] : [];
  });
};

/**
 * Masterpoints of every contestant in the rankings of an event, by a printed table: each ranking is a field of its own.
 * Awards are for each player of a contestant, rounded as the table says; those who are tied share the masterpoints of
 * their places. The error says why the table has none for such an event. Throws where the table has no such level.
 * @param rankings with nobody that has no place: who has withdrawn or is disqualified neither has masterpoints nor counts
 */
export const masterpoints = (
  table: MasterpointTable,
  event: MasterpointEvent,
  rankings: readonly MasterpointRanking[],
): Result<ReadonlyMap<string, Traced>, Message> => {
  const { contestants, level, sessions } = event;
  if (table.sessions === 'one' && sessions > 1) return err(message('masterpoints.one-session', { sessions }));
  const factor = levelIn(table, level);
  const awards: (readonly [string, Traced])[] = [];
  for (const own of rankings) {
    const size = sizeFor(table, event, own);
    if (!size) return err(message('masterpoints.not-for', { contestants }));
    const count = size.of === 'tables' ? tablesOf(contestants, own, rankings) : own.rows.length;
    if (size.most && compare(rational(count), size.most) > 0) {
      return err(message('masterpoints.field-too-large', { of: size.of, most: Number(size.most.num) }));
    }
    const last = lastOf(partFor(table, event), own.rows.length, table.reference);
    awards.push(...inRanking(table, winnerOf(table, size, count, factor), last, own.rows));
  }
  return ok(new Map(awards));
};

/** Decimals that awards of a table are written with. */
export const decimalsOf = ({ unit }: MasterpointTable): number => String(unit.den).length - 1;

/** Codes of why there are no masterpoints. */
export const MASTERPOINT_CODES: readonly string[] = [
  'masterpoints.field-too-large',
  'masterpoints.not-for',
  'masterpoints.one-session',
];
