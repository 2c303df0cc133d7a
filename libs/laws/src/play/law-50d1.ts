import type { Card, Seat } from '@app/bridge';
import { isCard, suitOf } from '@app/bridge';
import type { PenaltyCard } from '../state/cards';
import type { LawModule } from '../state/law-module';
import type { CardRule } from '../state/rule';
import type { Obligation, Option, TableState } from '../state/table-state';
import { isHonour } from '../table/card-changes';
import { declarerOf, isDefender, turnToPlay } from '../table/contract';
import { allowedCards, isToLead, nextTrickOf, suitToFollow } from './lawful-cards';
import { isInPlay, penaltyCardsOf, withDuties, withPenalty, withStanding } from './penalty-cards';

const WHICH = 'which-penalty-card';

/** The defender whose turn it is, unless he waits for declarer's choice (50D2). */
const defenderInTurn = (state: TableState): Seat | null => {
  const seat = turnToPlay(state);
  if (seat === null || !isInPlay(state) || !isDefender(state, seat)) return null;
  return state.obligations.some((one) => one.kind === 'wait' && one.for === seat) ? null : seat;
};

/** 62C2: the card has been taken back to be changed for another, so that it is not due in the place it comes from. */
const isBeingChanged = ({ cards }: TableState, { at }: PenaltyCard): boolean =>
  cards.vacancies.some(({ act }) => act === at) && cards.gone.some((gone) => gone.at === at && gone.law === '62C2');

/** The penalty cards that a player may legally play now; of an unknown hand those of the suit led. */
const playable = (state: TableState, seat: Seat): readonly PenaltyCard[] => {
  const allowed = allowedCards(state, seat);
  const led = suitToFollow(state, seat);
  return penaltyCardsOf(state, seat)
    .filter((one) => !isBeingChanged(state, one))
    .filter(({ card }) => (allowed ? allowed.includes(card) : led === null || suitOf(card) === led));
};

/** Those he has to play one of: the major ones, or the card that declarer has asked for, where he has (51A, 52B2). */
export const dueNow = (state: TableState, seat: Seat): readonly PenaltyCard[] => {
  const lying = playable(state, seat);
  const { due } = state.play.penalty;
  const asked = due?.seat === seat && due.trick === nextTrickOf(state, seat) ? due.cards : [];
  const named = lying.filter(({ card }) => asked.includes(card));
  return named.length > 0 ? named : lying.filter(({ kind }) => kind === 'major');
};

/** Which cards are due from a hand, to the trick that it plays to now. */
export const withCardsDue = (state: TableState, seat: Seat, cards: readonly Card[]): TableState =>
  withPenalty(state, { due: { seat, trick: nextTrickOf(state, seat), cards } });

const dutyNow = (state: TableState, seat: Seat): readonly Obligation[] => {
  const [due, ...others] = dueNow(state, seat);
  if (others.length > 0) return [];
  if (due) {
    const kind = isToLead(state, seat) ? ('lead-penalty-card' as const) : ('play-penalty-card' as const);
    return [{ kind, for: seat, law: '50D1a', act: due.at, card: due.card }];
  }
  return playable(state, seat).map(({ at, card }) => ({
    kind: 'no-low-card' as const,
    for: seat,
    law: '50C',
    act: at,
    suit: suitOf(card),
  }));
};

const optionNow = (state: TableState, seat: Seat): Option | null => {
  const due = dueNow(state, seat);
  const declarer = declarerOf(state);
  const [first] = due;
  if (!first || due.length < 2 || declarer === null) return null;
  return {
    name: WHICH,
    law: '51A',
    for: declarer,
    choices: due.map(({ card }) => card),
    act: first.at,
    until: `${seat} plays`,
    inPlay: true,
  };
};

const isDuty = ({ kind }: Obligation): boolean =>
  kind === 'play-penalty-card' || kind === 'lead-penalty-card' || kind === 'no-low-card';

/**
 * 52: another card than the penalty card that had to be played (50D1, 51A), or a small one of the suit of a minor one
 * (50C). As long as declarer has not said which of several is due, any card is too early.
 */
export const penaltyCardNotPlayed = {
  name: 'penalty-card-not-played',
  label: 'Another card than the penalty card that had to be played',
  sources: { 'wbf-2017': '52B1a', 'wbf-2007': '52B1a' },
  detects: (state, { seat, card }) => {
    if (seat !== turnToPlay(state)) return false;
    if (isDefender(state, seat) && state.options.some(({ name }) => name === WHICH)) return true;
    return state.obligations.some((one) => one.for === seat && isBreach(state, one, card));
  },
} satisfies CardRule;

const isBreach = (state: TableState, one: Obligation, card: Card): boolean => {
  if (one.kind === 'play-penalty-card' || one.kind === 'lead-penalty-card') return card !== one.card;
  const isMinor = penaltyCardsOf(state, one.for).some((lying) => lying.card === card);
  return one.kind === 'no-low-card' && suitOf(card) === one.suit && !isHonour(card) && !isMinor;
};

/** What the player of a penalty card has to do (50C, 50D1), and declarer's choice among several (51A). */
export const law50d1 = {
  chosen: {
    [WHICH]: (state, _, choice) => {
      const seat = defenderInTurn(state);
      return seat !== null && isCard(choice) ? withCardsDue(state, seat, [choice]) : state;
    },
  },
  after: (state) => {
    const seat = defenderInTurn(state);
    return withDuties(
      withStanding(state, WHICH, seat && optionNow(state, seat)),
      isDuty,
      seat === null ? [] : dutyNow(state, seat),
    );
  },
} satisfies LawModule;
