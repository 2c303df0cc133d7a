import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Claim, ClaimAnalysis } from '@app/laws';
import { ENDING_DEAL, ENDING_TRICKS } from '@app/testing';
import { jsonOf, runLedger } from '../testing/run-ledger';

interface Given {
  readonly type: string;
  readonly data: unknown;
  readonly table?: string;
  readonly board?: number;
}

const SESSION: readonly Given[] = [
  { type: 'OpenSession', data: { laws: 'wbf-2017', scoring: 'matchpoints' } },
  { type: 'AddSection', data: { section: 'A' } },
  { type: 'EnterContestant', data: { contestant: '1', kind: 'pair' } },
  { type: 'EnterContestant', data: { contestant: '2', kind: 'pair' } },
];

const played = (tricks: number): readonly Given[] =>
  ENDING_TRICKS.slice(0, tricks)
    .flatMap((trick) => trick.split(' '))
    .map((one) => ({ type: 'PlayCard', data: { seat: one.slice(0, 1), card: one.slice(2) } }));

const boardOf = (board: number, deal: string | null, ...acts: readonly Given[]): readonly Given[] =>
  [
    {
      type: 'OpenBoard',
      data: {
        contestants: { NS: '1', EW: '2' },
        contract: { bid: '4S', declarer: 'S', risk: 'undoubled' },
        ...(deal === null ? {} : { deal }),
      },
    },
    ...acts,
  ].map((one) => ({ ...one, table: '1', board }));

const claims = (tricks: number, statement?: string): Given => ({
  type: 'ClaimTricks',
  data: { by: 'S', tricks, ...(statement === undefined ? {} : { statement }) },
});

const COMMANDS: readonly Given[] = [
  ...SESSION,
  ...boardOf(1, ENDING_DEAL, ...played(10), claims(3), { type: 'AcceptClaim', data: { by: 'W' } }),
  ...boardOf(2, ENDING_DEAL, ...played(10), claims(3, 'my hand is high')),
  ...boardOf(3, ENDING_DEAL, ...played(10), { type: 'ConcedeTricks', data: { by: 'S', tricks: 3 } }),
  ...boardOf(4, ENDING_DEAL, ...played(4), claims(9)),
  ...boardOf(5, null, claims(9)),
  ...boardOf(6, ENDING_DEAL, ...played(9), claims(4), ...played(10).slice(36)),
];

interface Printed {
  readonly at: number;
  readonly claim: Claim;
  readonly analysis: ClaimAnalysis;
}

describe('ledger claim', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-claim-'));
  const claim = (...args: readonly string[]) => runLedger(join(folder, 'data'), 'claim', ...args);

  beforeAll(() => {
    const file = join(folder, 'commands.ndjson');
    const lines = COMMANDS.map((command, nth) =>
      JSON.stringify({ id: `0191d0a0-0000-7000-8000-${String(nth).padStart(12, '0')}`, session: 'm', ...command }),
    );
    writeFileSync(file, lines.join('\n'));
    expect(runLedger(join(folder, 'data'), 'import', file)).toMatchObject({ status: 0 });
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('tells the position, the claim, the least with its line, and every paragraph it rests on', () => {
    const { status, stdout, stderr } = claim('m.1.1');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(
      /^m\.1\.1, event 42 \(wbf-2017\): 4S by S\nN ♥32 ♣2 {3}E ♠8 ♣43 {3}S ♠9 ♥AK {3}W ♥QJ ♣5\n♠ trumps, South declarer; South to lead\nSouth claims 3 of the 3 tricks left, and says nothing\.\n/,
    );
    expect(stdout).toContain('\nLeast by normal play: 2 tricks for N-S (double dummy 3), shown by\n  11. S ♥A');
    expect(stdout).toContain('  The outstanding trump was not mentioned. [Law 70C1 (WBF 2017)]\n');
    expect(stdout).toMatch(/\nRuled out:\n {2}.+ \[Law 70.* \(WBF 2017\)\]\n/);
    expect(stdout).toMatch(/\nNot judged here:\n {2}The claim was accepted later, by West.+\[Law 69A \(WBF 2017\)\]\n/);
    expect(stdout).toMatch(/\nThis is advice for the director, and never a ruling\.\n$/);
  });

  it('takes what was said and judged from the options, and a claim where the board has none', () => {
    const least = (...args: readonly string[]) => {
      const { at, claim: made, analysis } = jsonOf<Printed>(claim(...args, '--json'));
      return [at, made.tricks, analysis.complete ? analysis.least : null];
    };
    expect(least('m.1.1', '--line', 'draw trumps, H')).toEqual([42, 3, 3]);
    expect(least('m.1.1', '--knew-of-trump')).toEqual([42, 3, 3]);
    expect(least('m.1.1', '--at', '41', '--by', 'S', '--tricks', '2')).toEqual([41, 2, 2]);
    expect(least('m.1.3')).toEqual([42, 0, 2]);
  });

  it('a statement in free words is not guessed at', () => {
    const asked = claim('m.1.2');
    expect(asked).toMatchObject({ status: 1, stdout: '' });
    expect(asked.stderr).toContain(
      "what was said with the claim, 'my hand is high', cannot be read: 'MY' is no card, suit or word of a statement (column 1); write it with --line",
    );
    const { status, stdout } = claim('m.1.2', '--line', 'none');
    expect(status).toBe(0);
    expect(stdout).toContain("and says 'none' (on the board: 'my hand is high').\n");
  });

  it('more than eight cards a hand: the position and no number', () => {
    const { status, stdout } = claim('m.1.4');
    expect(status).toBe(1);
    expect(stdout).toContain('\nNo number: 9 tricks are left: more than 8 are not searched.\n');
    expect(stdout).not.toContain('Least');
    const printed = claim('m.1.4', '--json');
    expect(printed.status).toBe(1);
    expect(jsonOf<Printed>(printed).analysis).not.toHaveProperty('least');
  });

  it.each([
    [['m.1.9'], 1, 'the ledger has no board m.1.9'],
    [['nonsense'], 2, "'nonsense' is no board"],
    [['m.1.1', '--at', '99'], 2, "'99' is no moment of this board"],
    [['m.1.1', '--at', '0'], 1, 'the board has not been opened at that moment'],
    [['m.1.1', '--at', '41'], 2, 'there is no claim on the board at that moment: give --by and --tricks'],
    [['m.1.1', '--by', 'X', '--tricks', '3'], 2, "--by: 'X' is none of N, E, S, W"],
    [['m.1.1', '--by', 'N', '--tricks', '3'], 2, '--by: North is dummy and cannot claim'],
    [['m.1.1', '--tricks', 'all'], 2, "--tricks: 'all' is no whole number from 0 to 13"],
    [['m.1.1', '--tricks', '4'], 2, '--tricks: 4 tricks are claimed of 3'],
    [['m.1.1', '--finesse', 'HX'], 2, "--finesse: 'HX' is no list of suits like HD"],
    [['m.1.1', '--shown-by-play', 'H hooray'], 2, "--shown-by-play: 'HOORAY' is no card, suit or word of a statement"],
    [['m.1.1', '--line', 'H hooray'], 2, "--line: 'HOORAY' is no card, suit or word of a statement (column 3)"],
    [['m.1.1', '--line', 'S9, HQ'], 2, '--line: HQ is not in a hand that South plays (column 5)'],
    [['m.1.5'], 1, 'not known: the hand of North, East, South, West'],
    [['m.1.6', '--at', '42'], 2, 'cards have been played since the claim, which is event 38'],
  ])('%j ends with status %i and says why', (args, status, message) => {
    const ran = claim(...args);
    expect(ran).toMatchObject({ status, stdout: '' });
    expect(ran.stderr).toContain(message);
    expect(ran.stderr).not.toMatch(/\n {4}at /);
  });
});
