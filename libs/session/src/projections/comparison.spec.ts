import { boardDoc, scoring } from '@app/testing';
import { toDecimal } from '@app/scoring';
import { lastAttempts, replacedAttempts } from './attempts';
import type { BoardDoc } from './boards';
import type { Compared } from './comparison';
import { compareField, fields } from './comparison';

const adjusted = { kind: 'artificial', percent: { NS: 60, EW: 40 }, authority: 'director:anna' } as const;
const notPlayed = { kind: 'not-played', reason: 'No time' } as const;

const points = ({ points: own }: Compared): string | null => own && toDecimal(own.NS, 2);

const compared = (docs: readonly BoardDoc[], form: 'matchpoints' | 'cross-imps' | 'team-imps') =>
  fields(docs).flatMap((field) => compareField(field, form));

describe('fields', () => {
  it('are the boards of one number in one section', () => {
    const docs = [
      scoring(90, { table: '1', board: 1 }),
      scoring(90, { table: '2', board: 1 }),
      scoring(90, { table: '1', board: 2 }),
      scoring(90, { table: '1', board: 1, section: 'B' }),
    ];
    expect(
      fields(docs).map(({ docs: field }) => field.map(({ section, board, table }) => `${section}${board}/${table}`)),
    ).toEqual([['A1/1', 'A1/2'], ['A2/1'], ['B1/1']]);
  });

  it('expect as many results as the fullest board of their section', () => {
    const docs = [
      ...['1', '2', '3'].map((table) => scoring(90, { table, board: 1 })),
      ...['1', '2'].map((table) => scoring(90, { table, board: 2 })),
      boardDoc({ table: '3', board: 2, result: notPlayed }),
      scoring(90, { table: '1', board: 1, section: 'B' }),
    ];
    expect(fields(docs).map(({ expected }) => expected)).toEqual([3, 3, 1]);
  });

  it('hold the last attempt at each table', () => {
    const first = scoring(90, { attempt: 1 });
    const second = scoring(-50, { attempt: 2 });
    expect(lastAttempts([second, first])).toEqual([second]);
    expect(lastAttempts([first, second])).toEqual([second]);
    expect(replacedAttempts([second, first, scoring(90, { table: '2' })])).toEqual([{ doc: first, by: 2 }]);
  });
});

describe('matchpoints', () => {
  it('are compared within the field', () => {
    const docs = [90, 120, -50].map((score, table) => scoring(score, { table: String(table) }));
    expect(compared(docs, 'matchpoints').map((one) => [points(one), one.top])).toEqual([
      ['2.00', 4],
      ['4.00', 4],
      ['0.00', 4],
    ]);
  });

  it('of a smaller group are scaled up (DBf 2013 X78B), the plain ones kept beside them', () => {
    const docs = [
      ...[90, 120, 150].map((score, table) => scoring(score, { table: String(table), board: 1 })),
      ...[90, 120].map((score, table) => scoring(score, { table: String(table), board: 2 })),
      boardDoc({ table: '2', board: 2, result: notPlayed }),
    ];
    const [, , , low, high, out] = compared(docs, 'matchpoints');
    expect(
      [low, high].map((one) => one && [points(one), one.unscaled && toDecimal(one.unscaled.NS, 2), one.top]),
    ).toEqual([
      ['0.50', '0.00', 4],
      ['3.50', '2.00', 4],
    ]);
    expect(out).toMatchObject({ points: null, unscaled: null, why: 'not played' });
  });

  it('L12C2: an artificial score gets its percentage', () => {
    const docs = [scoring(90, { table: '1' }), scoring(120, { table: '2' }), boardDoc({ table: '3', adjusted })];
    expect(compared(docs, 'matchpoints').map(points)).toEqual(['0.50', '3.50', '2.40']);
  });

  it('a board without a result yet counts for nobody', () => {
    const docs = [scoring(90, { table: '1' }), scoring(90, { table: '2' }), boardDoc({ table: '3' })];
    expect(compared(docs, 'matchpoints')).toMatchObject([
      { top: 2, why: null },
      { top: 2, why: null },
      { points: null, top: null, why: 'no result yet' },
    ]);
  });

  it('an artificial score that has the board to itself is a percentage of nothing', () => {
    expect(compared([boardDoc({ adjusted })], 'matchpoints')).toMatchObject([
      { points: null, top: null, why: 'nothing to compare with' },
    ]);
  });
});

describe('cross-IMPs', () => {
  it('L78B: are the mean over the other results', () => {
    const docs = [90, 120, -50].map((score, table) => scoring(score, { table: String(table) }));
    // 30 is 1 IMP, 140 is 4, 170 is 5.
    expect(compared(docs, 'cross-imps').map(points)).toEqual(['1.50', '3.00', '-4.50']);
  });

  it('are null for a board that was not played', () => {
    const docs = [scoring(90, { table: '1' }), boardDoc({ table: '2', result: notPlayed })];
    expect(compared(docs, 'cross-imps').map((one) => [points(one), one.why])).toEqual([
      [null, 'nothing to compare with'],
      [null, 'not played'],
    ]);
  });

  it('L12C2b: an artificial score needs no comparison', () => {
    expect(compared([boardDoc({ adjusted })], 'cross-imps').map(points)).toEqual(['3.00']);
  });
});

describe.each(['matchpoints', 'cross-imps'] as const)('a lone result at %s', (form) => {
  const alone = { points: null, unscaled: null, top: null, why: 'nothing to compare with' };

  it('is not worth anything yet', () => {
    expect(compared([scoring(90)], form)).toMatchObject([alone]);
    expect(compared([scoring(90, { table: '1' }), boardDoc({ table: '2', adjusted })], form)[0]).toMatchObject(alone);
  });

  it('nor where other boards have more of them', () => {
    const full = ['1', '2', '3'].map((table) => scoring(90, { table, board: 1 }));
    expect(compared([...full, scoring(90, { table: '1', board: 2 })], form)[3]).toMatchObject(alone);
  });
});

describe('team IMPs', () => {
  const open = (score: number) => scoring(score, { table: 'open', contestants: { NS: 'x', EW: 'y' } });
  const closed = (departing: Partial<BoardDoc>) =>
    boardDoc({ table: 'closed', contestants: { NS: 'y', EW: 'x' }, ...departing });

  it('L78B: are the difference between the rooms, in both of them', () => {
    const docs = [open(120), { ...closed({}), result: scoring(-50).result }];
    expect(compared(docs, 'team-imps').map(points)).toEqual(['5.00', '-5.00']);
  });

  it.each<[string, Partial<BoardDoc>, string]>([
    ['has no result yet', {}, 'other room: no result yet'],
    ['did not play it', { result: notPlayed }, 'other room: not played'],
    ['has an adjusted score', { adjusted }, 'other room: adjusted score'],
    ['was another match', { contestants: { NS: 'z', EW: 'x' } }, 'no result of the other room'],
    ['played it in another round', { round: '9' }, 'no result of the other room'],
  ])('wait where the other room %s', (_, departing, why) => {
    expect(compared([open(120), closed(departing)], 'team-imps')[0]).toMatchObject({ points: null, why });
  });

  it('L12C2b: an artificial score stands alone: 60 % is +3 IMPs', () => {
    expect(compared([boardDoc({ adjusted })], 'team-imps').map(points)).toEqual(['3.00']);
  });
});
