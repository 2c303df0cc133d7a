import type { BySide } from '@app/bridge';
import type { AdjustedOutcome } from '@app/contract';
import { draftOf, isSame, outcomeIn, outcomeOf } from './outcome';

const result = { bid: '3S', declarer: 'S', risk: 'doubled', tricks: 9 } as const;
const made = (tricks: number, weight: string) => ({ result: { ...result, tricks }, weight });

it.each<[string, BySide<AdjustedOutcome>, boolean]>([
  ['the result of the table', { NS: { kind: 'table' }, EW: { kind: 'table' } }, true],
  [
    'weights, and a passed-out board among them',
    {
      NS: { kind: 'assigned', components: [made(10, '2/3'), { result: null, weight: '1/3' }] },
      EW: { kind: 'assigned', components: [made(9, '1')] },
    },
    false,
  ],
  ['grades', { NS: { kind: 'artificial', grade: 'plus' }, EW: { kind: 'artificial', grade: 'minus' } }, false],
  ['a percentage', { NS: { kind: 'artificial', percent: 45 }, EW: { kind: 'artificial', percent: 45 } }, true],
])('what is filled in with %s means the same again', (_, outcome, same) => {
  const draft = outcomeIn(outcome);
  expect(draft && isSame(draft)).toBe(same);
  expect(draft && outcomeOf(draft)).toEqual(outcome);
});

it('begins with the result of the table, for both sides', () =>
  expect(outcomeOf(draftOf(result))).toEqual({
    NS: { kind: 'assigned', components: [made(9, '1')] },
    EW: { kind: 'assigned', components: [made(9, '1')] },
  }));

it('is of one kind: what was filled in for another one is left out, and comes back with it', () => {
  const { NS, EW } = draftOf(result);
  const artificial = { NS: { ...NS, kind: 'artificial' }, EW } as const;
  expect(outcomeOf(artificial).NS).toEqual({ kind: 'artificial', grade: 'average' });
  expect(outcomeOf({ NS: { ...artificial.NS, kind: 'assigned' }, EW })).toEqual(outcomeOf({ NS, EW }));
});

it('is no score without a result', () =>
  expect(outcomeIn({ NS: { kind: 'assigned', components: [] }, EW: { kind: 'table' } })).toBeNull());
