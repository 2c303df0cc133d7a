import {
  type Card,
  type Contract,
  type Hand,
  type KnownHands,
  type Play,
  type Result,
  type Seat,
  cardPlayed,
  err,
  hasPlayedToTrick,
  holderOf,
  isCard,
  isRevoke,
  ok,
  openingLeader,
  openPlay,
  remaining,
  suitLed,
  suitOf,
} from '@app/bridge';
import { place } from '../import-texts';
import type { ImportedCard } from '../imported';
import { type Finding, assumption, contradiction, error, note, quoted } from '../finding';
import { joined } from './calls';
import type { LinPair } from './pairs';
import type { LinRecord } from './segments';

interface LinPlay {
  /** Null where the record has no cards. */
  readonly cards: readonly ImportedCard[] | null;
  /** The tricks as they fell; null without a contract. */
  readonly play: Play | null;
  readonly findings: readonly Finding[];
}

const ONE_CARD = /\s*([SHDC])(10|[2-9TJQKA])/iy;

/** Reads a `pc` value, mostly one card (`C2`, `hK`, `D10`), in some files a trick of them; null when it is none. */
export const parseLinCards = (value: string): readonly Card[] | null => {
  const cards: Card[] = [];
  const text = value.trimEnd();
  ONE_CARD.lastIndex = 0;
  while (ONE_CARD.lastIndex < text.length) {
    const [, suit = '', rank = ''] = ONE_CARD.exec(text) ?? [];
    const card = `${suit}${rank.replace('10', 'T')}`.toUpperCase();
    if (!isCard(card)) return null;
    cards.push(card);
  }
  return cards.length > 0 ? cards : null;
};

interface CardAt {
  readonly card: Card;
  readonly line: number;
  readonly explanation: string | null;
}

const writtenCards = (pairs: readonly LinPair[]): Result<readonly CardAt[], Finding> => {
  const cards: CardAt[] = [];
  for (const { key, value, line } of pairs) {
    const last = cards.at(-1);
    if (key === 'an' && value !== '' && last) {
      cards[cards.length - 1] = { ...last, explanation: joined(last.explanation, value) };
    }
    if (key !== 'pc') continue;
    const read = parseLinCards(value);
    if (!read) return err(error('card-unreadable', line, { text: quoted(value) }));
    for (const card of read) cards.push({ card, line, explanation: null });
  }
  return ok(cards);
};

/**
 * The seat a card came from, or why the play cannot be followed beyond it.
 * @param left how many cards are left out then
 */
const seatOf = (
  { card, line }: CardAt,
  { play, hands, seen }: { readonly play: Play | null; readonly hands: KnownHands; readonly seen: ReadonlySet<Card> },
  left: number,
): Result<Seat, Finding> => {
  if (seen.has(card)) return err(contradiction('play-not-followed.played-before', line, { card, left }));
  const turn = play?.turn ?? null;
  const seat = holderOf(hands, card) ?? (turn !== null && !hands[turn] ? turn : null);
  if (seat === null) return err(contradiction('play-not-followed.nobody-holds', line, { card, left }));
  return play && hasPlayedToTrick(play, seat)
    ? err(contradiction('play-not-followed.second-card', line, { card, seat: place(seat), left }))
    : ok(seat);
};

const comment = (play: Play, hand: Hand | undefined, seat: Seat, { card, line }: CardAt): readonly Finding[] => {
  if (play.turn !== null && seat !== play.turn) {
    const seated = { card, holder: place(seat), turn: place(play.turn) };
    return [contradiction('card-from-another-hand', line, seated)];
  }
  const led = suitLed(play);
  if (!hand || led === null || led === suitOf(card) || !isRevoke(play, remaining(hand, play), card)) return [];
  return [note('does-not-follow-suit', line, { card, seat: place(seat) })];
};

const follow = (written: readonly CardAt[], hands: KnownHands, contract: Contract | null): LinPlay => {
  let play = contract ? openPlay(contract, openingLeader(contract)) : null;
  const cards: ImportedCard[] = [];
  const findings: Finding[] = [];
  const seen = new Set<Card>();
  let byTurn: CardAt | null = null;
  for (const [index, one] of written.entries()) {
    const from = seatOf(one, { play, hands, seen }, written.length - index);
    if (!from.ok) {
      findings.push(from.error);
      break;
    }
    const seat = from.value;
    const { card, line, explanation } = one;
    if (!hands[seat]) byTurn ??= one;
    if (play) {
      findings.push(...comment(play, hands[seat], seat, one));
      play = cardPlayed(play, seat, card);
    }
    seen.add(card);
    cards.push({ seat, card, line, explanation, marked: [] });
  }
  if (byTurn) findings.push(assumption('cards-seated-by-turn', byTurn.line, { card: byTurn.card }));
  return { cards: cards.length > 0 ? cards : null, play, findings };
};

/**
 * Reads the cards of a record and seats each with the player who holds it; a card of a hand that is not known
 * goes to the seat in turn. Refuses a record with a card that cannot be read.
 */
export const readPlay = (
  record: LinRecord,
  hands: KnownHands,
  { contract, passedOut }: { readonly contract: Contract | null; readonly passedOut: boolean },
): Result<LinPlay, Finding> => {
  const written = writtenCards(record.pairs);
  if (!written.ok) return written;
  const [first] = written.value;
  if (!first || !passedOut) return ok(follow(written.value, hands, contract));
  const cards = written.value.length;
  return ok({
    cards: null,
    play: null,
    findings: [contradiction('play-after-pass-out', first.line, { cards })],
  });
};
