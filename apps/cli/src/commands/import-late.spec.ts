import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runLedger } from '../testing/run-ledger';

let folder = '';
let data = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'late-'));
  data = join(folder, 'data');
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const record = (board: number): string => `[Event "Club"]
[Date "2026.02.01"]
[Board "${board}"]
[West "W"]
[North "N"]
[East "E"]
[South "S"]
[Dealer "N"]
[Vulnerable "None"]
[Scoring "MP"]
[Declarer "S"]
[Contract "3NT"]
[Result "9"]
[PairNS "1"]
[PairEW "2"]
[Table "1"]
`;

const fileOf = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

const take = (...args: readonly string[]) => runLedger(data, 'import', ...args, '--session', 's');

it('takes what is missing in official results with the moment or by an exception, and the same file again', () => {
  const first = fileOf('first.pbn', record(1));
  const second = fileOf('second.pbn', record(2));
  const third = fileOf('third.pbn', record(3));
  // Alone at its board it has nothing to be compared with: taken, and not counted.
  expect(take(first).status).toBe(3);
  const publish = {
    id: '01890000-0000-7000-8000-000000000001',
    type: 'PublishResults',
    session: 's',
    data: { status: 'official', at: '2026-02-01T22:00:00Z' },
  };
  expect(runLedger(data, 'import', fileOf('put-up.ndjson', JSON.stringify(publish)), '--role', 'director').status).toBe(
    0,
  );
  // What has been stored before is stored as it was.
  expect(take(first)).toMatchObject({ status: 3, stdout: expect.stringContaining('1 there already') as unknown });
  expect(take(first, '--exception', 'all of them')).toMatchObject({ status: 3 });

  const missing = take(second);
  expect(missing).toMatchObject({ status: 1, stderr: expect.stringContaining('official since') as unknown });
  expect(take(second, '--raised-at', '2026-02-01T22:31:00Z')).toMatchObject({ status: 1 });
  expect(take(second, '--raised-at', '2026-02-01T22:30:00Z')).toMatchObject({ status: 3 });
  expect(take(third, '--exception', 'the slip was found')).toMatchObject({ status: 3 });
  const replays = [1, 2, 3].map((board) => runLedger(data, 'replay', `s.1.${board}`).stdout);
  expect(replays[0]).not.toContain('all of them');
  expect(replays[1]).toContain('(in time by L79C1)');
  expect(replays[2]).toContain('(by exception: the slip was found)');
});

it('names a moment that is none', () => {
  expect(take(fileOf('fourth.pbn', record(4)), '--raised-at', 'yesterday')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining("'yesterday' is no instant") as unknown,
  });
});
