import type { BoardEvent, ScoreAdjusted } from '@app/contract';
import { type Decision, accept, refuse } from '../../event';
import { reason } from '../../refusal-reasons';
import { isInForce } from '../decisions';
import type { Board } from '../fold';
import type { DataOf } from './common';
import { kindOf } from './ruled-score';

type Follow = DataOf<'FollowDecision'>;

const adjusted = (
  { law, authority, reason, decision, against }: Follow,
  score: Pick<ScoreAdjusted, 'kind' | 'percent' | 'outcome'>,
): BoardEvent => ({
  type: 'ScoreAdjusted',
  data: { ...score, law, authority, reason, appeal: decision, ...(against === undefined ? {} : { against }) },
});

/** What earlier instances changed falls, the last of it first; where they changed nothing, what counts is put on record. */
const restored = (board: Board, data: Follow): readonly BoardEvent[] => {
  const { decisions } = board;
  const { decision, at, by, law, reason } = data;
  const fallen = decisions.layers
    .filter((layer) => layer.kind === 'appeal' && isInForce(decisions, layer.at))
    .reverse();
  if (fallen.length === 0) {
    const table = { kind: 'table' } as const;
    const { kind, percent, outcome } = board.adjusted ?? { kind: 'assigned', outcome: { NS: table, EW: table } };
    return [adjusted(data, { kind, ...(percent ? { percent } : {}), ...(outcome ? { outcome } : {}) })];
  }
  return fallen.map((layer) => ({
    type: 'RulingReversed',
    data: { decision: layer.at, at, authority: 'committee', by, law, reasons: reason, appeal: decision },
  }));
};

/** What an appeal was decided to, on the board. It is no longer a question whether: that the instance has decided. */
export const followDecision = (board: Board, data: Follow): Decision<BoardEvent> => {
  const { effect, outcome, against, decision } = data;
  if (effect === 'upheld') {
    return against === undefined
      ? refuse('RulingUnknown', reason('upheld-ruling-not-named'))
      : accept({ type: 'RulingUpheld', data: { ruling: against, appeal: decision } });
  }
  if (effect === 'restored') return accept(...restored(board, data));
  return outcome
    ? accept(adjusted(data, { kind: kindOf(outcome), outcome }))
    : refuse('OutcomeIncomplete', reason('changed-score-missing'));
};
