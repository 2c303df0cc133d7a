import type { LineUpFinding } from '@app/contract';
import type { SessionWithBoards } from '../scores/session-with-boards';
import { aroundOf } from './around';
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
import { lateReturns } from './late-return';
import { meetingsOf } from './meetings';
import { replacedTooMuch, substitutesWhoHavePlayed } from './replaced';
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
  lateReturns,
] as const;

const OVER_SESSIONS = [replacedTooMuch, substitutesWhoHavePlayed, rightsLost] as const;

const OF_MATCHES = [tooManyInTheMatch, seatedFirst, samePairs, extraBoards] as const;

/**
 * Who played without a right to, or sat where he may not: line-ups and seatings of a session against its conditions
 * and regulations (DBf 231, 241-243, 305; FSB 102-104). Findings advise; what comes of them a person decides.
 * @param own the session with its boards, which say who in fact played
 * @param stage all sessions of its stage, itself among them
 * @param contest all sessions of its contest, itself among them; read where a rule goes over its stages
 */
export const lineUpFindings = (
  own: SessionWithBoards,
  stage: readonly SessionWithBoards[],
  contest: () => readonly SessionWithBoards[],
): readonly LineUpFinding[] => {
  const lineUps = lineUpsOf(own.session, own.boards);
  const meetings = meetingsOf(lineUps);
  const around = aroundOf(stage, contest);
  return [
    ...OF_PLAYERS.flatMap((check) => check(lineUps)),
    ...OVER_SESSIONS.flatMap((check) => check(lineUps, around)),
    ...OF_MATCHES.flatMap((check) => meetings.flatMap((meeting) => check(lineUps, meeting))),
  ];
};
