import type { BySide, Card, Contract, Hand, KnownHands, Play, Seat } from '@app/bridge';
import {
  cardPlayed,
  contractOf,
  hasEnded,
  hasPlayedToTrick,
  openPlay,
  openingLeader,
  parsePbnDeal,
  partnerOf,
  passedOut,
  remaining,
} from '@app/bridge';
import type { CallOnTable, TableState } from '@app/laws';
import { openTable, tableAfter } from '@app/laws';
import { actOf, cardLedTooEarly } from './act-of';
import type { BoardEvent, BoardOpened } from './events';

type EventData<T extends BoardEvent['type']> = Extract<BoardEvent, { type: T }>['data'];

export type Claim = {
  readonly kind: 'claim' | 'concession';
  readonly by: Seat;
  readonly tricks: number;
  readonly statement: string | null;
  readonly acceptedBy: Seat | null;
  /** Tricks each side had won when play ceased; whatever is played on changes nothing in what was claimed. */
  readonly won: BySide<number>;
};

/** What stands as the table's own result. */
export type TableResult =
  | ({ readonly kind: 'agreed' } & EventData<'ResultAgreed'>)
  | ({ readonly kind: 'entered' } & EventData<'ResultEntered'>)
  | ({ readonly kind: 'not-played' } & EventData<'BoardNotPlayed'>);

/**
 * A board as its events have made it. It goes on as in fact it did: an act that the Laws would have had
 * taken back stands here, with the finding beside it, until a ruling says otherwise.
 */
export interface Board {
  readonly opened: BoardOpened;
  /** Revision of the last event. */
  readonly revision: number;
  /** The hands as dealt, as far as they are known. */
  readonly hands: KnownHands;
  /** Where the Laws have the table: the auction in force, and all that is open. */
  readonly table: TableState;
  readonly alerts: readonly EventData<'AlertGiven'>[];
  readonly explanations: readonly EventData<'ExplanationGiven'>[];
  readonly tempo: readonly EventData<'TempoNoted'>[];
  /** The contract as it is played: declarer and dummy have changed places after a spread under Law 54A. */
  readonly contract: Contract | null;
  /** Who has an opening lead lying face down. */
  readonly leadPlaced: Seat | null;
  readonly play: Play | null;
  /** The act of each card, in the order of play. */
  readonly cardActs: readonly number[];
  /** Cards shown that were not played to a trick. */
  readonly exposed: readonly { readonly act: number; readonly seat: Seat; readonly card: Card }[];
  readonly spread: readonly Seat[];
  readonly claim: Claim | null;
  readonly result: TableResult | null;
  readonly adjusted: EventData<'ScoreAdjusted'> | null;
  readonly findings: readonly EventData<'InfractionNoted'>[];
}

const opened = (data: BoardOpened): Board => {
  const deal = data.deal === undefined ? null : parsePbnDeal(data.deal);
  return {
    opened: data,
    revision: 0,
    hands: deal?.ok ? deal.value : {},
    table: openTable({ edition: data.laws, ...data }),
    alerts: [],
    explanations: [],
    tempo: [],
    contract: data.contract ?? null,
    leadPlaced: null,
    play: null,
    cardActs: [],
    exposed: [],
    spread: [],
    claim: null,
    result: null,
    adjusted: null,
    findings: [],
  };
};

/** The cards a seat still holds; null where its hand is not known. */
export const handNow = (board: Board, seat: Seat): Hand | null => {
  const hand = board.hands[seat];
  if (hand === undefined) return null;
  return board.play ? remaining(hand, board.play) : hand;
};

/** Whether a card from this seat goes to a trick now, or is merely exposed (Laws 24, 45E, 57A). */
const goesToTrick = (board: Board, seat: Seat): boolean =>
  board.contract !== null && (board.play === null || !hasPlayedToTrick(board.play, seat));

const withCard = (board: Board, seat: Seat, card: Card): Board => {
  if (!board.contract || !goesToTrick(board, seat)) {
    return { ...board, exposed: [...board.exposed, { act: board.revision, seat, card }] };
  }
  const play = board.play ?? openPlay(board.contract, seat);
  return {
    ...board,
    leadPlaced: null,
    play: cardPlayed(play, seat, card),
    cardActs: [...board.cardActs, board.revision],
  };
};

/** Whether all there is of the play is an opening lead by the wrong defender (Law 54; by the declaring side it is 54E). */
const wronglyOpened = ({ contract, play }: Board): boolean =>
  contract !== null &&
  play?.tricks.length === 0 &&
  play.current.length === 1 &&
  play.current[0]?.seat === partnerOf(openingLeader(contract));

/** Law 54A: declarer who spreads his hand after a defender's opening lead out of turn becomes dummy. */
const withSpread = (board: Board, seat: Seat): Board => {
  const { contract } = board;
  const becomesDummy = contract?.declarer === seat && wronglyOpened(board);
  return {
    ...board,
    spread: [...board.spread, seat],
    contract: becomesDummy ? { ...contract, declarer: partnerOf(seat) } : contract,
  };
};

const claimed = (
  kind: Claim['kind'],
  data: EventData<'TricksClaimed'> | EventData<'TricksConceded'>,
  play: Play | null,
): Claim => ({
  kind,
  by: data.by,
  tricks: data.tricks,
  statement: data.statement ?? null,
  acceptedBy: null,
  won: play?.won ?? { NS: 0, EW: 0 },
});

/** The hands as the director has them now. */
const withDeal = (board: Board, pbn: string | undefined): Board => {
  const deal = pbn === undefined ? null : parsePbnDeal(pbn);
  return deal?.ok ? { ...board, hands: deal.value } : board;
};

/** A board that was passed out is not dealt again (Law 22), nor one that has been played or is in play. */
const isRedealt = ({ table, play }: Board): boolean =>
  play === null && !passedOut(table.auction) && !table.hands.finished;

const apply = (board: Board, event: Exclude<BoardEvent, { type: 'BoardOpened' }>): Board => {
  switch (event.type) {
    case 'AlertGiven':
      return { ...board, alerts: [...board.alerts, event.data] };
    case 'ExplanationGiven':
      return { ...board, explanations: [...board.explanations, event.data] };
    case 'TempoNoted':
      return { ...board, tempo: [...board.tempo, event.data] };
    case 'LeadPlaced':
      return { ...board, leadPlaced: event.data.seat };
    case 'LeadFaced':
    case 'CardPlayed':
      return withCard(board, event.data.seat, event.data.card);
    case 'HandSpread':
      return withSpread(board, event.data.seat);
    case 'TricksClaimed':
      return { ...board, claim: claimed('claim', event.data, board.play) };
    case 'TricksConceded':
      return { ...board, claim: claimed('concession', event.data, board.play) };
    case 'ClaimAccepted':
      return board.claim ? { ...board, claim: { ...board.claim, acceptedBy: event.data.by } } : board;
    case 'ResultAgreed':
      return { ...board, result: { kind: 'agreed', ...event.data } };
    case 'ResultEntered':
      return { ...board, result: { kind: 'entered', ...event.data } };
    case 'BoardNotPlayed':
      return { ...board, result: { kind: 'not-played', ...event.data } };
    case 'InfractionNoted':
      return { ...board, findings: [...board.findings, event.data] };
    case 'ScoreAdjusted':
      return { ...board, adjusted: event.data };
    case 'HandsCorrected':
      return withDeal(board, event.data.deal);
    case 'BoardRedealt':
      return isRedealt(board) ? withDeal({ ...board, hands: {}, exposed: [] }, event.data.deal) : board;
    case 'CardExposed': {
      const { seat, cards } = event.data;
      return { ...board, exposed: [...board.exposed, ...cards.map((card) => ({ act: board.revision, seat, card }))] };
    }
    case 'CallMade':
    case 'CallSubstituted':
    case 'AnnouncementMade':
    case 'QuestionAsked':
    case 'ExplanationCorrected':
    case 'ReviewOfAuctionGiven':
    case 'StopShown':
    case 'StopRemoved':
    case 'RemarkMade':
    case 'MannerNoted':
    case 'HandTaken':
    case 'CardsCounted':
    case 'CardSeen':
    case 'CardRestored':
    case 'BoardTurned':
    case 'SeatsExchanged':
    case 'HandsReturned':
    case 'AttentionDrawn':
    case 'RightsReserved':
    case 'DirectorCalled':
    case 'StatementTaken':
    case 'FactFound':
    case 'OptionsOffered':
    case 'OptionChosen':
    case 'JudgementMade':
    case 'PollTaken':
      return board;
  }
};

/** The table after the event, and the contract that its auction makes as long as nobody has played. */
const withTable = (board: Board, event: BoardEvent): Board => {
  const act = actOf(event, board) ?? cardLedTooEarly(event, board);
  if (!act) return board;
  const table = tableAfter(board.table, act);
  if (board.play) return { ...board, table };
  const contract = board.opened.contract ?? contractOf(table.auction);
  return { ...board, table, contract, leadPlaced: contract ? board.leadPlaced : null };
};

/** The board after one more event; null stands for a board that has not been opened. */
export const evolveBoard = (board: Board | null, event: BoardEvent): Board | null => {
  if (event.type === 'BoardOpened') return opened(event.data);
  return board && withTable(apply({ ...board, revision: board.revision + 1 }, event), event);
};

export const foldBoard = (events: Iterable<BoardEvent>): Board | null => {
  let board: Board | null = null;
  for (const event of events) board = evolveBoard(board, event);
  return board;
};

/** Whether there is no more calling: three passes have ended the auction, or the record gives the contract without them. */
export const auctionIsOver = (board: Board): boolean =>
  hasEnded(board.table.auction) || board.opened.contract !== undefined;

export type Phase = 'auction' | 'clarification' | 'play' | 'ended';

/** Where the board stands: the clarification period lasts from the final pass until the lead is faced (Laws 22, 41). */
export const phaseOf = (board: Board): Phase => {
  if (board.result || board.claim?.acceptedBy || board.table.hands.stopped) return 'ended';
  if (!auctionIsOver(board)) return 'auction';
  if (!board.contract) return 'ended';
  if (!board.play) return 'clarification';
  return board.play.turn === null ? 'ended' : 'play';
};

/** Every call that somebody has made, whatever became of it, in the order in which they were made. */
export const callsMade = ({ table }: Board): readonly CallOnTable[] =>
  [...table.inForce.filter(({ deemed }) => !deemed), ...table.gone, ...table.attempts.map(({ call }) => call)].sort(
    (a, b) => a.at - b.at,
  );
