import { since, hasEnded, mayDouble, mayRedouble, partnerOf, sideOf } from '@app/bridge';
import type { LawModule } from '../state/law-module';
import type { CallRule } from '../state/rule';
import type { Irregularity, TableState } from '../state/table-state';
import {
  cancelFrom,
  goneCall,
  lhoHasCalled,
  replacing,
  settled,
  withCouldHaveKnown,
  withObligation,
} from '../table/changes';
import { restrictedAsJudged } from './law-26';

/** A double or redouble that Law 19 does not allow. It can never stand. */
export const inadmissibleDouble = {
  name: 'inadmissible-double',
  label: 'Inadmissible double or redouble; it is cancelled',
  sources: { 'wbf-2017': '36', 'wbf-2007': '36' },
  detects: ({ auction }, { seat, call }) =>
    !hasEnded(auction) &&
    ((call === 'X' && !mayDouble(auction, seat)) || (call === 'XX' && !mayRedouble(auction, seat))),
} satisfies CallRule;

/** 36A: LHO has called over it. It and all that followed is cancelled, and nothing else comes of it. */
export const asIfNothing = (state: TableState, { at, seat }: Irregularity): TableState =>
  settled(cancelFrom(state, at, { law: '36A', status: 'cancelled', unauthorised: sideOf(seat) }), at, 'ruled');

/**
 * 36B: cancelled; the offender calls anew, in their turn (36B4), and their partner passes for the rest of the
 * auction.
 */
const cancelled = (state: TableState, { at, seat, turn }: Irregularity): TableState => {
  const outOfTurn = turn !== seat;
  const law = outOfTurn ? '36B4' : '36B2';
  const going = { law: outOfTurn ? '36B4' : '36B1', status: 'cancelled' as const, unauthorised: sideOf(seat) };
  const gone = replacing(settled(cancelFrom(state, at, going), at, 'ruled'), { at, seat, under: '36B' });
  const asked = outOfTurn
    ? gone
    : withObligation(gone, { kind: 'replace-call', for: seat, law, act: at, allowed: 'any' });
  const partner = partnerOf(seat);
  return withCouldHaveKnown(
    withObligation(asked, { kind: 'pass', for: partner, law, act: at, extent: 'throughout' }),
    seat,
    at,
  );
};

export const law36 = {
  irregularities: {
    'inadmissible-double': {
      lhoCalls: (state, { at }) => lhoHasCalled(state, at),
      directorComes: (state, irregularity) => {
        // In place of an insufficient bid it has fallen by 27B3, which has its own duties.
        if (goneCall(state, irregularity.at)) return settled(state, irregularity.at, 'ruled');
        // 36C: once the lead is faced the contract is what it would have been without it, as it is in any case.
        if (state.playing)
          return settled(state, irregularity.at, since(state.edition, 'wbf-2017') ? 'ruled' : 'condoned');
        return irregularity.lhoCalled ? asIfNothing(state, irregularity) : cancelled(state, irregularity);
      },
    },
  },
  // 36B3: what the offender calls instead decides on lead restrictions.
  replaced: { '36B': (state, { at }, call) => restrictedAsJudged(state, at, call) },
} satisfies LawModule;
