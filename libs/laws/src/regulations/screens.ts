import { type Seat, leftOf, otherSide, sideOf } from '@app/bridge';
import type { IrregularCall, LawModule } from '../state/law-module';
import type { ActRule } from '../state/rule';
import type { Irregularity, TableState } from '../state/table-state';
import {
  auctionBefore,
  callAt,
  cancelFrom,
  isLegal,
  isOpen,
  lhoHasCalled,
  settled,
  under,
  withCall,
  withObligation,
  withReview,
  withoutAttempt,
} from '../table/changes';
import { withProcedure } from '../table/procedure-changes';
import { parameter } from './parameters';

type Screened = Pick<TableState, 'screens' | 'regulations'>;

/** Who sits on the same side of the screen; null where none is used, or where no regulations say how (DBf 124A1). */
export const screenMateOf = ({ screens, regulations }: Screened, seat: Seat): Seat | null => {
  const mates = screens ? (parameter(regulations, 'screen-mates')?.value ?? []) : [];
  const pair = mates.find((two) => two.includes(seat));
  return pair?.find((one) => one !== seat) ?? null;
};

/** Whether two players are parted by the screen. */
const acrossTheScreen = (state: Screened, seat: Seat, other: Seat): boolean => {
  const mate = screenMateOf(state, seat);
  return mate !== null && other !== seat && other !== mate;
};

/** DBf 124E2, 125C1: a card that their screen-mate has shown declarer may not see, and dummy may speak of it. */
export const mayDummySayIt = (state: TableState, dummy: Seat, act: number | undefined): boolean => {
  const mate = screenMateOf(state, dummy);
  return mate !== null && state.procedure.shown.some(({ at, seat }) => at === act && seat === mate);
};

/** DBf 124F2, 124F3: what a call means a player learns from their screen-mate alone, and in writing. */
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

/** DBf 125D1: a player may speak of their own break in tempo; their screen-mate keeps silent about it. */
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

/** Irregularities that the offender's left-hand opponent may accept (27A1, 29A). */
const ACCEPTABLE: readonly string[] = [
  'insufficient-bid',
  'pass-out-of-rotation',
  'bid-out-of-rotation',
  'double-out-of-rotation',
];

/**
 * Whether the tray has been pushed over with an irregular call on it. Nobody writes that down; but somebody on the
 * other side has called since, or is who has noticed it.
 */
const trayHasPassed = (state: TableState, { at, seat }: Irregularity): boolean => {
  const { attention, called } = state.procedure;
  const across = [
    ...state.inForce.filter((call) => call.at > at && !call.deemed).map((call) => call.seat),
    ...[...attention, ...(called ? [called] : [])].filter((one) => one.at > at).map(({ by }) => by),
  ];
  return across.some((other) => acrossTheScreen(state, seat, other));
};

/**
 * North and South push the tray (DBf 124C5): it is the offender's opponent who has let it pass, if East or West
 * erred.
 */
const pushedByOpponent = ({ seat }: Irregularity): boolean => seat === 'E' || seat === 'W';

/**
 * DBf 125A1b: it has come through, and so it is accepted. If that pays for the player who pushed it, could that
 * player have known?
 */
const accepted = (state: TableState, irregularity: Irregularity): TableState => {
  const { at, seat } = irregularity;
  const after = settled(state, at, 'accepted');
  if (!pushedByOpponent(irregularity)) return after;
  const law = under(state, { 'wbf-2017': '72C', 'wbf-2007': '23' });
  return withReview(after, { law, act: at, side: otherSide(sideOf(seat)) });
};

/** DBf 125A2a: nobody beyond the screen has seen it. It is put right, cannot be accepted, and nothing follows. */
const corrected = (state: TableState, { at, seat, turn }: Irregularity): TableState => {
  const going = { law: '125A2a', status: 'cancelled' as const, unauthorised: sideOf(seat) };
  const cancelled = (now: TableState): TableState => settled(cancelFrom(now, at, going), at, 'ruled');
  const attempt = state.attempts.find((one) => one.replaces === at);
  if (attempt && turn === seat && isLegal(auctionBefore(state, at), attempt.call.call)) {
    return withCall(cancelled(withoutAttempt(state, attempt)), { ...attempt.call, insteadOf: null });
  }
  if (turn !== seat) return cancelled(state);
  return withObligation(cancelled(state), { kind: 'replace-call', for: seat, law: '125A2a', act: at, allowed: 'any' });
};

/** An irregular call, where it lies on a tray; every other irregularity is rectified as ever (DBf 125A2b). */
const isOnTheTray = (state: TableState, { at, seat }: Irregularity): boolean =>
  screenMateOf(state, seat) !== null && callAt(state, at) !== undefined;

const isAcceptable = ({ rule }: Irregularity): boolean => ACCEPTABLE.includes(rule);

/**
 * What becomes of an irregular call where screens are used as DBf 124 and 125 have it: before the tray has passed it is
 * simply put right; after that the Laws hold, but an inadmissible call never stands (125A1a), and what LHO could have
 * accepted is accepted (125A1b).
 */
export const behindScreens = (ordinary: IrregularCall): IrregularCall => ({
  lhoCalls: (state, irregularity) => {
    const { at, seat } = irregularity;
    if (!isOnTheTray(state, irregularity)) return ordinary.lhoCalls(state, irregularity);
    // What the next player calls over is the correction.
    if (state.attempts.some(({ replaces }) => replaces === at)) return corrected(state, irregularity);
    if (isAcceptable(irregularity)) {
      return acrossTheScreen(state, seat, leftOf(seat)) ? accepted(state, irregularity) : lhoHasCalled(state, at);
    }
    const after = ordinary.lhoCalls(state, irregularity);
    return after.irregularities.some((one) => one.at === at && one.status === 'condoned') ? state : after;
  },
  directorComes: (state, irregularity) => {
    if (!isOnTheTray(state, irregularity)) return ordinary.directorComes(state, irregularity);
    if (!trayHasPassed(state, irregularity)) return corrected(state, irregularity);
    return isAcceptable(irregularity) ? accepted(state, irregularity) : ordinary.directorComes(state, irregularity);
  },
});

/** A call on the other side shows that the tray has passed with what nobody had put right. */
export const tray = {
  after: (state, act) => {
    if (act.type !== 'CallMade') return state;
    return state.irregularities
      .filter((one) => isOpen(one) && isAcceptable(one) && one.at < act.at && callAt(state, one.at) !== undefined)
      .filter(({ seat }) => acrossTheScreen(state, seat, act.data.seat))
      .reduce(accepted, state);
  },
} satisfies LawModule;
