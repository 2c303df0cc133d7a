import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type JsonObject, newCommandId, openLedger } from '@app/ledger';
import { openBoard, openedSession, toBoard, toSession } from '../../../../test/contract/support/commands';
import { filesWith } from '@app/testing';
import { jsonOf, runLedger } from '../testing/run-ledger';

const EXAMPLES = join(__dirname, '..', '..', '..', '..', 'examples');
const EVENING = ['import', join(EXAMPLES, 'club-evening.ndjson'), '--role', 'chief-director', '--json'] as const;
const NAMES = ['--names', join(EXAMPLES, 'club-evening.names.json')] as const;

/** What p08 said at table 4, to the committee, and what the two of pair 4 wrote; and what a director found, which stays. */
const HIS = [
  'I have six spades and would always go on',
  'With a sixth spade and two aces opposite I always go on',
  'Nobody with six spades passes at matchpoints',
  'the result of the table, or ten tricks in three spades',
] as const;
const NOT_HIS = 'North took some twenty seconds for three spades';
const NAME = 'Jens Brandt';

interface Extent {
  readonly names: readonly { readonly id: string; readonly name: string; readonly without: string | null }[];
  readonly statements: number;
  readonly inTheLedger: number;
  readonly onRecord: boolean;
  readonly done: boolean;
}

interface Page {
  readonly root: string;
  readonly events: number;
  readonly ok: boolean;
}

describe('ledger forget', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-forget-'));
  const data = join(folder, 'data');
  const forget = (...args: readonly string[]) => runLedger(data, 'forget', ...args);
  const page = (): string => runLedger(data, 'export', 'a1', '--format', 'html').stdout;
  const treeAt = async (size: number): Promise<string> => {
    const log = await openLedger(`sqlite:${join(data, 'ledger.db')}`, { create: false });
    const root = Buffer.from(await log.tree.root(size)).toString('hex');
    await log.close();
    return root;
  };

  beforeAll(() => {
    expect(runLedger(data, ...EVENING, ...NAMES)).toMatchObject({ status: 0 });
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    [['p08'], 'where? --session ID, or --everywhere for the same id in every session'],
    [['p 8', '--session', 'demo'], 'expected an id (letters, digits, - and _'],
    [['p08', '--session', 'demo', '--reason', `${NAME} asked for it`, '--yes'], `it names ${NAME}`],
  ])('refuses a wrong command line: %j', (args, words) => {
    const ran = forget(...args);
    expect(ran).toMatchObject({ status: 2, stdout: '' });
    expect(ran.stderr).toContain(words);
  });

  it('knows the session', () => {
    expect(forget('p08', '--session', 'nope')).toMatchObject({
      status: 1,
      stderr: 'ledger: there is no session nope\n',
    });
  });

  it('has the statements of the example evening in no file in plain words, and tells them', () => {
    const file = page();
    for (const words of HIS) {
      expect(filesWith(data, words)).toEqual([]);
      expect(file).toContain(words);
    }
    expect(filesWith(data, NOT_HIS)).toEqual(['ledger.db']);
    expect(runLedger(data, 'replay', 'demo.4.5', '--at', '64').stdout).toContain(`S states: ${HIS[0]}`);
  });

  it('says what it would do, and does nothing', () => {
    const before = readdirSync(data);
    const ran = forget('p08', '--session', 'demo');
    expect(ran.status).toBe(0);
    for (const words of [
      'p08: Jens Brandt',
      '4: Inge Thorup & Jens Brandt; Inge Thorup stays',
      'what p08 said and wrote: 4 in the vault',
      'Nothing has been done. --yes does it, and nothing brings it back.',
    ])
      expect(ran.stdout).toContain(words);
    expect(ran.stdout).not.toContain('cannot take out of the ledger');
    expect(readdirSync(data)).toEqual(before);
  });

  it('does it: the name and the words are nowhere, and everything else is as it was', async () => {
    const before = jsonOf<Page>(runLedger(data, 'verify', '--json'));
    const standings = runLedger(data, 'standings', 'demo', '--json').stdout;
    expect(forget('p08', '--session', 'demo', '--reason', 'asked for it', '--yes')).toMatchObject({ status: 0 });

    expect(filesWith(data, NAME)).toEqual([]);
    expect(runLedger(data, 'verify', '--json')).toMatchObject({ status: 0 });
    expect(await treeAt(before.events)).toBe(before.root);

    const replay = (at: number) => runLedger(data, 'replay', 'demo.4.5', '--at', String(at)).stdout;
    expect(replay(64)).toContain('S states: (no longer kept)');
    expect(replay(63)).toContain('W states: North thought for a long time over three spades.');
    const file = page();
    for (const words of [...HIS, NAME]) expect(file).not.toContain(words);
    for (const words of [NOT_HIS, 'no longer kept', 'Inge Thorup']) expect(file).toContain(words);
    const after = runLedger(data, 'standings', 'demo', '--json').stdout;
    expect(after.replace(/"(4|p08)": ".*",?\n\s*/g, '')).toBe(standings.replace(/"(4|p08)": ".*",?\n\s*/g, ''));
  });

  it('changes nothing a second time', () => {
    const before = runLedger(data, 'verify', '--json').stdout;
    const again = forget('p08', '--session', 'demo', '--yes', '--json');
    expect(jsonOf<Extent>(again)).toMatchObject({ names: [], statements: 0, onRecord: true, done: true });
    expect(runLedger(data, 'verify', '--json').stdout).toBe(before);
  });

  it('leaves an import what it was: the same commands are there already, and the name is not taken again', () => {
    const before = runLedger(data, 'verify', '--json').stdout;
    const again = runLedger(data, ...EVENING, ...NAMES);
    expect(again.status).toBe(1);
    expect(again.stderr).toContain('name REFUSED: no name is taken for p08 in session demo any longer');
    expect(jsonOf<readonly { readonly commands: object }[]>(again)[0]?.commands).toEqual({
      read: 4215,
      taken: 0,
      already: 4215,
      refused: 0,
    });
    expect(runLedger(data, 'verify', '--json').stdout).toBe(before);
    expect(filesWith(data, NAME)).toEqual([]);
  });

  it('forgets an id in every session', () => {
    const ran = forget('p24', '--everywhere', '--yes');
    expect(ran.stdout).toContain('p24 in session demo: George Tandy');
    expect(ran.stdout).toContain('p24 is forgotten in every session');
    expect(filesWith(data, 'George Tandy')).toEqual([]);
    expect(page()).not.toContain('Three spades was slow, and the hand is a minimum');
  });
});

it('ledger forget says what is kept under a contestant, where nobody had entered who sat where', () => {
  const data = mkdtempSync(join(tmpdir(), 'ledger-forget-contestant-'));
  const file = join(data, 'commands.ndjson');
  const commands = [
    ...openedSession(),
    toSession('EnterContestant', { contestant: '9', kind: 'pair', players: ['p07', 'p08'] }),
    openBoard({ data: { dealer: 'N', contestants: { NS: '9', EW: '2' } } }),
    toBoard('TakeStatement', { by: 'N', text: 'I saw it' }),
  ];
  writeFileSync(file, commands.map((command) => JSON.stringify(command)).join('\n'));
  expect(runLedger(data, 'import', file, '--role', 'director', '--strict')).toMatchObject({ status: 0, stderr: '' });
  const ran = runLedger(data, 'forget', 'p07', '--session', 'club').stdout;
  expect(ran).toContain('what p07 said and wrote: nothing is kept of it');
  expect(ran).toContain(
    'leaves what was said under contestant 9, when nobody had entered who sat where: 1 in the vault',
  );
  expect(runLedger(data, 'forget', 'p09', '--session', 'club').stdout).not.toContain('contestant 9');
  rmSync(data, { recursive: true });
});

it('ledger forget says what it cannot take out: statements that are in the ledger itself', async () => {
  const data = mkdtempSync(join(tmpdir(), 'ledger-forget-old-'));
  const log = await openLedger(`sqlite:${join(data, 'ledger.db')}`);
  const event = (type: string, more: JsonObject) => ({ id: newCommandId(), type, data: more, metadata: {} });
  await log.append('session-m', [event('SessionOpened', { laws: 'wbf-2017', scoring: 'matchpoints' })], 'any');
  await log.append('board-m.1.1', [event('StatementTaken', { by: 'N', text: 'I saw it' })], 'any');
  await log.append('board-other.1.1', [event('StatementTaken', { by: 'N', text: 'I saw it' })], 'any');
  await log.append('appeal-a1', [event('AppealLodged', { session: 'm', grounds: 'So it was' })], 'any');
  await log.append('appeal-a1', [event('PartyHeard', { party: 'director', text: 'My ruling' })], 'any');
  await log.close();
  const ran = runLedger(data, 'forget', 'p07', '--session', 'm');
  expect(ran.stdout).toContain('cannot take out of the ledger: 2 statements there, some of which may be by p07');
  rmSync(data, { recursive: true });
});
