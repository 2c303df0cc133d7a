import { type Card, type Rank, type Suit, RANKS, SUITS, isCard } from '@app/bridge';

/** What declarer has said of a card of dummy's, as far as it can be read. */
export type Designation =
  /** Suit and rank (46A). */
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'suit'; readonly suit: Suit }
  | { readonly kind: 'rank'; readonly rank: Rank }
  /** How high, and nothing else (46B1). */
  | { readonly kind: 'height'; readonly height: 'high' | 'win' | 'low' }
  /** Neither suit nor rank (46B5). */
  | { readonly kind: 'anything' };

const SUIT_WORDS: Readonly<Record<string, Suit>> = {
  spade: 'S',
  spades: 'S',
  heart: 'H',
  hearts: 'H',
  diamond: 'D',
  diamonds: 'D',
  club: 'C',
  clubs: 'C',
};

const RANK_WORDS: Readonly<Record<string, Rank>> = {
  ace: 'A',
  king: 'K',
  queen: 'Q',
  jack: 'J',
  knave: 'J',
  ten: 'T',
  '10': 'T',
  nine: '9',
  eight: '8',
  seven: '7',
  six: '6',
  five: '5',
  four: '4',
  three: '3',
  deuce: '2',
  two: '2',
};

const HEIGHT_WORDS: Readonly<Record<string, 'high' | 'win' | 'low'>> = {
  high: 'high',
  highest: 'high',
  top: 'high',
  win: 'win',
  ruff: 'win',
  low: 'low',
  lowest: 'low',
  small: 'low',
};

const ANYTHING: readonly string[] = ['anything', 'whatever'];
const FILLING: readonly string[] = ['of', 'the', 'it', 'play', 'please', ''];

/** By its word, or by its letter in a diagram. */
const suitIn = (word: string): Suit | undefined =>
  Object.hasOwn(SUIT_WORDS, word) ? SUIT_WORDS[word] : SUITS.find((suit) => suit.toLowerCase() === word);

const rankIn = (word: string): Rank | undefined =>
  Object.hasOwn(RANK_WORDS, word) ? RANK_WORDS[word] : RANKS.find((rank) => rank.toLowerCase() === word);

const cardIn = (one: string, other: string): Card | null => {
  const suit = suitIn(one) ?? suitIn(other);
  const rank = rankIn(one) ?? rankIn(other);
  return suit && rank ? `${suit}${rank}` : null;
};

/** One word that leaves something out. */
const ofWord = (word: string): Designation | null => {
  const suit = suitIn(word);
  if (suit) return { kind: 'suit', suit };
  const rank = rankIn(word);
  if (rank) return { kind: 'rank', rank };
  const height = Object.hasOwn(HEIGHT_WORDS, word) ? HEIGHT_WORDS[word] : undefined;
  if (height) return { kind: 'height', height };
  return ANYTHING.includes(word) ? { kind: 'anything' } : null;
};

/**
 * Reads what declarer has said. Null for what it does not understand: then the record has to name the card.
 * @param card where the words name it fully
 * @example saidIn('ten of spades') // { kind: 'card', card: 'ST' }
 */
export const parseDesignation = (words: string | undefined, card?: Card): Designation | null => {
  const text = card ?? (words ?? '').trim().toUpperCase();
  if (isCard(text)) return { kind: 'card', card: text };
  const said = text.toLowerCase().split(/[^a-z0-9]+/);
  const [first, second, ...others] = said.filter((word) => !FILLING.includes(word));
  if (first === undefined || others.length > 0) return null;
  if (second === undefined) return ofWord(first);
  const named = cardIn(first, second);
  return named && { kind: 'card', card: named };
};
