import type { PenaltyCard } from '../state/cards';
import type { LawModule } from '../state/law-module';
import type { LainCard } from '../state/play';
import type { TableState } from '../state/table-state';
import { isHonour, withCards, withoutPenaltyCards } from '../table/card-changes';
import { isOpen, settled, under, withoutQuestion } from '../table/changes';
import { auctionIsOver, declarerOf, isDefender } from '../table/contract';
import { telling } from '../table/hand-changes';
import { neverPenaltyCards, penaltyCardsOf, withPenalty } from './penalty-cards';

/** Whether how it was shown decides what kind of penalty card it is: it is no honour, and its player has no other one. */
const dependsOnIntent = (state: TableState, { seat, card }: PenaltyCard): boolean =>
  !isHonour(card) && penaltyCardsOf(state, seat).length === 1;

const ofAct = ({ cards }: TableState, act: number): readonly PenaltyCard[] =>
  cards.penalty.filter(({ at }) => at === act);

/** The director has found whether a small card was shown on purpose (50B). */
const asShown = (state: TableState, act: number, kind: PenaltyCard['kind']): TableState =>
  withCards(state, {
    penalty: state.cards.penalty.map((one) => (one.at === act && dependsOnIntent(state, one) ? { ...one, kind } : one)),
  });

/** Whether nobody has played it: it came to lie there by being seen. */
const wasSeenOnly = ({ play, cards }: TableState, act: number): boolean =>
  play.penalty.lain.some(({ at }) => at === act) && !cards.gone.some(({ at }) => at === act);

/** The director decides that what was seen is no penalty card (50): it may be unauthorised for partner all the same. */
const noPenaltyCards = (state: TableState, act: number): TableState => {
  const [seen] = state.play.penalty.lain.filter(({ at }) => at === act);
  const open = state.irregularities.filter((one) => one.at === act && isOpen(one));
  const ruled = open.reduce((now, { rule }) => settled(now, act, 'ruled', rule), neverPenaltyCards(state, act));
  const law = under(state, { 'wbf-2017': '16B1', 'wbf-2007': '16B1a' });
  return seen ? telling(ruled, { kind: 'exposed-card', act, from: seen.seat, law }) : ruled;
};

const isCondoned = ({ irregularities }: TableState, act: number): boolean =>
  irregularities.some(({ at, status }) => at === act && status === 'condoned');

/** None lies there whose player does not defend, nor one that the director has let go (81C5). */
const rightful = (state: TableState): TableState =>
  auctionIsOver(state) && declarerOf(state) !== null
    ? withoutPenaltyCards(state, ({ seat, at }) => !isDefender(state, seat) || isCondoned(state, at))
    : state;

/** Whether a card has been a penalty card as the Laws have it now: it lies there, or has been played or taken up. */
const hasLain = ({ cards }: TableState, { at, card, takenUp }: LainCard): boolean =>
  takenUp ||
  [...cards.penalty, ...cards.inForce].some((one) => one.card === card) ||
  cards.gone.some((one) => one.card === card && one.at > at);

/** Which cards have been penalty cards: those known of, as far as they still count, and those that lie there now. */
const remembered = (state: TableState): TableState => {
  const { lain } = state.play.penalty;
  const before = lain.filter((one) => hasLain(state, one));
  const anew = state.cards.penalty.filter(({ card }) => !before.some((one) => one.card === card));
  return anew.length === 0 && before.length === lain.length
    ? state
    : withPenalty(state, {
        lain: [...before, ...anew.map(({ at, seat, card }) => ({ at, seat, card, takenUp: false }))],
      });
};

/** How a card was shown matters no more once it is not the only one of its player, or lies there no more. */
const withoutMoot = (state: TableState): TableState =>
  state.questions
    .filter(({ question, act }) => question === 'minor-or-major' && !ofAct(state, act).some(isSingle(state)))
    .reduce(withoutQuestion, state);

const isSingle = (state: TableState) => (one: PenaltyCard) => dependsOnIntent(state, one);

export const law50 = {
  raisable: {
    'minor-or-major': {
      law: { 'wbf-2017': '50B', 'wbf-2007': '50B' },
      answers: (state, act) => (ofAct(state, act).some(isSingle(state)) ? ['unintentional', 'deliberate'] : []),
    },
    /** 50: a card that was seen is a penalty card unless the director designates otherwise. */
    'designated-otherwise': {
      law: { 'wbf-2017': '50', 'wbf-2007': '50' },
      answers: (state, act) => (wasSeenOnly(state, act) ? ['penalty-card', 'no-penalty-card'] : []),
    },
  },
  judged: {
    'minor-or-major': (state, { act }, answer) => asShown(state, act, answer === 'deliberate' ? 'major' : 'minor'),
    'designated-otherwise': (state, { act }, answer) =>
      answer === 'no-penalty-card' ? noPenaltyCards(state, act) : state,
  },
  after: (state) => withoutMoot(remembered(rightful(state))),
} satisfies LawModule;
