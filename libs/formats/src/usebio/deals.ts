import {
  type Card,
  type Hand,
  type KnownHands,
  type Result,
  type Seat,
  type Suit,
  dealProblems,
  err,
  isCard,
  isCompleteDeal,
  makePbnDeal,
  ok,
  sortedHand,
  withFourthHand,
} from '@app/bridge';
import { dealProblemSaid } from '../dealt';
import { place } from '../import-texts';
import type { ImportedDeal } from '../imported';
import { type Finding, assumption, contradiction, error, quoted } from '../finding';
import { type ByParent, boardNumberOf } from './scopes';
import { parseSeat } from './values';
import { type XmlElement, type XmlUnit, childrenOf, textOf } from './xml';

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
  if (!seat) return err(error('deal-unreadable.no-seat', hand.line, { text: quoted(direction) }));
  const cards: Card[] = [];
  for (const [name, suit] of HOLDINGS) {
    const text = textOf(hand, name) ?? '';
    const holding = holdingOf(text, suit);
    if (!holding) {
      const unread = { element: name, seat: place(seat), text: quoted(text) };
      return err(error('deal-unreadable.no-cards', hand.line, unread));
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
    if (hands[seat]) return err(error('deal-unreadable.two-hands', element.line, { seat: place(seat) }));
    hands[seat] = cards;
  }
  const problems = dealProblems(hands);
  if (problems.length > 0) {
    const said = { list: problems.map(dealProblemSaid), joined: 'apart' } as const;
    return err(error('deal-not-52-cards.hands', board.line, { problems: said }));
  }
  return ok(hands);
};

const fourthHand = (board: number, line: number): Finding => assumption('fourth-hand.board', line, { board });

const keyOf = (section: string | null, board: number): string => `${section ?? ''}/${board}`;

/** The hands of a board: of its section, else of the whole event. */
export type HandsOf = (section: string | null, board: number) => KnownHands;

interface ReadDeals {
  readonly deals: readonly ImportedDeal[];
  readonly handsOf: HandsOf;
  readonly findings: readonly Finding[];
}

interface FoundDeal {
  readonly board: number | null;
  readonly line: number;
  readonly read: Result<KnownHands, Finding>;
}

/** Deals are in memory while their results are read; a large event has a thousand. */
const MOST_DEALS = 20_000;

const tooMany = (line: number): Finding => error('too-many-deals', line, { most: MOST_DEALS });

/** Collects the deals of a file, from every HANDSET and from the HANDs in the boards themselves. */
export const dealCollector = () => {
  const found = new Map<number, FoundDeal[]>();
  let count = 0;
  let full: Finding | null = null;
  return {
    add: ({ element, parent }: XmlUnit): void => {
      if (childrenOf(element, 'HAND').length === 0) return;
      count += 1;
      if (count > MOST_DEALS) {
        full ??= tooMany(element.line);
        return;
      }
      const deal = { board: boardNumberOf(element), line: element.line, read: dealOf(element) };
      const beside = found.get(parent);
      if (beside) beside.push(deal);
      else found.set(parent, [deal]);
    },
    /** @param places the sections of the elements in which deals count; of two deals for one board the first counts */
    deals: (places: ByParent<string | null>): ReadDeals => {
      const deals = new Map<string, ImportedDeal>();
      const findings: Finding[] = full ? [full] : [];
      for (const [parent, section] of places) {
        for (const deal of found.get(parent) ?? []) findings.push(...takeDeal(deals, section, deal));
      }
      const handsOf: HandsOf = (section, board) =>
        (deals.get(keyOf(section, board)) ?? deals.get(keyOf(null, board)))?.hands ?? {};
      return { deals: [...deals.values()], handsOf, findings };
    },
  };
};

const takeDeal = (
  deals: Map<string, ImportedDeal>,
  section: string | null,
  { board, line, read }: FoundDeal,
): readonly Finding[] => {
  if (!read.ok) return [read.error];
  if (board === null) return [error('no-board-number.deal', line)];
  const hands = withFourthHand(read.value);
  const before = deals.get(keyOf(section, board));
  if (before) {
    if (makePbnDeal(before.hands) === makePbnDeal(hands)) return [];
    return [contradiction('deal-twice', line, { board, before: before.line })];
  }
  deals.set(keyOf(section, board), { board, section, hands, line });
  return isCompleteDeal(hands) && !isCompleteDeal(read.value) ? [fourthHand(board, line)] : [];
};
