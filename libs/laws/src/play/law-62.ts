import { type Seat, SEATS, partnerOf, sideOf, suitOf } from '@app/bridge';
import type { Act } from '../state/acts';
import type { CardOnTable, Vacancy } from '../state/cards';
import { type IrregularCard, type LawModule, nothingFollows } from '../state/law-module';
import type { ReopenedTrick, RevokeMade } from '../state/play';
import type { Irregularity, Option, TableState } from '../state/table-state';
import {
  anyCardAt,
  cardAt,
  cardsOfTrick,
  goneCardAt,
  holding,
  isLead,
  withPenaltyCard,
  withdrawn,
} from '../table/card-changes';
import { noticed, withObligation, withOption, withReview, withoutObligations, withoutOption } from '../table/changes';
import { isDefender } from '../table/contract';
import { type Returning, clearedAfter, goneBack, laterCardBack } from './going-back';
import { isAskedAboutByDummy, isPointedOutByDummy } from './law-43';
import { isEstablished, isMutual } from './law-63';
import { addedCardBack } from './law-67';
import {
  REVOKES,
  cardsBehind,
  chooserFor,
  handsOf,
  isReplacement,
  isRevoke,
  isWaived,
  nonOffenders,
  offenders,
  openMatterOf,
  revokeAt,
  withRevoke,
  withRevokes,
} from './revokes';
import { refilled } from './taking-back';

const CHANGE = 'change-after-revoke';
const CHANGE_TOO = 'change-after-change';

/** What the other side has in force that was played after the revoke. */
const playedSince = (state: TableState, revoke: RevokeMade): readonly CardOnTable[] => {
  const card = anyCardAt(state, revoke.at);
  if (!card) return [];
  return cardsBehind(state, card).filter(({ seat }) => sideOf(seat) === nonOffenders(revoke));
};

const choice = (name: typeof CHANGE | typeof CHANGE_TOO, law: string, chooser: Seat, act: number): Option => ({
  name,
  law,
  for: chooser,
  choices: ['withdraw', 'keep'],
  act,
  until: 'somebody plays on',
  inPlay: true,
});

/**
 * 62C1: each player of the other side may take back what they have played since; declarer what they have played from
 * dummy.
 */
const offeringChange = (state: TableState, revoke: RevokeMade): TableState => {
  const choosers = playedSince(state, revoke).map(({ seat }) => chooserFor(state, seat));
  return [...new Set(choosers)].reduce(
    (now, chooser) => withOption(now, choice(CHANGE, '62C1', chooser, revoke.at)),
    state,
  );
};

/** A player with nothing left to take back need not choose. */
const withoutMoot = (state: TableState): TableState => ({
  ...state,
  options: state.options.filter((one) => {
    const revoke = one.name === CHANGE ? revokeAt(state, one.act) : undefined;
    return !revoke || playedSince(state, revoke).some(({ seat }) => chooserFor(state, seat) === one.for);
  }),
});

const returningFor = (state: TableState, { trick, side }: { trick: number; side: Returning['side'] }): Returning => {
  const mutual = state.play.revoking.reopened.some((one) => one.trick === trick && one.mutual);
  return { side, mutual, law: '62C1', ownLaw: '62C2' };
};

/**
 * The player takes back all that they have played since, from the last card on; what they do not want to change they
 * play again.
 */
const taken = (state: TableState, { for: chooser }: Option, revoke: RevokeMade): TableState => {
  const hands = chooser === 'director' ? [] : handsOf(state, chooser);
  const returning = returningFor(state, { trick: revoke.trick, side: sideOf(revoke.seat) });
  return playedSince(state, revoke)
    .filter(({ seat }) => hands.includes(seat))
    .reverse()
    .reduce(
      (now, { at, trick }) =>
        trick === revoke.trick ? goneBack(now, at, returning, '62C1') : laterCardBack(now, at, returning, '62C1'),
      state,
    );
};

const changed = (state: TableState, option: Option, answer: string): TableState => {
  const revoke = revokeAt(state, option.act);
  const chosen = withoutOption(state, option);
  return revoke && answer === 'withdraw' ? withoutMoot(taken(chosen, option, revoke)) : chosen;
};

/**
 * 62C2: the player has played another card, and the next of the offending side who has played to the trick may do so
 * too.
 */
const offeringToNext = (state: TableState, { act }: Vacancy, card: CardOnTable): TableState => {
  if (goneCardAt(state, act)?.card === card.card) return state;
  const next = cardsOfTrick(state, card.trick).find(
    (one) => one.place > card.place && sideOf(one.seat) !== sideOf(card.seat),
  );
  return next ? withOption(state, choice(CHANGE_TOO, '62C2', chooserFor(state, next.seat), next.at)) : state;
};

const changedToo = (state: TableState, option: Option, answer: string): TableState => {
  const chosen = withoutOption(state, option);
  const card = cardAt(state, option.act);
  if (!card || answer !== 'withdraw') return chosen;
  return goneBack(chosen, card.at, returningFor(state, { trick: card.trick, side: sideOf(card.seat) }), '62C2');
};

const isOf62C = ({ name }: Option): boolean => name === CHANGE || name === CHANGE_TOO;

/** Somebody plays on: a player who has not changed their card by then keeps it. */
const lapsed = (state: TableState, { at }: Act): TableState => {
  const { reopened } = state.play.revoking;
  if (reopened.length === 0 || !cardAt(state, at) || isReplacement(state, at)) return state;
  return withRevokes({ ...state, options: state.options.filter((one) => !isOf62C(one)) }, { reopened: [] });
};

const CHANGES = { [CHANGE]: changed, [CHANGE_TOO]: changedToo };

/** 62D1: the revoke was made at trick 12, and the four hands are not back in the board. */
const isAtTrick12 = ({ hands }: TableState, { trick }: RevokeMade): boolean =>
  trick === 12 && !SEATS.every((seat) => hands.returned.includes(seat));

/**
 * 62A: as long as it is not established; later only at trick 12 (62D1), and in 2017 where both sides have revoked
 * (62C3).
 */
const isCorrectable = (state: TableState, revoke: RevokeMade): boolean =>
  revoke.fate === null &&
  cardAt(state, revoke.at) !== undefined &&
  !isWaived(state, revoke) &&
  (!isEstablished(state, revoke) || isMutual(state, revoke) || isAtTrick12(state, revoke));

/** 62D2: a defender's revoke at trick 12 that partner has seen before partner's turn. */
const isSeenAtTrick12 = (state: TableState, { seat, trick, place }: CardOnTable): boolean =>
  trick === 12 && !cardsOfTrick(state, trick).some((one) => one.seat === partnerOf(seat) && one.place < place);

/**
 * 62B: the card goes back. From a defender's hidden hand it becomes a major penalty card (62B1), whose meaning for
 * partner is for Law 50, at trick 12 for 16C (62D2); one that lay there is what it was, and of declarer's or dummy's
 * nothing comes (62B2). Nor does it where dummy, who had lost their rights, was the first to point at it (43B3).
 */
const revokeCardBack = (state: TableState, revokeCard: CardOnTable): TableState => {
  const { at, seat, card, lay } = revokeCard;
  const defends = isDefender(state, seat);
  const free = isPointedOutByDummy(state, at);
  const bindsOwnSide = !free && (!defends || isSeenAtTrick12(state, revokeCard));
  const unauthorised = bindsOwnSide ? sideOf(seat) : null;
  const back = withdrawn(state, at, { law: '62B', unauthorised, vacates: '62B' });
  return free ? back : withPenaltyCard(back, { at, seat, card, law: '62B1', deliberate: lay !== 'minor' });
};

const returningTo = ({ side, mutual }: ReopenedTrick): Returning => ({ side, mutual, law: '62C1', ownLaw: '62C2' });

/** Whether the hand has nothing left that would follow suit: then it has played it to a later trick. */
const cannotFollow = (state: TableState, { seat, suit }: RevokeMade): boolean =>
  suit !== null && holding(state, seat)?.some((card) => suitOf(card) === suit) === false;

/**
 * What the player themselves has led or played later goes back where they could not follow suit otherwise (trick 12).
 */
const withCardsToFollow = (state: TableState, revoke: RevokeMade, reopened: ReopenedTrick): TableState => {
  if (!cannotFollow(state, revoke)) return state;
  return state.cards.inForce
    .filter(({ seat, trick }) => seat === revoke.seat && trick > revoke.trick)
    .reduce((now, { at }) => laterCardBack(now, at, returningTo(reopened), '62B'), state);
};

const ruled = (state: TableState, { at }: Pick<Irregularity, 'at'>): TableState =>
  REVOKES.reduce((now, rule) => noticed(now, at, 'ruled', rule), state);

/** 62A, 62B: the card goes back and another one has to be played. 43B2b: it counts as established all the same. */
const putRight = (state: TableState, revoke: RevokeMade, mutual: boolean): TableState => {
  const { at, seat, trick } = revoke;
  const card = cardAt(state, at);
  if (!card) return state;
  const reopened = { trick, side: offenders(revoke), mutual };
  // 43B2b
  const fate = isAskedAboutByDummy(state, at) ? ('as-established' as const) : ('corrected' as const);
  const known = withRevoke(ruled(state, revoke), { ...revoke, fate });
  const bound = withObligation(revokeCardBack(known, card), { kind: 'replace-card', for: seat, law: '62B', act: at });
  const reopening = withRevokes(bound, { reopened: [...bound.play.revoking.reopened, reopened] });
  return withCardsToFollow(reopening, revoke, reopened);
};

const isBeforeDirector = (state: TableState, revoke: RevokeMade): boolean => {
  const status = openMatterOf(state, revoke)?.status;
  return status === 'director-called' || status === 'options-offered';
};

/** The revokes that are put right together: those of the trick that have been pointed out, both sides' under 62C3. */
const together = (state: TableState, revoke: RevokeMade, mutual: boolean): readonly RevokeMade[] => {
  const placeOf = ({ at }: RevokeMade): number => cardAt(state, at)?.place ?? 0;
  return state.play.revoking.made
    .filter((one) => one.trick === revoke.trick && isCorrectable(state, one))
    .filter((one) => one.at === revoke.at || mutual || isBeforeDirector(state, one))
    .sort((a, b) => placeOf(a) - placeOf(b));
};

/** The board has its result, and no card is played any more: what should have been put right is for a ruling. */
const forTheDirector = (state: TableState, revoke: RevokeMade): TableState =>
  withReview(state, { law: revoke.trick === 12 ? '62D1' : '62A', act: revoke.at, side: offenders(revoke) });

const ruledOn = (state: TableState, irregularity: Irregularity): TableState => {
  if (cardAt(state, irregularity.at)?.added) return addedCardBack(state, irregularity);
  const revoke = revokeAt(state, irregularity.at);
  if (!revoke || !isCorrectable(state, revoke)) return ruled(state, irregularity);
  if (state.procedure.resultIn) return forTheDirector(ruled(state, irregularity), revoke);
  const mutual = isMutual(state, revoke);
  const revokes = together(state, revoke, mutual);
  const back = revokes.reduce((now, one) => putRight(now, one, mutual), state);
  return revokes.reduce(offeringChange, back);
};

const treated: IrregularCard = { hidden: true, directorComes: ruledOn };

/**
 * A card put back has shown a revoke while the director is at the table (67B2b): they put it right, if it is in time.
 */
const shownByRestored = (state: TableState, { type }: Act): TableState => {
  const found = state.irregularities.find((one) => isRevoke(one) && one.status === 'director-called');
  return type === 'CardRestored' && state.directorCalled && found ? ruledOn(state, found) : state;
};

/**
 * Put right, the trick has another winner than the hand that has led on in its turn: that lead goes back with what was
 * played to it (47A), as the Laws do not say but the commentary to 45D1 does of the like.
 */
const withoutWrongLead = (state: TableState, { trick, side, mutual }: ReopenedTrick): TableState => {
  const winner = state.cards.play?.tricks[trick - 1]?.winner;
  const [lead] = cardsOfTrick(state, trick + 1);
  if (winner === undefined || !lead || lead.seat === winner || lead.insteadOf !== null) return state;
  return clearedAfter(state, trick, { side, mutual, law: '47A', ownLaw: '47A' });
};

/**
 * Another suit is led where a restriction was broken: a hand that could follow to it has to (47B), and its player
 * need not choose any more.
 */
const replacedLead = (state: TableState, vacancy: Vacancy, card: CardOnTable): TableState =>
  isLead(state, card.at) ? withoutMoot(refilled(state, vacancy, card)) : state;

/** It is too late to put a required lead right (26A2 of 2007): nobody has to make it any more. */
const withoutLostLead = (state: TableState): TableState =>
  state.play.revoking.made
    .filter((one) => one.suit === null && one.fate === null && isEstablished(state, one))
    .reduce(
      (now, { seat }) =>
        withoutObligations(now, (one) => one.kind === 'lead' && one.for === seat && one.law.startsWith('26')),
      state,
    );

const after = (before: TableState, act: Act): TableState => {
  const state = withoutLostLead(lapsed(shownByRestored(before, act), act));
  return state.play.revoking.reopened.reduce(withoutWrongLead, state);
};

export const law62 = {
  irregularCards: { revoke: treated, 'restriction-breached': treated },
  chosen: CHANGES,
  filled: { '62B': replacedLead, '62C1': offeringToNext, '62C2': nothingFollows },
  after,
} satisfies LawModule;
