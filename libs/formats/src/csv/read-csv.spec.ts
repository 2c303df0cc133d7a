import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportedFile } from '../imported';
import { bytesOf, expectAccount, saidOf } from '../for-specs';
import { readCsv } from './read-csv';

const read = (...lines: readonly string[]): ImportedFile => readCsv(bytesOf(lines.join('\r\n')));

const HEAD = 'section,round,table,board,ns,ew,contract,declarer,tricks';

it('reads a row as a board at a table', async () => {
  const file = read(
    'Date;Event;Section;Rnd;Table;Board;N/S;E/W;NS name;EW name;Contract;By;Result;Lead;Score NS;MP NS;MP EW',
    '01/03/2026;Club night;A;1;2;7;3;14;Åse & Bo;Cy & Di;4 S X;N;-1;HK;-200;2,5;7,5',
  );
  expect(file).toMatchObject({ format: 'csv', event: 'Club night', date: '2026-03-01', scoring: null, recordsRead: 1 });
  expect(file.boards).toMatchObject([
    {
      ...{ line: 2, section: 'A', round: '1', table: '2', board: 7, contestants: { NS: '3', EW: '14' } },
      result: { kind: 'played', bid: '4S', risk: 'doubled', declarer: 'N', tricks: 9, lead: 'HK' },
      stated: { score: '-200', matchpoints: { NS: '2.5', EW: '7.5' } },
    },
  ]);
  expect(file.contestants).toMatchObject([
    { name: '3', kind: 'pair', players: ['Åse', 'Bo'] },
    { name: '14', players: ['Cy', 'Di'] },
  ]);
  expect(saidOf(file)).toEqual([]);
  await expectAccount(file);
});

it.each([
  ['4SX,N,9', { bid: '4S', risk: 'doubled', declarer: 'N', tricks: 9 }],
  ['4♠xx,south,10', { bid: '4S', risk: 'redoubled', declarer: 'S', tricks: 10 }],
  ['3n,w,=', { bid: '3NT', risk: 'undoubled', declarer: 'W', tricks: 9 }],
  ['2h E +2,,', { bid: '2H', declarer: 'E', tricks: 10 }],
  ['6NT dbl by S -3,,', { bid: '6NT', risk: 'doubled', declarer: 'S', tricks: 9 }],
  ['Pass,,', { kind: 'passed-out' }],
  ['NP,,', { kind: 'not-played' }],
])('reads the result of %s', (text, result) => {
  const file = read(HEAD, `A,1,1,1,1,2,${text}`);
  expect(file.boards[0]?.result).toMatchObject(result);
  expect(saidOf(file)).toEqual([]);
});

it.each([
  ['420', { kind: 'score-only', score: 420, line: 2 }, []],
  ["'-50", { kind: 'score-only', score: -50, line: 2 }, []],
  ['0', { kind: 'score-only', score: 0, line: 2 }, []],
  ['42', null, ['error score-alone']],
  ['9990', null, ['error score-alone']],
  ['lots', null, ['error score-alone']],
])('a row with the score %s and no contract', async (score, result, errors) => {
  const file = read(`${HEAD},score ns,mp ns`, `A,1,1,1,1,2,,,,${score},2`, 'A,1,2,1,3,4,3NT,N,9,400,0');
  expect(file.boards.map((board) => board.result)).toMatchObject([...(result ? [result] : []), { bid: '3NT' }]);
  expect(saidOf(file)).toEqual(result ? ['note score-alone'] : errors);
  if (result) expect(file.boards[0]?.stated).toEqual({ matchpoints: { NS: '2' }, line: 2 });
  await expectAccount(file);
});

it.each([
  ['9Z,N,9', 'error value-unreadable'],
  ['4S,Q,9', 'error value-unreadable'],
  ['4S,,9', 'error value-missing'],
  ['4S,N,', 'error value-missing'],
  ['4S,N,14', 'error value-unreadable'],
  ['4S,N,+4', 'error value-unreadable'],
  [',N,9', 'error value-missing'],
])('refuses %s with its line, and takes the next', async (text, said) => {
  const file = read(HEAD, `A,1,1,1,1,2,${text}`, 'A,1,2,1,3,4,3NT,N,9');
  expect(saidOf(file)).toEqual([said]);
  expect(file.report[0]).toMatchObject({ line: 2, record: 1, board: '1' });
  expect(file.boards.map(({ record }) => record)).toEqual([2]);
  await expectAccount(file);
});

it('takes columns in any order, behind a byte order mark, `sep=` and blank rows, with values in quotation marks', () => {
  const file = read('\uFEFFsep=;', '', 'ew;"ns";Board No.;contract', ';;;', '"2";1;5;"4S ""N"" ="', '"2\nb";1;6;Pass');
  expect(saidOf(file)).toEqual(['error value-unreadable']);
  expect(file.report[0]?.line).toBe(5);
  expect(file.boards).toMatchObject([{ board: 6, contestants: { NS: '1', EW: '2\nb' }, line: 6 }]);
});

it('takes tabs', () => {
  expect(read('board\tns\tew\tcontract', '1\t1\t2\tPass').boards).toHaveLength(1);
});

it('names what is not read, and nothing that is empty', () => {
  const file = read(`${HEAD},mood,weather,,Contract`, 'A,1,1,1,1,2,Pass,,,good,,,4S', 'A,1,1,2,1,2,Pass,,,,,,,beyond');
  expect(saidOf(file)).toEqual(['contradiction cells-beyond', 'note columns-not-read']);
  expect(file.report[1]?.message.params).toEqual({ columns: { list: ["'mood'", "'Contract'"] } });
});

it('takes artificial scores, and tells of scores in words', () => {
  const head = 'board,table,ns,ew,contract,declarer,tricks,artificial,adjusted';
  const file = read(head, '1,1,1,2,,,,60/40,N-S average plus', '2,1,1,2,4S,N,9,,split', '3,1,1,2,4S,N,9,,60%-40%');
  expect(file.boards.map(({ result }) => result)).toMatchObject([
    { kind: 'artificial', percent: { NS: 60, EW: 40 } },
    { kind: 'played', tricks: 9 },
    { kind: 'artificial', percent: { NS: 60, EW: 40 } },
  ]);
  expect(saidOf(file)).toEqual(['assumption score-in-words', 'contradiction result-beside-artificial']);
});

it('takes those who have a board at two tables for teams', async () => {
  const file = read(HEAD, 'A,1,1,1,red,blue,3NT,N,9', 'A,1,2,1,blue,red,3NT,S,10');
  expect(file.scoring).toBe('team-imps');
  expect(file.contestants.map(({ kind }) => kind)).toEqual(['team', 'team']);
  expect(saidOf(file)).toEqual(['assumption teams-by-boards']);
  await expectAccount(file);
});

it('keeps several sessions apart as sections', () => {
  const file = read('session,section,board,table,ns,ew,contract', '1,A,1,1,1,2,Pass', '2,A,1,1,1,2,Pass');
  expect(file.boards.map(({ section }) => section)).toEqual(['1 A', '2 A']);
  expect(saidOf(file)).toEqual(['contradiction several-sessions']);
});

it('a row of cards alone is a hand record', async () => {
  const file = read(
    'board,dealer,vul,deal',
    '1,N,-,N:AKQJ.432.432.432 T98.AKQ.765.8765 765.JT9.AKQ.AKQJ 432.8765.JT98.T9',
  );
  expect(file.boards).toMatchObject([{ board: 1, dealer: 'N', vulnerability: 'None', result: null }]);
  expect(saidOf(file)).toEqual([]);
  await expectAccount(file);
  expect(saidOf(read('board,dealer,deal', '1,N,N:AK'))).toEqual(['error deal-not-read']);
});

it('reads the sample of the documentation without a word', async () => {
  const sample = join(__dirname, '..', '..', '..', '..', 'examples', 'imports', 'club-evening.csv');
  const file = readCsv(readFileSync(sample));
  expect([file.boards.length, saidOf(file)]).toEqual([8, []]);
  await expectAccount(file);
});

it.each([
  ['nothing', [''], 'error not-csv'],
  ['other columns', ['name,club', 'Ann,x'], 'error not-csv'],
  ['no rows', [HEAD, ',,'], 'error nothing-below'],
  ['an open quotation mark', [HEAD, 'A,1,1,1,1,2,"Pass', 'A,1,1,2,1,2,Pass'], 'error quote-open'],
  ['a row without end', [HEAD, `A,1,1,1,1,2,${'x'.repeat(70_000)}`], 'error row-too-long'],
])('says of %s what is wrong', async (_, lines, said) => {
  const file = read(...lines);
  expect(saidOf(file)).toEqual([said]);
  await expectAccount(file);
});
