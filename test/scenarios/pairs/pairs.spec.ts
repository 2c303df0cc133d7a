import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { check, checkEnd, toTheEnd } from '../../../libs/laws/test/board-checks';
import { samples } from '../../samples';
import { type Cell, MEETINGS, cellsAsText, meetingKey, meetingOf, readCells } from './cells';
import { IMPOSSIBLE, whyNot } from './impossible';
import { metAfter, played, searched } from './search';

const UPDATED = process.env.UPDATE_PAIRS === '1';

/** `UPDATE_PAIRS=1` keeps the pairs that still come about, looks for the others and writes `cells.txt`. */
if (UPDATED) writeFileSync(join(__dirname, 'cells.txt'), cellsAsText(searched(readCells())));

const CELLS = readCells();
const FOUND = new Set(CELLS.map((cell) => meetingKey(meetingOf(cell))));

/** Both happen, nothing that cannot be comes of it, and the board comes to its end with nothing open. */
const runs = (cell: Cell): void => {
  const tables = played(cell);
  for (const { state } of tables) check(state);
  const [, { state, acts }] = tables;
  const after = toTheEnd(state, acts.length + 1);
  for (const one of after) check(one);
  checkEnd(after);
};

describe('two irregularities that meet', () => {
  if (UPDATED || process.env.FULL === '1') {
    it.each(CELLS.map((cell) => [meetingKey(meetingOf(cell)), cell] as const))('%s', (_, cell) => {
      runs(cell);
    });
  } else {
    it('come to an end that the Laws allow, whichever they are', () => {
      fc.assert(fc.property(fc.constantFrom(...CELLS), runs), { numRuns: samples(CELLS.length, 500) });
    });
  }

  it('are a scenario that runs, or have a reason why there can be none', () => {
    expect(MEETINGS.filter((one) => !FOUND.has(meetingKey(one)) && whyNot(one) === null).map(meetingKey)).toEqual([]);
  });

  it('have no reason that a table refutes', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CELLS), fc.nat(30), (cell, acts) => {
        const refuted = metAfter(cell, acts).filter((one) => whyNot(one) !== null);
        expect(refuted.map((one) => `${meetingKey(one)}: ${whyNot(one) ?? ''}`)).toEqual([]);
      }),
      { numRuns: samples(5_000, 150) },
    );
    expect(MEETINGS.filter((one) => FOUND.has(meetingKey(one)) && whyNot(one) !== null)).toEqual([]);
  });

  it('have no reason that stands for nothing', () => {
    const given = new Set(MEETINGS.map(whyNot));
    expect(IMPOSSIBLE.filter(({ why }) => !given.has(why)).map(({ why }) => why)).toEqual([]);
  });
});
