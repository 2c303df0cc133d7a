import { inEnglish } from '@app/messages';
import fc from 'fast-check';
import { recompute } from '../derivation/recompute';
import { numberInWords } from '../derivation/exact-text';
import { type Rational, ZERO, compare, equal, sum } from '../rational';
import { type MasterpointEvent, type MasterpointRanking, decimalsOf, masterpoints } from './masterpoints';
import { MASTERPOINT_TABLES } from './tables.generated';

const { 'abf-2004': ABF, 'bridge-house-hk': BRIDGE_HOUSE } = MASTERPOINT_TABLES;

const CLUB: MasterpointEvent = { contestants: 'pair', level: 'club', sessions: 1, impsOver: null };
const GENERAL: MasterpointEvent = { ...CLUB, level: 'general' };

/** A ranking by the number of contestants at each place: `[1, 2, 1]` is 1, 2=, 2=, 4. */
const ranking = (tied: readonly number[], name = ''): MasterpointRanking => {
  let place = 1;
  return {
    ranking: name,
    rows: tied.flatMap((count) => {
      const first = place;
      place += count;
      return Array.from({ length: count }, (_, index) => ({
        contestant: `${name}${first + index}`,
        place: first,
      }));
    }),
  };
};

const untied = (contestants: number, name = ''): MasterpointRanking =>
  ranking(
    Array.from({ length: contestants }, () => 1),
    name,
  );

const awarded = (...args: Parameters<typeof masterpoints>) => {
  const found = masterpoints(...args);
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
};

const inWords = (...args: Parameters<typeof masterpoints>): readonly string[] =>
  [...awarded(...args).values()].map(({ value }) => numberInWords(value));

describe('ABF Masterpoint Manual 2004', () => {
  it.each<[string, MasterpointEvent, readonly MasterpointRanking[], string]>([
    ['5 tables, one of them half: places to the 4th (4.1)', CLUB, [untied(9)], '0.3 0.21 0.15 0.1 0 0 0 0 0'],
    ['half of the rate where the play is supervised', { ...CLUB, level: 'supervised' }, [untied(4)], '0.06 0.04 0 0'],
    ['fewer than two: nobody', CLUB, [untied(1)], '0'],
    [
      'two winners, the tables of the longer side for both',
      CLUB,
      [untied(5, 'NS'), untied(4, 'EW')],
      '0.15 0.11 0 0 0 0.15 0.11 0 0',
    ],
    ['sections that are ranked apart', CLUB, [untied(4, 'A'), untied(2, 'B')], '0.12 0.08 0 0 0.06 0'],
    [
      'IMPs over five boards: a third, rounded up (4.1)',
      { ...CLUB, impsOver: 5 },
      [untied(13)],
      '0.42 0.29 0.21 0.14 0.11 0 0 0 0 0 0 0 0',
    ],
    ['IMPs over four boards: half of the field', { ...CLUB, impsOver: 4 }, [untied(4)], '0.12 0.08 0 0'],
  ])('%s', (_, event, rankings, expected) => {
    expect(inWords(ABF, event, rankings).join(' ')).toBe(expected);
  });

  it.each<[string, MasterpointEvent, readonly MasterpointRanking[], string]>([
    [
      'several sessions',
      { ...CLUB, sessions: 2 },
      [untied(8)],
      'for events of one session, and this ranking is over 2',
    ],
    ['teams', { ...CLUB, contestants: 'team' }, [untied(8)], 'the table has no masterpoints for teams'],
    ['a field larger than the table', CLUB, [untied(31)], 'the table of masterpoints ends at 15 tables'],
    [
      'a longer side than the table',
      CLUB,
      [untied(30, 'NS'), untied(31, 'EW')],
      'the table of masterpoints ends at 30 tables',
    ],
  ])('%s: none, and why', (_, event, rankings, why) => {
    const found = masterpoints(ABF, event, rankings);
    expect(found.ok ? '' : inEnglish(found.error)).toContain(why);
  });

  it('a field as large as the table', () => {
    expect(inWords(ABF, CLUB, [untied(30)])[0]).toBe('0.9');
    expect(inWords(ABF, CLUB, [untied(30, 'NS'), untied(30, 'EW')])[30]).toBe('0.9');
  });

  it('a level that is not in the table is a bug', () => {
    expect(() => masterpoints(ABF, { ...CLUB, level: 'world' }, [])).toThrow(
      'ABF Masterpoint Manual 2004: no level world',
    );
  });
});

describe('Bridge House', () => {
  it.each<[string, MasterpointEvent, readonly MasterpointRanking[], string]>([
    [
      '(20 / 20 x 3) / place for the upper half',
      GENERAL,
      [untied(20)],
      '3 1.5 1 0.8 0.6 0.5 0.4 0.4 0.3 0.3 0 0 0 0 0 0 0 0 0 0',
    ],
    ['by the ladder', { ...GENERAL, level: 'ladder-a' }, [untied(5)], '1.5 0.8 0 0 0'],
    ['teams count double', { ...GENERAL, contestants: 'team' }, [untied(4)], '1.2 0.6 0 0'],
    ['over several sessions', { ...GENERAL, sessions: 4 }, [untied(4)], '0.6 0.3 0 0'],
    [
      'two that are tied share 3 and 1.5',
      GENERAL,
      [ranking([2, ...Array.from({ length: 18 }, () => 1)])],
      '2.3 2.3 1 0.8 0.6 0.5 0.4 0.4 0.3 0.3 0 0 0 0 0 0 0 0 0 0',
    ],
    ['a tie across the middle shares what there is', GENERAL, [ranking([1, 2, 1])], '0.6 0.2 0.2 0'],
  ])('%s', (_, event, rankings, expected) => {
    expect(inWords(BRIDGE_HOUSE, event, rankings).join(' ')).toBe(expected);
  });

  it('explains a shared award', () => {
    const award = awarded(BRIDGE_HOUSE, GENERAL, [ranking([1, 2, 1])])
      .get('2')
      ?.explain();
    expect(award).toMatchObject({
      how: { kind: 'rounded' },
      paragraph: 'Bridge House Hong Kong, Master Point Calculation',
    });
    expect(award?.parts[0]).toMatchObject({ how: { kind: 'quotient' }, paragraph: 'DBf 365E' });
    const [places] = award?.parts[0]?.parts ?? [];
    expect(places?.parts.map(({ value, what }) => `${inEnglish(what)}: ${numberInWords(value)}`)).toEqual([
      'masterpoints of place 2: 0.3',
      'place 3: only places 1 to 2 have masterpoints: 0',
    ]);
  });
});

it('awards are written with the decimals of their unit', () => {
  expect([ABF, BRIDGE_HOUSE].map(decimalsOf)).toEqual([2, 1]);
});

describe('of every field', () => {
  const anyTable = fc.constantFrom(
    [ABF, 'club'] as const,
    [ABF, 'state'] as const,
    [BRIDGE_HOUSE, 'ladder-b'] as const,
  );
  // At most 30 contestants: the table of the ABF ends there.
  const anyRanking = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 10 });

  it('those who are tied have the same, nobody has more than the one before, and derivations recompute', () => {
    fc.assert(
      fc.property(anyTable, anyRanking, ([table, level], tied) => {
        const own = ranking(tied);
        const found = awarded(table, { ...CLUB, level }, [own]);
        expect([...found.keys()]).toEqual(own.rows.map(({ contestant }) => contestant));
        const values = own.rows.map(({ contestant }) => found.get(contestant)?.value ?? ZERO);
        own.rows.forEach(({ place }, index) => {
          const before = own.rows[index - 1];
          const [one, other] = [values[index] ?? ZERO, values[index - 1] ?? ZERO];
          if (before?.place === place) expect(one).toEqual(other);
          else if (before) expect(compare(one, other)).toBeLessThanOrEqual(0);
        });
        for (const award of found.values()) expect(recompute(award.explain())).toEqual([]);
      }),
    );
  });

  it('ties give out what there is, but for the rounding', () => {
    const unrounded = (tied: readonly number[]): Rational =>
      sum(
        [...awarded(BRIDGE_HOUSE, GENERAL, [ranking(tied)]).values()].flatMap(
          (one) => one.explain().parts[0]?.value ?? [],
        ),
      );
    fc.assert(
      fc.property(anyRanking, (tied) => {
        const contestants = tied.reduce((count, one) => count + one, 0);
        expect(equal(unrounded(tied), unrounded(Array.from({ length: contestants }, () => 1)))).toBe(true);
      }),
    );
  });
});
