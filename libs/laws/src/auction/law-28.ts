import { type Auction, leftOf, sideOf, type SaidCall } from '@app/bridge';
import type { LawModule } from '../state/law-module';
import type { IrregularityName } from '../state/names';
import type { CallOnTable, Irregularity, TableState } from '../state/table-state';
import {
  asGone,
  auctionBefore,
  callAt,
  cancelFrom,
  isLegal,
  isOpen,
  settled,
  withInForce,
  withQuestion,
  withoutAttempt,
} from '../table/changes';

const RULES: readonly IrregularityName[] = ['pass-out-of-rotation', 'bid-out-of-rotation', 'double-out-of-rotation'];

/** Whether this is a call out of rotation on which nobody has ruled. */
export const isOpenOutOfRotation = (irregularity: Irregularity): boolean =>
  isOpen(irregularity) && RULES.includes(irregularity.rule);

/** 28B: the opponent's call out of rotation is cancelled, and with it every right to rectify it. */
export const cancelledByProperCall = (state: TableState, { at, seat }: Irregularity): TableState =>
  cancelFrom(settled(state, at, 'forfeited'), at, { law: '28B', status: 'cancelled', unauthorised: sideOf(seat) });

interface TwoWays {
  /** It is legal over the call out of rotation: so understood, it accepts that call (29A). */
  readonly over: boolean;
  /** It is legal as the player's own call in their turn (28B). */
  readonly own: boolean;
}

/** How the call of a player can be understood whose turn it was, and whose right-hand opponent has called instead. */
export const readings = (state: TableState, { at }: Irregularity, call: SaidCall): TwoWays => {
  const before: Auction = auctionBefore(state, at);
  return { over: isLegal(state.auction, call), own: isLegal(before, call) };
};

/** Whether the offender's left-hand opponent is the very player whose turn it was. */
export const turnWasLhos = ({ seat, turn }: Irregularity): boolean => turn === leftOf(seat);

/** The player means either to call over it, or to make their own call: the director asks them. */
export const askWhatWasMeant = (state: TableState, irregularity: Irregularity, at: number): TableState =>
  withQuestion(state, {
    question: 'over-or-own-turn',
    law: '28B',
    act: at,
    against: irregularity.at,
    answers: ['over-it', 'own-turn'],
    then: null,
  });

/** The first call after this one that is out of place now, without the call that has been taken from under it. */
const firstAstray = (state: TableState, act: number): CallOnTable | undefined => {
  const index = state.inForce.findIndex(({ at }) => at === act);
  return state.inForce.slice(index + 1).find(({ at, seat, call }) => {
    const before = auctionBefore(state, at);
    return before.turn !== seat || !isLegal(before, call);
  });
};

export const law28 = {
  judged: {
    'over-or-own-turn': (state, { act, against }, answer) => {
      const outOfTurn = callAt(state, against);
      if (answer === 'over-it' || !outOfTurn || !callAt(state, act)) return state;
      const going = { law: '28B', status: 'cancelled' as const, unauthorised: sideOf(outOfTurn.seat) };
      const attempt = state.attempts.find(({ replaces }) => replaces === against);
      const decided = attempt ? withoutAttempt(state, attempt, '28B') : state;
      const gone = [...decided.gone, asGone(outOfTurn, going)];
      const irregularities = decided.irregularities.map((one) =>
        one.at === against ? { ...one, status: 'forfeited' as const } : one,
      );
      const inForce = decided.inForce.filter((call) => call !== outOfTurn);
      const left = withInForce({ ...decided, irregularities, gone }, inForce);
      const astray = firstAstray(left, act);
      return astray ? cancelFrom(left, astray.at, going) : left;
    },
  },
} satisfies LawModule;
