import { bytesOf, expectAccount, mutationsOf, saidOf } from '../for-specs';
import fc from 'fast-check';
import { samples } from '../../../../test/samples';
import { readLin } from './read-lin';
import { linText } from './pairs';
import '../../../../test/property-seed';

const LIN = 'st||md|1SAKQJT98765432,HAKQJT98765432,DAKQJT98765432,|rh||ah|Board 1|sv|o|mb|7S|mb|p|mb|p|mb|p|mc|13|';
/** As MyHands has it: the names plain, the rest encoded. */
const ROW = (board: number, names: string): string =>
  `<tr><td class="movie"><a href="#" onclick="hv_popuplin('pn|${names}|${encodeURIComponent(LIN.replace('Board 1', `Board ${board}`))}');return false;">Movie</a>
<a href="/myhands/fetchlin.php?id=1&when_played=2">Lin</a></td></tr>`;
const PAGE = `<!DOCTYPE html>\n<html><body class="myhands"><table>\n${ROW(1, 'ann,bo,cy,di')}\r\n${ROW(2, 'ann,bo,cy,di')}</table>
<a href="https://www.bridgebase.com/tools/handviewer.html?bbo=y&amp;lin=pn%7Ca,b,c,d%7C${encodeURIComponent(LIN.replace('Board 1', 'Board 3'))}">x</a></html>`;

it('reads the records that a page of MyHands links to', async () => {
  const file = readLin(bytesOf(PAGE));
  expect(file.boards.map(({ board, line, players: { S } }) => [board, line, S])).toEqual([
    [1, 3, 'ann'],
    [2, 5, 'ann'],
    [3, 7, 'a'],
  ]);
  expect(file.boards.map(({ result }) => result?.kind)).toEqual(['played', 'played', 'played']);
  expect(saidOf(file).filter((said) => /error|stray/.test(said))).toEqual([]);
  await expectAccount(file);
});

it('says of a page without any that it has none', () => {
  expect(saidOf(readLin(bytesOf('<html>myhands</html>')))).toEqual(['error not-lin']);
});

it('finds the same in whatever pieces it comes', () => {
  const whole = [...linText([PAGE])].join('');
  for (const size of [1, 7, 100]) {
    const pieces = PAGE.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
    expect([...linText(pieces)].join('')).toBe(whole);
  }
});

it('never throws on changed pages, and accounts for every record', async () => {
  const pieces = ["'", '"', '|', '%7C', 'hv_popuplin(', 'handviewer.html?lin=', '\n', '<'];
  await fc.assert(
    fc.asyncProperty(mutationsOf([bytesOf(PAGE)], pieces), async (bytes) => {
      await expectAccount(readLin(bytes));
    }),
    { numRuns: samples(100_000, 200) },
  );
});
