import type { Seat } from '@app/bridge';
import { leftOf, rightOf, sideOf } from '@app/bridge';
import type { LawModule, NextCard } from '../state/law-module';
import type { LedTogether } from '../state/play';
import type { CardRule } from '../state/rule';
import type { Irregularity, Option, TableState } from '../state/table-state';
import { cardAt, cardsOfTrick } from '../table/card-changes';
import {
  isOpen,
  settled,
  withObligation,
  withOption,
  withReview,
  withoutObligations,
  withoutOption,
} from '../table/changes';
import { isOfDeclarer, onLead, trickNow } from '../table/contract';
import { laidTogether, ledInVain, ledIndeed, withLedTogether } from './both-defenders';
import { answeredByCard, broughtToDirector, leadTakenBack, leadsOutOfTurn } from './law-53';

const RULE = 'declarers-lead-out-of-turn';

/** Law 55: a lead out of turn by declarer, from either hand. */
export const declarersLeadOutOfTurn = {
  name: RULE,
  label: "Declarer's lead out of turn; either defender may accept it or require its retraction",
  sources: { 'wbf-2017': '55', 'wbf-2007': '55' },
  detects: (state, { seat }) => state.cards.play !== null && leadsOutOfTurn(state, seat) && isOfDeclarer(state, seat),
} satisfies CardRule;

const irregularityOf = (state: TableState, act: number): Irregularity | undefined =>
  state.irregularities.find((one) => one.at === act && one.rule === RULE && isOpen(one));

const optionFor = ({ at, seat }: Irregularity, defender: Seat): Option => ({
  name: RULE,
  law: '55A',
  for: defender,
  choices: ['accept', 'refuse'],
  act: at,
  until: `${leftOf(seat)} plays`,
  inPlay: true,
});

const togetherOf = ({ play }: TableState, { at }: Irregularity): LedTogether | null =>
  play.ledTogether?.lead === at ? play.ledTogether : null;

/** Either defender may choose; where one has followed and the other one led, he who has led. */
const offered = (state: TableState, irregularity: Irregularity): TableState => {
  const together = togetherOf(state, irregularity);
  const choosing = together ? [together.led.seat] : [leftOf(irregularity.seat), rightOf(irregularity.seat)];
  return choosing.reduce((now, defender) => withOption(now, optionFor(irregularity, defender)), state);
};

const accepted = (state: TableState, { at }: Irregularity): TableState => settled(state, at, 'accepted', RULE);

/**
 * The card goes back. Where it was a defender's turn that is all (55B1); else declarer leads from the right hand (55B2).
 * The director sees after the play whether declarer has made use of what he learnt by it (55C).
 */
const refused = (state: TableState, irregularity: Irregularity, following = '60C'): TableState => {
  const { at, seat, turn } = irregularity;
  const wasDeclarers = turn !== null && isOfDeclarer(state, turn);
  const law = wasDeclarers ? '55B2' : '55B1';
  const back = leadTakenBack(state, irregularity, law, following);
  const reviewed = withReview(back, { law: '55C', act: at, side: sideOf(seat) });
  return wasDeclarers && onLead(reviewed) === turn
    ? withObligation(reviewed, { kind: 'lead-from', for: turn, law, act: at })
    : reviewed;
};

/** 55A where both defenders have played at once: he who has led says whether declarer's lead stands. */
const chosenByLeader = (
  state: TableState,
  irregularity: Irregularity,
  together: LedTogether,
  choice: string,
): TableState => {
  const decided = withLedTogether(state, null);
  if (choice === 'accept') return ledInVain(accepted(decided, irregularity), together);
  const trick = cardAt(state, irregularity.at)?.trick;
  const back = refused(decided, irregularity, '49');
  return trick === undefined ? back : ledIndeed(back, together, trick);
};

/** The defender on the left of the lead decides. The other one's word counts as long as he says nothing (55A). */
const chosen = (state: TableState, option: Option, choice: string): TableState => {
  const irregularity = irregularityOf(state, option.act);
  if (!irregularity) return state;
  const together = togetherOf(state, irregularity);
  if (together) return chosenByLeader(state, irregularity, together, choice);
  if (option.for !== leftOf(irregularity.seat)) return withoutOption(state, option);
  return choice === 'accept' ? accepted(state, irregularity) : refused(state, irregularity);
};

/** The one on the right has required the lead to be taken back, and the other one has not spoken. */
const isRefusedByRight = ({ procedure }: TableState, act: number): boolean =>
  procedure.choices.some((one) => one.act === act && one.law === '55A' && one.choice === 'refuse');

const cardFollows = (state: TableState, irregularity: Irregularity, next: NextCard): TableState => {
  if (togetherOf(state, irregularity)) return state;
  return next.seat === irregularity.turn && isOfDeclarer(state, next.seat) && isRefusedByRight(state, irregularity.at)
    ? refused(state, irregularity)
    : answeredByCard(state, irregularity, next);
};

/** A lead lies in the trick on which nothing is open: what hand it had to come from is no matter any more. */
const withoutMet = (state: TableState): TableState => {
  const [lead] = cardsOfTrick(state, trickNow(state.cards.play));
  const isUnsettled = lead !== undefined && state.irregularities.some((one) => one.at === lead.at && isOpen(one));
  return isUnsettled
    ? state
    : withoutObligations(state, (one) => one.kind === 'lead-from' && onLead(state) !== one.for);
};

/** Both defenders have played to declarer's lead at once, and this is the second of their cards. */
export const playedTogether = (state: TableState, next: NextCard, together: LedTogether): TableState => {
  const laid = laidTogether(state, together, next);
  const irregularity = irregularityOf(laid, together.lead);
  return irregularity && laid.directorCalled ? offered(laid, irregularity) : laid;
};

export const law55 = {
  irregularCards: { [RULE]: { cardFollows, directorComes: broughtToDirector(offered) } },
  chosen: { [RULE]: chosen },
  after: withoutMet,
} satisfies LawModule;
