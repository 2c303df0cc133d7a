import { type Card, type KnownHands, type Result, err, holderOf, isCompleteDeal, ok } from '@app/bridge';
import type { ImportedCard } from '../imported';
import { type Finding, contradiction } from '../finding';
import { parseLead } from '../usebio/values';
import { textIn, unreadable } from './cell';
import type { Logged } from './device-log';
import type { TableRow } from './rows';

/** A card as PlayData spells it: `SA`, `S10`, `AS`. */
export const cardIn = (row: TableRow): Result<Card, Finding> => {
  const text = textIn(row, 'Card');
  if (!text.ok) return text;
  const card = parseLead(text.value);
  return card ? ok(card) : err(unreadable(row, 'Card', 'wants.card'));
};

export const cardsOf = (acts: readonly Logged<Card>[]): readonly ImportedCard[] =>
  acts.map(({ seat, act, row }) => ({ seat, card: act, line: row, explanation: null, marked: [] }));

/**
 * Why the cards that were keyed in cannot be the play of this board: there is no contract, one of them comes twice, or
 * the deal has it in another hand. The result stands all the same.
 */
export const playFinding = (
  cards: readonly ImportedCard[],
  hands: KnownHands,
  hasContract: boolean,
): Finding | null => {
  const [first] = cards;
  if (!first) return null;
  const leftOut = { row: first.line, cards: cards.length };
  if (!hasContract) return contradiction('play-left-out.contract', first.line, leftOut);
  const seen = new Set<Card>();
  for (const { card, seat, line } of cards) {
    if (seen.has(card)) return contradiction('play-left-out.twice', line, { ...leftOut, card: { card } });
    if (isCompleteDeal(hands) && holderOf(hands, card) !== seat) {
      return contradiction('play-left-out.holder', line, { ...leftOut, card: { card }, seat: { seat } });
    }
    seen.add(card);
  }
  return null;
};
