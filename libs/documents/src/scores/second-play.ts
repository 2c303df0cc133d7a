import { type BySide, type Message, type Seat, EDITIONS, SEATS, SIDES } from '@app/bridge';
import { type Outcome, notCounted } from '@app/scoring';
import { secondPlayParagraph } from '@app/session';
import type { BoardDoc } from '../projections/boards';

type Decided = Pick<BoardDoc, 'adjusted'>;

/** Why somebody has nothing from a board that was played a second time (15B; since 2017 15B1). */
export const whyCancelled = ({ adjusted }: Decided): Message =>
  notCounted('second-play', {
    paragraph: { paragraph: `L${secondPlayParagraph(adjusted?.law?.edition ?? EDITIONS[0])}` },
  });

const NOBODY: readonly Seat[] = [];

/** Individuals who have played the board before, beside a partner who has not. */
const haveItBefore = ({ adjusted }: Decided): readonly Seat[] => {
  const outcome = adjusted?.outcome;
  return outcome ? SIDES.flatMap((side) => outcome[side].playedBefore ?? []) : NOBODY;
};

/** Who the score of a board is for: without individuals who have played it before. */
export const scoredAt = (doc: BoardDoc): Pick<BoardDoc, 'contestants' | 'players'> => {
  const before = haveItBefore(doc);
  if (before.length === 0) return doc;
  const seats = SEATS.filter((seat) => !before.includes(seat));
  return {
    contestants: doc.contestants,
    players: Object.fromEntries(seats.flatMap((seat) => (doc.players[seat] ? [[seat, doc.players[seat]]] : []))),
  };
};

/** Why one side has nothing from a board that the other has something from; null where there is no such reason. */
export const whyOneSideHasNone = (outcome: BySide<Outcome> | undefined): Message | null => {
  const none = outcome && SIDES.map((side) => outcome[side]).find(({ kind }) => kind === 'missing');
  return none?.kind === 'missing' ? none.why : null;
};
