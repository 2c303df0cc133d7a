import type { Suit } from '@app/bridge';
import type { Texts } from '@app/messages';

export const SYMBOL: Readonly<Record<Suit, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** Cards and calls with suit symbols: `♠A`, `4♥`; the impossible bids of eight and nine too. */
export const symbols = (text: string): string =>
  text
    .replace(/^([SHDC])([2-9TJQKA])$/, (_, suit: Suit, rank: string) => SYMBOL[suit] + rank)
    .replace(/^([1-9])([SHDC])$/, (_, level: string, suit: Suit) => level + SYMBOL[suit]);

/** A call: a bid with its symbol, any other by the word of the language. */
export const callSymbols = (call: string, { has, say }: Texts): string =>
  has(`term.call.${call}`) ? say({ code: `term.call.${call}`, params: {} }) : symbols(call);
