import type { CardRule } from '../state/rule';
import { breaks, lawfulCards, restrictionsOn } from './lawful-cards';

/** 61A: a card against a restriction that an opponent has chosen (26, 50D2, 57A), from a hand that could have complied. */
export const restrictionBreached = {
  name: 'restriction-breached',
  label: 'A lead or play that declarer had forbidden, or another than the one he had required',
  sources: { 'wbf-2017': '61A', 'wbf-2007': '61A' },
  detects: (state, { seat, card }) => {
    const lawful = lawfulCards(state, seat);
    return lawful !== null && restrictionsOn(state, seat).some((one) => breaks(lawful, one, card));
  },
} satisfies CardRule;
