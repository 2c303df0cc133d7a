import type { BySide } from '@app/bridge';
import type { AdjustedOutcome } from '@app/contract';
import { draftOf, outcomeOf } from './outcome-draft';

const made = (tricks: number, weight: string) => ({
  result: { bid: '3S', declarer: 'S', risk: 'doubled', tricks } as const,
  weight,
});

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
  const draft = draftOf(outcome);
  expect(draft.same).toBe(same);
  expect(outcomeOf(draft)).toEqual(outcome);
});

it('begins with the result of the table, for both sides', () => {
  const { result } = made(9, '1');
  expect(outcomeOf(draftOf(null, result))).toEqual({
    NS: { kind: 'assigned', components: [made(9, '1')] },
    EW: { kind: 'assigned', components: [made(9, '1')] },
  });
});
