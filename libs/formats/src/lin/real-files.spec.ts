import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dealProblems } from '@app/bridge';
import { readLin } from './read-lin';

/** Real files lie beside the checkout and are no part of it; see `../shared/examples/README.md` there. */
const FILE = join(__dirname, '../../../../../shared/examples/online-session.lin');

(existsSync(FILE) ? describe : describe.skip)('online-session.lin', () => {
  const file = existsSync(FILE) ? readLin(readFileSync(FILE)) : readLin(new Uint8Array());

  it('gives all eight boards without a complaint', () => {
    expect(file).toMatchObject({ recordsRead: 8, event: null, scoring: null });
    expect(file.boards.map(({ board }) => board)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(file.report.map(({ code }) => code)).toEqual(['fourth-hand']);
  });

  it('gives sound deals, auctions and plays', () => {
    expect(file.boards.flatMap(({ hands }) => dealProblems(hands))).toEqual([]);
    expect(file.boards.map(({ calls }) => calls?.length)).toEqual([10, 10, 8, 11, 8, 11, 10, 17]);
    expect(file.boards.map(({ cards }) => cards?.length)).toEqual([52, 52, 44, 52, 52, 52, 44, 52]);
  });

  it('gives results from play and claims', () => {
    const results = file.boards.map(({ result }) => result?.kind === 'played' && `${result.bid} ${result.tricks}`);
    expect(results).toEqual(['5H 12', '2S 10', '2H 9', '4H 10', '3NT 10', '3H 9', '4S 11', '3NT 8']);
    expect(file.boards.flatMap(({ claim, board }) => (claim ? [[board, claim.declarerTricks]] : []))).toEqual([
      [3, 9],
      [7, 11],
    ]);
  });
});
