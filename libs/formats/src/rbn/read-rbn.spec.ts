import { makePbnDeal } from '@app/bridge';
import fc from 'fast-check';
import { samples } from '../../../../test/samples';
import { bytesOf, expectAccount, mutationsOf, saidOf } from '../for-specs';
import type { ImportedFile } from '../imported';
import { recognised } from '../recognise';
import { readRbn } from './read-rbn';
import { cardsIn } from './values';
import '../../../../test/property-seed';

/** Spades with North, hearts with East, diamonds with South, clubs with West, but for the twos and threes. */
const DEAL = 'N:AKQJT987654.32..:.AKQJT987654.32.:..AKQJT987654.32:';
const MATCH = `% RBN 3.2
D 20260301:1930
E Club Cup::2026:Teams
S F:2
F I
K Red:Blue:5:0
N Ann+Bo:Cy+Di:O
B 7
H ${DEAL}
A EB:P1C*2H^1:3S!PP4H:4SPPX:A
1 weak
C 4SX:N
P HAC2C42:HK
R 10+790:+13
{a comment
over two lines}

N Eva+Finn:Gerd+Hans:C
A SB:PPP4S:PPP
R 11+650:-13

B 8
H ${DEAL}
A WZ:PPPP
R P
`;

const read = (text: string): ImportedFile => readRbn(bytesOf(text));

it('reads records with what holds on from those before', async () => {
  const file = read(MATCH);
  expect(file).toMatchObject({
    event: 'Club Cup:2026: Teams',
    date: '2026-03-01',
    scoring: 'team-imps',
    recordsRead: 3,
  });
  const [open, closed, passed] = file.boards;
  expect(open).toMatchObject({
    ...{ line: 2, board: 7, section: 'F:2', room: 'open', dealer: 'E', vulnerability: 'All' },
    contestants: { NS: 'Red', EW: 'Blue' },
    players: { N: 'Ann', S: 'Bo', W: 'Cy', E: 'Di' },
    result: { kind: 'played', bid: '4S', risk: 'doubled', declarer: 'N', tricks: 10, lead: 'HA' },
    stated: { score: '790' },
  });
  expect(open?.calls?.map(({ call }) => call).join(' ')).toBe(
    'Pass 1C 2H 3S Pass Pass 4H 4S Pass Pass X Pass Pass Pass',
  );
  expect(open?.calls?.[1]).toMatchObject({ alerted: true });
  expect(open?.calls?.[2]).toMatchObject({ alerted: true, explanation: 'weak' });
  expect(open && makePbnDeal(open.hands)).toBe('N:AKQJT987654.32.. .AKQJT987654.32. ..AKQJT987654.32 32...AKQJT987654');
  expect(closed).toMatchObject({
    board: 7,
    room: 'closed',
    contestants: { NS: 'Blue', EW: 'Red' },
    players: { N: 'Eva' },
  });
  expect(closed?.result).toMatchObject({ bid: '4S', declarer: 'E' });
  expect(passed).toMatchObject({ board: 8, result: { kind: 'passed-out' } });
  await expectAccount(file);
});

it('says what it does not take', () => {
  const said = saidOf(read(MATCH));
  expect(said.filter((one) => /rbn|carry/.test(one))).toEqual([
    'assumption rbn-rooms',
    'note carry-over',
    'note rbn-comments',
  ]);
});

it('is known by its content', () => {
  expect(recognised(bytesOf(MATCH))).toEqual({ isRead: true, format: 'rbn' });
  expect(recognised(bytesOf(MATCH.slice(MATCH.indexOf('\n') + 1)))).toEqual({ isRead: true, format: 'rbn' });
});

it('takes a contract without its auction, and cards alone as a hand record', async () => {
  const file = read(`B 1\nH ${DEAL}\nC 3NR:E\nR 9+\n\nB 2\nH ${DEAL}\n\nB 3\nC 3N:E\nR 9-400`);
  expect(file.boards.map(({ result }) => result)).toMatchObject([null, null, { bid: '3NT', declarer: 'E', tricks: 9 }]);
  expect(saidOf(file)).toEqual(['contradiction rbn-result']);
  await expectAccount(file);
});

it('puts the two records of a deal in the two rooms of a match', () => {
  const file = read(`K Red:Blue\nB 1\nH ${DEAL}\nA NZ:PPPP\n\nA NZ:PPPP\n\nB 2\nA EN:PPPP`);
  expect(file.boards.map(({ room, contestants: { NS } }) => [room, NS])).toEqual([
    ['open', 'Red'],
    ['closed', 'Blue'],
    ['open', 'Red'],
  ]);
});

it('reads a card without a suit as one of the suit that was led', () => {
  expect(cardsIn('D4JKA:C2S33^1:HT')).toEqual(['D4', 'DJ', 'DK', 'DA', 'C2', 'S3', 'C3', 'HT']);
});

it.each([
  ['H X:AK', 'error rbn-hands'],
  ['H N:AK.Z', 'error rbn-hands'],
  ['H N:AK', 'error deal-not-read'],
  ['A NZ:1S8Q', 'error rbn-call'],
  [`H ${DEAL}\nA NZ:1SA\nP ZZ`, 'error card-unreadable'],
  [`H ${DEAL}\nA NZ:1SA\nP HA\nR 14`, 'contradiction rbn-result'],
  ['A NZ:1SA\nC 2S:N\nR 8', 'contradiction contract-disagrees'],
  ['A NZ:PPPP\nQ x', 'contradiction rbn-label'],
])('says of %j what is wrong', async (text, said) => {
  const file = read(`B 1\n${text}\n\nB 2\nH ${DEAL}\nA EN:PPPP`);
  expect(saidOf(file)).toContain(said);
  expect(file.boards.at(-1)?.board).toBe(2);
  await expectAccount(file);
});

const PIECES = ['\n', '\n\n', ':', 'A ', 'H ', 'P ', 'N:', '4S', 'X', 'A', '^1', '{', '}', '1 x\n', 'é'];

it('never throws on changed files, and accounts for every record', async () => {
  await fc.assert(
    fc.asyncProperty(mutationsOf([bytesOf(MATCH)], PIECES), async (bytes) => {
      await expectAccount(readRbn(bytes));
    }),
    { numRuns: samples(100_000, 300) },
  );
});
