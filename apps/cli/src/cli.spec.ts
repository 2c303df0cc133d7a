import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Standings } from '@app/contract';
import type { BoardView } from '@app/session';
import type { ImportReport } from '@app/application';
import { LEDGER, jsonOf, runLedger } from './testing/run-ledger';

const MATCH = `[Event "Match"]
[Date "2026.02.02"]
[Board "1"]
[Table "1"]
[HomeTeam "Reds"]
[VisitTeam "Blues"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AKQ2.AKQ.432.432 JT9.JT9.AKQ.AKQJ 876.876.8765.876 543.5432.JT9.T95"]
[Declarer "N"]
[Contract "1NT"]
[Result "6"]
[Auction "N"]
1NT Pass Pass Pass
[Play "E"]
CK C6 C5 C2
*

[Event "Match"]
[Date "2026.02.02"]
[Board "1"]
[Table "2"]
[HomeTeam "Blues"]
[VisitTeam "Reds"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AKQ2.AKQ.432.432 JT9.JT9.AKQ.AKQJ 876.876.8765.876 543.5432.JT9.T95"]
[Declarer "N"]
[Contract "1NT"]
[Result "7"]
[Auction "N"]
1NT Pass Pass Pass
`;

interface Replayed {
  readonly at: number;
  readonly of: number;
  readonly view: BoardView | null;
}

describe('ledger', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-cli-'));
  const data = join(folder, 'data');
  const file = join(folder, 'match.pbn');
  const ledger = (...args: readonly string[]) => runLedger(data, ...args);

  beforeAll(() => {
    writeFileSync(file, MATCH);
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('import: takes every record of a file, and says what it assumed', () => {
    const ran = ledger('import', file, '--session', 'm', '--json');
    expect(ran.status).toBe(0);
    const [report] = jsonOf<ImportReport[]>(ran);
    expect(report).toMatchObject({
      scoring: 'team-imps',
      records: { read: 2, taken: 2, refused: 0 },
      plays: 1,
      cards: 4,
    });
  });

  it('import: a second time changes nothing', () => {
    const before = jsonOf<{ events: number; root: string }>(ledger('verify', '--json'));
    const [report] = jsonOf<ImportReport[]>(ledger('import', file, '--session', 'm', '--json'));
    expect(report).toMatchObject({ records: { read: 2, taken: 0, already: 2, refused: 0 }, events: 0 });
    expect(jsonOf(ledger('verify', '--json'))).toEqual(before);
  });

  it('import: a record that says otherwise about a board is a question, and the ledger keeps what it has', () => {
    const other = join(folder, 'other.pbn');
    writeFileSync(other, MATCH.replace('CK C6 C5 C2', 'CA C6 C5 C2'));
    const ran = ledger('import', other, '--session', 'm', '--json');
    expect(ran.status).toBe(1);
    const [report] = jsonOf<ImportReport[]>(ran);
    expect(report).toMatchObject({ records: { taken: 0, already: 1, refused: 1 } });
    expect(report?.report).toContainEqual(expect.objectContaining({ kind: 'question', line: 1 }));
  });

  it('replay: the board after any of its events, forwards and backwards, the same after a rebuild', () => {
    const at = (n: number): Replayed => jsonOf(ledger('replay', 'm.1.1', '--at', String(n), '--json'));
    const { of } = at(0);
    expect(of).toBe(10);
    const moments = Array.from({ length: of + 1 }, (_, n) => n);
    const forwards = moments.map(at);
    expect(forwards[0]?.view).toBeNull();
    expect(forwards[5]?.view).toMatchObject({ phase: 'clarification', turn: 'E', contract: { text: '1NT by N' } });
    expect(forwards[9]?.view).toMatchObject({ phase: 'play', won: { NS: 0, EW: 1 }, turn: 'E' });
    expect(forwards[of]?.view).toMatchObject({ phase: 'ended', score: { kind: 'score', score: -50 } });
    expect(ledger('rebuild').status).toBe(0);
    expect([...moments].reverse().map(at).reverse()).toEqual(forwards);
  });

  it('standings: the ranking, and what moved between two moments', () => {
    const { standings } = jsonOf<{ standings: Standings }>(ledger('standings', 'm', '--json'));
    expect(standings.groups[0]?.rows.map(({ place, contestant, total }) => [place, contestant, total])).toEqual([
      ['1', 'blues', '4.00'],
      ['2', 'reds', '-4.00'],
    ]);
    const { moved } = jsonOf<{ moved: unknown[] }>(ledger('standings', 'm', '--as-of', '4', '--diff', '99', '--json'));
    expect(moved).toHaveLength(2);
  });

  it('rebuild: a model it does not have is named', () => {
    const ran = ledger('rebuild', '--model', 'nope');
    expect(ran).toMatchObject({ status: 1, stdout: '' });
    expect(ran.stderr).toBe("ledger: there is no read model 'nope'; there are sessions, boards, appeals, deals\n");
  });

  it.each([
    [['replay', 'm.1.1', '--at', '11'], 2, "'11' is no moment of this board: expected a whole number from 0 to 10"],
    [['replay', 'm.1.1', '--at', 'abc'], 2, "'abc' is no moment of this board"],
    [['replay', 'm.1.7'], 1, 'the ledger has no board m.1.7'],
    [['replay', 'nonsense'], 2, "'nonsense' is no board"],
    [['standings', 'nope'], 1, 'the ledger has no session nope'],
    [['standings', 'm', '--as-of', 'yesterday'], 2, "'yesterday' is no moment"],
    [['import', 'no-such-file.pbn', '--session', 'x'], 1, 'no-such-file.pbn'],
    [['import', join(__dirname, 'main.ts'), '--session', 'x'], 2, 'no kind of file that is known by its content'],
    [['import', 'results.pbn'], 1, 'results.pbn'],
    [['import', '--session', 'x'], 2, "missing required argument 'files'"],
    [['token', '--role', 'king'], 2, "'king' is none of"],
    [['token', '--role', 'director', '--session', 'm'], 2, "--session and --table limit a table's device"],
    [['token', '--role', 'scorer', '--table', '1'], 2, "--session and --table limit a table's device"],
    [['token', '--role', 'table', '--session', 'm'], 2, "a table's device needs --session and --table"],
    [['frobnicate'], 2, "unknown command 'frobnicate'"],
    [['--url', 'mysql://x', 'standings', 'm'], 1, 'is none of sqlite:'],
  ])('%j ends with status %i and says why', (args, status, message) => {
    const ran = ledger(...args);
    expect(ran.status).toBe(status);
    expect(ran.stdout).toBe('');
    expect(ran.stderr).toContain(message);
    expect(ran.stderr).not.toMatch(/\n {4}at /);
  });

  it('does its work quietly where nobody reads to the end', async () => {
    const child = spawn(process.execPath, [LEDGER, '--data', data, 'standings', 'm', '--json']);
    child.stdout.destroy();
    let complaints = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
    const [status] = (await once(child, 'close')) as [number | null];
    expect([status, complaints]).toEqual([0, '']);
  });

  it('reading commands do not make a ledger that is not there', () => {
    const nowhere = join(folder, 'nowhere');
    const ran = runLedger(nowhere, 'standings', 'm');
    expect(ran.status).toBe(1);
    expect(ran.stderr).toContain('ledger.db');
  });

  it('run: plays a scenario and names the expectation that fails', () => {
    const scenario = join(folder, 'scenario.yaml');
    const text = `session: { laws: wbf-2017 }
board: { number: 1 }
steps:
  - make-call: { seat: N, call: 1S }
  - make-call: { seat: E, call: 1H }
  - expect: { turn: S, findings: [{ law: 27A, seat: E }] }
`;
    writeFileSync(scenario, text);
    expect(ledger('run', scenario).status).toBe(0);
    writeFileSync(scenario, text.replace('turn: S', 'turn: W'));
    const failed = ledger('run', scenario);
    expect(failed.status).toBe(1);
    expect(failed.stderr).toContain('scenario.yaml:6: turn: expected "W", it is "S"');
    writeFileSync(
      scenario,
      text.replace('call: 1H', 'cal: 1H').replace('board: { number: 1 }', 'board: { number: 0 }'),
    );
    const wrong = ledger('run', scenario);
    expect(wrong.status).toBe(1);
    expect(wrong.stderr).toContain('scenario.yaml:2: board.number');
  });
});
