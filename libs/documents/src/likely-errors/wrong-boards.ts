import { over, plus, rational } from '@app/scoring';
import type { SessionDoc } from '@app/session';
import type { BoardDoc } from '../projections/boards';
import { UNSCHEDULED_ODDS } from './assumptions';
import { becauseOf } from './because';
import { fieldModel } from './field-model';
import { type Found, found, onBoard } from './found';
import { likelyErrorMessage, resultParam } from './messages';
import { movementOf } from './movement';
import type { TableBoard } from './table-boards';
import { likelihoodOf } from './weighing';

/** Where nothing speaks for another board. */
const BY_THE_MOVEMENT = over(UNSCHEDULED_ODDS, plus(UNSCHEDULED_ODDS, rational(1)));

/**
 * Results on a board that the movement does not have at that table in the round. Where the table has no result on a
 * board that it should have played, both are weighed: whether the result fits that board.
 */
export const unscheduledBoards = (
  session: SessionDoc,
  docs: readonly BoardDoc[],
  boards: readonly TableBoard[],
): readonly Found[] => {
  const movement = movementOf(session);
  const played = new Set(docs.map(({ table, board }) => `${table}/${board}`));
  return boards.flatMap((own): readonly Found[] => {
    const { doc, result, chance } = own;
    const atTable = movement.filter(({ table, round }) => table === doc.table && round === doc.round);
    if (doc.adjusted || atTable.length === 0 || atTable.some((one) => one.boards.includes(doc.board))) return [];
    const unplayed = atTable.flatMap((one) => one.boards).filter((board) => !played.has(`${doc.table}/${board}`));
    const round = doc.round ?? '';
    const [missing] = unplayed;
    const what = likelyErrorMessage('not-scheduled', {
      board: doc.board,
      round,
      table: doc.table,
      recorded: resultParam(result),
    });
    if (missing === undefined) {
      return [found('wrong-board', BY_THE_MOVEMENT, [doc], what, { because: becauseOf(own) })];
    }
    const others = boards.filter((one) => one.doc.board === missing && one.doc.section === doc.section);
    const there = fieldModel(others.map((one) => one.result))(result, undefined);
    return [
      found('wrong-board', likelihoodOf(there, chance(result), UNSCHEDULED_ODDS), [doc], what, {
        boards: [onBoard(doc, { fits: { board: missing } })],
        because: [likelyErrorMessage('was-unplayed', { board: missing }), ...becauseOf(own)],
      }),
    ];
  });
};
