import { type EntrantWithResults, entrantsWithResults } from '@app/testing';
import fc from 'fast-check';
import { recompute } from '../derivation/recompute';
import { given } from '../derivation/traced';
import { plus, rational, toDecimal } from '../rational';
import { placeInWords } from '../standings/places';
import { type RankedStandings, standings } from '../standings/standings';
import type { LayerRanking } from './among';
import { type HandicapRules, handicapped } from './handicap';
import { strata } from './strata';

const entrant = (contestant: string, points: number, ranking = ''): EntrantWithResults => ({
  contestant,
  ranking,
  sessions: [{ session: 's', points: given(rational(points), 'score'), top: null, boardTop: null }],
  carryOver: null,
  penalties: [],
});

const ranked = (entrants: readonly EntrantWithResults[]): readonly RankedStandings[] =>
  standings(entrantsWithResults(entrants), {
    measure: 'sum',
    commonTop: false,
    criteria: () => [],
    isNeeded: () => false,
    status: 'official',
  });

const text = (layers: readonly LayerRanking[]) =>
  layers.map(({ name, ranking, rows }) => [
    `${name}${ranking}`,
    ...rows.map((row) => `${placeInWords(row)} ${row.contestant} (${placeInWords(row.base)})`),
  ]);

describe('strata', () => {
  const FIELD = ranked([entrant('a', 60), entrant('b', 55), entrant('c', 55), entrant('d', 50), entrant('e', 45)]);
  const STRATUM: Readonly<Record<string, string>> = { a: 'B', b: 'A', c: 'C', d: 'B' };
  const stratumOf = (contestant: string): string | null => STRATUM[contestant] ?? null;
  const ORDER = ['A', 'B', 'C'];

  it('a contestant is ranked in its own stratum and every higher one; without a stratum in the highest', () => {
    expect(text(strata(FIELD, stratumOf, { order: ORDER, least: 1 }))).toEqual([
      ['B', '1 a (1)', '2 c (2=)', '3 d (4)'],
      ['C', '1 c (2=)'],
    ]);
  });

  it('a stratum with too few has no ranking', () => {
    expect(text(strata(FIELD, stratumOf, { order: ORDER, least: 2 }))).toEqual([
      ['B', '1 a (1)', '2 c (2=)', '3 d (4)'],
    ]);
  });

  it('two winners: a ranking of each stratum for each', () => {
    const sided = ranked([entrant('1', 50, 'NS'), entrant('2', 60, 'NS'), entrant('11', 40, 'EW')]);
    expect(text(strata(sided, () => 'B', { order: ORDER, least: 1 }))).toEqual([
      ['BNS', '1 2 (1)', '2 1 (2)'],
      ['BEW', '1 11 (1)'],
    ]);
  });

  it('the order is that of all, and a place is one more than the number of better contestants in it', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(6), fc.constantFrom('A', 'B', 'C')), { maxLength: 12 }), (field) => {
        const all = ranked(field.map(([points], index) => entrant(String(index), points)));
        const of = (contestant: string): string | null => field[Number(contestant)]?.[1] ?? null;
        for (const { name, rows } of strata(all, of, { order: ORDER, least: 1 })) {
          const depth = ORDER.indexOf(name);
          const own = field.filter(([, stratum]) => ORDER.indexOf(stratum) >= depth);
          expect(rows).toHaveLength(own.length);
          for (const { contestant, place, shared } of rows) {
            const points = field[Number(contestant)]?.[0] ?? 0;
            expect(place).toBe(1 + own.filter(([other]) => other > points).length);
            expect(shared).toBe(own.filter(([other]) => other === points).length > 1);
          }
        }
      }),
    );
  });
});

describe('handicaps', () => {
  const rules = (handicaps: Readonly<Record<string, number>>, more: Partial<HandicapRules> = {}): HandicapRules => ({
    each: 'total',
    paragraph: 'conditions',
    handicapOf: (contestant) => {
      const own = handicaps[contestant];
      return own === undefined ? null : given(rational(own, 2), 'handicap', [`session-s@${contestant}`]);
    },
    countOf: () => 1,
    ...more,
  });

  it('is added to the total; equal totals share a place, and who has none is left out', () => {
    const field = ranked([entrant('a', 50), entrant('b', 48), entrant('c', 47)]);
    const layers = handicapped(field, rules({ a: -4, b: 0 }));
    expect(text(layers)).toEqual([['', '1= a (1)', '1= b (2)']]);
  });

  it('is multiplied by what it is given for', () => {
    const [layer] = handicapped(ranked([entrant('a', 10)]), rules({ a: 3 }, { each: 'match', countOf: () => 7 }));
    expect(layer?.rows.map(({ total }) => toDecimal(total.value, 2))).toEqual(['20.50']);
  });

  it('every total recomputes, and is the total of the standings with the handicap', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(30), fc.integer({ min: -9, max: 9 }))), fc.nat(4), (field, count) => {
        const all = ranked(field.map(([points], index) => entrant(String(index), points)));
        const handicaps = Object.fromEntries(field.map(([, own], index) => [String(index), own]));
        const layers = handicapped(all, rules(handicaps, { each: 'board', countOf: () => count }));
        for (const { contestant, total } of layers.flatMap(({ rows }) => rows)) {
          const [points, own] = field[Number(contestant)] ?? [0, 0];
          expect(total.value).toEqual(plus(rational(points), rational(own * count, 2)));
          expect(recompute(total.explain())).toEqual([]);
        }
      }),
    );
  });
});
