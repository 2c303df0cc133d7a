import { notCounted } from '@app/scoring';
import { boardDoc, scoring, sessionDoc } from '@app/testing';
import { scoreSession } from './scored-session';
import { travellersOf } from './traveller';

const session = sessionDoc({ scoring: 'matchpoints' });

it('a line for each table, the best North-South score first', () => {
  const docs = [90, 150, -50].map((score, table) => scoring(score, { table: String(table + 1) }));
  const [traveller] = travellersOf(scoreSession(session, docs));
  expect(traveller).toMatchObject({ session: 's', section: 'A', board: 1 });
  expect(traveller?.lines.map(({ table, score, points, top }) => [table, score, points, top])).toEqual([
    ['2', { kind: 'score', score: 150 }, { NS: '4.00', EW: '0.00' }, '4'],
    ['1', { kind: 'score', score: 90 }, { NS: '2.00', EW: '2.00' }, '4'],
    ['3', { kind: 'score', score: -50 }, { NS: '0.00', EW: '4.00' }, '4'],
  ]);
});

it('boards in order, section by section', () => {
  const docs = [scoring(90, { board: 10 }), scoring(90, { board: 2 }), scoring(90, { board: 1, section: 'B' })];
  expect(travellersOf(scoreSession(session, docs)).map(({ section, board }) => `${section}${board}`)).toEqual([
    'A2',
    'A10',
    'B1',
  ]);
});

it('a table that has not played stands last, and says why', () => {
  const docs = [
    boardDoc({ table: '1' }),
    boardDoc({ table: '2', result: { kind: 'not-played', reason: 'No time' } }),
    scoring(-50, { table: '3' }),
    scoring(90, { table: '4' }),
  ];
  const [traveller] = travellersOf(scoreSession(session, docs));
  expect(traveller?.lines.map(({ table, points, why }) => [table, points?.NS ?? null, why])).toEqual([
    ['4', '2.00', null],
    ['3', '0.00', null],
    ['1', null, notCounted('no-result-yet')],
    ['2', null, notCounted('not-played')],
  ]);
});

it('says which results are confirmed', () => {
  const docs = [scoring(90, { table: '1' }), scoring(120, { table: '2', confirmed: true })];
  expect(travellersOf(scoreSession(session, docs))[0]?.lines.map(({ confirmed }) => confirmed)).toEqual([true, false]);
});

it('counts the findings of a table', () => {
  const finding = { rule: 'revoke', seat: 'E', paragraph: '61A' } as const;
  const [traveller] = travellersOf(scoreSession(session, [scoring(90, { findings: { 7: finding, 12: finding } })]));
  expect(traveller?.lines[0]?.findings).toBe(2);
});

it('cross-IMPs have no top', () => {
  const [traveller] = travellersOf(
    scoreSession(sessionDoc({ scoring: 'cross-imps' }), [scoring(90, { table: '1' }), scoring(120, { table: '2' })]),
  );
  expect(traveller?.lines.map(({ points, top }) => [points, top])).toEqual([
    [{ NS: '1.00', EW: '-1.00' }, null],
    [{ NS: '-1.00', EW: '1.00' }, null],
  ]);
});
