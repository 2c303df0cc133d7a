import { leftOf } from '@app/bridge';
import type { LawModule } from '../state/law-module';
import type { CardRule } from '../state/rule';
import type { Irregularity, TableState } from '../state/table-state';
import { settled, under, withOption } from '../table/changes';
import { declarerOf, isDefender } from '../table/contract';
import { answeredByCard, broughtToDirector, leadTakenBack, leadsOutOfTurn } from './law-53';
import { isBeforeRightLead } from './law-60';

const RULE = 'defenders-lead-out-of-turn';

/** Law 56: a lead out of turn by a defender, after the opening lead. */
export const defendersLeadOutOfTurn = {
  name: RULE,
  label: "Defender's lead out of turn; declarer may accept it or require its retraction",
  sources: { 'wbf-2017': '56', 'wbf-2007': '56' },
  detects: (state, { seat }) =>
    state.cards.play !== null &&
    leadsOutOfTurn(state, seat) &&
    isDefender(state, seat) &&
    !isBeforeRightLead(state, seat),
} satisfies CardRule;

const offered = (state: TableState, { at, seat }: Irregularity): TableState => {
  const declarer = declarerOf(state);
  if (declarer === null) return state;
  return withOption(state, {
    name: RULE,
    law: '56',
    for: declarer,
    choices: ['accept', 'refuse'],
    act: at,
    until: `${leftOf(seat)} plays`,
    inPlay: true,
  });
};

export const law56 = {
  irregularCards: { [RULE]: { cardFollows: answeredByCard, directorComes: broughtToDirector(offered) } },
  chosen: {
    [RULE]: (state, { act }, choice) => {
      const irregularity = state.irregularities.find(({ at, rule }) => at === act && rule === RULE);
      if (!irregularity) return state;
      return choice === 'accept'
        ? settled(state, act, 'accepted', RULE)
        : leadTakenBack(state, irregularity, under(state, { 'wbf-2017': '56B', 'wbf-2007': '54D' }));
    },
  },
} satisfies LawModule;
