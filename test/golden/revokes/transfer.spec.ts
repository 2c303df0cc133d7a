import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DECK, SEATS, otherSide, sideOf, type Edition } from '@app/bridge';
import { boardOf, seatOf, winnersOf } from './board';
import { type Case, CASES } from './cases';
import { byLaw64 } from './law-64';
import { playedOut, transfersOf } from './played';

/**
 * Every kind of revoke, by who made it, who won the trick, what was won before and after, what else happened on the
 * board, how the play ended and when it was pointed out: how many tricks go over, in each edition. The table is made by
 * playing every case; `UPDATE_GOLDEN=1` writes it.
 */
const FILE = join(__dirname, 'transfer.csv');
const HEAD = [
  'revoker,trick,won by,tricks before,tricks after,besides,end of the play,pointed out',
  '2017: to the others,2017: to the own side,2007: to the others,2007: to the own side',
].join(',');

const KEYS = ['offender', 'trick', 'winner', 'earlier', 'later', 'other', 'end', 'pointedOut'] as const;

const asRow = (given: Case, numbers: readonly number[]): string =>
  [...KEYS.map((key) => given[key]), ...numbers].join(',');

const played = (given: Case, edition: Edition): readonly number[] => {
  const own = sideOf(seatOf(given));
  const to = transfersOf(playedOut(given, boardOf(given), edition));
  return [to[otherSide(own)], to[own]];
};

const told = (given: Case, edition: Edition): readonly number[] => {
  const { toOthers, toOwn } = byLaw64(given, boardOf(given), edition);
  return [toOthers, toOwn];
};

const table = (numbersOf: (given: Case, edition: Edition) => readonly number[]): string =>
  [HEAD, ...CASES.map((given) => asRow(given, [...numbersOf(given, 'wbf-2017'), ...numbersOf(given, 'wbf-2007')]))]
    .map((line) => `${line}\n`)
    .join('');

/** Tricks of the revoker's side before his trick, and after it but for one that a second revoke has won. */
const shares = (given: Case): readonly number[] => {
  const own = sideOf(seatOf(given));
  const winners = winnersOf(boardOf(given).tricks);
  const isOwn = (index: number): boolean => sideOf(winners[index] ?? 'N') === own;
  const again = given.other === 'again-and-wins' ? [5] : [];
  const numbers = winners.map((_, index) => index);
  return [
    numbers.filter((index) => index < given.trick - 1 && isOwn(index)).length,
    numbers.filter((index) => index >= given.trick && isOwn(index) && !again.includes(index)).length,
  ];
};

describe('L64: tricks that go over for revokes', () => {
  it('each board is dealt from one pack, and its tricks are won as the case says', () => {
    for (const given of CASES.filter(({ end, pointedOut }) => end === 'played-out' && pointedOut === 'never')) {
      const { deal } = boardOf(given);
      expect(SEATS.flatMap((seat) => deal[seat]).sort()).toEqual([...DECK].sort());
      expect(shares(given)).toEqual([given.earlier, given.later]);
    }
  });

  it('is the table that comes of playing every case', () => {
    const made = table(played);
    if (process.env.UPDATE_GOLDEN === '1') writeFileSync(FILE, made);
    expect(made).toBe(readFileSync(FILE, 'utf8'));
  });

  it('is what the Law says, worked out a second time', () => {
    expect(table(told)).toBe(readFileSync(FILE, 'utf8'));
  });
});
