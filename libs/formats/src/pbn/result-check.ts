import type { Card, Denomination, KnownHands, Play, Seat, Side } from '@app/bridge';
import { RANKS, TRICKS, holderOf, otherSide, sideOf } from '@app/bridge';
import type { ImportedResult } from '../imported';
import type { Finding } from './findings';
import { contradiction } from './findings';
import type { ReadPlaySection } from './play-section';

/** The least and the most tricks that a side can have won in the end. */
interface Possible {
  readonly least: number;
  readonly most: number;
}

/**
 * Tricks that are certain at the end of a trick, whatever is played: the highest trumps that are
 * still held, as long as one hand has them all.
 */
const certain = (play: Play, hands: KnownHands): { readonly seat: Seat; readonly count: number } | null => {
  const trumps: Denomination = play.denomination;
  if (trumps === 'NT') return null;
  const gone = new Set(play.tricks.flatMap((trick) => trick.cards.map(({ card }) => card)));
  const holders = RANKS.map((rank): Card => `${trumps}${rank}`)
    .filter((card) => !gone.has(card))
    .map((card) => holderOf(hands, card));
  const [seat] = holders;
  if (!seat) return null;
  const other = holders.findIndex((holder) => holder !== seat);
  return { seat, count: other < 0 ? holders.length : other };
};

/** What a play that may have ended early (a claim) still leaves possible for a side. */
const possibleTricks = (play: Play, hands: KnownHands, side: Side): Possible => {
  const sure = certain(play, hands);
  const own = sure && sideOf(sure.seat) === side ? sure.count : 0;
  const theirs = sure && sideOf(sure.seat) !== side ? sure.count : 0;
  return { least: play.won[side] + own, most: TRICKS - play.won[otherSide(side)] - theirs };
};

/** The stated tricks against the play. A revoke may have moved tricks (Law 64), so then nothing can be said. */
export const resultFindings = (
  { tricks, declarer, irregular, line }: ImportedResult & { readonly kind: 'played' },
  { play, revoked, toBeContinued }: ReadPlaySection,
  hands: KnownHands,
): readonly Finding[] => {
  if (revoked || toBeContinued) return [];
  const { least, most } = possibleTricks(play, hands, sideOf(declarer));
  const fits = tricks >= least && tricks <= most;
  if (irregular) {
    // A play that ended early may have gone on otherwise; only one to the end refutes the marker.
    if (!fits || least !== most) return [];
    return [contradiction('result-not-irregular', line, `Result is marked ^, yet the play gives ${tricks} tricks too`)];
  }
  if (fits) return [];
  const shows = least === most ? `${least}` : `${least} to ${most}`;
  return [contradiction('result-disagrees', line, `Result says ${tricks} tricks, the play allows ${shows}`)];
};
