import type { Card, Hand, KnownHands, Result, Seat, Suit } from '@app/bridge';
import {
  dealProblemInWords,
  dealProblems,
  err,
  isCard,
  isCompleteDeal,
  makePbnDeal,
  ok,
  seatName,
  sortedHand,
  withFourthHand,
} from '@app/bridge';
import type { ImportedDeal } from '../imported';
import type { Finding } from '../finding';
import { assumption, contradiction, error, quoted } from '../finding';
import type { UsebioScope } from './scopes';
import { boardNumberOf, boardsOf } from './scopes';
import { parseSeat } from './values';
import type { XmlElement } from './xml';
import { childrenOf, textOf } from './xml';

export interface ReadDeals {
  readonly deals: readonly ImportedDeal[];
  /** The hands of a board: of its section, else of the whole event. */
  readonly handsOf: (section: string | null, board: number) => KnownHands;
  readonly findings: readonly Finding[];
}

const HOLDINGS: readonly (readonly [string, Suit])[] = [
  ['SPADES', 'S'],
  ['HEARTS', 'H'],
  ['DIAMONDS', 'D'],
  ['CLUBS', 'C'],
];

/** `KT4`, `K 10 4`, `k,t,4`; a void is empty, `-` or `VOID`. Null where a letter is no rank. */
const holdingOf = (text: string, suit: Suit): readonly Card[] | null => {
  if (text.length > 60) return null;
  const ranks = text
    .toUpperCase()
    .replace(/^VOID$/, '')
    .replaceAll('10', 'T')
    .replace(/[\s,.-]+/g, '');
  const cards = [...ranks].map((rank) => `${suit}${rank}`).filter(isCard);
  return cards.length === ranks.length ? cards : null;
};

const handOf = (hand: XmlElement): Result<readonly [Seat, Hand], Finding> => {
  const direction = textOf(hand, 'DIRECTION') ?? hand.attributes.get('DIRECTION') ?? '';
  const seat = parseSeat(direction);
  if (!seat) return err(error('deal-unreadable', hand.line, `HAND: DIRECTION ${quoted(direction)} is no seat`));
  const cards: Card[] = [];
  for (const [name, suit] of HOLDINGS) {
    const text = textOf(hand, name) ?? '';
    const holding = holdingOf(text, suit);
    if (!holding) {
      return err(error('deal-unreadable', hand.line, `${name} of ${seatName(seat)}: ${quoted(text)} are no cards`));
    }
    cards.push(...holding);
  }
  return ok([seat, sortedHand(cards)]);
};

/** The deal of a BOARD with HANDs; refused where a hand cannot be read, stands twice, or the 52 cards do not come out. */
const dealOf = (board: XmlElement): Result<KnownHands, Finding> => {
  const hands: Partial<Record<Seat, Hand>> = {};
  for (const element of childrenOf(board, 'HAND')) {
    const hand = handOf(element);
    if (!hand.ok) return hand;
    const [seat, cards] = hand.value;
    if (hands[seat]) return err(error('deal-unreadable', element.line, `${seatName(seat)} has two HANDs`));
    hands[seat] = cards;
  }
  const problems = dealProblems(hands);
  if (problems.length > 0) {
    return err(error('deal-not-52-cards', board.line, problems.map(dealProblemInWords).join('; ')));
  }
  return ok(hands);
};

const fourthHand = (board: number, line: number): Finding =>
  assumption('fourth-hand', line, `board ${board}: the fourth hand is left out and filled in from the other three`);

const places = (
  usebio: XmlElement,
  scopes: readonly UsebioScope[],
): readonly (readonly [string | null, XmlElement])[] => [
  ...boardsOf(scopes).map(({ scope, element }) => [scope.label, element] as const),
  ...[{ label: null, element: usebio }, ...scopes].flatMap(({ label, element }) =>
    childrenOf(element, 'HANDSET').flatMap((set) => childrenOf(set, 'BOARD').map((board) => [label, board] as const)),
  ),
];

const keyOf = (section: string | null, board: number): string => `${section ?? ''}/${board}`;

/** Reads the deals, from every HANDSET and from the HANDs in the boards themselves. */
export const readDeals = (usebio: XmlElement, scopes: readonly UsebioScope[]): ReadDeals => {
  const deals = new Map<string, ImportedDeal>();
  const findings: Finding[] = [];
  for (const [section, element] of places(usebio, scopes)) {
    const { line } = element;
    if (childrenOf(element, 'HAND').length === 0) continue;
    const board = boardNumberOf(element);
    const read = dealOf(element);
    if (board === null || !read.ok) {
      const message = 'a deal without board number is left out';
      findings.push(read.ok ? error('no-board-number', line, message) : read.error);
      continue;
    }
    const hands = withFourthHand(read.value);
    const before = deals.get(keyOf(section, board));
    if (before) {
      if (makePbnDeal(before.hands) === makePbnDeal(hands)) continue;
      const message = `board ${board} has another deal in line ${before.line}; this one is left out`;
      findings.push(contradiction('deal-twice', line, message));
      continue;
    }
    if (isCompleteDeal(hands) && !isCompleteDeal(read.value)) findings.push(fourthHand(board, line));
    deals.set(keyOf(section, board), { board, section, hands, line });
  }
  const handsOf: ReadDeals['handsOf'] = (section, board) =>
    (deals.get(keyOf(section, board)) ?? deals.get(keyOf(null, board)))?.hands ?? {};
  return { deals: [...deals.values()], handsOf, findings };
};
