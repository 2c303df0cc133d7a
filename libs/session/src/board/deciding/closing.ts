import type { BoardEvent } from '@app/contract';
import type { Review } from '@app/laws';
import type { Decision } from '../../event';
import { accept, refuse } from '../../event';
import type { Board } from '../fold';
import type { DataOf } from './common';

const named = (law: string, act: number): string => `${law} (event ${act})`;

/** `'27D (event 2), 72C (event 5)'` */
const inWords = (reviews: readonly Review[]): string => reviews.map(({ law, act }) => named(law, act)).join(', ');

/** The director has looked at what he was told to look at; also when the board has its result. */
export const closeReview = (board: Board, { law, act, ...decided }: DataOf<'CloseReview'>): Decision<BoardEvent> => {
  const { reviews } = board.table;
  const [review, ...others] = reviews.filter((one) => one.law === law && (act === undefined || one.act === act));
  if (!review) {
    const what = act === undefined ? `under ${law}` : `of event ${act} under ${law}`;
    const open = reviews.length === 0 ? 'none is' : `open are ${inWords(reviews)}`;
    return refuse('ReviewNotOpen', `no review ${what} is open: ${open}`);
  }
  return others.length > 0
    ? refuse('ReviewNotOpen', `which review is it? Open are ${inWords([review, ...others])}`)
    : accept({ type: 'ReviewClosed', data: { law, act: review.act, ...decided } });
};

/** What the director has yet to do about the board: look at it, answer, or choose for himself. */
const stillOpen = ({ table: { reviews, questions, options, play } }: Board): readonly string[] => [
  ...(play.claim?.status === 'disputed' ? [`to be ruled on: the disputed claim, ${named('70', play.claim.at)}`] : []),
  ...reviews.map(({ law, act }) => `to be looked at: ${named(law, act)}`),
  ...questions.map(({ question, law, act }) => `to be judged: ${question}, ${named(law, act)}`),
  ...options.filter((one) => one.for === 'director').map(({ law, act }) => `to be chosen: ${named(law, act)}`),
];

/** A result is confirmed when nothing is left for the director to look at and to decide. */
export const confirmResult = (board: Board, data: DataOf<'ConfirmResult'>): Decision<BoardEvent> => {
  if (!board.result && !board.adjusted) return refuse('BoardNotFinished', 'the board has no result yet');
  const open = stillOpen(board);
  return open.length > 0
    ? refuse('ReviewsOpen', `still ${open.join('; still ')}`)
    : accept({ type: 'ResultConfirmed', data });
};
