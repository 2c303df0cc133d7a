import type { BoardEvent } from '@app/contract';

/**
 * Events after which a confirmed result is provisional again, and is confirmed anew or not: by each of them something
 * may be opened that the director has to look at, or the score becomes another. Calls and cards come before the result.
 */
export const UNCONFIRMING = [
  'HandTaken',
  'CardsCounted',
  'CardSeen',
  'HandsCorrected',
  'CardRestored',
  'ExplanationCorrected',
  'SpectatorSpoke',
  'RightsReserved',
  'DirectorCalled',
  'OptionChosen',
  'JudgementMade',
  'ObjectionMade',
  'AcquiescenceWithdrawn',
  'ConcessionWithdrawn',
  'ResultAgreed',
  'ResultEntered',
  'ScoreEntered',
  'BoardNotPlayed',
  'ScoreAdjusted',
  'ScoreCorrected',
  'TricksTransferred',
  'RulingGiven',
  'RulingReversed',
] as const satisfies readonly BoardEvent['type'][];

/** Whether the result stands after this event, where it did or did not before. */
export const isConfirmed = (before: boolean, { type }: Pick<BoardEvent, 'type'>): boolean =>
  type === 'ResultConfirmed' || (before && !UNCONFIRMING.some((one) => one === type));
