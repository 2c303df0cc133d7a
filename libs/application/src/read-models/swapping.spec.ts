import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { type EventLog, Database, memoryLedger } from '@app/ledger';
import { executeAll } from '../execute/execute-all';
import {
  type Json,
  DIRECTOR,
  envelopes,
  openedSession,
  passedOut,
  toSession,
} from '../../../../test/contract/support/commands';
import { type AnyProjection, PROJECTIONS } from './projections';
import { type ReadModels, readModels } from './read-models';
import { ReadModelsError } from './read-models-error';

let folder = '';
let file = '';
let log: EventLog;
const opened: ReadModels[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'swapping-'));
  file = join(folder, 'read-models.db');
  log = memoryLedger();
});
afterEach(async () => {
  for (const models of opened.splice(0)) models.close();
  await log.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Documents of this version say so of themselves. */
const ofVersion = (version: number): readonly AnyProjection[] =>
  PROJECTIONS.map((one) => ({
    ...one,
    version,
    apply: (doc, event) => {
      const after = one.apply(doc, event);
      return after === null ? null : { ...after, saidBy: version };
    },
  }));

const open = (version: number, wrap: (one: AnyProjection) => AnyProjection = (one) => one): ReadModels => {
  const models = readModels(file, log, { projections: ofVersion(version).map(wrap) });
  opened.push(models);
  return models;
};

let clock = 0;
const given = async (...commands: readonly Json[]): Promise<void> => {
  const now = () => new Date(Date.UTC(2026, 0, 1, 0, 0, clock++));
  const outcomes = await executeAll({ log, now }, envelopes(...commands), { actor: DIRECTOR });
  expect(outcomes.filter(({ ok }) => !ok)).toEqual([]);
};
const evening = (boards: number): readonly Json[] =>
  Array.from({ length: boards }, (_, nth) => passedOut({ board: 1 + nth })).flat();

const WRITERS = 4;

/** Writers that give one command each to the session and to a board of it, again and again, until told to stop. */
const writing = async (stop: AbortSignal): Promise<void> => {
  const write = async (writer: number): Promise<void> => {
    for (let nth = writer; !stop.aborted; nth += WRITERS) {
      await given(toSession('EnterContestant', { contestant: `late${nth}`, kind: 'pair' }));
      await given(...passedOut({ board: 1000 + nth }));
      await turn();
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
};

/** What somebody was answered: how far it goes, and all documents by model. */
interface Answer {
  readonly position: number;
  readonly documents: string;
}

const ask = (models: ReadModels): Answer =>
  models.snapshot(() => ({
    position: models.position(),
    documents: JSON.stringify(PROJECTIONS.map(({ name }) => models.documents(name))),
  }));

/** What it had to be: a fold from the first event to each of these positions. */
const foldedTo = async (positions: readonly number[], version: number): Promise<ReadonlyMap<number, string>> => {
  const wanted = new Set(positions);
  const models = ofVersion(version).map((projection) => ({ projection, docs: new Map<string, unknown>() }));
  const told = new Map<number, string>();
  for await (const event of log.readAll()) {
    for (const { projection, docs } of models) {
      if (!projection.types.includes(event.type)) continue;
      const key = projection.keyOf(event);
      const doc = projection.apply(docs.get(key) ?? null, event);
      if (doc !== null) docs.set(key, doc);
    }
    if (!wanted.has(event.position)) continue;
    const sorted = models.map(({ docs }) => [...docs].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, doc]) => doc));
    told.set(event.position, JSON.stringify(sorted));
  }
  return told;
};

const expectRight = async (answers: readonly Answer[], version: number): Promise<void> => {
  const positions = answers.map(({ position }) => position);
  expect([...positions].sort((one, other) => one - other)).toEqual(positions);
  const right = await foldedTo(positions, version);
  for (const { position, documents } of answers) {
    if (documents !== right.get(position)) throw new Error(`the answer at ${position} is not what it had to be`);
  }
};

const builds = (): readonly unknown[] => {
  const db = new Database(file, { readonly: true });
  const found = db.prepare('SELECT name, version, generation, live FROM model ORDER BY name, generation').all();
  db.close();
  return found;
};

describe('models that are swapped under load', () => {
  it('give answers that are right for their position, and never go back', async () => {
    await given(...openedSession(), ...evening(60));
    const models = open(1);
    await models.catchUp();
    const stop = new AbortController();
    const following = models.keepCaughtUp(stop.signal);
    const written = writing(stop.signal);
    const answers: Answer[] = [];
    for (const name of [undefined, 'boards', 'sessions']) {
      let over = false;
      const rebuilding = models.rebuild(name).finally(() => (over = true));
      while (!over) {
        answers.push(ask(models));
        await turn();
      }
      await rebuilding;
    }
    stop.abort();
    await Promise.all([written, following]);
    await models.catchUp();
    answers.push(ask(models));

    expect(new Set(answers.map(({ position }) => position)).size).toBeGreaterThan(5);
    await expectRight(answers, 1);
    expect(builds()).toMatchObject([{ generation: 2 }, { generation: 3 }, { generation: 2 }, { generation: 3 }]);
  });

  it('of another version take over from an older program, which says no more instead of something wrong', async () => {
    await given(...openedSession(), ...evening(60));
    const older = open(1);
    await older.catchUp();
    const stop = new AbortController();
    const olderFollows = older.keepCaughtUp(stop.signal);
    const written = writing(stop.signal);
    const newer = open(2);
    const answers: Answer[] = [];
    const refusals: unknown[] = [];
    let over = false;
    const taking = newer.catchUp().finally(() => (over = true));
    for (let after = 0; after < 3; after += over ? 1 : 0) {
      try {
        answers.push(ask(older));
      } catch (error) {
        refusals.push(error);
      }
      await turn();
    }
    await taking;
    await expect(olderFollows).rejects.toThrow(ReadModelsError);
    stop.abort();
    await written;
    await newer.catchUp();

    expect(answers.length).toBeGreaterThan(0);
    await expectRight(answers, 1);
    expect(refusals.length).toBeGreaterThan(0);
    expect(refusals.every((error) => error instanceof ReadModelsError)).toBe(true);
    expect(older.failing()).toBe(true);
    await expectRight([ask(newer)], 2);
  });
});

it("a generation that somebody has begun and left is in nobody's way", async () => {
  await given(...openedSession(), ...evening(2));
  const models = open(1);
  await models.catchUp();
  const breaking = (one: AnyProjection): AnyProjection => ({
    ...one,
    apply: () => {
      throw new Error('struck by lightning');
    },
  });
  await expect(open(1, breaking).rebuild('boards')).rejects.toThrow('lightning');
  expect(builds()).toContainEqual({ name: 'boards', version: 1, generation: 2, live: 0 });
  await models.rebuild();
  await expectRight([ask(models)], 1);
  expect(builds()).toHaveLength(PROJECTIONS.length);
});

describe('what a newer program has made', () => {
  const NEWER = [
    { name: 'appeals', version: 2, generation: 2, live: 1 },
    { name: 'boards', version: 2, generation: 2, live: 1 },
    { name: 'deals', version: 2, generation: 2, live: 1 },
    { name: 'sessions', version: 2, generation: 2, live: 1 },
  ];

  it('is not destroyed where an older one is told to build anew', async () => {
    await given(...openedSession(), ...evening(2));
    const older = open(1);
    await older.catchUp();
    await open(2).catchUp();
    expect(builds()).toEqual(NEWER);
    await expect(older.rebuild()).rejects.toThrow(
      'sessions is of version 2, this program knows 1: use a newer program',
    );
    await expect(older.rebuild('boards')).rejects.toThrow(ReadModelsError);
    await expect(older.catchUp()).rejects.toThrow(ReadModelsError);
    expect(builds()).toEqual(NEWER);
  });

  it('is kept also half built, while an older one goes live', async () => {
    await given(...openedSession(), ...evening(600));
    let left = 1100;
    const breaking = (one: AnyProjection): AnyProjection => ({
      ...one,
      apply: (doc, event) => {
        left -= 1;
        if (left === 0) throw new Error('struck by lightning');
        return one.apply(doc, event);
      },
    });
    await expect(open(2, breaking).catchUp()).rejects.toThrow('lightning');
    const older = open(1);
    await older.catchUp();
    await expectRight([ask(older)], 1);
    expect(builds()).toContainEqual({ name: 'boards', version: 2, generation: 1, live: 0 });
    const newer = open(2);
    await newer.catchUp();
    await expectRight([ask(newer)], 2);
    expect(builds()).toHaveLength(PROJECTIONS.length);
  });
});
