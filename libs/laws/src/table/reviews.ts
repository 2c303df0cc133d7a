import type { ActOf } from '../state/acts';
import type { TableState } from '../state/table-state';

/** The director has looked at what he was told to look at, and has decided. */
export const reviewClosed = (state: TableState, { at, data }: ActOf<'ReviewClosed'>): TableState => {
  const review = state.reviews.find(({ law, act }) => law === data.law && act === data.act);
  if (!review) return state;
  const { decision, reasons, by } = data;
  return {
    ...state,
    reviews: state.reviews.filter((one) => one !== review),
    closedReviews: [...state.closedReviews, { ...review, at, decision, reasons, by }],
  };
};

/** A change that comes from a new fact: what it opens is open, though it has been looked at before. */
export const openingAnew = (state: TableState, change: (now: TableState) => TableState): TableState => ({
  ...change({ ...state, closedReviews: [] }),
  closedReviews: state.closedReviews,
});
