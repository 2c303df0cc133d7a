import { isCard } from '@app/bridge';
import type { Act, ActOf } from '../state/acts';
import { hasCeasedPlay } from '../state/claim';
import type { NextCard } from '../state/law-module';
import type { TableState } from '../state/table-state';
import { vacancyFor } from '../table/card-changes';
import { dummyIn, turnToPlay } from '../table/contract';
import type { CardsWaiting } from '../table/law-book';
import { cardOfAct } from './card-of-act';
import { unread } from './law-46-unread';

/**
 * Cards that follow words of declarer's which cannot be read (46B). The players go on from the card that they have heard,
 * and whether theirs was in turn, and followed suit, shows only once that card is known: until then it lies beside the
 * trick, and no Law has anything to say about it. The hand whose turn it is, where declarer has named a card of dummy's
 * out of turn, need not wait for anybody.
 */
const isOfThoseWhoWait = (state: TableState, { seat }: Pick<NextCard, 'seat'>): boolean =>
  seat !== dummyIn(state) && seat !== turnToPlay(state) && vacancyFor(state, seat) === undefined;

/** Whether nothing can be said yet about a card: it waits, or it is dummy's, which others have waited for. */
const isJudgedLater = (state: TableState, next: Pick<NextCard, 'seat'>): boolean => {
  if (!unread(state) || hasCeasedPlay(state.play.claim)) return false;
  return next.seat === dummyIn(state) ? state.play.played.waiting.length > 0 : isOfThoseWhoWait(state, next);
};

/** Whether this act plays a card that has to wait. */
const waits = (state: TableState, act: Act): act is ActOf<'CardPlayed'> =>
  act.type === 'CardPlayed' && act.data.seat !== dummyIn(state) && isJudgedLater(state, act.data);

/** A card that lies beside the tricks already is one card. Nobody else can have named a card that lies there and waits. */
const withWaiting = (state: TableState, act: ActOf<'CardPlayed'>): TableState => {
  const { played } = state.play;
  const beside = [...state.cards.undecided, ...played.waiting.map(({ data }) => data)];
  if (beside.some(({ card }) => card === act.data.card)) return state;
  const asked = unread(state);
  return {
    ...state,
    questions: state.questions.map((one) =>
      one === asked ? { ...one, answers: one.answers.filter((answer) => answer !== act.data.card) } : one,
    ),
    play: { ...state.play, played: { ...played, waiting: [...played.waiting, act] } },
  };
};

const withoutWaiting = (state: TableState): TableState => ({
  ...state,
  play: { ...state.play, played: { ...state.play.played, waiting: [] } },
});

/**
 * What declarer's words were, where an act tells it: the director answers, or dummy's card is named or put down after
 * others have waited for it. It comes at the moment of the words, before the cards that have waited.
 * @returns the act by which dummy's card is played; null where this one tells nothing of the kind
 */
const wordsAnew = (state: TableState, act: Act): Act | null => {
  const asked = unread(state);
  if (!asked) return null;
  if (act.type === 'JudgementMade') {
    const { question, act: about, answer } = act.data;
    const isAnswer = question === asked.question && about === asked.act && isCard(answer);
    return isAnswer ? { type: 'CardDesignated', at: asked.act, data: { words: '', card: answer } } : null;
  }
  const card = cardOfAct(state, act);
  if (!card) return null;
  return card.seat === dummyIn(state) && isJudgedLater(state, card) ? { ...act, at: asked.act } : null;
};

export const CARDS_WAITING: CardsWaiting = {
  isJudgedLater,
  waits,
  withWaiting,
  withoutWaiting,
  isAsked: (state) => unread(state) !== undefined,
  wordsAnew,
};
