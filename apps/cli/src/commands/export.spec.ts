import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AppealEvent, BoardEvent } from '@app/contract';
import { evidenceOf, readCaseFile } from '@app/formats';
import { type JsonObject, checkEvidence, newCommandId, nodeCrypto, openLedger } from '@app/ledger';
import type { BoardView } from '@app/session';
import type { AppealAbout } from '@app/application';
import { jsonOf, runLedger } from '../testing/run-ledger';

const DEAL = 'N:KQ43.A76.K84.K62 98.QT93.AJ65.984 AJT65.K54.Q72.A5 72.J82.T93.QJT73';
const made = (tricks: number) => ({ bid: '4S', declarer: 'S', risk: 'undoubled', tricks }) as const;

interface Given {
  readonly type: string;
  readonly data: unknown;
  readonly table?: string;
  readonly board?: number;
}

const onBoard = (table: string, ...commands: readonly (readonly [type: string, data: object])[]): readonly Given[] =>
  commands.map(([type, data]) => ({ type, data, table, board: 1 }));

/** Two tables; at the first South is slow to bid, and everybody says what he has to say. */
const COMMANDS: readonly Given[] = [
  { type: 'OpenSession', data: { laws: 'wbf-2017', regulations: 'dbf-2013', scoring: 'matchpoints' } },
  { type: 'AddSection', data: { section: 'A' } },
  ...['1', '2', '3', '4'].map((contestant) => ({
    type: 'EnterContestant',
    data: { contestant, kind: 'pair', players: [`p${contestant}a`, `p${contestant}b`] },
  })),
  ...onBoard(
    '1',
    ['OpenBoard', { deal: DEAL, contestants: { NS: '1', EW: '2' }, players: { N: 'p1a', S: 'p1b' } }],
    ['MakeCall', { seat: 'N', call: '1S' }],
    ['NoteTempo', { seat: 'N', kind: 'slow', seconds: 20, act: 1 }],
    ['MakeCall', { seat: 'E', call: 'Pass' }],
    ['EnterResult', { result: made(10), source: 'slip' }],
    ['CallDirector', { by: 'W' }],
    ['TakeStatement', { by: 'W', text: 'It took for ever' }],
  ),
  ...onBoard(
    '2',
    ['OpenBoard', { contestants: { NS: '3', EW: '4' }, players: { N: 'p3a' } }],
    ['EnterResult', { result: made(9), source: 'slip' }],
  ),
];

const LAW = { edition: 'wbf-2017', authority: 'WBF', paragraph: '16B1' } as const;
const [STATEMENT, RULING, BOARD] = ['board-m.1.1@6', 'board-m.1.1@7', 'board-m.1.1'];

/** 7 to 9 of the board: the ruling, its score, and when it was told. */
const RULED: readonly BoardEvent[] = [
  { type: 'RulingGiven', data: { laws: [LAW], reasons: 'Pass was suggested', by: 'anna', rightOfAppeal: true } },
  {
    type: 'ScoreAdjusted',
    data: {
      kind: 'assigned',
      outcome: {
        NS: { kind: 'assigned', components: [{ result: made(9), weight: '1' }] },
        EW: { kind: 'assigned', components: [{ result: made(9), weight: '1' }] },
      },
      law: LAW,
      authority: 'director:anna',
      ruling: 7,
    },
  },
  { type: 'RulingTold', data: { ruling: 7, at: '2026-02-02T21:10:00Z', to: ['1', '2'] } },
];

const LODGED: AppealEvent = {
  type: 'AppealLodged',
  data: {
    session: 'm',
    against: RULING,
    appellant: '1',
    lodgedBy: ['p1a', 'p1b'],
    capacity: 'players',
    respondents: ['2'],
    parts: ['judgement'],
    grounds: 'Everybody bids game',
    at: '2026-02-02T21:20:00Z',
    receivedBy: 'anna',
    ladder: 'dbf-310D',
    instance: 'oral-committee',
    procedure: 'oral',
    period: { until: null, paragraph: 'DBf X92A1' },
    deposit: null,
  },
};
const DECIDED: AppealEvent = {
  type: 'AppealDecided',
  data: {
    at: '2026-02-02T22:01:00Z',
    instance: 'oral-committee',
    by: 'c1',
    ruling: 'changed',
    laws: [LAW],
    reasons: 'So they do',
    outcome: { NS: { kind: 'table' }, EW: { kind: 'table' } },
  },
};
const FOLLOWED: BoardEvent = {
  type: 'ScoreAdjusted',
  data: {
    kind: 'assigned',
    outcome: { NS: { kind: 'table' }, EW: { kind: 'table' } },
    law: LAW,
    authority: 'oral-committee:c1',
    appeal: 'appeal-a1@1',
  },
};
/** The appeal is taken further. */
const FURTHER: AppealEvent = {
  type: 'AppealLodged',
  data: {
    ...LODGED.data,
    against: 'appeal-a1@1',
    appellant: '2',
    respondents: ['1'],
    instance: 'federation-committee',
  },
};

describe('ledger export', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-export-'));
  const data = join(folder, 'data');
  const ledger = (...args: readonly string[]) => runLedger(data, ...args);

  const append = async (stream: string, ...events: readonly { type: string; data: object }[]): Promise<void> => {
    const log = await openLedger(`sqlite:${join(data, 'ledger.db')}`, { create: false });
    const metadata = { actor: { id: 'anna', role: 'director' }, occurredAt: '2026-02-02T21:00:00Z' };
    const stored = events.map((event) => ({ ...event, data: event.data as JsonObject, id: newCommandId(), metadata }));
    expect(await log.append(stream, stored, 'any')).toMatchObject({ ok: true });
    await log.close();
  };

  beforeAll(async () => {
    const [commands, names] = [join(folder, 'commands.ndjson'), join(folder, 'names.json')];
    const lines = COMMANDS.map((command) => JSON.stringify({ id: newCommandId(), session: 'm', ...command }));
    writeFileSync(commands, lines.join('\n'));
    writeFileSync(names, JSON.stringify({ p1a: 'Astrid Lund', p3a: 'Third Party' }));
    expect(ledger('import', commands, '--role', 'director', '--session', 'm', '--names', names)).toMatchObject({
      status: 0,
    });
    await append(BOARD, ...RULED);
    await append('appeal-a1', LODGED, DECIDED);
    await append(BOARD, FOLLOWED);
    await append('appeal-a2', FURTHER);
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  const UNPROVED =
    'the case has no proofs: no checkpoint covers all of its events yet; sign one with `ledger checkpoint` (`ledger keys make` first, where there is no key)\n';

  const caseOf = (...args: readonly string[]) => {
    const { status, stdout, stderr } = ledger('export', ...args, '--format', 'case');
    expect([status, stderr]).toEqual([0, UNPROVED]);
    const read = readCaseFile(stdout);
    if (!read.ok) throw new Error(read.error);
    expect(read.value.differing).toEqual([]);
    return read.value.file;
  };

  it.each([
    ['a1', { appeal: 'a1', decision: RULING, board: BOARD }, ['appeal-a1', BOARD, 'session-m']],
    ['appeal-a1', { appeal: 'a1' }, ['appeal-a1', BOARD, 'session-m']],
    ['a2', { appeal: 'a2', decision: RULING, board: BOARD }, ['appeal-a1', 'appeal-a2', BOARD, 'session-m']],
    ['m.1.1@7', { appeal: null, decision: RULING }, ['appeal-a1', 'appeal-a2', BOARD, 'session-m']],
    ['board-m.1.1', { appeal: null, decision: null, board: BOARD }, ['appeal-a1', 'appeal-a2', BOARD, 'session-m']],
    ['m.2.1', { appeal: null, decision: null, board: 'board-m.2.1' }, ['board-m.2.1', 'session-m']],
  ])('%s: the case with the streams that belong to it', (name, about, streams) => {
    const file = caseOf(name);
    expect(file).toMatchObject(about);
    expect(Object.keys(file.streams)).toEqual(streams);
  });

  // Ten tricks in four spades are 420 and top against the 50 down at the other table; nine are the same as there.
  it('tells what the ruling and the appeal changed, and names the parties alone', () => {
    const { effects, names, tables } = caseOf('a1');
    expect(effects.map(({ decision, before, after }) => [decision, before.points?.NS, after.points?.NS])).toEqual([
      [RULING, '2.00', '1.00'],
      ['appeal-a1@1', '1.00', '2.00'],
    ]);
    expect(names).toEqual({ p1a: 'Astrid Lund' });
    expect(tables).toHaveLength(2);
  });

  it('leaves the names out where that is wanted', () => {
    expect(caseOf('a1', '--no-names').names).toEqual({});
  });

  it('writes a page into a file', () => {
    const file = join(folder, 'case.html');
    expect(ledger('export', 'a1', '--format', 'html', '--out', file)).toMatchObject({ status: 0, stdout: '' });
    const page = readFileSync(file, 'utf8');
    expect(page).toContain('Case file: Appeal a1');
    expect(page).toContain('Astrid Lund');
    expect(page).not.toContain('Third Party');
  });

  it('has what people said in plain words beside the events that have it sealed', () => {
    const file = caseOf('m.2.1');
    expect(file.statements).toEqual({});
    const { statements, streams, timeline } = caseOf('m.1.1');
    expect(Object.values(statements)).toEqual([expect.objectContaining({ text: 'It took for ever' })]);
    expect(JSON.stringify(streams)).not.toContain('It took for ever');
    expect(timeline.map(({ words }) => words)).toContainEqual(expect.stringContaining('It took for ever'));
  });

  it('is not in order where other words are put into it, although all that follows from them is changed with them', () => {
    const lie = join(folder, 'lie.json');
    writeFileSync(lie, JSON.stringify(caseOf('m.1.1')).replaceAll('It took for ever', 'It took no time'));
    const { status, stdout } = ledger('verify', lie);
    expect([status, stdout]).toEqual([1, expect.stringContaining('are not those that are sealed there')]);
  });

  it('has proofs once a checkpoint covers the case, to be checked with nothing but the key', async () => {
    expect(caseOf('a1').proofs).toBeNull();
    expect(ledger('keys', 'make', '--name', 'ledger.example/export')).toMatchObject({ status: 0 });
    const key = /ledger\.example\/export\+\S+/.exec(ledger('keys').stdout)?.[0] ?? '';
    expect(ledger('checkpoint')).toMatchObject({ status: 0 });

    const { status, stdout, stderr } = ledger('export', 'a1', '--format', 'case');
    expect([status, stderr]).toEqual([0, '']);
    const read = readCaseFile(stdout);
    const evidence = read.ok ? evidenceOf(read.value.file) : null;
    if (!evidence) throw new Error('the case has no proofs');
    const verdict = await checkEvidence(evidence, [key], nodeCrypto);
    expect(verdict).toMatchObject({ ok: true, origin: 'ledger.example/export', proved: evidence.events.length });

    const page = ledger('export', 'a1', '--format', 'html').stdout;
    expect(page).toContain(verdict.ok ? verdict.root : verdict.reason);
    expect(page).toContain(key.split('+', 2).join('+'));
  });

  it.each([
    [['a9', '--format', 'case'], 1, 'the ledger has no appeal a9'],
    [['m.7.1', '--format', 'case'], 1, 'the ledger has no board m.7.1'],
    [['m.1.1@2', '--format', 'html'], 1, 'm.1.1@2 is no ruling: it is TempoNoted'],
    [['m.1.1@99', '--format', 'html'], 1, 'm.1.1@99 is no ruling: the board has 11 events'],
    [['a1', '--format', 'case', '--out', join(folder, 'not', 'there.json')], 1, 'cannot write '],
    [['a1', '--format', 'doc'], 2, "--format: 'doc' is none of case, html, pbn, usebio, csv, json"],
    [['a1'], 2, "required option '--format <format>' not specified"],
    [['a 1', '--format', 'case'], 2, "'a 1' is no case: expected an appeal like a1"],
  ])('%j ends with status %i and says why', (args, status, message) => {
    const ran = ledger('export', ...args);
    expect([ran.status, ran.stdout]).toEqual([status, '']);
    expect(ran.stderr).toContain(message);
    expect(ran.stderr).not.toMatch(/\n {4}at /);
  });

  describe('ledger replay of the board', () => {
    interface Replayed {
      readonly of: number;
      readonly view: BoardView;
      readonly appeals: readonly Pick<AppealAbout, 'appeal' | 'against'>[];
    }
    const known = (asOf: string, ...more: readonly string[]) => {
      const { of, view, appeals } = jsonOf<Replayed>(ledger('replay', 'm.1.1', '--as-of', asOf, ...more, '--json'));
      return {
        of,
        statements: view.procedure.statements.length,
        adjusted: view.adjusted?.authority ?? null,
        appeals: appeals.map(({ appeal }) => appeal),
      };
    };

    it.each([
      ['before the statement', 'board-m.1.1@5', { of: 6, statements: 0, adjusted: null, appeals: [] }],
      ['with the statement', STATEMENT, { of: 7, statements: 1, adjusted: null, appeals: [] }],
      ['at the ruling', RULING, { of: 8, statements: 1, adjusted: null, appeals: [] }],
      ['with its score', 'board-m.1.1@8', { of: 9, statements: 1, adjusted: 'director:anna', appeals: [] }],
      ['at the appeal', 'appeal-a1@0', { of: 10, statements: 1, adjusted: 'director:anna', appeals: ['a1'] }],
      ['at the decision', 'appeal-a1@1', { of: 10, statements: 1, adjusted: 'director:anna', appeals: ['a1'] }],
      ['after it', 'board-m.1.1@10', { of: 11, statements: 1, adjusted: 'oral-committee:c1', appeals: ['a1'] }],
      ['when it went further', 'appeal-a2@0', { of: 11, adjusted: 'oral-committee:c1', appeals: ['a1', 'a2'] }],
    ])('%s shows only what was known then', (_, asOf, then) => {
      expect(known(asOf)).toMatchObject(then);
    });

    it('lists after so many events the appeals that were lodged by then', () => {
      expect(known('appeal-a2@0', '--at', '9').appeals).toEqual([]);
      expect(known('appeal-a2@0', '--at', '10').appeals).toEqual(['a1']);
    });

    it('tells of them on its page', () => {
      expect(ledger('replay', 'm.1.1', '--as-of', 'appeal-a1@0').stdout).toContain(
        `\nAppeal a1 of 1 against ${RULING}, lodged at 2 Feb 2026, 21:20\n`,
      );
    });

    it.each(['appeal-a1@7', 'appeal-a7@0', 'session-m@99'])('%s: there is no such moment', (asOf) => {
      const ran = ledger('replay', 'm.1.1', '--as-of', asOf);
      expect(ran).toMatchObject({ status: 2, stdout: '', stderr: `ledger: the ledger has no event ${asOf}\n` });
    });
  });

  it('stops at an event that nobody can read, and says where it is', async () => {
    await append('appeal-a3', { type: 'AppealLodged', data: { session: 'm' } });
    const ran = ledger('export', 'a1', '--format', 'case');
    expect(ran).toMatchObject({ status: 1, stdout: '' });
    expect(ran.stderr).toMatch(/^ledger: appeal-a3, event 0 \(position \d+\): AppealLodged: against: missing/);
  });
});
