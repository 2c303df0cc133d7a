import { listOf, object, oneOf, optional, says, text } from '../../schema/schema';
import { aCard, aLawRef, aSeat, aSide, anAct, tricks } from '../../vocabulary';

/** Why tricks are asked for again: they had been won, or could hardly (69B), not at all (71), be lost. */
const aGround = oneOf('won', 'likely', 'cannot-be-lost');

/** A sentence of an analysis with the paragraph that it rests on; one of them repeats the whole statement, spelled out. */
const aReason = object({ law: aLawRef, text: text(20_000) });

/** Claims and concessions, what is said to them, and until when (Laws 68 to 71). */
export const CLAIM_EVENTS = {
  /** A player claims so many of the remaining tricks for his side (Law 68A). */
  TricksClaimed: object({
    by: aSeat,
    tricks,
    statement: optional(text()),
    shown: says('The cards shown.', optional(listOf(aCard))),
  }),
  /** A player concedes so many of the remaining tricks (Law 68B). */
  TricksConceded: object({ by: aSeat, tricks, statement: optional(text()) }),
  /** The other side acquiesces in the claim or concession (Law 69). */
  ClaimAccepted: object({ by: aSeat }),
  /** A defender objects to his partner's concession (68B2), or somebody disputes the claim (68D). */
  ObjectionMade: object({ by: aSeat }),
  /** A player agrees that play goes on (2017: 68D2). */
  PlayOnAgreed: object({ by: aSeat }),
  /** A side that has acquiesced asks for so many tricks all the same (69B). */
  AcquiescenceWithdrawn: object({ by: aSeat, tricks, ground: aGround }),
  /** A side that has conceded asks for so many of the tricks (71). */
  ConcessionWithdrawn: object({ by: aSeat, tricks, ground: aGround }),
  /** A player of this board has called on a later one (63A4, 64B4, 69A). */
  NextBoardCalledOn: object({ by: aSeat }),
  TableRoundEnded: object({}),

  /** What a claim or concession is worth by Laws 70 and 71: advice that the director has asked for, and no ruling. */
  ClaimAnalysed: object({
    act: says('The claim or concession.', anAct),
    side: says(
      "The claimer's side, the tricks it has claimed of those left, and the least that it takes by normal play.",
      aSide,
    ),
    claimed: tricks,
    tricks,
    doubt: says(
      'Who has the benefit of the doubt: the opponents where nothing is said (70A); with the claimer it is the most.',
      optional(oneOf('opponents', 'claimer')),
    ),
    doubleDummy: says('What it would take with all hands seen and best play by everybody.', tricks),
    toTrump: says(
      'Tricks lost to a trump that is out (70C); left out where the other side has none.',
      optional(tricks),
    ),
    law: says('The paragraph that the least rests on.', aLawRef),
    line: says('The play that shows it, from the position of the claim.', listOf(object({ seat: aSeat, card: aCard }))),
    assumptions: says('What was taken for granted.', listOf(aReason)),
    ruledOut: says('Plays that were not tried, not being normal.', listOf(aReason)),
    engine: text(40),
  }),
};
