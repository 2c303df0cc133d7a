import type { BoardDoc } from '../projections/boards';
import type { LineUpFinding } from '@app/contract';
import type { SessionDoc } from '@app/session';
import { changesDuringRounds, replacedMoreThanOnce, substitutesNotAllowed, tooManySubstitutes } from './substitutes';
import { wrongDirections, samePairs, seatedFirst } from './seating';
import {
  enteredWhoPlayed,
  numberEntered,
  playersNotEntered,
  playersOfTwo,
  playersOfTwoAtOnce,
  substitutesForTwo,
} from './players';
import { extraBoards, tooManyInTheMatch } from './in-the-match';
import { meetingsOf } from './meetings';
import { rightsLost } from './rights';
import { lineUpsOf } from './line-ups';

const OF_PLAYERS = [
  playersNotEntered,
  numberEntered,
  enteredWhoPlayed,
  playersOfTwo,
  playersOfTwoAtOnce,
  substitutesForTwo,
  substitutesNotAllowed,
  tooManySubstitutes,
  replacedMoreThanOnce,
  changesDuringRounds,
  wrongDirections,
  rightsLost,
] as const;

const OF_MATCHES = [tooManyInTheMatch, seatedFirst, samePairs, extraBoards] as const;

/**
 * Who played without a right to, or sat where he may not: line-ups and seatings of a session against its conditions
 * and regulations (DBf 231, 241-243, 305; FSB 102-104). Findings advise; what comes of them a person decides.
 * @param docs the boards of the session, which say who in fact played
 */
export const lineUpFindings = (session: SessionDoc, docs: readonly BoardDoc[]): readonly LineUpFinding[] => {
  const lineUps = lineUpsOf(session, docs);
  const meetings = meetingsOf(lineUps);
  return [
    ...OF_PLAYERS.flatMap((check) => check(lineUps)),
    ...OF_MATCHES.flatMap((check) => meetings.flatMap((meeting) => check(lineUps, meeting))),
  ];
};
