import { SIDES, seatsFrom, sideOf } from '@app/bridge';
import { countsTheRest } from '../hands/counts';
import type { Act } from '../state/acts';
import type { CardOnTable, Vacancy } from '../state/cards';
import type { LawModule } from '../state/law-module';
import type { MissingCard } from '../state/play';
import type { Irregularity, TableState } from '../state/table-state';
import { cardAt, cardsOfTrick, holding, withCards, withdrawnToTable } from '../table/card-changes';
import { isOpen, noticed, withIrregularity, withObligation } from '../table/changes';
import { isDefender, trickNow, turnToPlay } from '../table/contract';
import { clearedAfter } from './going-back';
import { addedLate } from './law-67b';

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
 * 67A2: a player has laid down so much that he has nothing left for the trick he is to play to. The cards too many go
 * back (45E2), a defender's to the table (45E1).
 */
const tooManyBack = (state: TableState): TableState => {
  const seat = turnToPlay(state);
  if (seat === null || holding(state, seat)?.length !== 0) return state;
  const now = trickNow(state.cards.play);
  return state.cards.inForce
    .filter((one) => one.seat === seat && one.trick > now)
    .reduce((left, { at }) => withdrawnToTable(left, at, isDefender(state, seat) ? '45E1' : '45E2'), state);
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

/** 67A1: a card that he may legally play; 67B1: of the suit led if he has one, and it counts for nothing but a revoke. */
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

/** The director is there: he takes up what has come to light. */
const takenUp = (state: TableState): TableState => {
  if (!state.directorCalled) return state;
  return state.play.missing
    .filter((one) => matterOf(state, one)?.status === 'director-called')
    .reduce((now, one) => treated(now, one), state);
};

/** 67A1: with its last card the trick may have gone to another hand than the one that has led on. That lead goes back. */
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
