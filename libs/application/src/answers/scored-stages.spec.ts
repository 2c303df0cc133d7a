import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EventLog, memoryLedger } from '@app/ledger';
import { type StageStandings, lineageOf, standingsView } from '@app/documents';
import { executeAll } from '../execute/execute-all';
import { type Json, DIRECTOR, envelopes, toBoard, toSession } from '../../../../test/contract/support/commands';
import { played, sessionOf } from '../../../../test/contract/support/results';
import { type ReadModels, readModels } from '../read-models/read-models';
import { scoredStages } from './scored-stages';
import { stageIn } from './session-queries';
import type { ScoreStage } from './stage-documents';

let folder = '';
let log: EventLog;
let models: ReadModels;
let score: ScoreStage;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'scored-stages-'));
  log = memoryLedger();
  models = readModels(join(folder, 'read-models.db'), log);
  score = scoredStages();
});
afterEach(async () => {
  models.close();
  await log.close();
  rmSync(folder, { recursive: true, force: true });
});

const given = async (...commands: readonly Json[]): Promise<void> => {
  const outcomes = await executeAll({ log, now: () => new Date() }, envelopes(...commands), { actor: DIRECTOR });
  expect(outcomes.filter(({ ok }) => !ok)).toEqual([]);
  await models.catchUp();
};

const PAIRS = ['1', '2', '3', '4'];
const evening = (session: string, part: number): readonly Json[] => [
  ...sessionOf(session, 'pair', PAIRS, { contest: { contest: 'spring', stage: 'final', session: part } }),
  ...[1, 2, 11].flatMap((board) => [
    ...played(session, ['1', board], ['1', '2'], 8),
    ...played(session, ['2', board], ['3', '4'], 7),
  ]),
];
/** Another score for table 2, by a ruling. */
const ruled = (session: string, board: number, tricks: number): Json => {
  const result = { bid: '1NT', declarer: 'N', risk: 'undoubled', tricks };
  const outcome = { kind: 'assigned', components: [{ result, weight: '1' }] };
  return toBoard(
    'AssignScore',
    { outcome: { NS: outcome, EW: outcome }, authority: 'the director' },
    { session, table: '2', board },
  );
};

const remembered = (id = 'a'): StageStandings => stageIn(models, id, score).scores();
/** All that answers are made of. */
const told = (stage: StageStandings) => ({
  standings: standingsView(stage),
  totals: PAIRS.map((pair) => lineageOf(stage, 'a', `total/${pair}`)),
});
/** What a process says that has remembered nothing. */
const afresh = () => {
  const fresh = readModels(join(folder, 'read-models.db'), log);
  const stage = stageIn(fresh, 'a').scores();
  fresh.close();
  return told(stage);
};

it('says the same again as long as nothing has happened, also after a result of another stage', async () => {
  await given(...evening('a', 1));
  const before = remembered();
  await given(...sessionOf('other', 'pair', PAIRS), ...played('other', ['1', 1], ['1', '2'], 8));
  expect(remembered()).toBe(before);
});

it('scores the board of a corrected result again, and no other', async () => {
  await given(...evening('a', 1));
  const [before] = remembered().sessions;
  await given(ruled('a', 2, 9));
  const [after] = remembered().sessions;
  const kept = after?.fields.filter((field) => before?.fields.includes(field));
  expect(kept?.map(({ board }) => board)).toEqual([1, 11]);
  expect(told(remembered())).toEqual(afresh());
});

it('knows boards that were opened since', async () => {
  await given(...evening('a', 1));
  remembered();
  await given(...played('a', ['1', 10], ['1', '2'], 8), ...played('a', ['2', 10], ['3', '4'], 7));
  expect(told(remembered())).toEqual(afresh());
});

it('over two sessions of a stage', async () => {
  await given(...evening('a', 1), ...evening('b', 2));
  const before = told(remembered());
  await given(ruled('a', 1, 9), ruled('b', 11, 8));
  expect(told(remembered())).not.toEqual(before);
  expect(told(remembered('b'))).toEqual(afresh());
});

it('scores a session anew that has changed itself', async () => {
  await given(...evening('a', 1));
  const before = told(remembered());
  const penalty = { kind: 'procedural', offence: 'phone', from: 'total', paragraph: 'DBf 307A1', reason: 'it rang' };
  const amount = { value: '1/2', unit: 'matchpoints' };
  await given(toSession('ImposePenalty', { contestant: '1', amount, ...penalty }, { session: 'a' }));
  expect(told(remembered())).not.toEqual(before);
  expect(told(remembered())).toEqual(afresh());
});

it('knows a session that the stage did not have before', async () => {
  await given(...evening('b', 2));
  remembered('b');
  await given(...evening('a', 1));
  expect(told(remembered('b'))).toEqual(afresh());
});
