import { type Card, type LawRef, type Side, type Suit, seatName } from '@app/bridge';
import { citation } from '@app/laws';
import type { BoardView } from '@app/session';
import type { CaseFile } from '../case-file';
import { type Html, html, said } from './markup';

const SYMBOL: Readonly<Record<Suit, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };
const isSuitLetter = (letter: string): letter is Suit => letter in SYMBOL;

export const suitSymbol = (suit: Suit): string => SYMBOL[suit];

/** `'♠A'` */
export const cardInWords = (card: Card): string => {
  const suit = card.charAt(0);
  return isSuitLetter(suit) ? `${SYMBOL[suit]}${card.slice(1)}` : card;
};

/** `'4♥'`, `'Pass'`, `'Double'` */
export const callInWords = (call: string): string => {
  if (call === 'X') return 'Double';
  if (call === 'XX') return 'Redouble';
  const suit = call.charAt(1);
  return call.length === 2 && isSuitLetter(suit) ? `${call.charAt(0)}${SYMBOL[suit]}` : call;
};

export const sideName = (side: Side): string => (side === 'NS' ? 'North-South' : 'East-West');

export const cited = (laws: readonly LawRef[]): string => laws.map(citation).join(', ');

/** The id, and the name where it may be known. */
export const person = ({ names }: Pick<CaseFile, 'names'>, id: string): Html => {
  const name = names[id];
  return name === undefined ? html`${id}` : html`${said(name)} (${id})`;
};

export const people = (file: Pick<CaseFile, 'names'>, ids: readonly string[]): Html =>
  html`${ids.map((id, index) => html`${index === 0 ? '' : ', '}${person(file, id)}`)}`;

/** `'2026-02-02 20:15:00+01:00'` */
export const instant = (text: string | null): Html =>
  text === null
    ? html`not known`
    : html`<time datetime="${text}">${text.replace('T', ' ').replace(/\.\d+/, '')}</time>`;

/** An act at the table by what it was: `'East 1♥'`; by its number where it was neither a call nor a card. */
export const actInWords = (view: BoardView, act: number): string => {
  const call = view.auction.find((one) => one.act === act);
  if (call) return `${seatName(call.seat)} ${callInWords(call.call)}`;
  const cards = [
    ...view.tricks.flatMap((one) => one.cards),
    ...view.trick,
    ...view.ahead,
    ...view.exposed,
    ...view.withdrawnCards,
  ];
  const card = cards.find((one) => one.act === act);
  return card ? `${seatName(card.seat)} ${cardInWords(card.card)}` : `event ${act + 1}`;
};

/** `' about East 1♥'`; nothing where no act is named. */
export const aboutAct = (view: BoardView | null, act: number | null | undefined): string =>
  act === null || act === undefined ? '' : ` (about ${view ? actInWords(view, act) : `event ${act + 1}`})`;

/** `'events 5 and 7'`: as readers count them, the first is 1. */
export const eventsInWords = (revisions: readonly number[]): string =>
  `${revisions.length === 1 ? 'event' : 'events'} ${revisions.map((revision) => revision + 1).join(' and ')}`;
