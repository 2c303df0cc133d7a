import { since, type Side, partnerOf, sideOf } from '@app/bridge';
import type { LawModule } from '../state/law-module';
import type { CallOnTable, NotComparable, Question, TableState } from '../state/table-state';
import {
  callAt,
  cancelFrom,
  freeToUse,
  goneCall,
  withCouldHaveKnown,
  withObligation,
  withReview,
} from '../table/changes';
import { askedForNext, restricted, unrestricted } from './law-26';

const isYes = (answer: string): boolean => answer !== 'not-comparable' && answer !== 'neither';

const sideOfOffender = (state: TableState, at: number): Side | null => {
  const call = goneCall(state, at);
  return call ? sideOf(call.seat) : null;
};

/** 23B, 27B1b: no further rectification; in 2017 everybody may use the withdrawn call as well. */
const comparable = (state: TableState, { against, then }: Question): TableState => {
  const unbound = unrestricted(state, against);
  const free = since(state.edition, 'wbf-2017') ? freeToUse(unbound, against) : unbound;
  const side = sideOfOffender(state, against);
  const review = then?.so.review ?? null;
  return review === null || side === null ? free : withReview(free, { law: review, act: against, side });
};

/** 27B3: a double or redouble that is not comparable falls; the offender bids sufficiently or passes. */
const withoutReplacement = (state: TableState, act: number, law: string): TableState => {
  const call = callAt(state, act);
  if (!call) return state;
  const cancelled = cancelFrom(state, act, { law, status: 'cancelled', unauthorised: sideOf(call.seat) });
  return withObligation(cancelled, { kind: 'replace-call', for: call.seat, law, act, allowed: 'bid-or-pass' });
};

/** The partner passes as the paragraph has it, and the director keeps an eye on it. */
export const partnerBarred = (
  state: TableState,
  withdrawn: number,
  { seat }: Pick<CallOnTable, 'seat'>,
  { law, pass }: { readonly law: string; readonly pass: NonNullable<NotComparable['pass']> },
): TableState => {
  const bound = withObligation(state, { kind: 'pass', for: partnerOf(seat), law, act: withdrawn, extent: pass });
  return withCouldHaveKnown(bound, seat, withdrawn);
};

/** Lead restrictions may follow; where another call is to come, that one decides on them. */
export const notComparable = (
  state: TableState,
  withdrawn: number,
  offender: CallOnTable,
  { law, pass, cancels }: NotComparable,
): TableState => {
  const { seat, at } = offender;
  const ruled = cancels === true ? withoutReplacement(state, at, law) : restricted(state, seat, withdrawn);
  return pass === null ? ruled : partnerBarred(ruled, withdrawn, offender, { law, pass });
};

export const law23 = {
  judged: {
    comparable: (state, question, answer) => {
      if (isYes(answer)) return askedForNext(comparable(state, question), question.act);
      const replacement = state.inForce.find((call) => call.at === question.act);
      return replacement && question.then
        ? askedForNext(notComparable(state, question.against, replacement, question.then.not), question.act)
        : state;
    },
  },
} satisfies LawModule;
