import {
  type Auction,
  type Contract,
  type Card,
  type Denomination,
  type KnownHands,
  type Play,
  type Seat,
  type Side,
  TRICKS,
  passedOut,
  sideOf,
  RANKS,
  holderOf,
  otherSide,
} from '@app/bridge';
import type { ImportedResult } from '../imported';
import type { Course } from './course';
import type { Stated } from './facts';
import { type Found, type Finding, assumption, contradiction, note } from './findings';
import { type Game, lineOf, valueOf } from './game';
import { scoreAlone } from '../score-alone';
import { scoreWithoutContract } from './scores';
import type { ReadPlaySection } from './play-section';

/** Declarer's tricks by the Result tag, or where that is missing, by a play to the end. */
const tricksOf = (
  game: Game,
  stated: Stated,
  { declarer }: Contract,
  play: ReadPlaySection | null,
): Found<number | null> => {
  const { result } = stated;
  if (result) {
    const own = result.side === null || result.side === sideOf(declarer);
    return { value: own ? result.tricks : TRICKS - result.tricks, findings: [] };
  }
  if (!play || play.revoked || play.play.tricks.length < TRICKS) return { value: null, findings: [] };
  const tricks = play.play.won[sideOf(declarer)];
  return { value: tricks, findings: [assumption('result-from-play', lineOf(game, 'Play'), { tricks })] };
};

/**
 * A board without a bid. `Pass` in the Contract tag means that all passed; but files also write it for a board
 * that was not played, and then they give no score with it, as they do with every other result.
 */
const withoutBid = (game: Game, auction: Auction | null, fileGivesScores: boolean): Found<ImportedResult> => {
  const line = lineOf(game, 'Contract');
  if (auction !== null || valueOf(game.tags, 'Score') !== null) {
    return { value: { kind: 'passed-out', line }, findings: [] };
  }
  if (fileGivesScores) {
    const reason = 'Contract is Pass, and there is no auction, no result and no score';
    return { value: { kind: 'not-played', reason, line }, findings: [] };
  }
  return { value: { kind: 'passed-out', line }, findings: [assumption('passed-out', line)] };
};

/** A record that has no contract, no calls and no cards may still have the score. */
const withoutContract = (game: Game): Found<ImportedResult | null> => {
  const text = scoreWithoutContract(game);
  const score = text === null ? null : scoreAlone(text);
  if (score === null) return { value: null, findings: [] };
  const line = lineOf(game, 'Score');
  return { value: { kind: 'score-only', score, line }, findings: [note('score-alone.taken', line)] };
};

/** What became of the board; null where the record does not say. */
export const resultOf = (
  game: Game,
  stated: Stated,
  { auction: made, play, undertaking: { contract } }: Course,
  fileGivesScores: boolean,
): Found<ImportedResult | null> => {
  const auction = made?.auction ?? null;
  if (!contract) {
    const noBid = auction ? passedOut(auction) : stated.contract?.kind === 'pass';
    const { result } = stated;
    if (result && (noBid || result.side === null)) {
      const { tricks } = result;
      return { value: null, findings: [contradiction('result-without-declarer', lineOf(game, 'Result'), { tricks })] };
    }
    if (noBid) return withoutBid(game, auction, fileGivesScores);
    return auction || play ? { value: null, findings: [] } : withoutContract(game);
  }
  const { value: tricks, findings } = tricksOf(game, stated, contract, play);
  if (tricks === null) return { value: null, findings };
  const lead = play?.cards[0]?.card ?? null;
  const irregular = stated.result?.irregular ?? false;
  const line = lineOf(game, stated.result ? 'Result' : 'Play');
  return { value: { kind: 'played', ...contract, tricks, lead, irregular, line }, findings };
};

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

/** The stated tricks against the play. A revoke may have moved tricks (Law 64), so they are not compared then. */
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
    return [contradiction('result-not-irregular', line, { tricks })];
  }
  if (fits) return [];
  return [contradiction('result-disagrees', line, { tricks, least, most: least === most ? null : most })];
};
