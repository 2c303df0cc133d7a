import {
  type Auction,
  type Card,
  type Contract,
  type Hand,
  type KnownHands,
  type Play,
  type Seat,
  cardPlayed,
  contractOf,
  denominationOf,
  isRevoke,
  openPlay,
  parsePbnDeal,
  partnerOf,
  seatsFrom,
} from '@app/bridge';
import type { BoardView } from '@app/session';

interface Played {
  readonly seat: Seat;
  readonly card: Card;
}

/** The cards in force, trick by trick, each in the order in which they were played. */
const tricksOf = ({ tricks, trick }: BoardView): readonly (readonly Played[])[] =>
  [...tricks.map(({ cards }) => cards), trick].filter((cards) => cards.length > 0);

const handsOf = ({ deal }: BoardView): KnownHands => {
  const parsed = deal === null ? null : parsePbnDeal(deal);
  return parsed?.ok === true ? parsed.value : {};
};

/** Who led to the first trick: with this hand the rows of the section begin. */
export const openingLeaderOf = (view: BoardView): Seat | null => tricksOf(view)[0]?.[0]?.seat ?? null;

/** The seat that played the hand where it is not the one that the auction made declarer (Law 54A); null where it is. */
export const declarerInFact = ({ contract }: BoardView, auction: Auction | null): Seat | null => {
  const made = auction && contractOf(auction);
  return made && contract?.declarer === partnerOf(made.declarer) ? contract.declarer : null;
};

const marksOf = (play: Play, hand: Hand | undefined, { seat, card }: Played, isFirst: boolean): string => {
  const leadsOutOfTurn = play.current.length === 0 && !isFirst && play.turn !== seat;
  const revokes = hand !== undefined && isRevoke(play, hand, card);
  return `${leadsOutOfTurn ? '^L ' : ''}${revokes ? '^R ' : ''}`;
};

/**
 * The cards in force in fixed columns from the hand of the opening leader on, with established revokes (`^R`) and
 * accepted leads out of turn (`^L`). Cards that were taken back have no place in PBN; null where no card stands.
 */
export const playSection = (view: BoardView): readonly string[] | null => {
  const leader = openingLeaderOf(view);
  if (leader === null || !view.contract) return null;
  const contract: Contract = { ...view.contract, bid: `1${denominationOf(view.contract.bid)}` };
  const left = new Map<Seat, Hand>(Object.entries(handsOf(view)) as [Seat, Hand][]);
  let play = openPlay(contract, leader);
  const lines: string[] = [];
  for (const cards of tricksOf(view)) {
    const words = new Map<Seat, string>();
    for (const played of cards) {
      const { seat, card } = played;
      const hand = left.get(seat);
      words.set(seat, `${marksOf(play, hand, played, lines.length === 0)}${card}`);
      if (hand)
        left.set(
          seat,
          hand.filter((held) => held !== card),
        );
      play = cardPlayed(play, seat, card);
    }
    lines.push(
      seatsFrom(leader)
        .map((seat) => words.get(seat) ?? '-')
        .join(' '),
    );
  }
  const isWhole = play.turn === null;
  const end = isWhole ? [] : [view.phase === 'play' ? '+' : '*'];
  return [`[Play "${leader}"]`, ...lines, ...end];
};

/**
 * The tricks of a side in a result against the play: `^9` where the play to its end, or what it has left open, gives
 * another number (PBN 2.1, 3.4.15: an irregular result).
 */
export const resultTag = (
  { tricks, trick, won }: BoardView,
  { declarer, tricks: made }: Contract & { tricks: number },
) => {
  const own = declarer === 'N' || declarer === 'S' ? 'NS' : 'EW';
  const other = own === 'NS' ? 'EW' : 'NS';
  const hasPlay = tricks.length > 0 || trick.length > 0;
  const fits = made >= won[own] && made <= 13 - won[other];
  return hasPlay && !fits ? `^${made}` : String(made);
};
