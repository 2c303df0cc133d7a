import { type BoardEvent, boardStream, parseDecisionAddress } from '@app/contract';
import { SIDES } from '@app/bridge';
import { compareInstants } from '../../deadlines/deadline';
import { type Decision, accept, refuse } from '../../event';
import { reason } from '../../refusal-reasons';
import { sameContestant } from '../../session/deciding/common';
import { decidedBy, hasFallen } from '../decisions';
import type { Board } from '../fold';
import type { DataOf } from './common';
import { rulingNotInForce } from './ruling';

type Obstacle = Decision<never> | null;

const notOfBoard = ({ opened, decisions }: Board, to: readonly string[]): Obstacle => {
  const contestants = decidedBy(decisions).contestants ?? opened.contestants;
  const other = to.find((one) => !SIDES.some((side) => contestants[side] === one));
  return other === undefined
    ? null
    : refuse('ContestantUnknown', reason('has-not-played', { contestant: { contestant: other } }));
};

const alreadyTold = ({ decisions }: Board, ruling: number, to: readonly string[]): Obstacle => {
  const lines = decisions.told.filter(({ data }) => data.ruling === ruling).flatMap(({ data }) => data.to);
  const again = to.find((one) => lines.includes(one));
  return again === undefined
    ? null
    : refuse('RulingAlreadyTold', reason('already-told', { contestant: { contestant: again }, event: ruling }));
};

/** The players have the ruling: their time for an appeal runs. What was told is amended only by a new ruling. */
export const tellRuling = (board: Board, data: DataOf<'TellRuling'>): Decision<BoardEvent> => {
  const { ruling, at, to, appealUntil } = data;
  return (
    rulingNotInForce(board, ruling) ??
    notOfBoard(board, to) ??
    sameContestant(to) ??
    alreadyTold(board, ruling, to) ??
    (appealUntil !== undefined && compareInstants(appealUntil, at) < 0
      ? refuse('DeadlineBeforeDecision', reason('appeal-time-before-told'))
      : accept({ type: 'RulingTold', data }))
  );
};

/** Whether a decision still is what a ruling was built on, as far as this board can tell. */
const stillStands = ({ opened, decisions }: Board, because: string): boolean => {
  const address = parseDecisionAddress(because);
  return address?.stream === boardStream(opened) && !hasFallen(decisions, address.revision);
};

/** A ruling that was built on one which has fallen is looked at again, and stands. */
export const reviewRuling = (board: Board, data: DataOf<'ReviewRuling'>): Decision<BoardEvent> => {
  const { ruling, because } = data;
  const given = board.decisions.rulings.find(({ at }) => at === ruling)?.data;
  const isReviewed = board.decisions.reviewed.some((one) => one.data.ruling === ruling && one.data.because === because);
  const isBuiltOnIt = given?.builtOn?.includes(because) === true;
  return (
    rulingNotInForce(board, ruling) ??
    (isBuiltOnIt && !isReviewed && !stillStands(board, because)
      ? accept({ type: 'RulingReviewed', data })
      : refuse(
          'RulingNotFlagged',
          isReviewed
            ? reason('looked-at-again', { event: ruling, because })
            : reason('has-not-lost', { event: ruling, because, built: isBuiltOnIt ? 'yes' : 'no' }),
        ))
  );
};
