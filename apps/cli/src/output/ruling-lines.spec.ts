import type { BoardEvent } from '@app/contract';
import { foldBoard, viewBoard } from '@app/session';
import { textsOf } from '@app/messages';
import { opened } from '@app/testing';
import { rulingLines } from './ruling-lines';

const LAW = { edition: 'wbf-2017', authority: 'WBF', paragraph: '27D' } as const;
const agreed: BoardEvent = {
  type: 'ResultAgreed',
  data: { result: { bid: '3S', declarer: 'S', risk: 'undoubled', tricks: 9 } },
};
const ruling: BoardEvent = {
  type: 'RulingGiven',
  data: { laws: [LAW], reasons: 'Help from the withdrawn bid', by: 'anna', rightOfAppeal: true },
};
const average = { kind: 'artificial', grade: 'average' } as const;
const score: BoardEvent = {
  type: 'ScoreAdjusted',
  data: { kind: 'artificial', outcome: { NS: average, EW: average }, authority: 'director:anna', ruling: 2 },
};
const reversed: BoardEvent = {
  type: 'RulingReversed',
  data: {
    decision: 2,
    at: '2026-02-02T21:10:00Z',
    authority: 'chief-director',
    by: 'bo',
    law: LAW,
    reasons: 'No help',
  },
};

const shown = (...events: readonly BoardEvent[]): readonly string[] => {
  const board = foldBoard(events);
  return board ? rulingLines(viewBoard(board), textsOf('en')) : [];
};

it('a ruling stands with its score, and what has become of it', () => {
  expect(shown(opened(), agreed)).toEqual([]);
  const scored = 'Artificial score: N-S average, E-W average (director anna)';
  const head = 'Ruling of event 3 (@2), by anna (Law 27D (WBF 2017)):';
  expect(shown(opened(), agreed, ruling, score)).toEqual([`${head} given; ${scored}`]);
  expect(shown(opened(), agreed, ruling, score, reversed)).toEqual([`${head} reversed; ${scored}`]);
});
