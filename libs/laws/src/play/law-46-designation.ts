import { type Card, type Rank, type Suit, RANKS, SUITS, isCard } from '@app/bridge';

/** What declarer has said of a card of dummy's, as far as it can be read. */
export type Designation =
  /** Suit and rank (46A). */
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'suit'; readonly suit: Suit }
  | { readonly kind: 'rank'; readonly rank: Rank }
  /** The highest of a suit. With `low`, or nothing beside it, the suit is the lowest of it (46B2). */
  | { readonly kind: 'highest'; readonly suit: Suit }
  /** How high, and nothing else (46B1). */
  | { readonly kind: 'height'; readonly height: 'high' | 'win' | 'low' }
  /** Neither suit nor rank (46B5). */
  | { readonly kind: 'anything' };

/** Each word with what it stands for. */
function wordsOf<T extends string>(words: Readonly<Record<T, readonly string[]>>): ReadonlyMap<string, T> {
  return new Map(
    (Object.keys(words) as T[]).flatMap((meant) => words[meant].map((word): [string, T] => [word, meant])),
  );
}

/** Suits as they are named in English, Danish and Swedish. */
const SUIT_WORDS: ReadonlyMap<string, Suit> = wordsOf({
  S: ['spade', 'spades', 'spar', 'spader'],
  H: ['heart', 'hearts', 'hjerter', 'hjärter', 'hjarter'],
  D: ['diamond', 'diamonds', 'ruder', 'ruter'],
  C: ['club', 'clubs', 'klør', 'klor', 'klöver', 'klover'],
});

const RANK_WORDS: ReadonlyMap<string, Rank> = wordsOf({
  A: ['ace', 'es', 'ess', 'äss'],
  K: ['king', 'konge', 'kung'],
  Q: ['queen', 'dame', 'dam'],
  J: ['jack', 'knave', 'knægt', 'knekt', 'knegt', 'bonde'],
  T: ['ten', '10', 'ti', 'tier', 'tia', 'tio'],
  '9': ['nine', 'ni', 'nier', 'nia', 'nio'],
  '8': ['eight', 'otte', 'otter', 'åtta'],
  '7': ['seven', 'syv', 'syver', 'sju', 'sjua'],
  '6': ['six', 'seks', 'sekser', 'sex', 'sexa'],
  '5': ['five', 'fem', 'femmer', 'femma'],
  '4': ['four', 'fire', 'firer', 'fyra'],
  '3': ['three', 'tre', 'treer', 'trea'],
  '2': ['deuce', 'two', 'to', 'toer', 'tvåa', 'två'],
});

const HEIGHT_WORDS: ReadonlyMap<string, 'high' | 'win' | 'low'> = wordsOf({
  high: ['high', 'highest', 'top', 'høj', 'højt', 'højeste', 'højest', 'hög', 'högt', 'högsta', 'högst', 'toppen'],
  win: ['win', 'ruff', 'stik', 'trumf', 'vind', 'stick', 'trumfa', 'vinn'],
  low: ['low', 'lowest', 'small', 'lav', 'lavt', 'laveste', 'lille', 'låg', 'lågt', 'lägsta', 'liten', 'lilla'],
});

const ANYTHING: readonly string[] = ['anything', 'whatever', 'hvad', 'ligegyldigt', 'vad', 'valfritt', 'vilket'];
const FILLING: readonly string[] = [
  ...['of', 'the', 'it', 'play', 'please', ''],
  ...['spil', 'tak', 'af'],
  ...['spela', 'tack', 'av', 'den', 'som', 'helst'],
];

/** Articles before another word: `a heart` is a suit, and `A` alone the ace. */
const ARTICLES: readonly string[] = ['a', 'an', 'en', 'et', 'ett'];

/** Letters of a diagram that are one card in one language and another in the next: D is dame and diamonds, K king and klør. */
const AMBIGUOUS: readonly string[] = ['d', 'k'];

/** By its word, or by its letter in a diagram. */
const suitIn = (word: string): Suit | undefined =>
  SUIT_WORDS.get(word) ?? SUITS.find((suit) => suit.toLowerCase() === word);

const rankIn = (word: string): Rank | undefined =>
  RANK_WORDS.get(word) ?? RANKS.find((rank) => rank.toLowerCase() === word);

/** A suit with how high: `'small club'`, `'top heart'`. Null where one of the two words is something else. */
const ofSuitAndHeight = (one: string, other: string): Designation | null => {
  const suit = suitIn(one) ?? suitIn(other);
  const height = HEIGHT_WORDS.get(one) ?? HEIGHT_WORDS.get(other);
  if (suit === undefined || height === undefined || height === 'win') return null;
  return height === 'high' ? { kind: 'highest', suit } : { kind: 'suit', suit };
};

const cardIn = (one: string, other: string): Card | null => {
  const suit = suitIn(one) ?? suitIn(other);
  const rank = rankIn(one) ?? rankIn(other);
  return suit && rank ? `${suit}${rank}` : null;
};

/** One word that leaves something out. */
const ofWord = (word: string): Designation | null => {
  if (AMBIGUOUS.includes(word)) return null;
  const suit = suitIn(word);
  if (suit) return { kind: 'suit', suit };
  const rank = rankIn(word);
  if (rank) return { kind: 'rank', rank };
  const height = HEIGHT_WORDS.get(word);
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
  const said = text.toLowerCase().split(/[^\p{L}\d]+/u);
  const named = said.filter((word) => !FILLING.includes(word));
  const [first, second, ...others] = named.length > 1 && ARTICLES.includes(named[0] ?? '') ? named.slice(1) : named;
  if (first === undefined || others.length > 0) return null;
  if (second === undefined) return ofWord(first);
  if (AMBIGUOUS.includes(first) && AMBIGUOUS.includes(second)) return null;
  const both = cardIn(first, second);
  return both ? { kind: 'card', card: both } : ofSuitAndHeight(first, second);
};
