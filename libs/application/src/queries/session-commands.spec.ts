import { SEATS, type Seat, makePbnDeal } from '@app/bridge';
import { type CommandEnvelope, boardStream, decodeBoardEvent, readable } from '@app/contract';
import { writeNdjson } from '@app/formats';
import { type EventLog, memoryLedger } from '@app/ledger';
import { type Board, foldBoard } from '@app/session';
import { CHIEF, aDealtPack, aWandering, commandOf, everything } from '@app/testing';
import fc from 'fast-check';
import '../../../../test/property-seed';
import { samples } from '../../../../test/samples';
import { executeLines } from '../bulk/execute-lines';
import { readNdjson } from '../bulk/read-ndjson';
import { executeAll } from '../execute/execute-all';
import type { Outcome } from '../execute/outcome';
import { readCommand } from '../execute/read-command';
import { memoryCheckpoint } from '../process-manager/checkpoint';
import { processManager } from '../process-manager/process-manager';
import { recordedCommands } from './session-commands';

const now = () => new Date('2026-02-02T23:00:00Z');
const KEPT_APART = { unsealed: () => undefined, lost: () => undefined };

let count = 0;
const newId = (): string => `01890000-0000-7000-8000-${(++count).toString(16).padStart(12, '0')}`;

type Envelopes = readonly CommandEnvelope[];

/** Gives commands to a ledger in which decisions reach other streams at once, as where a server runs. */
const executing = (log: EventLog): ((envelopes: Envelopes) => Promise<readonly Outcome[]>) => {
  const manager = processManager({ log, now, checkpoint: memoryCheckpoint() });
  return async (envelopes) => {
    const outcomes: Outcome[] = [];
    for (const envelope of envelopes) {
      outcomes.push(...(await executeAll({ log, now }, [envelope], { actor: CHIEF })));
      await manager.runPending(() => undefined);
    }
    return outcomes;
  };
};

const exported = async (log: EventLog): Promise<string> => {
  const lines: string[] = [];
  for await (const line of writeNdjson(recordedCommands(log, 's', KEPT_APART), () => undefined)) lines.push(line);
  return lines.join('');
};

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(new TextEncoder().encode(text));
}

/** An empty ledger into which a file of commands was taken, and every line that was refused. */
const rebuilt = async (text: string): Promise<{ readonly log: EventLog; readonly refused: readonly object[] }> => {
  const log = memoryLedger();
  const refused: object[] = [];
  for await (const outcome of executeLines(readNdjson(bytesOf(text)), executing(log))) {
    if (!outcome.ok) refused.push(outcome);
  }
  return { log, refused };
};

const eventsOf = async (log: EventLog): Promise<readonly object[]> =>
  (await everything(log)).map(({ id, streamId, revision, position, type, data, metadata }) => ({
    ...{ id, streamId, revision, position, type, data },
    occurredAt: metadata.occurredAt,
  }));

const TEAMS = ['x', 'y', 'u', 'v'];
/** Two sections; of teams, tables 1 and 2 are the rooms of one match. */
const TABLES = { '1': ['A', 'x', 'y'], '2': ['A', 'y', 'x'], '3': ['B', 'u', 'v'], '4': ['B', 'v', 'u'] } as const;
type Table = keyof typeof TABLES;
const TABLE_NAMES = Object.keys(TABLES) as readonly Table[];

type Act =
  | { readonly kind: 'enter' | 'correct' | 'award' | 'assign' | 'rule' | 'transfer' | 'grade'; readonly tricks: number }
  | { readonly kind: 'reverse' | 'confirm' | 'withdraw' | 'penalise' | 'remark' | 'not-played'; readonly at: number };

interface Move {
  readonly table: Table;
  readonly board: number;
  readonly act: Act;
}

const anAct: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('enter', 'correct', 'award', 'assign', 'rule', 'transfer', 'grade'),
      tricks: fc.nat(13),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('reverse', 'confirm', 'withdraw', 'penalise', 'remark', 'not-played'),
      at: fc.nat(12),
    }),
  },
);

const aMove: fc.Arbitrary<Move> = fc.record({
  table: fc.constantFrom(...TABLE_NAMES),
  board: fc.integer({ min: 1, max: 2 }),
  act: anAct,
});

const result = (tricks: number) => ({ bid: '3NT', declarer: 'N' as Seat, risk: 'undoubled', tricks });
const law = (paragraph: string) => ({ edition: 'wbf-2017', authority: 'WBF', paragraph });
const weighted = (tricks: number) => ({
  kind: 'assigned',
  components: [
    { result: result(tricks), weight: '1/3' },
    { result: result(13 - tricks), weight: '2/3' },
  ],
});
const OFFENCE = {
  kind: 'procedural',
  offence: 'slow-play',
  amount: { value: '1', unit: 'IMP' },
  from: 'total',
  paragraph: '90B2',
  reason: 'Too slow',
};
const at = '2026-02-02T21:00:00Z';

const dataOf = ({ act, table, board }: Move): readonly [string, object] => {
  const [, NS] = TABLES[table];
  switch (act.kind) {
    case 'enter':
      if (act.tricks === 0) return ['EnterScore', { score: -140, source: 'list' }];
      return ['EnterResult', { result: result(act.tricks), source: 'slip', lead: 'SA' }];
    case 'correct': {
      const why = { raisedAt: at, raisedBy: 'x', authority: 'director:anna', reason: 'The slip says so' };
      const what = act.tricks < 2 ? { score: 50 } : { result: result(act.tricks) };
      return ['CorrectScore', { error: 'entry', madeBy: 'official', ...what, ...why }];
    }
    case 'award':
      return ['AwardArtificialScore', { percent: { NS: 60, EW: 40 }, authority: 'director:anna' }];
    case 'grade':
      return ['AwardArtificialScore', { grades: { NS: 'plus', EW: 'minus' }, authority: 'director:anna' }];
    case 'assign': {
      const outcome = { NS: weighted(act.tricks), EW: { kind: 'artificial', grade: 'plus' } };
      return ['AssignScore', { outcome, law: law('12C1c'), authority: 'director:anna', reason: 'Damage' }];
    }
    case 'rule': {
      const outcome = { NS: weighted(act.tricks), EW: weighted(act.tricks) };
      const penalties = act.tricks % 2 === 0 ? {} : { penalties: [{ contestant: NS, ...OFFENCE }] };
      return [
        'GiveRuling',
        { laws: [law('16B1')], reasons: 'Suggested', by: 'anna', rightOfAppeal: true, outcome, ...penalties },
      ];
    }
    case 'transfer':
      return [
        'GiveRuling',
        {
          laws: [law('64A1')],
          reasons: 'A revoke',
          by: 'anna',
          rightOfAppeal: false,
          transfer: { to: 'EW', tricks: 1 },
        },
      ];
    case 'reverse':
      return [
        'ReverseDecision',
        { decision: act.at, at, by: 'anna', authority: 'chief-director', reasons: 'It was wrong' },
      ];
    case 'confirm':
      return ['ConfirmResult', { by: 'anna' }];
    case 'remark':
      return ['NoteRemark', { by: SEATS[act.at % 4], text: 'Oh' }];
    case 'not-played':
      return ['ReportNotPlayed', { reason: 'No time' }];
    case 'withdraw':
      return ['WithdrawBoard', { board, reason: 'Fouled' }];
    case 'penalise':
      return ['ImposePenalty', { contestant: NS, ...OFFENCE }];
  }
};

const OF_SESSION = ['WithdrawBoard', 'ImposePenalty'];

const boardIn = async (log: EventLog, { table, board }: Pick<Move, 'table' | 'board'>): Promise<Board | null> => {
  const events = [];
  for await (const stored of log.readStream(boardStream({ session: 's', table, board, attempt: 1 }))) {
    events.push(readable(stored, decodeBoardEvent));
  }
  return foldBoard(events);
};

const aHistory = fc.record({
  scoring: fc.constantFrom('matchpoints', 'cross-imps', 'team-imps', 'butler'),
  hands: aDealtPack,
  wandering: aWandering,
  moves: fc.array(aMove, { minLength: 20, maxLength: 40, size: 'max' }),
});

type History = typeof aHistory extends fc.Arbitrary<infer T> ? T : never;

/** A ledger in which all of this was asked for; what cannot be was refused. */
const recorded = async ({ scoring, hands, wandering, moves }: History): Promise<EventLog> => {
  const log = memoryLedger();
  const execute = executing(log);
  const give = async (json: object): Promise<void> => {
    const command = readCommand({ id: newId(), occurredAt: '2026-02-02T20:00:00Z', ...json });
    if (!command.ok) throw new Error(JSON.stringify([json, command.error]));
    await execute([command.value]);
  };
  const session = 's';
  const kind = scoring === 'team-imps' ? 'team' : 'pair';
  await give({ type: 'OpenSession', session, data: { laws: 'wbf-2017', scoring, title: 'Drawn', date: '2026-02-02' } });
  for (const section of ['A', 'B']) await give({ type: 'AddSection', session, data: { section } });
  for (const contestant of TEAMS) await give({ type: 'EnterContestant', session, data: { contestant, kind } });
  for (const table of TABLE_NAMES) {
    const [section, NS, EW] = TABLES[table];
    for (const board of [1, 2]) {
      const deal = table === '1' && board === 1 ? { deal: makePbnDeal(hands) } : {};
      await give({ type: 'OpenBoard', session, table, board, data: { section, contestants: { NS, EW }, ...deal } });
    }
  }
  // Something to correct and to rule about, where nobody goes astray.
  for (const table of ['2', '3']) {
    const data = { result: result(9), source: 'slip' };
    await give({ type: 'EnterResult', session, table, board: 1, data });
  }
  for (const step of wandering) {
    const board = await boardIn(log, { table: '1', board: 1 });
    if (board) await give({ session, table: '1', board: 1, ...commandOf(step, board) });
  }
  for (const move of moves) {
    const [type, data] = dataOf(move);
    const { table, board } = move;
    await give({ type, session, data, ...(OF_SESSION.includes(type) ? {} : { table, board }) });
  }
  return log;
};

it('the commands of a session rebuild it event by event in an empty ledger, whatever was done and decided in it', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(aHistory, async (history) => {
      const log = await recorded(history);
      const text = await exported(log);
      const again = await rebuilt(text);
      expect(again.refused).toEqual([]);
      const events = await eventsOf(log);
      expect(await eventsOf(again.log)).toEqual(events);
      for (const { type } of await everything(log)) seen.add(type);
      await log.close();
      await again.log.close();
    }),
    { numRuns: samples(12) },
  );
  for (const type of ['ScoreCorrected', 'RulingGiven', 'RulingReversed', 'TricksTransferred', 'RulingFollowed']) {
    expect(seen).toContain(type);
  }
  for (const type of ['ScoreAdjusted', 'BoardWithdrawn', 'PenaltyImposed', 'BoardNotPlayed', 'InfractionNoted']) {
    expect(seen).toContain(type);
  }
}, 120_000);
