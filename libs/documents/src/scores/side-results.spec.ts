import type { AdjustedOutcome } from '@app/contract';
import { notCounted, rational } from '@app/scoring';
import { boardDoc, scoring } from '@app/testing';
import type { BoardDoc } from '../projections/boards';
import { outcomesOf } from './side-results';

const one = (tricks: number) => ({ bid: '1NT', declarer: 'N', risk: 'undoubled', tricks }) as const;
const part = (tricks: number, weight: string) => ({ result: one(tricks), weight });

/** A board where North-South made one no-trump, 90, with another outcome for them; the others have the table's. */
const adjusted = (NS: AdjustedOutcome, doc: BoardDoc = scoring(90)): BoardDoc => ({
  ...doc,
  adjusted: { kind: 'assigned', outcome: { NS, EW: { kind: 'table' } }, authority: 'director:anna' },
});

const whole = (score: number) => [{ score, weight: rational(1) }];

it('a score alone is the outcome of either side', () => {
  const doc = boardDoc({ vulnerability: 'All', result: { kind: 'score-only', score: -140, source: 'list' } });
  expect(outcomesOf(doc)).toEqual({ NS: { kind: 'score', score: -140 }, EW: { kind: 'score', score: -140 } });
  expect(outcomesOf(adjusted({ kind: 'table' }, doc)).NS).toEqual({ kind: 'score', score: -140 });
});

it.each<[string, AdjustedOutcome, unknown]>([
  ['the result of the table', { kind: 'table' }, { kind: 'score', score: 90 }],
  [
    'one assigned result',
    { kind: 'assigned', components: [part(9, '1')], standing: 'offending' },
    { kind: 'score', score: 150, standing: 'offending' },
  ],
  [
    'L12C1c: a weighted score',
    { kind: 'assigned', components: [part(8, '1/3'), part(6, '2/3')], standing: 'non-offending' },
    {
      kind: 'weighted',
      components: [
        { score: 120, weight: rational(1, 3) },
        { score: -50, weight: rational(2, 3) },
      ],
      standing: 'non-offending',
    },
  ],
  [
    'a board passed out, assigned',
    { kind: 'assigned', components: [{ result: null, weight: '1' }] },
    { kind: 'score', score: 0 },
  ],
  [
    'X78A4: J, M and F',
    { kind: 'assigned', components: [part(9, '1')], expected: { components: [part(8, '1')] } },
    { kind: 'self-inflicted', assigned: whole(150), expected: whole(120), table: 90 },
  ],
  [
    'X78A4a: M as an artificial score',
    { kind: 'assigned', components: [part(9, '1')], expected: { grade: 'plus' } },
    { kind: 'self-inflicted', assigned: whole(150), expected: { grade: 'plus' }, table: 90 },
  ],
  ['L12C2: a grade', { kind: 'artificial', grade: 'minus' }, { kind: 'artificial', award: { grade: 'minus' } }],
  [
    '60 %, which is average plus',
    { kind: 'artificial', percent: 60 },
    { kind: 'artificial', award: { grade: 'plus' } },
  ],
  [
    'another percentage',
    { kind: 'artificial', percent: 55 },
    { kind: 'artificial', award: { grade: 'fixed', percent: rational(55) } },
  ],
])('%s', (_, outcome, expected) => {
  const { NS, EW } = outcomesOf(adjusted(outcome));
  expect(NS).toEqual(expected);
  expect(EW).toEqual({ kind: 'score', score: 90 });
});

it('both sides by percentages', () => {
  const percent = { NS: 50, EW: 40 };
  const doc = boardDoc({ adjusted: { kind: 'artificial', percent, authority: 'director:anna' } });
  expect(outcomesOf(doc)).toEqual({
    NS: { kind: 'artificial', award: { grade: 'average' } },
    EW: { kind: 'artificial', award: { grade: 'minus' } },
  });
});

it('X78A4 needs the result of the table', () => {
  const outcome: AdjustedOutcome = { kind: 'assigned', components: [part(9, '1')], expected: { grade: 'plus' } };
  expect(outcomesOf(adjusted(outcome, boardDoc())).NS).toEqual({
    kind: 'missing',
    why: notCounted('no-result-for-damage'),
  });
});

it.each<[string, BoardDoc, unknown]>([
  ['no result yet', boardDoc(), { kind: 'missing', why: notCounted('no-result-yet') }],
  [
    'not played',
    boardDoc({ result: { kind: 'not-played', reason: 'No time' } }),
    { kind: 'missing', why: notCounted('not-played') },
  ],
  ['played', scoring(90), { kind: 'score', score: 90 }],
])('%s', (_, doc, expected) => {
  expect(outcomesOf(doc)).toEqual({ NS: expected, EW: expected });
});
