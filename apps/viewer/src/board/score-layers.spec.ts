import type { AdjustedOutcome, BoardEvent } from '@app/contract';
import { lawRef } from '@app/laws';
import { NO_DECISIONS, foldBoard } from '@app/session';
import { openedUnseen } from '@app/testing';
import { layersOf } from './score-layers';

const law = lawRef('wbf-2017', null, '79A2');
const AT = '2026-02-01T20:00:00Z';
const TABLE = { bid: '2S', risk: 'undoubled', declarer: 'N', tricks: 8 } as const;
const asked = { law, raisedAt: AT, raisedBy: '2', authority: 'director:anna', reason: 'Entered wrong' } as const;

const result: BoardEvent = { type: 'ResultAgreed', data: { result: TABLE } };
const ruled: BoardEvent = {
  type: 'RulingGiven',
  data: { laws: [law], reasons: 'A revoke', by: 'anna', rightOfAppeal: true },
};
const reversed = (decision: number): BoardEvent => ({
  type: 'RulingReversed',
  data: { decision, at: AT, authority: 'director', by: 'anna', law, reasons: 'Wrong' },
});
const tricks: BoardEvent = {
  type: 'TricksTransferred',
  data: { to: 'EW', tricks: 1, law, ruling: 2, authority: 'director:anna' },
};
const otherTricks: BoardEvent = {
  type: 'ScoreCorrected',
  data: { ...asked, error: 'tricks', madeBy: 'players', result: { ...TABLE, tricks: 9 } },
};
const otherPlayers: BoardEvent = {
  type: 'ScoreCorrected',
  data: { ...asked, error: 'entry', madeBy: 'official', contestants: { NS: '3', EW: '4' } },
};
const graded: AdjustedOutcome = { kind: 'artificial', grade: 'minus' };
const adjusted = (more: object): BoardEvent => ({
  type: 'ScoreAdjusted',
  data: { kind: 'artificial', authority: 'director:anna', ...more },
});
const forBoth = { outcome: { NS: graded, EW: graded } };

/** The board is opened first, so the first of these is event 1. */
it.each<[string, readonly BoardEvent[], readonly string[]]>([
  ['none', [], []],
  ['of the table', [result], ['1 result counts']],
  ['with tricks that went over', [result, ruled, tricks], ['1 result counts', '3 transfer counts']],
  ['whose ruling is reversed', [result, ruled, tricks, reversed(2)], ['1 result counts', '3 transfer fallen']],
  ['corrected', [result, otherTricks], ['1 result covered', '2 correction counts']],
  ['played by others', [result, otherPlayers], ['1 result counts', '2 correction counts']],
  ['adjusted', [result, ruled, adjusted({ ...forBoth, ruling: 2 })], ['1 result covered', '3 adjustment counts']],
  [
    'adjusted for one side',
    [result, ruled, adjusted({ outcome: { NS: graded, EW: { kind: 'table' } }, ruling: 2 })],
    ['1 result counts', '3 adjustment counts'],
  ],
  [
    'changed on appeal',
    [result, ruled, adjusted({ ...forBoth, ruling: 2 }), adjusted({ ...forBoth, appeal: 'appeal-a1@9' })],
    ['1 result covered', '3 adjustment covered', '4 appeal counts'],
  ],
])('the layers of a score %s', (_, events, layers) => {
  const decisions = foldBoard([openedUnseen(), ...events])?.decisions ?? NO_DECISIONS;
  expect(layersOf(decisions).map(({ at, kind, standing }) => `${at} ${kind} ${standing}`)).toEqual(layers);
});
