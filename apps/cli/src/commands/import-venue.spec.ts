import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runLedger } from '../testing/run-ledger';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'venues-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Pair 1 plays board 1 North-South against pair 2, in 1NT. */
const fileOf = (name: string, tricks: number, board = 1): string => {
  const file = join(folder, name);
  const tags = { Board: board, PairNS: 1, PairEW: 2, Dealer: 'N', Vulnerable: 'None', Scoring: 'MP' };
  const played = { Declarer: 'N', Contract: '1NT', Result: tricks };
  writeFileSync(
    file,
    Object.entries({ ...tags, ...played })
      .map(([tag, value]) => `[${tag} "${value}"]\n`)
      .join(''),
  );
  return file;
};

const at = (venue: string): readonly string[] => [
  ...['--session', venue, '--conditions', 'conditions/simultaneous-pairs.yaml'],
  ...['--contest', 'sims', '--venue', venue],
];

it('files of two clubs are one field, in which every pair has an id of its own', () => {
  const ledger = (...args: readonly string[]) => runLedger(join(folder, 'data'), ...args);
  const north = fileOf('north.pbn', 9);
  // Alone it has nothing to be compared with.
  expect(ledger('import', north, ...at('north'))).toMatchObject({ status: 3 });
  expect(ledger('import', fileOf('south.pbn', 7), ...at('south'))).toMatchObject({ status: 0 });
  const standings = ledger('standings', 'south').stdout.replaceAll(/ +/g, ' ');
  expect(standings).toContain('1= north-1 1 1 2.00 100.00\n 1= south-2 2 1 2.00 100.00\n');
  expect(standings).toContain('3= north-2 2 1 0.00 0.00\n 3= south-1 1 1 0.00 0.00\n');
  expect(standings).toMatch(/^north$/m);
  expect(standings).toMatch(/^south$/m);

  expect(ledger('import', north, ...at('north')).stdout).toContain('0 taken, 1 there already');
  expect(ledger('import', fileOf('more.pbn', 8, 2), '--session', 'north')).toMatchObject({ status: 3 });
  const ids = [...ledger('standings', 'north').stdout.matchAll(/^ *\d=? +(\S+-\d) /gm)].map(([, id]) => id);
  expect(new Set(ids)).toEqual(new Set(['north-1', 'north-2', 'south-1', 'south-2']));
  expect(ledger('import', north, ...at('north').with(-1, 'east'))).toMatchObject({
    status: 1,
    stderr: 'ledger: session north was opened with another document of contest\n',
  });
});
