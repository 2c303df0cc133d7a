import type { NewEvent } from '@app/ledger';
import { eventIdOf, newCommandId, openLedger } from '@app/ledger';
import type { JsonObject } from '@app/ledger';
import { size } from './size';

/** One board as it is really recorded: 8 calls, a lead, 51 cards, a result; 63 events. */
const CALLS = ['1NT', 'Pass', '2C', 'Pass', '2D', 'Pass', '3NT', 'Pass', 'Pass', 'Pass'];
const SEATS = ['N', 'E', 'S', 'W'] as const;
const SUITS = ['S', 'H', 'D', 'C'] as const;
const RANKS = [...'AKQJT98765432'];
const DEAL = 'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432';

const boardEvents = (session: string, table: number, board: number): readonly { type: string; data: JsonObject }[] => [
  {
    type: 'BoardOpened',
    data: {
      session,
      section: 'A',
      round: '1',
      table: String(table),
      board,
      attempt: 1,
      laws: 'wbf-2017',
      dealer: 'N',
      vulnerability: 'None',
      contestants: { NS: String(2 * table - 1), EW: String(2 * table) },
      deal: DEAL,
    },
  },
  ...CALLS.map((call, nth) => ({ type: 'CallMade', data: { seat: SEATS[nth % 4] ?? 'N', call } })),
  ...RANKS.flatMap((rank, trick) =>
    SUITS.map((suit, nth) => ({
      type: trick === 0 && nth === 0 ? 'LeadFaced' : 'CardPlayed',
      data: { seat: SEATS[nth] ?? 'N', card: suit + rank },
    })),
  ),
  {
    type: 'ResultAgreed',
    data: { result: { bid: '3NT', declarer: 'N', risk: 'undoubled', tricks: 6 + ((table * board) % 8) } },
  },
];

const metadata = (commandId: string): JsonObject => ({
  $causationId: commandId,
  $correlationId: commandId,
  actor: { id: 'bench', role: 'table' },
  commandId,
  occurredAt: '2026-02-02T19:00:00.000Z',
  recordedAt: '2026-02-02T19:00:00.000Z',
  schemaVersion: 1,
});

/** Events as the command API would record them: each by a command of its own. */
export const recorded = (events: readonly { type: string; data: JsonObject }[]): readonly NewEvent[] =>
  events.map((event) => {
    const commandId = newCommandId();
    return { id: eventIdOf(commandId, 0), ...event, metadata: metadata(commandId) };
  });

/** Tables of a session, each of which plays all its boards. */
export const TABLES = size(100, 4);
export const BOARDS = size(30, 4);
/** Boards appended side by side: the ledger commits them together. */
const TOGETHER = size(50, 2);

/** Fills a ledger with so many events, or a few more: sessions of so many tables and boards, every card of them. */
export const fillLedger = async (file: string, atLeast: number): Promise<number> => {
  const log = await openLedger(`sqlite:${file}`);
  let events = 0;
  for (let nth = 1; events < atLeast; nth += 1) {
    const session = `s${nth}`;
    const opened = recorded([
      { type: 'SessionOpened', data: { laws: 'wbf-2017', scoring: 'matchpoints' } },
      { type: 'SectionAdded', data: { section: 'A' } },
      ...Array.from({ length: 2 * TABLES }, (_, pair) => ({
        type: 'ContestantEntered',
        data: { contestant: String(pair + 1), kind: 'pair' },
      })),
    ]);
    await log.append(`session-${session}`, opened, 'no-stream');
    events += opened.length;
    for (let board = 1; board <= BOARDS && events < atLeast; board += 1) {
      for (let from = 1; from <= TABLES; from += TOGETHER) {
        await Promise.all(
          Array.from({ length: TOGETHER }, async (_, index) => {
            const table = from + index;
            const appended = recorded(boardEvents(session, table, board));
            events += appended.length;
            await log.append(`board-${session}.${table}.${board}`, appended, 'no-stream');
          }),
        );
      }
    }
  }
  await log.close();
  return events;
};
