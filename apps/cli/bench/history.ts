import { type NewEvent, eventIdOf, newCommandId, openLedger, type JsonObject } from '@app/ledger';
import { size } from './size';

/** One board as it is really recorded: 8 calls, a lead, 51 cards, a result; 63 events. */
const CALLS = ['1NT', 'Pass', '2C', 'Pass', '2D', 'Pass', '3NT', 'Pass', 'Pass', 'Pass'];
const SEATS = ['N', 'E', 'S', 'W'] as const;
const SUITS = ['S', 'H', 'D', 'C'] as const;
const RANKS = [...'AKQJT98765432'];

type Suits = readonly (typeof SUITS)[number][];

/** The suits of the four cards to a trick: North leads spades, and nobody can follow. */
const ORDERS: readonly Suits[] = [
  ['S', 'H', 'D', 'C'],
  ['S', 'H', 'C', 'D'],
  ['S', 'D', 'H', 'C'],
  ['S', 'D', 'C', 'H'],
  ['S', 'C', 'H', 'D'],
  ['S', 'C', 'D', 'H'],
];

/**
 * The tricks of the deal of this number, each by its suits; every number has other cards. A board is withheld while the
 * same cards are still to be played anywhere.
 */
const tricksOf = (deal: number): readonly Suits[] =>
  RANKS.map((_, trick) => ORDERS[Math.floor(deal / ORDERS.length ** trick) % ORDERS.length] ?? SUITS);

const dealText = (tricks: readonly Suits[]): string => {
  const holding = (seat: number, suit: string): string =>
    RANKS.filter((_, trick) => tricks[trick]?.[seat] === suit).join('');
  return `N:${SEATS.map((_, seat) => SUITS.map((suit) => holding(seat, suit)).join('.')).join(' ')}`;
};

const boardEvents = (
  session: string,
  table: number,
  board: number,
  tricks: readonly Suits[],
): readonly { type: string; data: JsonObject }[] => [
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
      deal: dealText(tricks),
    },
  },
  ...CALLS.map((call, nth) => ({ type: 'CallMade', data: { seat: SEATS[nth % 4] ?? 'N', call } })),
  ...RANKS.flatMap((rank, trick) =>
    (tricks[trick] ?? SUITS).map((suit, nth) => ({
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
      const tricks = tricksOf(nth * BOARDS + board);
      for (let from = 1; from <= TABLES; from += TOGETHER) {
        await Promise.all(
          Array.from({ length: TOGETHER }, async (_, index) => {
            const table = from + index;
            const appended = recorded(boardEvents(session, table, board, tricks));
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
