import type { LawModule } from '../state/law-module';
import type { ActRule } from '../state/rule';
import { withProcedure } from '../table/procedure-changes';
import { screenMateOf } from './screens';

/** DBf 124F2, 124F3: what a call means a player learns from his screen-mate alone, and in writing. */
export const explanationBehindScreens: ActRule = {
  name: 'explanation-behind-screens',
  label: 'Behind screens, an explanation that was spoken, or given to others than the screen-mate',
  sources: {},
  regulations: { 'dbf-2013': '124F3' },
  offender: (state, act) => {
    if (act.type !== 'ExplanationGiven' || state.directorCalled) return null;
    const { by, manner, to } = act.data;
    const mate = screenMateOf(state, by);
    if (mate === null) return null;
    return manner === 'spoken' || to?.some((seat) => seat !== mate) === true ? by : null;
  },
};

/** DBf 125D1: a player may speak of his own break in tempo; his screen-mate keeps silent about it. */
export const tempoNamedByScreenMate: ActRule = {
  name: 'tempo-named-by-screen-mate',
  label: "Behind screens, attention drawn to the screen-mate's break in tempo",
  sources: {},
  regulations: { 'dbf-2013': '125D1' },
  offender: (state, act) => {
    if (act.type !== 'AttentionDrawn') return null;
    const { by, act: about } = act.data;
    const mate = screenMateOf(state, by);
    const isMatesTempo =
      state.disclosure.deeds.some((one) => one.at === about && one.kind === 'tempo' && one.seat === mate) ||
      state.information.some((one) => one.act === about && one.kind === 'tempo' && one.from === mate);
    return mate !== null && isMatesTempo ? by : null;
  },
};

/** Keeps which cards have been shown: of some of them dummy may speak (DBf 124E2, 125C1). */
export const cardsShown = {
  after: (state, act) =>
    act.type === 'CardExposed'
      ? withProcedure(state, { shown: [...state.procedure.shown, { at: act.at, seat: act.data.seat }] })
      : state,
} satisfies LawModule;
