import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EventLog, Database, memoryLedger } from '@app/ledger';
import {
  type BoardDoc,
  appealsProjection,
  boardsProjection,
  dealsProjection,
  sessionsProjection,
} from '@app/documents';
import type { SessionDoc } from '@app/session';
import { executeAll } from '../execute/execute-all';
import {
  type Json,
  DIRECTOR,
  envelopes,
  openBoard,
  openedSession,
  passedOut,
  toBoard,
  toSession,
} from '../../../../test/contract/support/commands';
import { documentsAsOf } from '../answers/documents-as-of';
import { type AnyProjection, PROJECTIONS } from './projections';
import { type ReadModels, readModels } from './read-models';

let folder = '';
let file = '';
let log: EventLog;
const opened: ReadModels[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'read-models-'));
  file = join(folder, 'read-models.db');
  log = memoryLedger();
});
afterEach(async () => {
  for (const models of opened.splice(0)) models.close();
  await log.close();
  rmSync(folder, { recursive: true, force: true });
});

const open = (projections: readonly AnyProjection[] = PROJECTIONS, at = file): ReadModels => {
  const models = readModels(at, log, { projections });
  opened.push(models);
  return models;
};

let clock = 0;
const given = async (...commands: readonly Json[]): Promise<void> => {
  const now = () => new Date(Date.UTC(2026, 0, 1, 0, 0, clock++));
  const outcomes = await executeAll({ log, now }, envelopes(...commands), { actor: DIRECTOR });
  expect(outcomes.filter(({ ok }) => !ok)).toEqual([]);
};
const evening = (boards: number, first = 1): readonly Json[] =>
  Array.from({ length: boards }, (_, nth) => passedOut({ board: first + nth })).flat();

const contents = (models: ReadModels) => ({
  position: models.position(),
  sessions: models.documents<SessionDoc>('sessions'),
  boards: models.documents<BoardDoc>('boards'),
});
/** What a new file says after reading the whole ledger. */
const afresh = async () => {
  const models = open(PROJECTIONS, join(folder, `fresh-${opened.length}.db`));
  await models.catchUp();
  return contents(models);
};

/** Generations and tables of documents in the file. */
const inFile = () => {
  const db = new Database(file, { readonly: true });
  const builds = db.prepare('SELECT name, version, generation, live FROM model ORDER BY name, generation').all();
  const tables = db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT IN ('model', 'history') ORDER BY name")
    .pluck()
    .all();
  db.close();
  return { generations: builds, tables };
};

describe('read models', () => {
  it('what is read on is what is read anew, and so is what moved for everybody', async () => {
    const models = open();
    const others = (session: string) =>
      ['2', '10', '1'].flatMap((table) => [
        openBoard({ session, table, board: 3 }),
        toBoard('EnterResult', { result: null, source: 'slip' }, { session, table, board: 3 }),
      ]);
    const scheduled = toSession('ScheduleRound', {
      ...{ round: '1', section: 'A' },
      tables: [
        { table: '1', NS: '1', EW: '2', boards: [3] },
        { table: '2', NS: '2', EW: '1', boards: [3] },
      ],
    });
    const all = [...openedSession(), scheduled, ...openedSession('other'), ...others('club'), ...others('other')];
    for (const command of [...all, toSession('CloseSession', {})]) {
      await given(command);
      await models.catchUp();
      const anew = open();
      expect([contents(models), models.movedAt()]).toEqual([contents(anew), anew.movedAt()]);
      for (const session of ['club', 'other'])
        expect(models.documents('boards', session)).toEqual(anew.documents('boards', session));
    }
  });

  it('give the same objects again, but for what has changed', async () => {
    await given(...openedSession(), ...evening(2));
    const models = open();
    await models.catchUp();
    const [first, second] = models.documents<BoardDoc>('boards', 'club');
    await given(openBoard({ board: 9 }));
    await models.catchUp();
    const after = models.documents<BoardDoc>('boards', 'club');
    expect(after).toHaveLength(3);
    expect([after[0] === first, after[1] === second]).toEqual([true, true]);
    await given(toBoard('AwardArtificialScore', { percent: { NS: 60, EW: 40 }, authority: 'the director' }));
    await models.catchUp();
    const [changed, ...others] = models.documents<BoardDoc>('boards', 'club');
    expect(changed).not.toBe(first);
    expect([changed, ...others]).toEqual((await afresh()).boards);
    expect(others).toEqual([second, after[2]]);
  });

  it('are empty over an empty ledger', async () => {
    const models = open();
    expect(models.position()).toBe(-1);
    expect(await models.catchUp()).toBe(-1);
    expect(contents(models)).toEqual({ position: -1, sessions: [], boards: [] });
  });

  it('reach the end of the ledger, also where its last events mean nothing to them', async () => {
    await given(...openedSession(), openBoard(), ...evening(1, 2).slice(0, 3));
    const models = open();
    expect(await models.catchUp()).toBe(await log.head());
    expect(models.documents('sessions', 'club')).toHaveLength(1);
    expect(models.documents('boards', 'club')).toHaveLength(2);
    expect(models.documents('boards', 'other')).toEqual([]);
  });

  it('say the same whether events come one by one, in pieces, or all at once', async () => {
    const models = open();
    for (const command of [...openedSession(), ...evening(3)]) {
      await given(command);
      await models.catchUp();
    }
    await given(...evening(400, 4));
    await models.catchUp();
    expect(contents(models)).toEqual(await afresh());
  });

  it('are kept in the file', async () => {
    await given(...openedSession(), ...evening(2));
    const models = open();
    await models.catchUp();
    const before = contents(models);
    models.close();
    opened.pop();
    expect(contents(open())).toEqual(before);
  });

  it('follow the ledger until told to stop', async () => {
    await given(...openedSession());
    const models = open();
    const stop = new AbortController();
    const following = models.keepCaughtUp(stop.signal);
    for (let board = 1; board <= 20; board += 1) {
      await given(...evening(1, board));
      while (models.position() < (await log.head())) await new Promise((resolve) => setImmediate(resolve));
    }
    stop.abort();
    await following;
    expect(contents(models)).toEqual(await afresh());
    await given(...evening(1, 21));
    expect(models.position()).toBeLessThan(await log.head());
  });

  it('keep documents and checkpoint together where the work breaks off', async () => {
    await given(...openedSession(), ...evening(1200));
    const boards = PROJECTIONS.find(({ name }) => name === 'boards');
    if (!boards) throw new Error('there is no model of boards');
    let left = 1500;
    const breaking: AnyProjection = {
      ...boards,
      apply: (doc, event) => {
        left -= 1;
        if (left === 0) throw new Error('struck by lightning');
        return boards.apply(doc, event);
      },
    };
    const models = open([breaking]);
    await expect(models.catchUp()).rejects.toThrow('lightning');
    expect(models.failing()).toBe(true);
    expect(models.documents('boards')).toEqual([]);
    await models.catchUp();
    expect(models.failing()).toBe(false);
    // The thousand events of the first transaction were not read again.
    expect(left).toBe(-(2400 - 1000));
    expect(models.documents('boards')).toEqual((await afresh()).boards);
  });

  it('are rebuilt beside the live ones, while queries go on and events arrive', async () => {
    await given(...openedSession(), ...evening(600));
    const models = open();
    await models.catchUp();
    const rebuilding = models.rebuild();
    let over = false;
    void rebuilding.then(() => (over = true));
    let looks = 0;
    for (let board = 601; !over; board += 1) {
      expect(models.documents('boards').length).toBeGreaterThanOrEqual(600);
      await given(...evening(1, board));
      await new Promise((resolve) => setImmediate(resolve));
      looks += 1;
    }
    expect(looks).toBeGreaterThan(2);
    await rebuilding;
    await models.catchUp();
    expect(contents(models)).toEqual(await afresh());
    expect(inFile()).toEqual({
      generations: [
        { name: 'appeals', version: appealsProjection.version, generation: 2, live: 1 },
        { name: 'boards', version: boardsProjection.version, generation: 2, live: 1 },
        { name: 'deals', version: dealsProjection.version, generation: 2, live: 1 },
        { name: 'sessions', version: sessionsProjection.version, generation: 2, live: 1 },
      ],
      tables: ['appeals_2', 'boards_2', 'deals_2', 'sessions_2'],
    });
  });

  it('are rebuilt by name', async () => {
    await given(...openedSession());
    const models = open();
    await models.catchUp();
    expect(await models.rebuild('boards')).toEqual([{ name: 'boards', position: 3 }]);
    await expect(models.rebuild('bords')).rejects.toThrow(
      "there is no read model 'bords'; there are sessions, boards, appeals, deals",
    );
  });
});

describe('several runners on one file', () => {
  it('build it together the first time, and follow together', async () => {
    await given(...openedSession(), ...evening(1500));
    const runners = [open(), open(), open()];
    await Promise.all(runners.map((models) => models.catchUp()));
    const expected = await afresh();
    for (const models of runners) expect(contents(models)).toEqual(expected);
    expect(inFile().tables).toEqual(['appeals_1', 'boards_1', 'deals_1', 'sessions_1']);

    const stop = new AbortController();
    const following = runners.map((models) => models.keepCaughtUp(stop.signal));
    for (let board = 1501; board <= 1520; board += 1) await given(...evening(1, board));
    while (runners.some((models) => models.position() < 4 + 1520 * 6 - 1))
      await new Promise((resolve) => setImmediate(resolve));
    stop.abort();
    await Promise.all(following);
    expect(contents(open())).toEqual(await afresh());
  });

  it('rebuild it at the same time', async () => {
    await given(...openedSession(), ...evening(700));
    const [one, other, third] = [open(), open(), open()];
    await one.catchUp();
    await Promise.all([one.rebuild(), other.rebuild('boards'), third.catchUp(), given(...evening(20, 701))]);
    await third.catchUp();
    const expected = await afresh();
    for (const models of [one, other, third]) expect(contents(models)).toEqual(expected);
    expect(inFile().tables).toHaveLength(PROJECTIONS.length);
  });
});

describe('a version', () => {
  /** Newer than every read model there is. */
  const NEWER = 1 + Math.max(...PROJECTIONS.map(({ version }) => version));
  const newer: readonly AnyProjection[] = PROJECTIONS.map((one) => ({ ...one, version: NEWER }));

  it('that is older is built anew', async () => {
    await given(...openedSession(), ...evening(2));
    await open().catchUp();
    await open(newer).catchUp();
    expect(inFile().generations).toMatchObject([
      { name: 'appeals', version: NEWER, live: 1 },
      { name: 'boards', version: NEWER, live: 1 },
      { name: 'deals', version: NEWER, live: 1 },
      { name: 'sessions', version: NEWER, live: 1 },
    ]);
    expect(inFile().tables).toHaveLength(PROJECTIONS.length);
  });

  it('that is newer is left alone', async () => {
    await given(...openedSession());
    await open(newer).catchUp();
    const before = inFile();
    await expect(open().catchUp()).rejects.toThrow(
      `sessions is of version ${NEWER}, this program knows ${sessionsProjection.version}: use a newer program`,
    );
    expect(inFile()).toEqual(before);
  });
});

describe('a file that cannot be used is named, and not changed', () => {
  it('because it is no database', () => {
    writeFileSync(file, 'hello '.repeat(1000));
    expect(() => open()).toThrow(`${file} cannot be used: file is not a database`);
  });

  it.each([
    ['of a newer layout', 'PRAGMA user_version = 99', /layout 99, this program knows layout 1/],
    ['of another application', 'PRAGMA application_id = 77', /does not hold read models/],
  ])('because it is %s', (_, sql, message) => {
    open();
    const db = new Database(file);
    db.exec(sql);
    db.close();
    expect(() => open()).toThrow(message);
  });

  it('because there is something else in it', () => {
    const db = new Database(file);
    db.exec('CREATE TABLE diary (page TEXT)');
    db.close();
    expect(() => open()).toThrow(/does not hold read models/);
  });

  it('because its folder is a file', () => {
    writeFileSync(file, '');
    expect(() => open(PROJECTIONS, join(file, 'deeper.db'))).toThrow(`${join(file, 'deeper.db')} cannot be used`);
  });
});

describe('documents as of a moment', () => {
  it('are those of a ledger that ended there', async () => {
    await given(...openedSession());
    await given(...evening(2));
    const [position, before] = [await log.head(), await afresh()];
    await given(...evening(1, 3), toSession('CloseSession'));
    const ofClub = {
      sessions: ({ id }: SessionDoc) => id === 'club',
      boards: (doc: BoardDoc) => doc.session === 'club',
    };
    expect(await documentsAsOf(log, boardsProjection, ofClub.boards, { position })).toEqual(before.boards);
    expect(await documentsAsOf(log, sessionsProjection, ofClub.sessions, { position })).toEqual(before.sessions);
    const instant = new Date(Date.UTC(2026, 0, 1, 0, 0, clock)).toISOString();
    expect(await documentsAsOf(log, boardsProjection, ofClub.boards, { instant })).toHaveLength(3);
    const longAgo = { instant: '2020-01-01T00:00:00Z' };
    expect(await documentsAsOf(log, boardsProjection, ofClub.boards, longAgo)).toEqual([]);
    expect(await documentsAsOf(log, boardsProjection, () => false, { position })).toEqual([]);
  });
});
