import type { VacancyName } from '../state/names';
import { type Card, type Hand, type Seat, rankOf, sideOf } from '@app/bridge';
import type { CardOnTable, CardsState, GoneCard, PenaltyCard, Vacancy } from '../state/cards';
import type { TableState } from '../state/table-state';
import { isOpen } from './changes';
import { contractPlayed, isDefender, trickNow } from './contract';
import { playOf } from './play-of';

const inOrder = (a: CardOnTable, b: CardOnTable): number => a.trick - b.trick || a.place - b.place;

/** The cards are these; the play is made anew from them. */
export const withCards = (state: TableState, change: Partial<CardsState>): TableState => {
  const cards = { ...state.cards, ...change };
  const contract = contractPlayed({ ...state, cards });
  return { ...state, cards: { ...cards, play: contract && playOf(cards, contract) } };
};

/** One more card in force, in the order of the tricks and of their places: nearly always the last one. */
export const withCard = (state: TableState, card: CardOnTable): TableState => {
  const last = state.cards.inForce.at(-1);
  const inForce = [...state.cards.inForce, card];
  return withCards(state, { inForce: last && inOrder(last, card) > 0 ? inForce.sort(inOrder) : inForce });
};

export const cardAt = ({ cards }: TableState, at: number): CardOnTable | undefined =>
  cards.inForce.find((one) => one.at === at);

export const goneCardAt = ({ cards }: TableState, at: number): GoneCard | undefined =>
  cards.gone.find((one) => one.at === at);

export const undecidedAt = ({ cards }: TableState, at: number): CardOnTable | undefined =>
  cards.undecided.find((one) => one.at === at);

/** The card of this act, whatever has become of it. */
export const anyCardAt = (state: TableState, at: number): CardOnTable | undefined =>
  cardAt(state, at) ?? undecidedAt(state, at) ?? goneCardAt(state, at);

/** Whether the card of this act leads to its trick. */
export const isLead = (state: TableState, at: number): boolean => {
  const card = cardAt(state, at);
  return card !== undefined && cardsOfTrick(state, card.trick)[0] === card;
};

/**
 * The cards that a hand still holds; null where it is not known. What lies on the table as a penalty card is among
 * them.
 */
export const holding = ({ cards }: TableState, seat: Seat): Hand | null => {
  const dealt = cards.dealt[seat];
  if (dealt === undefined) return null;
  return dealt.filter((card) => !cards.inForce.some((one) => one.card === card));
};

/** The cards in force of one trick, in the order of their places. */
export const cardsOfTrick = ({ cards }: TableState, trick: number): readonly CardOnTable[] =>
  cards.inForce.filter((one) => one.trick === trick);

/** The place that this hand has to fill before it plays on. */
export const vacancyFor = ({ cards }: TableState, seat: Seat): Vacancy | undefined => {
  const own = cards.vacancies.filter((one) => one.seat === seat);
  return [...own].sort((a, b) => a.trick - b.trick)[0];
};

/** The trick that a card of this hand belongs to: the first one from the one in progress that has no card of it yet. */
export const trickFor = ({ cards }: TableState, seat: Seat): number => {
  const now = trickNow(cards.play);
  const played = cards.inForce.filter((one) => one.seat === seat && one.trick >= now).map(({ trick }) => trick);
  let trick = now;
  while (played.includes(trick)) trick += 1;
  return trick;
};

/** The lead that a card of this hand would follow to now; null where it would be a lead itself. */
export const leadFor = (state: TableState, seat: Seat): CardOnTable | null => {
  const vacancy = vacancyFor(state, seat);
  const [lead] = cardsOfTrick(state, vacancy?.trick ?? trickFor(state, seat));
  return !lead || (vacancy && vacancy.place < lead.place) ? null : lead;
};

interface Withdrawal {
  readonly law: string;
  /** Null where everybody may use what the card told, or another paragraph than 16C says who may. */
  readonly unauthorised: GoneCard['unauthorised'];
  /** The hand has to play to the same place again, and what then happens. */
  readonly vacates?: VacancyName;
}

const vacancyOf = ({ seat, trick, place, at }: CardOnTable, under: VacancyName): Vacancy => ({
  seat,
  trick,
  place,
  under,
  act: at,
});

/**
 * What hung on a card that is in force no more: its irregularities are over, and nothing is offered or asked about it.
 * Another hand's irregularity that goes by the same act stays (a trick that this card was led over, 67).
 */
export const forgotten = (state: TableState, at: number): TableState => {
  const seat = (cardAt(state, at) ?? undecidedAt(state, at))?.seat;
  const isOfCard = ({ act }: { readonly act: number }): boolean => act === at;
  return {
    ...state,
    irregularities: state.irregularities.map((one) =>
      one.at === at && one.seat === seat && isOpen(one) ? { ...one, status: 'ruled' as const } : one,
    ),
    options: state.options.filter((one) => !isOfCard(one)),
    questions: state.questions.filter((one) => !isOfCard(one)),
  };
};

/** The card of this act goes back to its hand, and nothing is left to be ruled on about it. */
export const withdrawn = (state: TableState, at: number, { law, unauthorised, vacates }: Withdrawal): TableState => {
  const card = cardAt(state, at) ?? undecidedAt(state, at);
  if (!card) return state;
  const { inForce, undecided, gone, vacancies } = state.cards;
  return withCards(forgotten(state, at), {
    inForce: inForce.filter((one) => one !== card),
    undecided: undecided.filter((one) => one !== card),
    gone: [...gone, { ...card, law, unauthorised }],
    vacancies: vacates === undefined ? vacancies : [...vacancies, vacancyOf(card, vacates)],
  });
};

/** A place is not to be filled any more, or it has been. */
export const withoutVacancy = (state: TableState, vacancy: Vacancy): TableState =>
  withCards(state, { vacancies: state.cards.vacancies.filter((one) => one !== vacancy) });

const HONOURS: readonly string[] = ['A', 'K', 'Q', 'J', 'T'];
export const isHonour = (card: Card): boolean => HONOURS.includes(rankOf(card));

/**
 * A defender's card lies face up on the table now. It is minor if it is the only one of its player, no honour, and came
 * there unintentionally; with a second one both are major (50B). Nothing happens to a card of declarer's or dummy's
 * (48A), nor to any once the play goes on after a claim (68D2b of 2017).
 */
export const withPenaltyCard = (
  state: TableState,
  { at, seat, card, law, deliberate }: Omit<PenaltyCard, 'kind'> & { readonly deliberate: boolean },
): TableState => {
  const { penalty, inForce } = state.cards;
  const isThere = [...penalty, ...inForce].some((one) => one.card === card);
  const isOff = state.play.claim?.status === 'played-on';
  if (isOff || isThere || !isDefender(state, seat)) return state;
  const others = penalty.filter((one) => one.seat === seat);
  const kind = deliberate || isHonour(card) || others.length > 0 ? 'major' : 'minor';
  const before = penalty.map((one) => (one.seat === seat ? { ...one, kind: 'major' as const } : one));
  return withCards(state, { penalty: [...before, { at, seat, card, kind, law }] });
};

/** These cards lie there no more: they have been played or taken up. */
export const withoutPenaltyCards = (state: TableState, drop: (card: PenaltyCard) => boolean): TableState =>
  state.cards.penalty.some(drop)
    ? withCards(state, { penalty: state.cards.penalty.filter((one) => !drop(one)) })
    : state;

/** A card takes its place in its trick; a penalty card that is played lies there no more. */
export const laidToTrick = (state: TableState, card: CardOnTable): TableState => {
  const isSame = (one: Pick<PenaltyCard, 'seat' | 'card'>): boolean => one.seat === card.seat && one.card === card.card;
  const lay = state.cards.penalty.find(isSame)?.kind;
  return withCard(withoutPenaltyCards(state, isSame), lay ? { ...card, lay } : card);
};

/**
 * The card goes back to its hand; a defender's becomes a major penalty card (49, 50B), and what it tells goes by 50E.
 * Where dummy should not have spoken of it (43B3) it does not, and everybody may use what it tells.
 */
export const withdrawnToTable = (state: TableState, at: number, law: string, vacates?: VacancyName): TableState => {
  const card = cardAt(state, at);
  if (!card) return state;
  const isDefenders = isDefender(state, card.seat);
  const lies = isDefenders && !state.play.dummy.pointedOut.includes(at);
  const back = withdrawn(state, at, {
    law,
    unauthorised: isDefenders ? null : sideOf(card.seat),
    ...(vacates === undefined ? {} : { vacates }),
  });
  return lies ? withPenaltyCard(back, { at, seat: card.seat, card: card.card, law, deliberate: true }) : back;
};
