import { since, type Seat, sideOf } from '@app/bridge';
import type { LawModule } from '../state/law-module';
import type { Irregularity, Question, TableState } from '../state/table-state';
import { isOpen, openingAnew, settled, under, withReview } from '../table/changes';
import { asking, goingOnWith, stopped, telling, withInformation, withMatter, withoutOpen } from '../table/hand-changes';
import {
  WRONG_NUMBER,
  countsTheRest,
  isOfLaw13,
  kindOf,
  lawOfCounts,
  wrongHandHasCalled,
  wrongHands,
  wrongNumber,
} from './counts';

/** Cards of another hand that somebody has seen (13A2, in 2007 13D2). */
const SEEN = { 'wbf-2017': '13A2', 'wbf-2007': '13D2' };
const CAN_BE_PLAYED = { 'wbf-2017': '13B1', 'wbf-2007': '13A' };
const CANNOT_BE_PLAYED = { 'wbf-2017': '13B2', 'wbf-2007': '13B' };
const SURPLUS = { 'wbf-2017': '13C', 'wbf-2007': '13F' };

/** What has been taken for extraneous information came with the wrong number of cards: Law 13 has it. */
const takenOver = (state: TableState): TableState => {
  const left = state.hands.seen.reduce(
    (now, { at }) => withoutOpen(now, at, ['extraneous-information', 'interference']),
    state,
  );
  return {
    ...left,
    irregularities: left.irregularities.map((one) =>
      one.rule === 'extraneous-information' && isOpen(one) ? { ...one, status: 'ruled' as const } : one,
    ),
    information: left.information.map((one) => (one.kind === 'card-seen' ? { ...one, law: under(state, SEEN) } : one)),
  };
};

/**
 * Nobody has called on a wrong hand, and somebody has seen a card of another's. In 2017 the board is played, and the
 * director looks at it afterwards (13A2); in 2007 they first judge how much it tells (13D2).
 */
const cardsSeen = (state: TableState, act: number): TableState => {
  if (since(state.edition, 'wbf-2017'))
    return withReview(settled(state, act, 'ruled'), { law: '13A2', act, side: null });
  if (state.reviews.some((one) => one.law === '13D2a' && one.act === act)) return state;
  return asking(state, 'importance', SEEN, act, ['unlikely-to-interfere', 'prevents-normal-play']);
};

/** 13D (in 2007 13C): the board has been played. The result is cancelled and the score adjusted. */
const afterThePlay = (state: TableState, { at }: Irregularity): TableState => {
  const law = under(state, { 'wbf-2017': '13D', 'wbf-2007': '13C' });
  const score = since(state.edition, 'wbf-2017') ? ('assigned' as const) : ('adjusted' as const);
  return stopped(settled(state, at, 'ruled'), { law, act: at, side: null, score });
};

const twoHands = (before: TableState, irregularity: Irregularity): TableState => {
  const state = takenOver(before);
  const { at } = irregularity;
  if (state.hands.finished) return afterThePlay(state, irregularity);
  if (state.questions.some(({ question, act }) => question === 'importance' && act === at)) return state;
  if (wrongHandHasCalled(state)) {
    return asking(state, 'can-be-played', CAN_BE_PLAYED, at, ['can-be-played', 'cannot-be-played']);
  }
  return state.hands.seen.length > 0 ? cardsSeen(state, at) : settled(state, at, 'ruled');
};

/** 13C (in 2007 13F): the card is taken away, and that is all; unless it has gone to a trick that is complete. */
const surplusCard = (state: TableState, { at }: Irregularity): TableState =>
  (state.cards.play?.tricks.length ?? 0) > 0
    ? asking(state, 'surplus-card', SURPLUS, at, ['played-to-a-trick', 'not-played'])
    : settled(state, at, 'ruled');

/** A missing card is looked for: it goes on when it has been put back (Law 14). */
const counted = (state: TableState, irregularity: Irregularity): TableState => {
  const kind = kindOf(state);
  if (kind === 'two-hands') return twoHands(state, irregularity);
  return kind === 'surplus' ? surplusCard(state, irregularity) : state;
};

const wrongCount = (state: TableState, at: number, seat: Seat): TableState => {
  const law = lawOfCounts(state);
  if (!wrongNumber(state)) return withMatter(state, { at, seat, rule: WRONG_NUMBER, law });
  const irregularities = state.irregularities.map((one) =>
    one.rule === WRONG_NUMBER && isOpen(one) ? { ...one, law } : one,
  );
  return { ...state, irregularities };
};

/** 13E, only in 2007: where the director has put a card is not for the partner of a player with a wrong number. */
const moved = (state: TableState, at: number): TableState =>
  since(state.edition, 'wbf-2017') || !isOfLaw13(state) || state.hands.stopped || state.hands.corrected !== at
    ? state
    : wrongHands(state).reduce(
        (now, seat) => telling(now, { kind: 'corrected-hand', act: at, from: seat, law: '13E' }),
        state,
      );

/**
 * The director looks at the board for another reason than a card that has been seen, or has said that nobody plays
 * it.
 */
const isDecided = ({ reviews, closedReviews, hands }: TableState, at: number): boolean =>
  hands.stopped ||
  reviews.some(({ act }) => act === at) ||
  closedReviews.some(({ act, law }) => act === at && law !== '13A2' && law !== '13D2a');

/**
 * It may come out only later that somebody has seen a card of another's hand; and after that, that they have seen one
 * more.
 */
const seenLater = (state: TableState, at: number, by: Seat, of: Seat): TableState => {
  const matter = wrongNumber(state);
  if (!matter || !isOfLaw13(state) || by === of) return state;
  const informed = withInformation(state, {
    kind: 'card-seen',
    act: at,
    from: of,
    to: [by],
    law: under(state, SEEN),
    authorised: [],
    unauthorised: since(state.edition, 'wbf-2017') ? [] : [sideOf(by)],
  });
  return matter.status === 'ruled' && !isDecided(state, matter.at)
    ? openingAnew(informed, (now) => cardsSeen(now, matter.at))
    : informed;
};

const canBePlayed = (state: TableState, { act }: Question, answer: string): TableState => {
  const ruled = settled(state, act, 'ruled');
  if (answer === 'can-be-played') return withReview(ruled, { law: under(state, CAN_BE_PLAYED), act, side: null });
  const score = since(state.edition, 'wbf-2017') ? ('assigned' as const) : ('artificial' as const);
  return stopped(ruled, { law: under(state, CANNOT_BE_PLAYED), act, side: null, score });
};

const importance = (state: TableState, { act }: Question, answer: string): TableState => {
  const ruled = settled(state, act, 'ruled');
  return answer === 'unlikely-to-interfere'
    ? withReview(ruled, { law: '13D2a', act, side: null })
    : stopped(ruled, { law: '13D2b', act, side: null, score: 'artificial' });
};

const goOn = goingOnWith(WRONG_NUMBER, counted);

export const law13 = {
  judged: {
    'can-be-played': canBePlayed,
    importance,
    'surplus-card': (state, { act }, answer) => {
      const ruled = settled(state, act, 'ruled');
      return answer === 'played-to-a-trick'
        ? withReview(ruled, { law: under(state, SURPLUS), act, side: null })
        : ruled;
    },
  },
  after: (state, act) => {
    if (act.type === 'CardsCounted') {
      const { seat, count } = act.data;
      const isWrong = count !== 13 && state.hands.corrected === null && !countsTheRest(state, act.data);
      return goOn(isWrong ? wrongCount(state, act.at, seat) : state);
    }
    if (act.type === 'HandsCorrected') return goOn(moved(state, act.at));
    if (act.type === 'CardSeen') return goOn(seenLater(state, act.at, act.data.by, act.data.of));
    return goOn(state);
  },
} satisfies LawModule;
