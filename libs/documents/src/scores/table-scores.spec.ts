import type { FieldScoring } from '@app/contract';
import { type Message, message } from '@app/bridge';
import { notCounted, toDecimal } from '@app/scoring';
import { boardDoc, scoring, sessionDoc } from '@app/testing';
import { lastAttempts, replacedAttempts, type BoardDoc } from '../projections/boards';
import { boardAttempts } from './board-attempts';
import { fieldsOf } from './fields';
import { scoreSession } from './scored-session';
import { scoringContextOf } from '../scoring-context';
import { type TableScore, tableScores } from './table-scores';

const adjusted = { kind: 'artificial', percent: { NS: 60, EW: 40 }, authority: 'director:anna' } as const;
const notPlayed = { kind: 'not-played', reason: 'No time' } as const;

const points = ({ points: own }: TableScore): string | null => (own?.NS ? toDecimal(own.NS.value, 2) : null);

const compared = (docs: readonly BoardDoc[], form: FieldScoring | 'team-imps'): readonly TableScore[] =>
  tableScores(scoreSession(sessionDoc({ scoring: form }), docs)).flat();

const fields = (docs: readonly BoardDoc[]) => {
  const scoringContext = scoringContextOf(sessionDoc());
  return fieldsOf(boardAttempts(scoringContext, docs), scoringContext, new Map()).fields;
};
const top = ({ top: most }: TableScore): string | null => most && toDecimal(most, 0);

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
    expect(fields(docs).map(({ field }) => field.groups[0]?.expected)).toEqual([3, 3, 1]);
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
    expect(compared(docs, 'matchpoints').map((one) => [points(one), top(one)])).toEqual([
      ['2.00', '4'],
      ['4.00', '4'],
      ['0.00', '4'],
    ]);
  });

  it('of a smaller group are scaled up (Neuberg)', () => {
    const docs = [
      ...[90, 120, 150].map((score, table) => scoring(score, { table: String(table), board: 1 })),
      ...[90, 120].map((score, table) => scoring(score, { table: String(table), board: 2 })),
      boardDoc({ table: '2', board: 2, result: notPlayed }),
    ];
    const [, , , low, high, out] = compared(docs, 'matchpoints');
    expect([low, high].map((one) => one && [points(one), top(one)])).toEqual([
      ['0.50', '4'],
      ['3.50', '4'],
    ]);
    expect(out).toMatchObject({ points: null, why: notCounted('not-played') });
  });

  it('L12C2: an artificial score gets its percentage', () => {
    const docs = [scoring(90, { table: '1' }), scoring(120, { table: '2' }), boardDoc({ table: '3', adjusted })];
    expect(compared(docs, 'matchpoints').map(points)).toEqual(['0.50', '3.50', '2.40']);
  });

  it('a board without a result yet counts for nobody', () => {
    const docs = [scoring(90, { table: '1' }), scoring(90, { table: '2' }), boardDoc({ table: '3' })];
    expect(compared(docs, 'matchpoints').map((one) => [points(one), top(one), one.why])).toEqual([
      ['1.00', '2', null],
      ['1.00', '2', null],
      [null, null, notCounted('no-result-yet')],
    ]);
  });

  it('an artificial score that has the board to itself is a percentage of nothing', () => {
    expect(compared([boardDoc({ adjusted })], 'matchpoints')).toMatchObject([
      { points: null, top: null, why: notCounted('nothing-to-compare-with') },
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
      [null, notCounted('nothing-to-compare-with')],
      [null, notCounted('not-played')],
    ]);
  });

  it('L12C2b: an artificial score needs no comparison', () => {
    expect(compared([boardDoc({ adjusted })], 'cross-imps').map(points)).toEqual(['3.00']);
  });
});

describe.each(['matchpoints', 'cross-imps'] as const)('a lone result at %s', (form) => {
  const alone = { points: null, top: null, why: notCounted('nothing-to-compare-with') };

  it('is not worth anything yet', () => {
    expect(compared([scoring(90)], form)).toMatchObject([alone]);
  });

  it('nor where other boards have more of them', () => {
    const full = ['1', '2', '3'].map((table) => scoring(90, { table, board: 1 }));
    expect(compared([...full, scoring(90, { table: '1', board: 2 })], form)[3]).toMatchObject(alone);
  });
});

it('X78B1: a lone result beside an artificial score is what the regulations say', () => {
  const docs = [scoring(90, { table: '1' }), boardDoc({ table: '2', adjusted })];
  const session = sessionDoc({ regulations: 'dbf-2013', scoring: 'matchpoints' });
  expect(tableScores(scoreSession(session, docs)).flat().map(points)).toEqual(['1.20', '1.20']);
});

describe('team IMPs', () => {
  const open = (score: number) => scoring(score, { table: 'open', contestants: { NS: 'x', EW: 'y' } });
  const closed = (departing: Partial<BoardDoc>) =>
    boardDoc({ table: 'closed', contestants: { NS: 'y', EW: 'x' }, ...departing });

  it('L78B: are the difference between the rooms, in both of them', () => {
    const docs = [open(120), { ...closed({}), result: scoring(-50).result }];
    expect(compared(docs, 'team-imps').map(points)).toEqual(['5.00', '-5.00']);
  });

  it.each<[string, Partial<BoardDoc>, Message]>([
    [
      'has no result yet',
      {},
      notCounted('in-room', {
        room: message('number.open-room'),
        why: notCounted('no-result-yet'),
      }),
    ],
    [
      'did not play it',
      { result: notPlayed },
      notCounted('in-room', {
        room: message('number.open-room'),
        why: notCounted('not-played'),
      }),
    ],
    [
      'was another match',
      { contestants: { NS: 'z', EW: 'x' } },
      notCounted('in-room', {
        room: message('number.closed-room'),
        why: notCounted('no-result'),
      }),
    ],
    [
      'played it in another round',
      { round: '9' },
      notCounted('in-room', {
        room: message('number.closed-room'),
        why: notCounted('no-result'),
      }),
    ],
  ])('wait where the other room %s', (_, departing, why) => {
    expect(compared([open(120), closed(departing)], 'team-imps')[0]).toMatchObject({ points: null, why });
  });

  it('L12C2b: an artificial score stands alone: 60 % is +3 IMPs', () => {
    expect(compared([boardDoc({ adjusted })], 'team-imps').map(points)).toEqual(['3.00']);
  });
});
