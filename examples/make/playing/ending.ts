import {
  type BySeat,
  type Card,
  type Hand,
  type Play,
  type Seat,
  type Side,
  SEATS,
  TRICKS,
  bySeat,
  cardPlayed,
  legalCards,
  otherSide,
  remaining,
  sideOf,
} from '@app/bridge';

/** Endings played out exactly: by then the players have counted the hands. */

/** Cards a hand at which an ending is counted out. */
export const ENDING = 5;

export interface Ending {
  readonly hands: BySeat<Hand>;
  readonly play: Play;
}

export const endingOf = (deal: BySeat<Hand>, play: Play): Ending => ({
  hands: bySeat((seat) => remaining(deal[seat], play)),
  play,
});

const after = ({ hands, play }: Ending, seat: Seat, card: Card): Ending => ({
  hands: { ...hands, [seat]: hands[seat].filter((one) => one !== card) },
  play: cardPlayed(play, seat, card),
});

const keyOf = ({ hands, play }: Ending): string =>
  `${play.turn ?? '-'}${play.won.NS}${SEATS.map((seat) => hands[seat].join('')).join('/')}`;

/** Whether a side can bring its tricks to this number, whatever the others do. */
const reaches = (ending: Ending, side: Side, tricks: number, known: Map<string, boolean>): boolean => {
  const { hands, play } = ending;
  if (play.won[side] >= tricks) return true;
  if (play.turn === null || TRICKS - play.won[otherSide(side)] < tricks) return false;
  const { turn } = play;
  const key = play.current.length === 0 ? keyOf(ending) + side + String(tricks) : null;
  const before = key === null ? undefined : known.get(key);
  if (before !== undefined) return before;
  const goes = (card: Card): boolean => reaches(after(ending, turn, card), side, tricks, known);
  const cards = legalCards(play, hands[turn]);
  const answer = sideOf(turn) === side ? cards.some(goes) : cards.every(goes);
  if (key !== null) known.set(key, answer);
  return answer;
};

/** The most tricks a side can have in all from here, with best play by everybody. */
export const mostTricks = (ending: Ending, side: Side, known: Map<string, boolean> = new Map()): number => {
  let most = ending.play.won[side];
  while (most < TRICKS && reaches(ending, side, most + 1, known)) most += 1;
  return most;
};

/** The cards that keep all the tricks that can be had. */
export const bestCards = (ending: Ending, seat: Seat): Hand => {
  const known = new Map<string, boolean>();
  const side = sideOf(seat);
  const most = mostTricks(ending, side, known);
  return legalCards(ending.play, ending.hands[seat]).filter((card) =>
    reaches(after(ending, seat, card), side, most, known),
  );
};
