import type { Seat } from '@app/bridge';
import { partnerOf, rightOf } from '@app/bridge';
import type { CardOnTable } from '../state/cards';
import type { IrregularCard, LawModule } from '../state/law-module';
import type { Irregularity, TableState } from '../state/table-state';
import { cardAt, cardsOfTrick, goneCardAt, withCard, withCards, withdrawnToTable } from '../table/card-changes';
import { isOpen, settled, under } from '../table/changes';
import { isDefender, isOfDeclarer } from '../table/contract';
import { asksOfPartner, cardOf } from './law-57a';
import { forfeitedByPlaying } from './law-60';
import { playOutOfTurn, prematureLead } from './out-of-turn';
import { neverPenaltyCards, withPenalty } from './penalty-cards';

/** Whether this hand had played to the trick when the card came. */
const hadPlayed = (state: TableState, seat: Seat, { trick, place }: CardOnTable): boolean =>
  (cardOf(state, seat, trick)?.place ?? place) < place;

/** 57C1: declarer's side had played from both hands to the trick. */
const cameAfterBothHands = (state: TableState, { at, trick }: CardOnTable): boolean =>
  cardsOfTrick(state, trick).filter((one) => isOfDeclarer(state, one.seat) && one.place < at).length === 2;

/** Whether a card before partner's is not rectified (57C). */
const isExcused = (state: TableState, card: CardOnTable): boolean =>
  state.play.penalty.excused.includes(card.at) || cameAfterBothHands(state, card);

type Kind = 'of-57A' | 'of-57D' | 'stands';

/**
 * Which part of Law 57 a card out of turn falls under. One of declarer's side stands (57C3, in 2007 57C2), and so does a
 * defender's that is excused (57C), or comes when partner has played; but at the turn of the opponent on the right it
 * stands only if it is legal (57D).
 */
const kindOf = (state: TableState, card: CardOnTable, { rule, turn }: Irregularity): Kind => {
  if (!isDefender(state, card.seat) || isExcused(state, card)) return 'stands';
  if (rule === prematureLead.name || !hadPlayed(state, partnerOf(card.seat), card)) return 'of-57A';
  return turn === rightOf(card.seat) ? 'of-57D' : 'stands';
};

/** Declarer's side has gone on to a later trick: the card stays where it is (60A1). */
const isLeftBehind = (state: TableState, { trick }: CardOnTable): boolean =>
  state.cards.inForce.some((one) => isOfDeclarer(state, one.seat) && one.trick > trick);

const revokesOf = ({ irregularities }: TableState, act: number): readonly Irregularity[] =>
  irregularities.filter((one) => one.at === act && one.rule === 'revoke' && isOpen(one));

/** The card lies on the table as a major penalty card; that it did not follow suit is put right with that. */
const laid = (state: TableState, { at }: CardOnTable, law: string): TableState =>
  revokesOf(state, at).reduce((now, { rule }) => settled(now, at, 'ruled', rule), withdrawnToTable(state, at, law));

/**
 * It has to be played in its turn if it is legal; else it is a major penalty card (57D). In 2007 that follows from its
 * being a revoke that the director has before him.
 */
const atRightHandOpponentsTurn = (state: TableState, card: CardOnTable, rule: string): TableState => {
  const law = under(state, { 'wbf-2017': '57D', 'wbf-2007': '62B1' });
  const ruled = settled(state, card.at, 'ruled', rule);
  return revokesOf(state, card.at).length > 0 ? laid(ruled, card, law) : ruled;
};

const directorComes = (state: TableState, irregularity: Irregularity): TableState => {
  const { at, rule } = irregularity;
  const card = cardAt(state, at);
  if (!card) return settled(state, at, 'ruled', rule);
  switch (kindOf(state, card, irregularity)) {
    case 'stands':
      return settled(state, at, 'ruled', rule);
    case 'of-57D':
      return atRightHandOpponentsTurn(state, card, rule);
    case 'of-57A':
      return isLeftBehind(state, card)
        ? settled(state, at, 'forfeited', rule)
        : asksOfPartner(laid(state, card, '57A'), card, irregularity);
  }
};

const tooEarly: IrregularCard = { cardFollows: forfeitedByPlaying, directorComes };

const isPlayOutOfTurn = ({ irregularities }: TableState, act: number): boolean =>
  irregularities.some(({ at, rule }) => at === act && rule === playOutOfTurn.name);

/** Remembers that a card is excused: dummy's card may yet go back (45D). */
const excused = (state: TableState, at: number): TableState => {
  const card = cardAt(state, at);
  return card && isPlayOutOfTurn(state, at) && cameAfterBothHands(state, card) ? withExcused(state, at) : state;
};

const withExcused = (state: TableState, at: number): TableState =>
  withPenalty(state, { excused: [...state.play.penalty.excused, at] });

/** Dummy's suggestion brought it about (57C2, in 2007 57C1): nothing is rectified, or not any more. */
const suggested = (state: TableState, act: number): TableState => {
  const free = withExcused(neverPenaltyCards(settled(state, act, 'ruled'), act), act);
  return backInTrick(free.play.penalty.partners?.act === act ? withPenalty(free, { partners: null }) : free, act);
};

/** The card stands as it was played, unless its hand has played another one meanwhile. */
const backInTrick = (state: TableState, act: number): TableState => {
  const gone = goneCardAt(state, act);
  if (!gone?.law.startsWith('57') || cardOf(state, gone.seat, gone.trick)) return state;
  const { at, seat, card, trick, place, insteadOf } = gone;
  const left = withCards(state, { gone: state.cards.gone.filter((one) => one !== gone) });
  return withCard(left, { at, seat, card, trick, place, insteadOf });
};

/** Law 57: cards played before their turn; what declarer may ask of partner then is in `law-57a`. */
export const law57 = {
  irregularCards: { [playOutOfTurn.name]: tooEarly, [prematureLead.name]: tooEarly },
  raisable: {
    'suggested-by-dummy': {
      law: { 'wbf-2017': '57C2', 'wbf-2007': '57C1' },
      answers: (state, act) => (isPlayOutOfTurn(state, act) ? ['suggested', 'not-suggested'] : []),
    },
  },
  judged: {
    'suggested-by-dummy': (state, { act }, answer) => (answer === 'suggested' ? suggested(state, act) : state),
  },
  after: (state, { at }) => excused(state, at),
} satisfies LawModule;
