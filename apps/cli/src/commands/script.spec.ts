import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jsonOf, runLedger } from '../testing/run-ledger';

const onBoard = (type: string, data: unknown) => ({ type, data, table: '1', board: 1 });

const COMMANDS = [
  { type: 'OpenSession', data: { laws: 'wbf-2017', scoring: 'matchpoints' } },
  { type: 'AddSection', data: { section: 'A' } },
  { type: 'EnterContestant', data: { contestant: '1', kind: 'pair' } },
  { type: 'EnterContestant', data: { contestant: '2', kind: 'pair' } },
  onBoard('OpenBoard', { contestants: { NS: '1', EW: '2' } }),
  onBoard('MakeCall', { seat: 'N', call: '2H' }),
  onBoard('MakeCall', { seat: 'E', call: '1S' }),
  onBoard('CallDirector', { by: 'S' }),
];

const place = mkdtempSync(join(tmpdir(), 'ledger-script-'));
afterAll(() => {
  rmSync(place, { recursive: true, force: true });
});

beforeAll(() => {
  const file = join(place, 'evening.ndjson');
  const lines = COMMANDS.map((command, nth) =>
    JSON.stringify({ id: `0191d0a0-0000-7000-8000-${String(nth).padStart(12, '0')}`, session: 's', ...command }),
  );
  writeFileSync(file, lines.join('\n'));
  const { status, stderr } = runLedger(place, 'import', file);
  if (status !== 0) throw new Error(stderr);
});

const script = (...args: readonly string[]) => runLedger(place, 'script', 's.1.1', ...args);

describe('ledger script', () => {
  it('says what has happened, who may choose what, and what follows from each', () => {
    expect(script().stdout).toBe(
      [
        'E has called 1♠: Insufficient bid (27A)',
        '  S may choose (27A1), until S calls:',
        '    - accept: 1♠ by E stands; S is next to call',
        '    - decline: 1♠ by E is cancelled (27B); E must call again, any legal call (27B); E is next to call',
        '      with 2♠: after the play the director looks at it again (27D, for damage by E-W)',
        '      with any other call:',
        '        asked away from the table: comparable (23A)',
        ...['similar meaning', 'subset', 'same purpose'].map(
          (answer) =>
            `          - ${answer}: after the play the director looks at it again (27D, for damage by E-W); S is next to call`,
        ),
        '          - not comparable: W must pass for the rest of the auction (27B2); should E-W defend, declarer may restrict what W leads (26); after the play the director looks at it again (72C, for damage by E-W); S is next to call',
        '',
      ].join('\n'),
    );
  });

  it.each([
    ['da', 'S kan vælge (§ 27A1), indtil S melder:', 'spørges uden for bordet: tilsvarende melding (§ 23A)'],
    ['sv', 'S får välja (§ 27A1), tills S bjuder:', 'frågas utanför bordet: jämförbart bud (§ 23A)'],
  ])('in another language: %s', (language, choice, question) => {
    const { stdout } = script('--lang', language);
    expect(stdout).toContain(choice);
    expect(stdout).toContain(question);
  });

  it('is data: codes and parameters', () => {
    expect(jsonOf(script('--json'))).toMatchObject({
      id: 'board-s.1.1',
      script: [
        {
          happened: [{ code: 'script.happened-call', params: { seat: { seat: 'E' }, call: '1S', law: '27A' } }],
          options: [{ law: '27A1', for: 'S', choices: [{ choice: 'accept' }, { choice: 'decline' }] }],
        },
      ],
    });
  });

  it('says so where nothing is open, and where there is no such moment', () => {
    expect(script('--at', '2')).toMatchObject({ status: 0, stdout: 'nothing is open on this board\n' });
    expect(script('--at', '99')).toMatchObject({ status: 2, stdout: '' });
  });
});
