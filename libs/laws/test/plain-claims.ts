import {
  type Card,
  type CardInTrick,
  type Ending,
  type Hand,
  type Rank,
  type Seat,
  type Suit,
  RANKS,
  SUITS,
  bySeat,
  leftOf,
  partnerOf,
  rankOf,
  rightOf,
  sideOf,
  suitOf,
  turnIn,
  winnerOf,
} from '@app/bridge';

/**
 * The rules of normal play once more, card by card and as their texts say them, for declarer's claims without a
 * statement: slow, and written apart from the search, to be held against it.
 */
interface PlainTerms {
  readonly declarer: Seat;
  readonly fromTheTop: boolean;
  readonly lowestTrump: boolean;
  readonly knowsOfTrump: boolean;
  readonly keepsWinners: boolean;
  readonly winnersFirst: boolean;
}

interface State {
  readonly ending: Ending;
  /** `'WS'`: West has shown out of spades. */
  readonly shownOut: ReadonlySet<string>;
}

const RANK_PLACE: ReadonlyMap<Rank, number> = new Map(RANKS.map((rank, place) => [rank, -place]));
const height = (card: Card): number => RANK_PLACE.get(rankOf(card)) ?? -99;
const inSuit = (hand: Hand, suit: Suit): Hand =>
  hand.filter((card) => suitOf(card) === suit).toSorted((one, other) => height(other) - height(one));

const after = ({ ending, shownOut }: State, card: Card): { readonly next: State; readonly winner: Seat | null } => {
  const seat = turnIn(ending);
  const [lead] = ending.trick;
  const shown =
    lead && suitOf(lead.card) !== suitOf(card) ? [...shownOut, `${seat}${suitOf(lead.card)}`] : [...shownOut];
  const hands = bySeat((one) => ending.hands[one].filter((held) => held !== card));
  const trick: readonly CardInTrick[] = [...ending.trick, { seat, card }];
  const [first, ...rest] = trick;
  const base = { ...ending, hands };
  if (!first || trick.length < 4)
    return { next: { ending: { ...base, trick }, shownOut: new Set(shown) }, winner: null };
  const winner = winnerOf([first, ...rest], ending.denomination);
  return { next: { ending: { ...base, trick: [], leader: winner }, shownOut: new Set(shown) }, winner };
};

/** What may be played, and the suits of which the best card counts. */
interface Options {
  readonly cards: Hand;
  readonly bestOf: readonly Suit[];
}

const optionsOf = ({ ending, shownOut }: State, terms: PlainTerms): Options => {
  const { hands, trick, denomination } = ending;
  const trump = SUITS.find((suit) => suit === denomination) ?? null;
  const seat = turnIn(ending);
  const partner = partnerOf(seat);
  const hand = hands[seat];
  const opponents: readonly Seat[] = [leftOf(seat), rightOf(seat)];
  const theirs = (suit: Suit): Hand => opponents.flatMap((one) => inSuit(hands[one], suit));
  const isHigh = (card: Card): boolean => theirs(suitOf(card)).every((other) => height(other) < height(card));
  const between = (cards: Hand, out: Hand): boolean =>
    out.some((one) => cards.some((low) => height(low) < height(one)) && cards.some((top) => height(top) > height(one)));
  const own = (suit: Suit): Hand => [...inSuit(hand, suit), ...inSuit(hands[partner], suit)];
  const seen = (suit: Suit): boolean =>
    opponents.some((one) => shownOut.has(`${one}${suit}`)) && between(own(suit), theirs(suit));
  const onlyIfAny = (cards: Hand, keep: (card: Card) => boolean): Hand => {
    const kept = cards.filter(keep);
    return kept.length > 0 ? kept : cards;
  };
  const topOf = (suit: Suit): Hand => {
    const cards = inSuit(hand, suit);
    const [top] = cards;
    const low = cards.at(-1);
    if (!top || !low) return [];
    return inSuit(hands[partner], suit).some((card) => height(card) > height(top)) ? [top, low] : [top];
  };
  const [lead] = trick;
  if (!lead) {
    const bestOf = SUITS.filter((suit) => inSuit(hand, suit).length > 0 && seen(suit));
    const awayFromFinesse = (card: Card): boolean =>
      bestOf.includes(suitOf(card)) &&
      inSuit(hands[partner], suitOf(card)).length > 0 &&
      between(inSuit(hand, suitOf(card)), inSuit(hands[rightOf(seat)], suitOf(card)));
    const led = onlyIfAny(
      SUITS.flatMap((suit) => (terms.fromTheTop && !seen(suit) ? topOf(suit) : inSuit(hand, suit))),
      (card) => !awayFromFinesse(card),
    );
    if (trump && terms.knowsOfTrump && theirs(trump).length > 0 && own(trump).some(isHigh)) {
      const across = (card: Card): boolean => {
        const suit = suitOf(card);
        if (card !== inSuit(hand, suit).at(-1)) return false;
        const others = inSuit(hands[partner], suit);
        const ruffs = others.length === 0 && suit !== trump && inSuit(hands[partner], trump).length > 0;
        return ruffs || others.some((other) => isHigh(other) && height(other) > height(card));
      };
      const trumps = bestOf.includes(trump) ? inSuit(led, trump) : topOf(trump);
      const draws = inSuit(hand, trump).length > 0 ? trumps : hand.filter(across);
      if (draws.length > 0) return { cards: draws, bestOf };
    }
    const wins = (card: Card): boolean =>
      isHigh(card) || inSuit(hands[partner], suitOf(card)).some(isHigh) || bestOf.includes(suitOf(card));
    return { cards: terms.winnersFirst ? onlyIfAny(led, wins) : led, bestOf };
  }

  const suit = suitOf(lead.card);
  const beatsAll = (who: Seat, card: Card): boolean =>
    winnerOf([lead, ...trick.slice(1), { seat: who, card }], denomination) === who;
  const best = winnerOf([lead, ...trick.slice(1)], denomination);
  const bestCard = trick.find((one) => one.seat === best)?.card ?? lead.card;
  const ours = sideOf(best) === sideOf(seat);
  const last = trick.length === 3;
  const nextIsOut = trick.length === 2 && shownOut.has(`${leftOf(seat)}${suit}`);
  const safe = ours && (last || isHigh(bestCard) || (nextIsOut && suitOf(bestCard) === suit));
  const partnersLegal = inSuit(hands[partner], suit).length > 0 ? inSuit(hands[partner], suit) : hands[partner];
  const partnerCanWin = trick.length === 1 && partnersLegal.some((card) => beatsAll(partner, card));
  const following = inSuit(hand, suit);
  const low = following.at(-1);
  if (low) {
    const bestOf = seen(suit) ? [suit] : [];
    const winning = following.filter((card) => beatsAll(seat, card));
    if (safe || winning.length === 0) return { cards: [low], bestOf };
    if (last || nextIsOut) return { cards: winning.slice(-1), bestOf };
    const tries = [...new Set([...winning, ...(ours || partnerCanWin ? [low] : [])])];
    if (!terms.fromTheTop || trick.length !== 2 || seen(suit)) return { cards: tries, bestOf };
    const top = following.slice(0, 1);
    return { cards: ours && !top.some(isHigh) ? [...new Set([...top, low])] : top, bestOf };
  }

  const trumps = trump ? inSuit(hand, trump) : [];
  const others = hand.filter((card) => suitOf(card) !== trump);
  const discards = terms.keepsWinners ? onlyIfAny(others, (card) => !isHigh(card)) : others;
  const ruffs = trumps.filter((card) => beatsAll(seat, card));
  if (safe || ruffs.length === 0) return { cards: discards.length > 0 ? discards : trumps.slice(-1), bestOf: [] };
  const ruffing = terms.lowestTrump || last ? ruffs.slice(-1) : ruffs;
  return { cards: ours || partnerCanWin ? [...discards, ...ruffing] : ruffing, bestOf: [] };
};

const legal = (hand: Hand, [lead]: readonly CardInTrick[]): Hand => {
  const following = lead ? inSuit(hand, suitOf(lead.card)) : [];
  return following.length > 0 ? following : hand;
};

/** The least tricks of declarer by any normal play, every line tried to its end. */
export const plainLeast = (state: State, terms: PlainTerms): number => {
  const { ending } = state;
  const seat = turnIn(ending);
  const hand = ending.hands[seat];
  if (hand.length === 0) return 0;
  const worth = (card: Card): number => {
    const { next, winner } = after(state, card);
    return (winner && sideOf(winner) === sideOf(terms.declarer) ? 1 : 0) + plainLeast(next, terms);
  };
  if (sideOf(seat) !== sideOf(terms.declarer)) return Math.min(...legal(hand, ending.trick).map(worth));
  const { cards, bestOf } = optionsOf(state, terms);
  const suits = SUITS.map((suit) => ({ suit, values: inSuit(cards, suit).map(worth) }));
  return Math.min(
    ...suits.flatMap(({ suit, values }) =>
      values.length > 0 && bestOf.includes(suit) ? [Math.max(...values)] : values,
    ),
  );
};
