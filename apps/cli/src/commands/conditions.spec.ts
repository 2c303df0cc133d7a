import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jsonOf, runLedger } from '../testing/run-ledger';

const LIN = 'pn|a,b,c,d|st||md|3S23456789TJQKAH,H23456789TJQKAD,D23456789TJQKAC,|sv|0|mb|p|mb|p|mb|p|mb|p|pg||';

describe('ledger conditions', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-conditions-'));
  const data = join(folder, 'data');
  const ledger = (...args: readonly string[]) => runLedger(data, ...args);
  const written = (name: string, text: string): string => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('lists the conditions that come with the ledger', () => {
    const { status, stdout } = ledger('conditions');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^File +Name +Form +Scoring\n/);
    expect(stdout).toMatch(/\nconditions\/club-pairs\.yaml +Club evening, pairs +field +matchpoints\n/);
    expect(stdout).toMatch(
      /\nconditions\/dbf\/division\.yaml +Divisionsturneringen +round-robin, knock-out +team-vp, team-imps\n/,
    );
    expect(jsonOf<unknown[]>(ledger('conditions', '--json'))).toContainEqual({
      file: 'conditions/dbf/division.yaml',
      name: 'Divisionsturneringen',
      forms: ['round-robin', 'knock-out'],
      scoring: ['team-vp', 'team-imps'],
    });
  });

  it('says in words what follows from a file', () => {
    const { status, stdout } = ledger('conditions', 'conditions/dbf/division.yaml');
    expect(status).toBe(0);
    for (const line of [
      'Divisionsturneringen [DBf 321-323, 326-328]',
      '  round-robin (Grundspil) [DBf 322A]',
      '    round-robin, team-vp; for 12 contestants; each meets each once; 4 sessions; matches of 36 boards in 2 rounds; 11 matches each; with screens',
      '    home team: the team that something is carried over for',
      '    carried over from round-robin: dbf-207A',
      '  vp-scale: dbf-202 [DBf 202A]',
      '  report-of-result: 15 minutes after end-of-round [DBf 321E]',
      '  1. director [DBf 310A1, B1]',
      '  at least 2 of those who play are entered [DBf 321D1a]',
      '  a substitute plays at most 6 rounds [DBf 321D2]',
    ]) {
      expect(stdout.split('\n')).toContain(line);
    }
  });

  it('says with --json what is in force', () => {
    expect(jsonOf(ledger('conditions', 'conditions/club-butler.yaml', '--json'))).toMatchObject({
      ok: true,
      conditions: { name: 'Club evening, Butler' },
      parameters: expect.arrayContaining([
        { name: 'butler-trim', value: '2', said: '2', paragraph: 'DBf 204, footnote', departs: true },
      ]) as unknown,
    });
  });

  it('names what is wrong, and where', () => {
    const file = written('bad.yaml', 'name: An event\ncontestants: club\nstages: []\n');
    expect(ledger('conditions', file)).toEqual({
      status: 1,
      stdout: '',
      stderr:
        `${file}:2:1: contestants: expected one of pair, team, individual, not "club"\n` +
        `${file}:3:1: stages: expected at least 1 of an object\n`,
    });
    expect(ledger('conditions', file, '--json')).toMatchObject({ status: 1 });
    expect(jsonOf(ledger('conditions', file, '--json'))).toMatchObject({
      ok: false,
      problems: [{ line: 2, column: 1, field: 'contestants' }, { line: 3 }],
    });
    expect(ledger('conditions', join(folder, 'none.yaml')).status).toBe(1);
  });

  describe('of a session that is imported', () => {
    const opened = (session: string, ...args: readonly string[]) =>
      ledger('import', written('hands.lin', LIN), '--session', session, ...args);

    it('are part of it', () => {
      const args = ['--conditions', 'conditions/dbf/open-pairs.yaml', '--contest', 'dm-2014', '--stage', 'a-final'];
      expect(opened('final', ...args)).toMatchObject({
        status: 3,
        stdout: expect.stringContaining('(matchpoints)') as string,
      });
      expect(opened('final', ...args).status).toBe(3);
      expect(opened('final', '--conditions', 'conditions/club-pairs.yaml')).toMatchObject({
        status: 1,
        stderr: 'ledger: session final was opened with another document of conditions\n',
      });
    });

    it.each([
      [
        ['--conditions', 'conditions/club-pairs.yaml', '--contest', 'c', '--stage', 'final'],
        "--stage: 'final' is none of evening",
      ],
      [
        ['--conditions', 'conditions/club-pairs.yaml', '--stage', 'evening'],
        '--stage, --session-of-stage and --venue need --contest ID',
      ],
      [
        ['--conditions', 'conditions/simultaneous-pairs.yaml', '--venue', 'north'],
        '--stage, --session-of-stage and --venue need --contest ID',
      ],
      [
        ['--conditions', 'conditions/simultaneous-pairs.yaml', '--contest', 'c', '--venue', 'the north'],
        '--venue: expected an id (letters, digits, - and _, 1 to 64 of them, beginning with a letter or digit), not "the north"',
      ],
      [['--contest', 'c'], '--contest, --stage, --session-of-stage and --venue say something of --conditions FILE'],
    ])('are named as they are (%s)', (args, message) => {
      expect(opened('other', ...args)).toMatchObject({ status: 2, stderr: `ledger: ${message}\n` });
    });
  });
});
