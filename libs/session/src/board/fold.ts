import type { BoardEvent, BoardOpened } from '@app/contract';
import { type Card, type Hand, type Seat, parsePbnDeal } from '@app/bridge';
import { type TableState, auctionIsOver, holding, openTable, tableAfter } from '@app/laws';
import { actOf } from './act-of';
import { isConfirmed } from './confirmation';
import {
  type DecidedScore,
  type Decisions,
  NO_DECISIONS,
  decidedBy,
  decisionsAfter,
  isDecisionEvent,
} from './decisions';
import { type Ground, groundOf } from './grounds';

export type { TableResult } from './decisions';

type EventData<T extends BoardEvent['type']> = Extract<BoardEvent, { type: T }>['data'];

/** An analysis of a claim (Laws 70, 71), and the judgement it was recorded with; null while there is none. */
export type Advice = EventData<'ClaimAnalysed'> & { readonly at: number; readonly ruling: number | null };

/**
 * A board as its events have made it. It goes on as in fact it did: an act that the Laws would have had
 * taken back stands here, with the finding beside it, until a ruling says otherwise.
 */
export interface Board {
  readonly opened: BoardOpened;
  /** Revision of the last event. */
  readonly revision: number;
  /** Where the Laws have the table: the auction and the cards in force, and all that is open. */
  readonly table: TableState;
  readonly alerts: readonly EventData<'AlertGiven'>[];
  readonly explanations: readonly EventData<'ExplanationGiven'>[];
  readonly tempo: readonly EventData<'TempoNoted'>[];
  /** Cards shown that were not played to a trick. */
  readonly exposed: readonly { readonly act: number; readonly seat: Seat; readonly card: Card }[];
  /** What a ruling may rest on, in order. */
  readonly grounds: readonly Ground[];
  /** Everything that was decided about it, and what of that counts. */
  readonly decisions: Decisions;
  readonly result: DecidedScore['result'];
  readonly adjusted: DecidedScore['adjusted'];
  readonly findings: readonly EventData<'InfractionNoted'>[];
  /** What claims have been reckoned to be worth, for the director to look at: nothing here follows from it. */
  readonly advice: readonly Advice[];
  /** The director has confirmed the result, and nothing has come up since. */
  readonly confirmed: boolean;
}

const opened = (data: BoardOpened): Board => {
  const { laws, deal, ...rest } = data;
  const read = deal === undefined ? null : parsePbnDeal(deal);
  return {
    opened: data,
    revision: 0,
    table: openTable({ ...rest, edition: laws, hands: read?.ok ? read.value : undefined }),
    alerts: [],
    explanations: [],
    tempo: [],
    exposed: [],
    grounds: [],
    decisions: NO_DECISIONS,
    result: null,
    adjusted: null,
    findings: [],
    advice: [],
    confirmed: false,
  };
};

const withExposed = (board: Board, seat: Seat, cards: readonly Card[]): Board => ({
  ...board,
  exposed: [...board.exposed, ...cards.map((card) => ({ act: board.revision, seat, card }))],
});

type Applied = { readonly [T in BoardEvent['type']]?: (board: Board, data: EventData<T>) => Board };

/** What an event changes on the board beside the table, where the Laws have no part in it. */
const APPLIED: Applied = {
  AlertGiven: (board, alert) => ({ ...board, alerts: [...board.alerts, alert] }),
  ExplanationGiven: (board, explanation) => ({ ...board, explanations: [...board.explanations, explanation] }),
  TempoNoted: (board, tempo) => ({ ...board, tempo: [...board.tempo, tempo] }),
  LeadFaced: (board, { seat, card }) => (auctionIsOver(board.table) ? board : withExposed(board, seat, [card])),
  CardPlayed: (board, { seat, card }) => (auctionIsOver(board.table) ? board : withExposed(board, seat, [card])),
  CardExposed: (board, { seat, cards }) => withExposed(board, seat, cards),
  BoardRedealt: (board) => (board.table.cards.play ? board : { ...board, exposed: [] }),
  ClaimAnalysed: (board, analysed) => ({
    ...board,
    advice: [...board.advice, { ...analysed, at: board.revision, ruling: null }],
  }),
  JudgementMade: (board, { advice: at }) => ({
    ...board,
    advice: board.advice.map((one) => (one.at === at ? { ...one, ruling: board.revision } : one)),
  }),
  InfractionNoted: (board, finding) => ({ ...board, findings: [...board.findings, finding] }),
};

const apply = (board: Board, event: BoardEvent): Board => {
  const applied = APPLIED[event.type] as ((board: Board, data: BoardEvent['data']) => Board) | undefined;
  return applied?.(board, event.data) ?? board;
};

const withGround = (board: Board, { type }: BoardEvent): Board => {
  const kind = groundOf(type);
  return kind ? { ...board, grounds: [...board.grounds, { at: board.revision, kind }] } : board;
};

const withDecision = (board: Board, event: BoardEvent): Board => {
  if (!isDecisionEvent(event)) return board;
  const decisions = decisionsAfter(board.decisions, event, board.revision);
  const { result, adjusted } = decidedBy(decisions);
  return { ...board, decisions, result, adjusted };
};

const withTable = (board: Board, event: BoardEvent): Board => {
  const act = actOf(event, board);
  return act ? { ...board, table: tableAfter(board.table, act) } : board;
};

/** The board after one more event; null stands for a board that has not been opened. */
export const evolveBoard = (board: Board | null, event: BoardEvent): Board | null => {
  if (event.type === 'BoardOpened') return opened(event.data);
  if (!board) return null;
  const confirmed = isConfirmed(board.confirmed, event);
  const after = apply({ ...board, revision: board.revision + 1, confirmed }, event);
  return withTable(withDecision(withGround(after, event), event), event);
};

export const foldBoard = (events: Iterable<BoardEvent>): Board | null => {
  let board: Board | null = null;
  for (const event of events) board = evolveBoard(board, event);
  return board;
};

/** The cards a seat still holds; null where its hand is not known. */
export const handNow = ({ table }: Board, seat: Seat): Hand | null => holding(table, seat);
