import type { Act, ActData } from '../state/acts';
import type { CardOnTable } from '../state/cards';
import type { LawModule } from '../state/law-module';
import type { ActRule } from '../state/rule';
import type { Option, TableState } from '../state/table-state';
import { cardAt } from '../table/card-changes';
import { isOpen, noticed, withoutOption } from '../table/changes';
import { isDefender } from '../table/contract';
import { mayReturnToDummy } from './law-45d';
import {
  TO_CHANGE,
  cardMeant,
  leaveToWithdraw,
  opponentsMayChange,
  refilled,
  sideAtFault,
  takenBack,
} from './taking-back';

/** Cards that have to go back as soon as their player is aware of them (62A): to take them back is no breach of 47F2. */
const OWED: readonly string[] = ['revoke', 'restriction-breached'];

const owedBack = (state: TableState, { at }: CardOnTable): boolean =>
  state.irregularities.some((one) => one.at === at && isOpen(one) && OWED.includes(one.rule));

const hasLeave = (state: TableState, card: CardOnTable): boolean =>
  leaveToWithdraw(state, card) !== undefined || owedBack(state, card) || mayReturnToDummy(state, card);

export const cardWithdrawnWithoutLeave: ActRule = {
  name: 'card-withdrawn-without-leave',
  label: 'A played card taken back though no Law allows it',
  sources: { 'wbf-2017': '47F2', 'wbf-2007': '47F2' },
  offender: (state, act) => {
    const card = act.type === 'CardWithdrawn' ? cardMeant(state, act.data) : undefined;
    return card && !hasLeave(state, card) ? card.seat : null;
  },
};

/**
 * 47D, 58B3: an opponent's card was changed, and the player takes his own back. So may then the opponents who have
 * played to that one: declarer, after his right-hand opponent, by 45D itself.
 */
const changed = (state: TableState, option: Option, choice: string): TableState => {
  const card = cardAt(state, option.act);
  const decided = withoutOption(state, option);
  if (choice !== 'withdraw' || !card) return decided;
  const law = option.law.startsWith('45D') && isDefender(state, card.seat) ? option.law : '47D';
  const back = takenBack(decided, card.at, { law: option.law, unauthorised: sideAtFault(state, card) }, '47D');
  return opponentsMayChange(back, card, law);
};

/** A player shows that he knows of his revoke: attention is drawn to it. */
const shown = (state: TableState, act: Act): TableState => {
  const card = act.type === 'CardWithdrawn' ? cardMeant(state, act.data) : undefined;
  const open = card && state.irregularities.find((one) => one.at === card.at && OWED.includes(one.rule));
  return open?.status === 'unnoticed' ? noticed(state, open.at, 'attention-drawn', open.rule) : state;
};

/** A card that fills no place taken back: the play has gone on, and what could be taken back stays. */
const gone = (state: TableState, { at }: Act): TableState => {
  const card = cardAt(state, at);
  if (card?.place !== at || !state.options.some(({ name }) => name === TO_CHANGE)) return state;
  return { ...state, options: state.options.filter(({ name }) => name !== TO_CHANGE) };
};

/** A player takes back a card that an option lets them take back: that is the choice. What no option lets them take back stays (47F2). */
const optionTaken = (state: TableState, act: Act): ActData['OptionChosen'] | null => {
  const card = act.type === 'CardWithdrawn' ? cardMeant(state, act.data) : undefined;
  const leave = card && leaveToWithdraw(state, card);
  return leave ? { law: leave.law, choice: 'withdraw', act: leave.act } : null;
};

export const law47 = {
  chosen: { [TO_CHANGE]: changed },
  filled: { '47D': refilled },
  optionTaken,
  after: (state, act) => shown(gone(state, act), act),
} satisfies LawModule;
