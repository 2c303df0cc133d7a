import type { BoardEvent } from '@app/contract';
import type { Message, Param } from '@app/bridge';
import type { Review } from '@app/laws';
import { type Decision, accept, refuse } from '../../event';
import { reason } from '../../refusal-reasons';
import type { Board } from '../fold';
import type { DataOf } from './common';

const named = (law: string, act: number): Message => reason('law-of-event', { law, event: act });

/** `'27D (event 2), 72C (event 5)'` */
const listed = (reviews: readonly Review[]): Param => ({ list: reviews.map(({ law, act }) => named(law, act)) });

/** The director has looked at what he was told to look at; also when the board has its result. */
export const closeReview = (board: Board, { law, act, ...decided }: DataOf<'CloseReview'>): Decision<BoardEvent> => {
  const { reviews } = board.table;
  const [review, ...others] = reviews.filter((one) => one.law === law && (act === undefined || one.act === act));
  if (!review) {
    const open = reviews.length === 0 ? reason('none-is') : reason('open-are', { open: listed(reviews) });
    const of = act === undefined ? 'law' : 'event';
    return refuse('ReviewNotOpen', reason('no-such-review', { of, law, event: act ?? 0, open }));
  }
  return others.length > 0
    ? refuse('ReviewNotOpen', reason('which-review', { open: listed([review, ...others]) }))
    : accept({ type: 'ReviewClosed', data: { law, act: review.act, ...decided } });
};

/** What the director has yet to do about the board: look at it, answer, or choose for himself. */
const stillOpen = ({ table: { reviews, questions, options, play } }: Board): readonly Message[] => [
  ...(play.claim?.status === 'disputed' ? [reason('still-to-rule-on', { what: named('70', play.claim.at) })] : []),
  ...reviews.map(({ law, act }) => reason('still-to-look-at', { what: named(law, act) })),
  ...questions.map(({ question, law, act }) =>
    reason('still-to-judge', { question: { name: question }, what: named(law, act) }),
  ),
  ...options
    .filter((one) => one.for === 'director')
    .map(({ law, act }) => reason('still-to-choose', { what: named(law, act) })),
];

/** A result is confirmed when nothing is left for the director to look at and to decide. */
export const confirmResult = (board: Board, data: DataOf<'ConfirmResult'>): Decision<BoardEvent> => {
  if (!board.result && !board.adjusted) return refuse('BoardNotFinished', reason('no-result-yet'));
  const open = stillOpen(board);
  return open.length > 0
    ? refuse('ReviewsOpen', reason('still-open', { open: { list: open, joined: 'apart' } }))
    : accept({ type: 'ResultConfirmed', data });
};
