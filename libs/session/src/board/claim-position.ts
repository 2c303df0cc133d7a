import {
  type BySeat,
  type CardInTrick,
  type Contract,
  type Ending,
  type Hand,
  type Result,
  type Seat,
  type Trick,
  SEATS,
  bySeat,
  denominationOf,
  err,
  ok,
  openingLeader,
  sideOf,
  suitOf,
  winnerOf,
} from '@app/bridge';
import type { ShownOut } from '@app/laws';
import type { Board } from './fold';

/** Where a claim or a concession finds the play; the view of a board with a contract is such a position. */
interface PlayPosition {
  /** The cards each seat still holds; null where its hand is not known. */
  readonly hands: BySeat<Hand | null>;
  readonly contract: Contract;
  readonly tricks: readonly Trick[];
  /** The trick in progress. */
  readonly trick: readonly CardInTrick[];
}

/** The rest of the play; else whose hands are not known. */
export const endingIn = ({ hands, contract, tricks, trick }: PlayPosition): Result<Ending, readonly Seat[]> => {
  const unknown = SEATS.filter((seat) => hands[seat] === null);
  if (unknown.length > 0) return err(unknown);
  return ok({
    hands: bySeat((seat) => hands[seat] ?? []),
    denomination: denominationOf(contract.bid),
    leader: trick[0]?.seat ?? tricks.at(-1)?.winner ?? openingLeader(contract),
    trick: trick.map(({ seat, card }) => ({ seat, card })),
  });
};

/** What opponents of the claimer have told by not following to a suit. */
interface NotFollowed {
  readonly shownOut: readonly ShownOut[];
  /** They still hold the suit. */
  readonly revokes: readonly ShownOut[];
}

/** Opponents of the claimer who have not followed to a suit, each once. */
export const notFollowed = ({ tricks, trick }: PlayPosition, { hands }: Ending, claimer: Seat): NotFollowed => {
  const failures = [...tricks.map(({ cards }) => cards), trick].flatMap((cards) => {
    const [lead] = cards;
    return lead
      ? cards
          .filter(({ seat, card }) => suitOf(card) !== suitOf(lead.card) && sideOf(seat) !== sideOf(claimer))
          .map(({ seat }): ShownOut => ({ seat, suit: suitOf(lead.card) }))
      : [];
  });
  const once = failures.filter(
    (one, nth) => failures.findIndex(({ seat, suit }) => seat === one.seat && suit === one.suit) === nth,
  );
  const holds = ({ seat, suit }: ShownOut): boolean => hands[seat].some((card) => suitOf(card) === suit);
  return { shownOut: once.filter((one) => !holds(one)), revokes: once.filter(holds) };
};

/**
 * The position after the acts before this one, cards that have since been put in the place of others included: a revoke
 * is corrected before a claim is ruled on.
 */
export const positionBefore = ({ table }: Board, contract: Contract, act: number): PlayPosition => {
  const { dealt, inForce } = table.cards;
  const played = inForce.filter(({ place }) => place < act);
  const gone = new Set(played.map(({ card }) => card));
  const numbers = [...new Set(played.map(({ trick }) => trick))];
  const inTricks = numbers.map((number) => played.filter(({ trick }) => trick === number));
  const whole = inTricks.filter((cards) => cards.length === SEATS.length);
  return {
    hands: bySeat((seat) => dealt[seat]?.filter((card) => !gone.has(card)) ?? null),
    contract,
    tricks: whole.flatMap((cards): readonly Trick[] => {
      const [lead, ...others] = cards.filter(({ added }) => added !== true);
      return lead ? [{ cards, winner: winnerOf([lead, ...others], denominationOf(contract.bid)) }] : [];
    }),
    trick: inTricks.find((cards) => cards.length < SEATS.length) ?? [],
  };
};
