import { type Card, type Seat, SIDES, seatsFrom, sideOf, suitOf } from '@app/bridge';
import { countsTheRest } from '../hands/counts';
import type { Act, ActData } from '../state/acts';
import type { CardOnTable, Vacancy } from '../state/cards';
import type { LawModule } from '../state/law-module';
import type { MissingCard } from '../state/play';
import type { Irregularity, TableState } from '../state/table-state';
import { cardAt, cardsOfTrick, holding, withCards, withPenaltyCard, withdrawnToTable } from '../table/card-changes';
import { isOpen, noticed, withIrregularity, withObligation, withReview } from '../table/changes';
import { isDefender, trickNow, turnToPlay } from '../table/contract';
import { clearedAfter } from './going-back';
import { asAdded, isFaced, revokeAt, withRevoke, withRevokes } from './revokes';

const suitLedTo = (state: TableState, trick: number) => {
  const [lead] = cardsOfTrick(state, trick);
  return lead ? suitOf(lead.card) : null;
};

/** 67B1: the hand adds a card, of the suit led if it has one (67B1a). */
const addedLate = (state: TableState, { seat, trick, act }: Vacancy): TableState => {
  const suit = suitLedTo(state, trick);
  const holdsIt = holding(state, seat)?.some((card) => suitOf(card) === suit) ?? false;
  return withObligation(state, { kind: 'add-card', for: seat, law: holdsIt ? '67B1a' : '67B1b', act });
};

/** 67B1: whoever won the trick has won it, and the player counts as having revoked to it, whatever they add. */
const filledLate = (state: TableState, { seat, trick, act }: Vacancy, { at }: CardOnTable): TableState => {
  const suit = suitLedTo(state, trick);
  const attention = state.play.missing.find((one) => one.at === act && one.seat === seat)?.attention ?? at;
  const faced = isFaced(state, seat, suit);
  return withRevoke(asAdded(state, at), { at, seat, trick, suit, faced, attention, fate: 'as-established' });
};

/**
 * The player has added a card of another suit although they could have chosen one of the suit led: it goes back
 * (67B1a).
 */
export const addedCardBack = (state: TableState, { at, seat, rule }: Irregularity): TableState => {
  const known = withRevokes(noticed(state, at, 'ruled', rule), {
    made: state.play.revoking.made.filter((one) => one.at !== at),
  });
  const back = withdrawnToTable(known, at, '67B1a', '67B1');
  return withObligation(back, { kind: 'add-card', for: seat, law: '67B1a', act: at });
};

/** Tricks to which a hand has not followed suit, though a card put back to it would have. */
const notFollowed = ({ cards }: TableState, seat: Seat, card: Card): readonly CardOnTable[] =>
  cards.inForce.filter((one) => {
    const [lead] = cards.inForce.filter(({ trick }) => trick === one.trick);
    return one.seat === seat && lead && suitOf(lead.card) === suitOf(card) && suitOf(one.card) !== suitOf(card);
  });

/** 67B2b, 14B4: the card was in the hand all the time, so that not having played it was a revoke. */
const deemedRevoke = (state: TableState, act: number, { at, seat, trick }: CardOnTable, suit: Card): TableState => {
  if (revokeAt(state, at)) return state;
  const led = suitOf(suit);
  const faced = isFaced(state, seat, led);
  const made = withRevoke(state, { at, seat, trick, suit: led, faced, attention: act, fate: null });
  const status = state.directorCalled ? ('director-called' as const) : ('attention-drawn' as const);
  return withIrregularity(made, { at, seat, rule: 'revoke', law: '61A', status, turn: null, lhoCalled: false });
};

/** 67B2a: the extra card goes back to the hand; 14B: one that was missing does. */
const restored = (state: TableState, act: number, { seat, card, found }: ActData['CardRestored']): TableState => {
  const back =
    found === 'among-the-quitted' && state.cards.spare.some((one) => one.card === card)
      ? withCards(state, { spare: state.cards.spare.filter((one) => one.card !== card) })
      : state;
  return notFollowed(back, seat, card).reduce((now, played) => deemedRevoke(now, act, played, card), back);
};

const SHOWN = 'extra-card-shown';
const TWICE = 'played-to-two-tricks';

/** The card that a defender got back by this act. */
const cardRestored = (state: TableState, act: number) =>
  state.hands.restored.find(({ at, seat }) => at === act && isDefender(state, seat));

/** The footnote to 67B2a: an extra card of a defender's that has been shown becomes a penalty card. */
const shown = (state: TableState, act: number): TableState => {
  const one = cardRestored(state, act);
  return one ? withPenaltyCard(state, { ...one, law: '67B2a', deliberate: false }) : state;
};

/** 67B3: the same card has gone to two tricks, and it is too late to mend that: the score is adjusted. */
const playedTwice = (state: TableState, act: number, answer: string): TableState => {
  const left = { ...state, reviews: state.reviews.filter((one) => one.act !== act || one.law !== '67B3') };
  const card = cardAt(state, act);
  return card && answer === 'played-twice' ? withReview(left, { law: '67B3', act, side: sideOf(card.seat) }) : left;
};

export const law67b = {
  filled: { '67B1': filledLate },
  raisable: {
    [SHOWN]: {
      law: { 'wbf-2017': '67B2a', 'wbf-2007': '67B2a' },
      answers: (state, act) => (cardRestored(state, act) ? ['shown', 'not-shown'] : []),
    },
    [TWICE]: {
      law: { 'wbf-2017': '67B3' },
      answers: (state, act) => (cardAt(state, act) ? ['played-twice', 'played-once'] : []),
    },
  },
  judged: {
    [SHOWN]: (state, { act }, answer) => (answer === 'shown' ? shown(state, act) : state),
    [TWICE]: (state, { act }, answer) => playedTwice(state, act, answer),
  },
  after: (state, act: Act) => (act.type === 'CardRestored' ? restored(state, act.at, act.data) : state),
} satisfies LawModule;

const RULE = 'defective-trick';

const withMissing = (state: TableState, missing: readonly MissingCard[]): TableState => ({
  ...state,
  play: { ...state.play, missing },
});

/** Both sides have played to a later trick than this one: then it stays as it is (67B). */
const haveBothGoneOn = ({ cards }: TableState, trick: number): boolean =>
  SIDES.every((side) => cards.inForce.some((one) => one.trick > trick && sideOf(one.seat) === side));

/** 67B: a hand was passed over, the three others have played and both sides have gone on. The next trick goes on. */
const goneOnWithout = (state: TableState): TableState => {
  const { play, vacancies } = state.cards;
  const now = trickNow(play);
  const isPassedOver = cardsOfTrick(state, now).length === 3 && !vacancies.some(({ trick }) => trick === now);
  return isPassedOver && haveBothGoneOn(state, now) ? withCards(state, { from: now + 1 }) : state;
};

/** What was played to the next trick has gone back (it was found to be a lead, 45E): the one before it goes on. */
const takenUpAgain = (state: TableState): TableState => {
  const { from, inForce } = state.cards;
  const isGivenUp = from > 1 && inForce.every(({ trick }) => trick < from) && cardsOfTrick(state, from - 1).length < 4;
  return isGivenUp ? takenUpAgain(withCards(state, { from: from - 1 })) : state;
};

/**
 * 67A2: a player has laid down so much that they have nothing left for the trick they are to play to. The cards too
 * many go back (45E2), a defender's to the table (45E1).
 */
const tooManyBack = (state: TableState): TableState => {
  const seat = turnToPlay(state);
  const now = trickNow(state.cards.play);
  const beyond = state.cards.inForce.filter((one) => one.seat === seat && one.trick > now);
  if (seat === null || beyond.length === 0 || holding(state, seat)?.length !== 0) return state;
  return beyond.reduce((left, { at }) => withdrawnToTable(left, at, isDefender(state, seat) ? '45E1' : '45E2'), state);
};

const isMissing = ({ cards }: TableState, { seat, trick }: Pick<MissingCard, 'seat' | 'trick'>): boolean =>
  trick < cards.from && !cards.inForce.some((one) => one.seat === seat && one.trick === trick);

const missingNow = (state: TableState): readonly Omit<MissingCard, 'attention'>[] =>
  Array.from({ length: state.cards.from - 1 }, (_, index) => index + 1).flatMap((trick) => {
    const [[lead], [next]] = [cardsOfTrick(state, trick), cardsOfTrick(state, trick + 1)];
    if (!lead || !next) return [];
    const seats = seatsFrom(lead.seat).filter((seat) => isMissing(state, { seat, trick }));
    return seats.map((seat) => ({ at: next.at, seat, trick }));
  });

const isSame = (a: Pick<MissingCard, 'seat' | 'trick'>, b: Pick<MissingCard, 'seat' | 'trick'>): boolean =>
  a.seat === b.seat && a.trick === b.trick;

const found = (state: TableState): TableState => {
  const known = state.play.missing;
  const anew = missingNow(state).filter((one) => !known.some((other) => isSame(one, other)));
  if (anew.length === 0) return state;
  const noted = withMissing(state, [...known, ...anew.map((one) => ({ ...one, attention: null }))]);
  return anew.reduce(
    (now, { at, seat }) =>
      withIrregularity(now, { at, seat, rule: RULE, law: '67A', status: 'unnoticed', turn: null, lhoCalled: false }),
    noted,
  );
};

const matterOf = ({ irregularities }: TableState, { at, seat }: MissingCard): Irregularity | undefined =>
  irregularities.find((one) => one.at === at && one.seat === seat && one.rule === RULE && isOpen(one));

/** Nothing is missing there any more. */
const mended = (state: TableState): TableState => {
  const gone = state.play.missing.filter((one) => !isMissing(state, one));
  if (gone.length === 0) return state;
  const left = withMissing(
    state,
    state.play.missing.filter((one) => !gone.includes(one)),
  );
  return gone.reduce((now, { at }) => noticed(now, at, 'ruled', RULE), left);
};

/** Whether somebody speaks of it: of the trick, of the lead to the next one, or of what is plain to see. */
const isPointedAt = (state: TableState, { trick }: MissingCard, act: number | undefined): boolean => {
  if (act === undefined) return true;
  const card = cardAt(state, act);
  return card !== undefined && (card.trick === trick || card.trick === trick + 1);
};

/** Whether an act brings it to light: somebody speaks of it, or counts the cards of that hand. */
const comesToLight = (state: TableState, missing: MissingCard, { type, data }: Act): boolean => {
  if (type === 'AttentionDrawn') return isPointedAt(state, missing, data.act);
  if (type === 'DirectorCalled') return data.act !== undefined && isPointedAt(state, missing, data.act);
  return type === 'CardsCounted' && data.seat === missing.seat && countsTheRest(state, data);
};

const spokenOf = (state: TableState, act: Act): TableState => {
  const known = state.play.missing.filter((one) => one.attention === null && comesToLight(state, one, act));
  if (known.length === 0) return state;
  const status = state.directorCalled ? ('director-called' as const) : ('attention-drawn' as const);
  const missing = state.play.missing.map((one) => (known.includes(one) ? { ...one, attention: act.at } : one));
  return known.reduce((now, { at }) => noticed(now, at, status, RULE), withMissing(state, missing));
};

/**
 * 67A1: a card that they may legally play; 67B1: of the suit led if they have one, and it counts for nothing but a
 * revoke.
 */
const added = (state: TableState, missing: MissingCard): TableState => {
  const { at: act, seat, trick } = missing;
  if (state.cards.vacancies.some((one) => isSame(one, missing))) return state;
  const late = haveBothGoneOn(state, trick);
  const place = Math.max(0, ...cardsOfTrick(state, trick).map((one) => one.place)) + 1;
  const vacancy: Vacancy = { seat, trick, place, under: late ? '67B1' : '67A1', act };
  const open = withCards(state, { vacancies: [...state.cards.vacancies, vacancy] });
  if (late) return addedLate(open, vacancy);
  return withObligation(open, { kind: 'add-card', for: seat, law: '67A1', act });
};

const treated = (state: TableState, { at, seat }: Pick<Irregularity, 'at' | 'seat'>): TableState => {
  const missing = state.play.missing.find((one) => one.at === at && one.seat === seat);
  const ruled = noticed(state, at, 'ruled', RULE);
  return missing ? added(ruled, missing) : ruled;
};

/** The director is there: they take up what has come to light. */
const takenUp = (state: TableState): TableState => {
  if (!state.directorCalled) return state;
  return state.play.missing
    .filter((one) => matterOf(state, one)?.status === 'director-called')
    .reduce((now, one) => treated(now, one), state);
};

/**
 * 67A1: with its last card the trick may have gone to another hand than the one that has led on. That lead goes back.
 */
const completed = (state: TableState, { trick, seat }: Vacancy): TableState => {
  const winner = state.cards.play?.tricks[trick - 1]?.winner;
  const [lead]: readonly (CardOnTable | undefined)[] = cardsOfTrick(state, trick + 1);
  if (winner === undefined || !lead || lead.seat === winner) return state;
  return clearedAfter(state, trick, { side: sideOf(seat), law: '47A', ownLaw: '47A', mutual: false });
};

/** Law 67: a trick to which a hand has not played, or has played too much. */
export const law67 = {
  irregularCards: { [RULE]: { hidden: true, directorComes: treated } },
  filled: { '67A1': completed },
  after: (state, act) => takenUp(spokenOf(mended(found(goneOnWithout(takenUpAgain(tooManyBack(state))))), act)),
} satisfies LawModule;
