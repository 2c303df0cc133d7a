import { type Seat, SEATS } from '@app/bridge';
import type { Act } from '../state/acts';
import { openTable } from '../state/table-state';
import { tableAfter } from '../book';
import { kindOf } from './counts';

const counted = (counts: readonly (number | null)[]) =>
  SEATS.flatMap((seat: Seat, index): readonly Act[] => {
    const count = counts[index];
    return typeof count === 'number' ? [{ type: 'CardsCounted', at: index + 1, data: { seat, count } }] : [];
  }).reduce(tableAfter, openTable({ edition: 'wbf-2017', dealer: 'N' }));

describe('which Law a wrong number of cards falls under', () => {
  it.each<readonly [readonly (number | null)[], ReturnType<typeof kindOf>, string | undefined]>([
    [[13, 13, 13, 13], null, undefined],
    [[14, null, null, null], null, '13'],
    [[12, null, null, null], null, '14'],
    [[14, 12, null, null], 'two-hands', '13'],
    [[12, 13, 13, 14], 'two-hands', '13'],
    [[15, 12, 12, 13], 'two-hands', '13'],
    [[14, 13, 13, null], null, '13'],
    [[14, 13, 13, 13], 'surplus', '13'],
    [[14, 14, 13, 13], 'surplus', '13'],
    [[12, 13, 13, 13], 'missing', '14'],
    [[12, 13, 12, 13], 'missing', '14'],
  ])('%j: %s, Law %s', (counts, kind, law) => {
    const state = counted(counts);
    expect(kindOf(state)).toBe(kind);
    expect(state.irregularities.map((one) => one.law)).toEqual(law === undefined ? [] : [law]);
  });
});
