import type { Seat } from '@app/bridge';
import { sideOf } from '@app/bridge';
import type { Act } from '../state/acts';
import type { LawModule } from '../state/law-module';
import type { ActRule } from '../state/rule';
import type { TableState } from '../state/table-state';
import { callAt, goneCall, withReview } from '../table/changes';
import { dummyInPlay } from '../table/contract';

/** What dummy does with his cards, untold, once they lie there. How a call was made is another matter (73). */
const suggesting = (state: TableState, act: Act): Seat | null => {
  const dummy = dummyInPlay(state);
  if (act.type !== 'MannerNoted' || act.data.by !== dummy || !state.cards.spread.includes(dummy)) return null;
  const about = act.data.act;
  return about !== undefined && (callAt(state, about) ?? goneCall(state, about)) ? null : dummy;
};

/** 45F: dummy touches or points to a card without having been told to. */
export const dummySuggestsCard: ActRule = {
  name: 'dummy-suggests-card',
  label: 'Dummy touches or suggests a card without being told to',
  sources: { 'wbf-2017': '45F', 'wbf-2007': '45F' },
  offender: suggesting,
};

/** The play goes on; the director looks afterwards at whether it suggested a play that damaged the defenders. */
export const law45f = {
  after: (state, act) => {
    const dummy = suggesting(state, act);
    return dummy === null ? state : withReview(state, { law: '45F', act: act.at, side: sideOf(dummy) });
  },
} satisfies LawModule;
