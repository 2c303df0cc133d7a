import { type Card, type Seat, inEdition, remembered } from '@app/bridge';
import type { CardOnTable, Vacancy } from '../state/cards';
import { hasCeasedPlay } from '../state/claim';
import type { NextCard } from '../state/law-module';
import { isIrregularCard } from '../state/names';
import { type CardRule, rulesBrokenBy } from '../state/rule';
import type { Irregularity, TableState } from '../state/table-state';
import {
  cardAt,
  laidToTrick,
  trickFor,
  undecidedAt,
  vacancyFor,
  withCard,
  withCards,
  withoutVacancy,
} from '../table/card-changes';
import { isOpen, noticed, settled, withIrregularity, withoutObligations } from '../table/changes';
import { auctionIsOver, contractPlayed, isDefender, turnToPlay } from '../table/contract';
import { type Dispatch, irregularCard } from '../table/dispatch';
import type { CardTaking } from '../table/law-book';
import { CARD_RULES } from '.';
import { cardOfAct } from './card-of-act';
import { goesBeside, setAside } from './law-45e';
import { ledTogether, playedTogether } from './law-55';
import { CARDS_WAITING } from './waiting-cards';

/** The irregularities of cards in force on which nobody has ruled, the last one first. */
const openCards = (state: TableState): readonly Irregularity[] =>
  state.irregularities.filter((one) => isOpen(one) && (cardAt(state, one.at) ?? undecidedAt(state, one.at))).reverse();

/** Whether a card counts for the play: there is a contract, and play has not ceased with a claim (68D). */
const isPlayed = (state: TableState, seat: Seat): boolean =>
  auctionIsOver(state) &&
  contractPlayed(state) !== null &&
  (!hasCeasedPlay(state.play.claim) || vacancyFor(state, seat) !== undefined);

/** A second card from the same hand, shown together with the first: only one of them is played (58B). */
const isSpare = (state: TableState, { seat, simultaneousWith }: NextCard): boolean =>
  simultaneousWith !== undefined && cardAt(state, simultaneousWith)?.seat === seat;

/**
 * 58A: the other player's card that fell together with this one and was written down first, although this one was in
 * turn: it counts as played after it.
 */
const deemedLater = (state: TableState, { seat, simultaneousWith }: NextCard): CardOnTable | undefined => {
  const other = simultaneousWith === undefined ? undefined : cardAt(state, simultaneousWith);
  const isLast = state.cards.inForce.every(({ at }) => at <= (other?.at ?? 0));
  return other && isLast && other.insteadOf === seat && other.seat !== seat ? other : undefined;
};

const without = (state: TableState, { at }: CardOnTable): TableState =>
  withCards(settled(state, at, 'ruled'), { inForce: state.cards.inForce.filter((one) => one.at !== at) });

/** A card that is not played to the trick as others are: 55A or 58B says what becomes of it. */
const isBeside = (state: TableState, next: NextCard): boolean =>
  isSpare(state, next) || ledTogether(state, next) !== null;

/** The table as it is for this card: what playing it answers of what was irregular before. */
const beforeCard = (laws: Dispatch, state: TableState, next: NextCard): TableState => {
  const later = deemedLater(state, next);
  if (later) return without(state, later);
  if (vacancyFor(state, next.seat) || isBeside(state, next)) return state;
  return openCards(state).reduce((now, { at, rule }) => {
    const open = now.irregularities.find((one) => one.at === at && one.rule === rule && isOpen(one));
    return open ? (irregularCard(laws, open)?.cardFollows?.(now, open, next) ?? now) : now;
  }, state);
};

const rulesBrokenNow = remembered(
  (state: TableState, at: number, seat: Seat, card: Card, other?: number, unbidden?: true): readonly CardRule[] => {
    const next: NextCard = {
      ...{ at, seat, card },
      ...(other !== undefined && { simultaneousWith: other }),
      ...(unbidden && { unbidden }),
    };
    return auctionIsOver(state) && (!isPlayed(state, seat) || isBeside(state, next))
      ? []
      : rulesBrokenBy(CARD_RULES, state, next);
  },
);

/** The rules that a card breaks, where the table stands for it: asked when it is judged, and when it is laid. */
const cardRulesBroken = (state: TableState, next: NextCard): readonly CardRule[] =>
  rulesBrokenNow(state, next.at, next.seat, next.card, next.simultaneousWith, next.unbidden);

const cardOnTable = (state: TableState, { at, seat, card }: NextCard): CardOnTable => {
  const vacancy = vacancyFor(state, seat);
  const turn = turnToPlay(state);
  return vacancy
    ? { at, seat, card, trick: vacancy.trick, place: vacancy.place, insteadOf: null }
    : { at, seat, card, trick: trickFor(state, seat), place: at, insteadOf: turn === seat ? null : turn };
};

/** The director is there already: what has gone wrong now, and is plain to see, is before them at once. */
const beforeDirector = (laws: Dispatch, state: TableState, irregularity: Irregularity): TableState => {
  const treated = irregularCard(laws, irregularity);
  if (!state.directorCalled || !treated || treated.hidden) return state;
  return treated.directorComes(noticed(state, irregularity.at, 'director-called', irregularity.rule), irregularity);
};

const withBroken = (
  laws: Dispatch,
  state: TableState,
  { at, seat, insteadOf }: CardOnTable,
  broken: readonly CardRule[],
): TableState => {
  const irregularities = broken.flatMap(({ name: rule, sources }): readonly Irregularity[] => {
    const law = inEdition(state.edition, sources) ?? '';
    return isIrregularCard(rule)
      ? [{ at, seat, rule, law, status: 'unnoticed', turn: insteadOf, lhoCalled: false }]
      : [];
  });
  const noted = irregularities.reduce(withIrregularity, state);
  return irregularities.reduce((now, one) => beforeDirector(laws, now, one), noted);
};

/**
 * The lead is made once a defender has faced a card: one of the declaring side's is a card shown in the auction
 * (54E).
 */
const opensPlay = (state: TableState, { seat }: CardOnTable): boolean => state.playing || isDefender(state, seat);

/** The play has begun, or goes on: what could only be chosen before it is gone (Law 17D). */
const withoutOptionsOfAuction = (state: TableState): TableState =>
  state.options.length === 0
    ? state
    : {
        ...state,
        options: state.options.filter(
          ({ name, for: chooser, inPlay }) => inPlay === true || chooser === 'director' || name === 'lead-restriction',
        ),
      };

const placed = (state: TableState, card: CardOnTable): TableState => {
  const laid = laidToTrick(state, card);
  const uncovered = laid.cards.leadPlaced === card.seat || card.trick > 1;
  const faced = uncovered && laid.cards.leadPlaced !== null ? withCards(laid, { leadPlaced: null }) : laid;
  return opensPlay(state, card) ? withoutOptionsOfAuction(faced) : faced;
};

const filling = (laws: Dispatch, state: TableState, vacancy: Vacancy, card: CardOnTable): TableState => {
  const met = withoutObligations(
    withoutVacancy(state, vacancy),
    (one) => one.for === vacancy.seat && one.act === vacancy.act && ['replace-card', 'add-card'].includes(one.kind),
  );
  return laws.filled[vacancy.under](placed(met, card), vacancy, card);
};

/** 58A: the other card comes after this one, and what is wrong with it there is found anew. */
const followedBy = (
  laws: Dispatch,
  state: TableState,
  own: number,
  { at, seat, card, place }: CardOnTable,
): TableState => {
  const both = takeCard(laws, state, { at, seat, card });
  const [first, second] = [cardAt(both, own), cardAt(both, at)];
  if (!first || first.trick !== second?.trick) return both;
  const cleared = withCards(both, { inForce: both.cards.inForce.filter((one) => one !== first && one !== second) });
  return withCard(withCard(cleared, { ...first, place }), { ...second, place: first.place });
};

/** The table after a card, whoever played it and whatever it was. */
const takeCard = (laws: Dispatch, state: TableState, next: NextCard): TableState => {
  if (!isPlayed(state, next.seat)) return state;
  if (isSpare(state, next)) {
    const { at, seat, card, simultaneousWith = at } = next;
    return withCards(state, { spare: [...state.cards.spare, { at, seat, card, with: simultaneousWith }] });
  }
  const together = ledTogether(state, next);
  if (together) return playedTogether(state, next, together);
  const met = beforeCard(laws, state, next);
  const broken = cardRulesBroken(met, next);
  const card = cardOnTable(met, next);
  const vacancy = vacancyFor(met, next.seat);
  const laid = goesBeside(broken)
    ? setAside(met, card)
    : vacancy
      ? filling(laws, met, vacancy, card)
      : placed(met, card);
  const playing = opensPlay(met, card);
  const taken = withBroken(laws, laid.playing === playing ? laid : { ...laid, playing }, card, broken);
  const later = deemedLater(state, next);
  return later ? followedBy(laws, taken, next.at, later) : taken;
};

/** Laws 44 to 58: how a card meets what is open at the table. */
export const CARD_TAKING: CardTaking = {
  cardOfAct,
  isPlayed,
  beforeCard,
  cardRulesBroken,
  takeCard,
  waiting: CARDS_WAITING,
};
