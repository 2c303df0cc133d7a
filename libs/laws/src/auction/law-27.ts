import { hasEnded, isBid, isSufficient, leftOf, sideOf } from '@app/bridge';
import type { LawModule } from '../state/law-module';
import type { CallRule } from '../state/rule';
import type { Irregularity, TableState } from '../state/table-state';
import { withoutAttempt } from '../table/attempts';
import { callAt, cancelFrom, goneCall, replacing, settled, withOption } from '../table/changes';
import { asIn27B3, askForMeaning, lowestInTheSame, mustReplace, replaced } from './law-27b';
import { calledOverCorrection, correctionStands } from './law-27c';

/** A bid that does not outrank the last one. It happened; whether it is accepted is for the left-hand opponent. */
export const insufficientBid = {
  name: 'insufficient-bid',
  label: 'Insufficient bid; the left-hand opponent may accept it',
  sources: { 'wbf-2017': '27A', 'wbf-2007': '27A' },
  detects: ({ auction }, { call }) => !hasEnded(auction) && isBid(call) && !isSufficient(auction, call),
} satisfies CallRule;

const declined = (state: TableState, irregularity: Irregularity): TableState => {
  const { at, seat } = irregularity;
  const call = callAt(state, at);
  if (!call) return state;
  const attempt = state.attempts.find(({ replaces }) => replaces === at);
  const again = state.replacements.find((one) => one.seat === seat && one.under === '27B4');
  const ruled = settled(state, at, 'ruled');
  const first = again && goneCall(state, again.at);
  if (again && first) return replacing(asIn27B3(ruled, first, call), { ...again, under: '27B' });
  const going = { law: '27B', status: 'cancelled' as const, unauthorised: sideOf(seat) };
  const decided = attempt ? withoutAttempt(ruled, attempt) : ruled;
  const cancelled = cancelFrom(decided, at, going);
  // 27C: the offender has not waited.
  if (attempt) return correctionStands(cancelled, irregularity, attempt);
  return mustReplace(replacing(cancelled, { at, seat, under: '27B' }), seat, at, '27B', 'any');
};

const accepted = (state: TableState, { at, seat }: Irregularity): TableState => {
  const attempt = state.attempts.find(({ replaces }) => replaces === at);
  const left = attempt ? withoutAttempt(state, attempt, '27A1') : state;
  const done = { ...left, replacements: left.replacements.filter((one) => one.seat !== seat || one.under !== '27B4') };
  return settled(done, at, 'accepted');
};

const opened = (state: TableState, { at, seat }: Irregularity): TableState =>
  withOption(state, {
    name: 'insufficient-bid',
    law: '27A1',
    for: leftOf(seat),
    choices: ['accept', 'decline'],
    act: at,
    until: `${leftOf(seat)} calls`,
  });

const irregularityOf = (state: TableState, act: number): Irregularity | undefined =>
  state.irregularities.find(({ at }) => at === act);

export const law27 = {
  irregularities: {
    'insufficient-bid': {
      // 27C: calling after a premature correction does not accept the bid that was corrected.
      lhoCalls: (state, irregularity) => {
        const attempt = state.attempts.find(({ replaces }) => replaces === irregularity.at);
        if (!attempt) return accepted(state, irregularity);
        return attempt.intended ? declined(state, irregularity) : calledOverCorrection(state, irregularity, attempt);
      },
      directorComes: opened,
    },
  },
  chosen: {
    'insufficient-bid': (state, { act }, choice) => {
      const irregularity = irregularityOf(state, act);
      if (!irregularity) return state;
      return choice === 'accept' ? accepted(state, irregularity) : declined(state, irregularity);
    },
  },
  judged: {
    'same-denomination': (state, { act, against }, answer) => {
      const withdrawn = goneCall(state, against);
      const replacement = callAt(state, act);
      if (!withdrawn || !replacement) return state;
      return answer === 'same' ? lowestInTheSame(state, withdrawn) : askForMeaning(state, withdrawn, replacement);
    },
  },
  replaced: { '27B': replaced, '27B4': replaced },
} satisfies LawModule;
