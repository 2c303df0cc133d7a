import { since, type Card, type Seat, suitOf } from '@app/bridge';
import type { ActData } from '../state/acts';
import type { LawModule } from '../state/law-module';
import type { ActRule } from '../state/rule';
import type { TableState } from '../state/table-state';
import { withPenaltyCard } from '../table/card-changes';
import { settled } from '../table/changes';
import { isDefender } from '../table/contract';
import { asking, telling } from '../table/hand-changes';
import { WRONG_NUMBER } from './counts';

/** 14A and 14B part when the opening lead is faced; in 2007 when it is made. */
const isOf14B = (state: TableState): boolean =>
  since(state.edition, 'wbf-2017') ? state.playing : state.hands.leadMade;

/** Whether this hand has been played from to a suit that the card, deemed in it all along, would have followed. */
const couldHaveFollowed = ({ cards: { play } }: TableState, seat: Seat, card: Card): boolean =>
  [...(play?.tricks.map(({ cards }) => cards) ?? []), play?.current ?? []].some((cards) => {
    const [lead] = cards;
    const own = cards.find((one) => one.seat === seat);
    return lead && own && suitOf(lead.card) === suitOf(card) && suitOf(own.card) !== suitOf(card);
  });

/** 14B4: the card counts as having been in the hand all along, so that not having played it may be a revoke. */
export const missingCardNotPlayed: ActRule = {
  name: 'missing-card-not-played',
  label: 'Failure to follow suit with the card that was missing',
  sources: { 'wbf-2017': '14B4', 'wbf-2007': '14B4' },
  offender: (state, { type, data }) =>
    type === 'CardRestored' && data.found !== 'among-the-quitted' && couldHaveFollowed(state, data.seat, data.card)
      ? data.seat
      : null,
};

/**
 * A card goes back to its hand, and nothing that was called changes (14A3). That it did is not for the player's
 * partner (14C). Once the play has begun it may become a penalty card (14B4); among the cards played it is for Law 67.
 */
const restored = (state: TableState, at: number, { seat, found }: ActData['CardRestored']): TableState => {
  const found14 = state.irregularities
    .filter(({ rule }) => rule === WRONG_NUMBER)
    .reduce((now, one) => settled(now, one.at, 'ruled'), state);
  if (found === 'among-the-quitted') return found14;
  const informed = telling(found14, { kind: 'restored-card', act: at, from: seat, law: '14C' });
  const laws = { 'wbf-2017': '14B4', 'wbf-2007': '14B4' };
  return isOf14B(state) && isDefender(state, seat)
    ? asking(informed, 'penalty-card', laws, at, ['penalty-card', 'no-penalty-card'])
    : informed;
};

/** The director has found that the card was exposed: it is a penalty card now. */
const becomesPenaltyCard = (state: TableState, act: number): TableState => {
  const card = state.hands.restored.find(({ at }) => at === act);
  if (!card) return state;
  return withPenaltyCard(state, { at: act, seat: card.seat, card: card.card, law: '14B4', deliberate: false });
};

export const law14 = {
  judged: {
    'penalty-card': (state, { act }, answer) => (answer === 'penalty-card' ? becomesPenaltyCard(state, act) : state),
  },
  after: (state, act) => (act.type === 'CardRestored' ? restored(state, act.at, act.data) : state),
} satisfies LawModule;
