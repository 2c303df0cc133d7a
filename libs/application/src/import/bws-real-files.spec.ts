import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BwsFile, readBws } from '@app/formats';
import { readAccessDatabase } from './access-database';

/** A real file lies beside the checkout and is no part of it; see `../shared/examples/README.md` there. */
const PATH = join(__dirname, '../../../../../shared/examples/club-session-2026.bws');

const accountOf = ({ accounts }: BwsFile, name: string) => {
  const account = accounts.find(({ table }) => table === name);
  return account && [account.read, account.taken, account.leftOut, account.refused];
};

(existsSync(PATH) ? describe : describe.skip)('club-session-2026.bws', () => {
  const file = readBws(readAccessDatabase(existsSync(PATH) ? [readFileSync(PATH)] : []));

  it('gives all results, pairs and rounds', () => {
    expect(file).toMatchObject({ event: 'Bridge game', date: '2026-01-19', scoring: 'matchpoints', recordsRead: 297 });
    expect([file.boards.length, file.contestants.length, file.rounds?.length]).toEqual([297, 22, 9]);
    expect(file.boards.every(({ players }) => Object.keys(players).length === 4)).toBe(true);
    expect(file.rounds?.every(({ tables }) => tables.length === 11)).toBe(true);
  });

  it('accounts for every row', () => {
    expect(accountOf(file, 'ReceivedData')).toEqual([297, 297, 0, 0]);
    expect(accountOf(file, 'RoundData')).toEqual([99, 99, 0, 0]);
    expect(accountOf(file, 'PlayerNumbers')).toEqual([44, 44, 0, 0]);
    expect(accountOf(file, 'PlayerNames')).toEqual([14_020, 3, 14_017, 0]);
    expect(file.accounts.filter(({ refused }) => refused > 0)).toEqual([]);
  });

  it('has nothing that is wrong', () => {
    expect(file.report.filter(({ kind }) => kind === 'error' || kind === 'contradiction')).toEqual([]);
    expect(file.report.filter(({ kind }) => kind === 'assumption').map(({ code }) => code)).toEqual([
      'shared-numbers',
      'settings',
    ]);
  });
});
