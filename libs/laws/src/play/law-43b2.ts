import { leftOf, sideOf } from '@app/bridge';
import type { Act } from '../state/acts';
import type { LawModule } from '../state/law-module';
import type { Irregularity, TableState } from '../state/table-state';
import { cardAt, cardsOfTrick, withCards } from '../table/card-changes';
import { isOpen, settled, withIrregularity, withObligation, withOption } from '../table/changes';
import { declarerOf, dummyIn, dummyInPlay, isDefender, isOfDeclarer, onLead, trickNow } from '../table/contract';
import { hasLostRights } from './law-43b';
import { backInHand } from './law-53';

const WARNING = 'dummy-warns-declarer';

/**
 * What dummy, who has lost the right to it, says while declarer's side is on lead. That it was a warning against the
 * wrong hand nobody need say; the director can say that it was none.
 */
const warned = (state: TableState, act: Act): TableState => {
  const leader = onLead(state);
  const warns = act.type === 'RemarkMade' && act.data.by === dummyInPlay(state) && hasLostRights(state);
  if (!warns || state.directorCalled || leader === null || !isOfDeclarer(state, leader)) return state;
  return withIrregularity(state, {
    at: act.at,
    seat: act.data.by,
    rule: WARNING,
    law: '43B2a',
    status: 'unnoticed',
    turn: leader,
    lhoCalled: false,
  });
};

/** A defender has played on. */
const forfeited = (state: TableState, act: Act): TableState => {
  const card = cardAt(state, act.at);
  if (!card || !isDefender(state, card.seat)) return state;
  return state.irregularities
    .filter((one) => one.rule === WARNING && isOpen(one))
    .reduce((now, { at }) => settled(now, at, 'forfeited', WARNING), state);
};

/** Either defender may choose. */
const opened = (state: TableState, { at }: Irregularity): TableState => {
  const declarer = declarerOf(state);
  if (declarer === null) return state;
  return withOption(state, {
    name: WARNING,
    law: '43B2a',
    for: leftOf(declarer),
    orPartner: true,
    choices: ['hand', 'dummy'],
    act: at,
    until: 'a defender plays',
    inPlay: true,
  });
};

/** Declarer leads from this hand, whichever has won the last trick; what he has led from the other one goes back. */
const leadsFrom = (state: TableState, act: number, choice: string): TableState => {
  const seat = choice === 'hand' ? declarerOf(state) : dummyIn(state);
  if (seat === null) return state;
  const trick = trickNow(state.cards.play);
  const settledNow = settled(state, act, 'ruled', WARNING);
  const back = cardsOfTrick(state, trick)
    .filter((one) => one.seat !== seat)
    .reduce((now, { at }) => backInHand(now, at, '43B2a', sideOf(seat)), settledNow);
  const ordered = withCards(back, { leadOrdered: { trick, seat } });
  return onLead(ordered) === seat
    ? withObligation(ordered, { kind: 'lead-from', for: seat, law: '43B2a', act })
    : ordered;
};

export const law43b2 = {
  irregularCards: { [WARNING]: { directorComes: opened } },
  chosen: { [WARNING]: (state, { act }, choice) => leadsFrom(state, act, choice) },
  raisable: {
    'dummys-warning': {
      law: { 'wbf-2017': '43B2a', 'wbf-2007': '43B2a' },
      answers: (state, act) =>
        state.irregularities.some((one) => one.at === act && one.rule === WARNING && isOpen(one))
          ? ['warning', 'no-warning']
          : [],
    },
  },
  judged: {
    'dummys-warning': (state, { act }, answer) =>
      answer === 'no-warning' ? settled(state, act, 'ruled', WARNING) : state,
  },
  after: (state, act) => forfeited(warned(state, act), act),
} satisfies LawModule;
