import type { BoardAddress, BoardCommand } from '@app/contract';
import type { PlannedCommand } from '@app/formats';
import { type EventLog, memoryLedger } from '@app/ledger';
import { executeOnStream } from '../execute/execute';
import { takenBeforeIn } from './recorded-boards';
import { IMPORTER, importedIds } from './store';

const address: BoardAddress = { session: 's', table: '1', board: 1, attempt: 1 };
const STREAM = 'board-s.1.1';

const commands: readonly PlannedCommand[] = (
  [
    {
      type: 'OpenBoard',
      data: {
        dealer: 'N',
        vulnerability: 'None',
        section: 'A',
        contestants: { NS: '1', EW: '2' },
        round: null,
        screens: false,
      },
    },
    { type: 'MakeCall', data: { seat: 'N', call: '1NT' } },
    { type: 'MakeCall', data: { seat: 'E', call: 'Pass' } },
  ] as unknown as readonly BoardCommand[]
).map((command, line) => ({ command, line }));

const recordedFirst = async (log: EventLog, count: number): Promise<void> => {
  const session = [
    { type: 'OpenSession', data: { laws: 'wbf-2017', scoring: 'matchpoints' } },
    { type: 'AddSection', data: { section: 'A' } },
    { type: 'EnterContestant', data: { contestant: '1', kind: 'pair' } },
    { type: 'EnterContestant', data: { contestant: '2', kind: 'pair' } },
  ] as const;
  const executor = { log, now: () => new Date('2026-03-01T20:00:00Z') };
  const origin = { actor: IMPORTER };
  const opened = await executeOnStream(
    executor,
    session.map((command, nth) => ({
      id: importedIds('session-s')(nth, command),
      command: { to: 'session', session: 's', command },
    })),
    origin,
    'all-or-none',
  );
  const outcomes = await executeOnStream(
    executor,
    commands.slice(0, count).map(({ command }, nth) => ({
      id: importedIds(STREAM)(nth, command),
      command: { to: 'board', address, command },
    })),
    origin,
    'all-or-none',
  );
  expect([...opened, ...outcomes].filter(({ ok }) => !ok)).toEqual([]);
};

describe('takenBeforeIn', () => {
  it('gives the events of a record that is recorded whole', async () => {
    const log = memoryLedger();
    await recordedFirst(log, 3);
    const events = await takenBeforeIn(log)(address, commands, 1);
    expect(events?.map(({ type }) => type)).toEqual(['BoardOpened', 'CallMade', 'CallMade']);
  });

  it('knows no record of which a command is missing, or is another', async () => {
    const log = memoryLedger();
    await recordedFirst(log, 2);
    const takenBefore = takenBeforeIn(log);
    expect(await takenBefore(address, commands, 1)).toBeNull();
    const other = { line: 1, command: { type: 'MakeCall', data: { seat: 'N', call: '2NT' } } } as const;
    const [open = other] = commands;
    expect(await takenBefore(address, [open, other], 1)).toBeNull();
    expect(await takenBefore(address, commands.slice(0, 2), 1)).toHaveLength(2);
  });

  it('knows nothing where there is no such board', async () => {
    expect(await takenBeforeIn(memoryLedger())(address, commands, 1)).toBeNull();
  });
});
