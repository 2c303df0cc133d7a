import type { BoardDoc } from '@app/documents';
import { type SessionDoc, NO_DECISIONS } from '@app/session';

/** Documents of the read models, with only what a test is about written out. */

export const sessionDoc = (departing: Partial<SessionDoc> = {}): SessionDoc => ({
  id: 's',
  title: null,
  date: null,
  laws: 'wbf-2017',
  regulations: null,
  scoring: 'matchpoints',
  conditions: null,
  contest: null,
  closed: false,
  sections: [{ section: 'A', title: null }],
  contestants: [],
  rounds: [],
  kept: [],
  ...departing,
});

export const boardDoc = (departing: Partial<BoardDoc> = {}): BoardDoc => {
  const contestants = departing.contestants ?? { NS: '1', EW: '2' };
  const { table, board, attempt } = { table: '1', board: 1, attempt: 1, ...departing };
  return {
    id: `board-s.${table}.${board}${attempt === 1 ? '' : `.${attempt}`}`,
    session: 's',
    section: 'A',
    round: null,
    table,
    board,
    attempt,
    dealer: 'N',
    vulnerability: 'None',
    seated: contestants,
    contestants,
    players: {},
    decisions: NO_DECISIONS,
    result: null,
    adjusted: null,
    resultAt: null,
    transferredAt: [],
    adjustedAt: null,
    movedAt: null,
    confirmed: false,
    findings: {},
    ...departing,
  };
};

/** Tricks in one no-trump, not vulnerable, by their score. */
const ONE_NO_TRUMP: Readonly<Record<number, number>> = { 90: 7, 120: 8, 150: 9, 180: 10, 210: 11, 240: 12, 270: 13 };

/**
 * A board at a table where North-South, not vulnerable, scored this in one no-trump: 90 to 270 by steps of 30 when
 * they made it, a negative multiple of 50 when they went down.
 */
export const scoring = (score: number, departing: Partial<BoardDoc> = {}): BoardDoc => {
  const tricks = score < 0 ? 7 + score / 50 : ONE_NO_TRUMP[score];
  if (tricks === undefined || !Number.isInteger(tricks) || tricks < 0) throw new Error(`not a score of 1NT: ${score}`);
  return boardDoc({
    result: { kind: 'agreed', result: { bid: '1NT', declarer: 'N', risk: 'undoubled', tricks } },
    ...departing,
  });
};
