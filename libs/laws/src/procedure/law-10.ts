import { type Side, sideOf } from '@app/bridge';
import type { LawModule } from '../state/law-module';
import type { TableState } from '../state/table-state';
import { asGone, callAt, noticed, settled, withInForce, withReview, withoutAttempt } from '../table/changes';
import { withProcedure } from '../table/procedure-changes';

/**
 * The call that the players let the offender put in the place of the irregular one stands there; that one is
 * withdrawn.
 */
const correctionStands = (state: TableState, act: number): TableState => {
  const attempt = state.attempts.find(({ replaces }) => replaces === act);
  const first = callAt(state, act);
  if (!attempt || !first) return state;
  const decided = withoutAttempt(state, attempt);
  const standing = { ...attempt.call, insteadOf: first.insteadOf };
  const changed = withInForce(
    decided,
    decided.inForce.map((call) => (call === first ? standing : call)),
  );
  const gone = asGone(first, { law: '10B', status: 'withdrawn', unauthorised: sideOf(first.seat) });
  return { ...changed, gone: [...changed.gone, gone] };
};

/**
 * Whose choice an irregularity, or the choice itself, is about: that of the player who has chosen, or else may choose
 * now.
 */
const sideOfChooser = ({ procedure, options }: TableState, act: number): Side | null => {
  const made = procedure.choices.findLast((one) => one.at === act || one.act === act);
  const open = options.find((one) => one.act === act);
  const chooser = made ? made.by : (open?.for ?? null);
  return chooser === null || chooser === 'director' ? null : sideOf(chooser);
};

export const law10 = {
  raisable: {
    /** 10B: players have imposed or waived a rectification by themselves. */
    'own-rectification': { law: { 'wbf-2017': '10B', 'wbf-2007': '10B' }, answers: ['allowed', 'cancelled'] },
    /** 10C2: whether the player with the choice made it with partner's help. */
    'consulted-partner': { law: { 'wbf-2017': '10C2', 'wbf-2007': '10C2' }, answers: ['consulted', 'not-consulted'] },
  },
  judged: {
    // Cancelled, the matter is before the director as if the players had decided nothing.
    'own-rectification': (state, { act }, answer) =>
      answer === 'allowed'
        ? settled(correctionStands(state, act), act, 'ruled')
        : noticed(state, act, 'director-called'),
    'consulted-partner': (state, { act }, answer) => {
      const side = sideOfChooser(state, act);
      return answer === 'consulted' && side ? withReview(state, { law: '10C2', act, side }) : state;
    },
  },
  after: (state, act) => {
    if (act.type !== 'OptionChosen') return state;
    const { seat, law, choice, act: about } = act.data;
    const chosen = { at: act.at, by: seat ?? null, law, act: about, choice };
    return withProcedure(state, { choices: [...state.procedure.choices, chosen] });
  },
} satisfies LawModule;
