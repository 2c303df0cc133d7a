import { type Seat, leftOf, partnerOf, rightOf, sideOf } from '@app/bridge';
import type { CardOnTable } from '../state/cards';
import type { LawModule, NextCard } from '../state/law-module';
import type { LedTogether } from '../state/play';
import type { CardRule } from '../state/rule';
import type { Irregularity, Option, TableState } from '../state/table-state';
import { cardAt, cardsOfTrick, goneCardAt, holding, withCard, withCards, withPenaltyCard } from '../table/card-changes';
import {
  isOpen,
  settled,
  withObligation,
  withOption,
  withReview,
  withoutObligations,
  withoutOption,
} from '../table/changes';
import { isDefender, isOfDeclarer, onLead, trickNow } from '../table/contract';
import { answeredByCard, broughtToDirector, leadTakenBack, leadsOutOfTurn } from './law-53';

/** Declarer's lead out of turn: one that has been accepted or undone by the card that this one fell together with. */
const leadAnsweredBy = (state: TableState, other: CardOnTable, turn: NextCard['seat']): Irregularity | undefined =>
  state.irregularities.findLast(
    (one) =>
      one.rule === 'declarers-lead-out-of-turn' &&
      one.turn === turn &&
      (cardAt(state, one.at) ?? goneCardAt(state, one.at))?.trick === other.trick,
  );

/**
 * Both defenders have played at the same moment to declarer's lead out of turn: the one whose turn it was has led, the
 * other one has followed. Whichever of the two was written down first, neither answers the lead then.
 */
export const ledTogether = (state: TableState, next: NextCard): LedTogether | null => {
  const other = next.simultaneousWith === undefined ? undefined : cardAt(state, next.simultaneousWith);
  if (other?.seat !== partnerOf(next.seat) || !isDefender(state, next.seat)) return null;
  const followed = leadAnsweredBy(state, other, next.seat);
  if (followed && cardsOfTrick(state, other.trick).length === 2 && cardAt(state, followed.at)) {
    const { at, seat, card } = next;
    return { lead: followed.at, followed: other.at, led: { at, seat, card } };
  }
  const undone = leadAnsweredBy(state, other, other.seat);
  if (!undone || cardAt(state, undone.at) || cardsOfTrick(state, other.trick).length !== 1) return null;
  return { lead: undone.at, followed: next.at, led: { at: other.at, seat: other.seat, card: other.card } };
};

const withLedTogether = (state: TableState, led: LedTogether | null): TableState => ({
  ...state,
  play: { ...state.play, ledTogether: led },
});

/** Declarer's lead lies in the trick again, where the other defender's had undone it. */
const withLead = (state: TableState, at: number): TableState => {
  const gone = goneCardAt(state, at);
  if (!gone) return state;
  const { seat, card, trick, place, insteadOf } = gone;
  const left = withCards(state, { gone: state.cards.gone.filter((one) => one !== gone) });
  return withCard(left, { at, seat, card, trick, place, insteadOf });
};

/** The card that followed is in the trick, the one that was led beside it; nobody has answered declarer's lead yet. */
const laidTogether = (state: TableState, together: LedTogether, { at, seat, card }: NextCard): TableState => {
  const { lead, followed, led } = together;
  const inForce = state.cards.inForce.filter((one) => one.at !== led.at);
  const back = withLead(withCards(state, { inForce }), lead);
  const trick = cardAt(back, lead)?.trick;
  const follows = followed === at && trick !== undefined;
  const lying = follows ? withCard(back, { at, seat, card, trick, place: at, insteadOf: null }) : back;
  const status = state.directorCalled ? ('director-called' as const) : ('unnoticed' as const);
  const irregularities = lying.irregularities.map((one) =>
    one.at === lead && one.rule === 'declarers-lead-out-of-turn' ? { ...one, status } : one,
  );
  return withLedTogether({ ...lying, irregularities }, together);
};

/** The defender who led accepts declarer's lead: their own card lies on the table. */
const ledInVain = (state: TableState, { led }: LedTogether): TableState =>
  cardAt(state, led.at) || holding(state, led.seat)?.includes(led.card) === false
    ? state
    : withPenaltyCard(state, { ...led, law: '55A', deliberate: true });

/** The defender who led does not accept declarer's lead: their own card leads to the trick. */
const ledIndeed = (state: TableState, { led }: LedTogether, trick: number): TableState =>
  state.cards.inForce.some((one) => one.card === led.card)
    ? state
    : withCard(state, { ...led, trick, place: led.at, insteadOf: null });

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

/** Either defender may choose; where one has followed and the other one led, the one who has led. */
const offered = (state: TableState, irregularity: Irregularity): TableState => {
  const together = togetherOf(state, irregularity);
  const choosing = together ? [together.led.seat] : [leftOf(irregularity.seat), rightOf(irregularity.seat)];
  return choosing.reduce((now, defender) => withOption(now, optionFor(irregularity, defender)), state);
};

const accepted = (state: TableState, { at }: Irregularity): TableState => settled(state, at, 'accepted', RULE);

/**
 * The card goes back. Where it was a defender's turn that is all (55B1); else declarer leads from the right hand
 * (55B2). The director sees after the play whether declarer has made use of what they learnt by it (55C).
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

/** 55A where both defenders have played at once: the one who has led says whether declarer's lead stands. */
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

/** The defender on the left of the lead decides. The other one's word counts as long as they say nothing (55A). */
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
