import {
  type Call,
  type Card,
  type Contract,
  type Seat,
  isCall,
  isCard,
  isSeat,
  seatsFrom,
  type Edition,
} from '@app/bridge';
import type { BoardEvent, BoardOpened } from '@app/contract';
import { ENGINE } from '@app/laws';

/** Short names for what has happened on a board, so that a history reads like the minutes of a table. */

/** A deal of thirteen-card hands in which every suit is worth following. */
export const DEAL = 'N:AK32.QJ4.T987.32 QJ54.AK2.65.JT98 T98.T98.AKQJ.AKQ 76.7653.432.7654';

const UNSEEN: BoardOpened = {
  session: 's',
  section: 'A',
  table: '1',
  board: 1,
  attempt: 1,
  laws: 'wbf-2017',
  dealer: 'N',
  vulnerability: 'None',
  contestants: { NS: '1', EW: '2' },
};

/** Board 1 of session `s` at table 1: North deals, nobody is vulnerable. */
export const opened = (departing: Partial<BoardOpened> = {}): BoardEvent => ({
  type: 'BoardOpened',
  data: { ...UNSEEN, deal: DEAL, ...departing },
});

/** The same board with hands that nobody has written down. */
export const openedUnseen = (): BoardEvent => ({ type: 'BoardOpened', data: UNSEEN });

export const called = (seat: Seat, call: Call): BoardEvent => ({ type: 'CallMade', data: { seat, call } });

/** `'N:1S'` in two parts. A slip of the pen in a test is an error of its own, not an odd result. */
const bySeatAnd = <T>(token: string, isWord: (word: unknown) => word is T): readonly [Seat, T] => {
  const [seat, word] = token.split(':');
  if (!isSeat(seat) || !isWord(word)) throw new Error(`not in the notation of a history: ${token}`);
  return [seat, word];
};

const isWrittenCall = (word: unknown): word is Call | '-' => word === '-' || isCall(word);

/** Calls as they are written down: `'N:1S E:- S:X'`; a dash is a pass. */
export const calls = (text: string): readonly BoardEvent[] =>
  text.split(' ').map((token) => {
    const [seat, call] = bySeatAnd(token, isWrittenCall);
    return called(seat, call === '-' ? 'Pass' : call);
  });

/** The shortest calls that make a contract on a board that this declarer deals. */
export const auctionTo = ({ bid, declarer, risk }: Contract): readonly BoardEvent[] => {
  const bidding: readonly Call[] = [
    bid,
    ...(risk === 'undoubled' ? [] : (['X'] as const)),
    ...(risk === 'redoubled' ? (['XX'] as const) : []),
    'Pass',
    'Pass',
    'Pass',
  ];
  const seats = seatsFrom(declarer);
  return bidding.map((call, index) => called(seats[index % seats.length] ?? declarer, call));
};

export const faced = (seat: Seat, card: Card): BoardEvent => ({ type: 'LeadFaced', data: { seat, card } });

export const spread = (seat: Seat): BoardEvent => ({ type: 'HandSpread', data: { seat } });

/** Cards as they were played: `'E:SQ S:S8'`. */
export const cards = (text: string): readonly BoardEvent[] =>
  text.split(' ').map((token): BoardEvent => {
    const [seat, card] = bySeatAnd(token, isCard);
    return { type: 'CardPlayed', data: { seat, card } };
  });

/** The engine's finding on an act. */
export const noted = (
  act: number,
  seat: Seat,
  rule: string,
  paragraph: string,
  edition: Edition = 'wbf-2017',
): BoardEvent => ({
  type: 'InfractionNoted',
  data: { act, seat, rule, law: { edition, authority: 'WBF', paragraph }, engine: ENGINE },
});
