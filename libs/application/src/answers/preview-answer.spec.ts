import { type Command, streamOf } from '@app/contract';
import { type EventLog, type RecordedEvent, memoryLedger, newCommandId } from '@app/ledger';
import { type BoardDoc, boardsProjection, sessionsProjection, standingsView } from '@app/documents';
import type { SessionDoc } from '@app/session';
import { CHIEF, tricksIn1NT, toBoard, toSession } from '@app/testing';
import fc from 'fast-check';
import { executeOnStream } from '../execute/execute';
import { memoryCheckpoint } from '../process-manager/checkpoint';
import { type ProcessManager, processManager } from '../process-manager/process-manager';
import { documentsAsOf } from './documents-as-of';
import { previewAnswer } from './preview-answer';
import { type StageDocuments, scoredAnew } from './stage-documents';
import { simulationFrom } from './simulation-from';
import { refusalAnswer } from '../execute/refusal-answer';

const AT = '2026-02-01T20:00:00Z';
const law = { edition: 'wbf-2017', authority: 'WBF', paragraph: '12C1' } as const;
const now = () => new Date('2026-02-01T21:00:00Z');

const documentsIn = async (log: EventLog): Promise<StageDocuments> => {
  const [session] = await documentsAsOf<SessionDoc>(log, sessionsProjection, () => true);
  if (!session) throw new Error('no session');
  const stage = [{ session, boards: await documentsAsOf<BoardDoc>(log, boardsProjection, () => true) }];
  return { session, stage, contest: [session], scores: () => scoredAnew(stage) };
};

interface Ledger {
  readonly log: EventLog;
  readonly manager: ProcessManager;
}

const give = async ({ log, manager }: Ledger, command: Command) => {
  const envelope = { id: newCommandId(), command };
  const [outcome] = await executeOnStream({ log, now }, [envelope], { actor: CHIEF }, 'all-or-none');
  await manager.runPending(() => undefined);
  return outcome;
};

const since = async (log: EventLog, position: number): Promise<readonly RecordedEvent[]> => {
  const events: RecordedEvent[] = [];
  for await (const event of log.readAll({ after: position })) events.push(event);
  return events;
};

/** The command is previewed, then given: both come to the same. */
const previewThenGive = async (ledger: Ledger, command: Command): Promise<boolean> => {
  const { log } = ledger;
  const head = await log.head();
  const simulation = await simulationFrom(log, streamOf(command), command);
  const preview = previewAnswer(await documentsIn(log), simulation, command, CHIEF);
  const outcome = await give(ledger, command);
  expect(preview.ok).toBe(outcome?.ok);
  if (!preview.ok) {
    expect(outcome).toMatchObject(refusalAnswer(preview.refusal));
    return false;
  }
  const recorded = (await since(log, head)).filter(({ streamId }) => !streamId.startsWith('ledger'));
  expect(preview.answer.events.map(({ stream, revision, type, data }) => ({ stream, revision, type, data }))).toEqual(
    recorded.map(({ streamId: stream, revision, type, data }) => ({ stream, revision, type, data })),
  );
  const { scores } = await documentsIn(log);
  expect(standingsView(preview.after.standings)).toEqual(standingsView(scores()));
  return true;
};

const assigned = (tricks: number) => ({
  kind: 'assigned' as const,
  components: [{ result: tricksIn1NT(tricks), weight: '1' }],
});

const fine = {
  contestant: '1',
  kind: 'procedural',
  offence: 'slow',
  amount: { value: '1', unit: 'matchpoints' },
  from: 'total',
  paragraph: 'L90',
  reason: 'slow',
} as const;

const ruling = (table: string, tricks: number, isFined: boolean, more: object = {}): Command =>
  toBoard(table, 1, {
    type: 'GiveRuling',
    data: {
      laws: [law],
      reasons: 'damaged',
      by: 'anna',
      rightOfAppeal: true,
      outcome: { NS: assigned(tricks), EW: assigned(tricks) },
      ...(isFined ? { penalties: [fine] } : {}),
      ...more,
    },
  });

const aTable = fc.constantFrom('1', '2', '3');
const aCommand: fc.Arbitrary<Command> = fc.oneof(
  fc.tuple(aTable, fc.nat(13), fc.boolean()).map(([table, tricks, isFined]) => ruling(table, tricks, isFined)),
  fc.tuple(aTable, fc.nat(13), fc.nat(6)).map(([table, tricks, amends]) => ruling(table, tricks, true, { amends })),
  fc.tuple(aTable, fc.nat(8)).map(([table, decision]) =>
    toBoard(table, 1, {
      type: 'ReverseDecision',
      data: { decision, at: AT, by: 'chief', authority: 'chief-director', reasons: 'wrong' },
    }),
  ),
  fc.constant(toSession({ type: 'ImposePenalty', data: fine })),
  fc.nat(14).map((penalty) => toSession({ type: 'RescindPenalty', data: { penalty, reason: 'wrong' } })),
);

const opening: readonly Command[] = [
  toSession({ type: 'OpenSession', data: { laws: 'wbf-2017', scoring: 'matchpoints' } }),
  toSession({ type: 'AddSection', data: { section: 'A' } }),
  ...['1', '2', '3', '4', '5', '6'].map((contestant) =>
    toSession({ type: 'EnterContestant', data: { contestant, kind: 'pair' } }),
  ),
  ...['1', '2', '3'].flatMap((table) => [
    toBoard(table, 1, { type: 'OpenBoard', data: { contestants: { NS: table, EW: String(Number(table) + 3) } } }),
    toBoard(table, 1, { type: 'EnterResult', data: { result: tricksIn1NT(6 + Number(table)), source: 'slip' } }),
  ]),
];

const withLedger = async (work: (ledger: Ledger) => Promise<void>): Promise<void> => {
  const log = memoryLedger();
  const manager = processManager({ log, now, checkpoint: memoryCheckpoint() });
  for (const command of opening) expect(await give({ log, manager }, command)).toMatchObject({ ok: true });
  try {
    await work({ log, manager });
  } finally {
    manager.close();
    await log.close();
  }
};

it('a preview is what the executor and the process manager then do, whatever is asked', () =>
  fc.assert(
    fc.asyncProperty(fc.array(aCommand, { minLength: 1, maxLength: 8 }), (commands) =>
      withLedger(async (ledger) => {
        for (const command of commands) await previewThenGive(ledger, command);
      }),
    ),
    { numRuns: 25 },
  ));

it('a board is looked at with its session and with the appeals of that, and nothing else', () =>
  withLedger(async (ledger) => {
    const simulation = await simulationFrom(ledger.log, 'board-s.1.1');
    expect([...simulation.streams.keys()].sort()).toEqual(['board-s.1.1', 'session-s']);
    expect(simulation.position).toBe((await ledger.log.head()) + 1);
    expect((await simulationFrom(ledger.log, 'appeal-none')).streams.size).toBe(0);
  }));

it('what an appeal is decided to is previewed as far as the score of the board', () =>
  withLedger(async (ledger) => {
    const told = toBoard('1', 1, { type: 'TellRuling', data: { ruling: 2, at: AT, to: ['1', '4'] } });
    const toAppeal = (command: Extract<Command, { to: 'appeal' }>['command']): Command => ({
      to: 'appeal',
      appeal: 'a1',
      command,
    });
    const at = (minute: number): string => `2026-02-01T20:${String(minute)}:00Z`;
    const hearing = { at: at(12), procedure: 'oral', partiesInformed: true } as const;
    const heard = (party: 'director' | 'appellant' | 'respondent') =>
      toAppeal({ type: 'HearParty', data: { party, at: at(13), text: 'so it was' } });
    const commands: readonly Command[] = [
      ruling('1', 9, true),
      told,
      toAppeal({
        type: 'LodgeAppeal',
        data: {
          session: 's',
          against: 'board-s.1.1@2',
          appellant: '4',
          lodgedBy: ['p7', 'p8'],
          capacity: 'players',
          parts: ['judgement'],
          grounds: 'we disagree',
          at: at(10),
          receivedBy: 'anna',
          absent: ['committee'],
        },
      }),
      toAppeal({ type: 'OpenHearing', data: hearing }),
      heard('director'),
      heard('appellant'),
      heard('respondent'),
      toAppeal({ type: 'CloseHearing', data: { at: at(14) } }),
      toAppeal({
        type: 'DecideAppeal',
        data: {
          at: at(15),
          instance: 'chief-director',
          by: 'chief',
          ruling: 'changed',
          laws: [law],
          reasons: 'too much',
          outcome: { NS: assigned(8), EW: assigned(8) },
          penalties: [{ penalty: 'session-s@9', paragraph: 'L91A' }],
        },
      }),
    ];
    for (const command of commands) expect(await previewThenGive(ledger, command)).toBe(true);
    const recorded = await since(ledger.log, -1);
    expect(recorded.slice(-3).map(({ streamId, type }) => `${streamId} ${type}`)).toEqual([
      'appeal-a1 AppealDecided',
      'board-s.1.1 ScoreAdjusted',
      'session-s PenaltyRescinded',
    ]);
  }));
