import { listOf, object, optional, says, text, whole } from '../../schema/schema';
import { TIMELINESS } from '../../timeliness';
import { aBoardNumber, aSide, anId } from '../../vocabulary';

export const FIELD_EVENTS = {
  /**
   * Who is compared with whom on a board, where it is not simply everybody: tables that had other cards (Law 87), or
   * sections put together or apart. Tables that no group names are compared as they would be without this.
   */
  FieldDefined: object({
    board: aBoardNumber,
    groups: says(
      'Tables that are compared with each other.',
      listOf(
        object({
          name: text(60),
          tables: listOf(anId, 1),
          direction: says('For one direction only; for both where left out.', optional(aSide)),
        }),
        1,
      ),
    ),
    standsFor: says(
      'How many results each group stands for (A of DBf X78B), where it is not all tables of the board.',
      optional(whole(1, 9999)),
    ),
    reason: text(),
    ...TIMELINESS,
  }),
  /** A board counts no more, at all tables or at these. */
  BoardWithdrawn: object({
    board: aBoardNumber,
    tables: says('At these tables only.', optional(listOf(anId, 1))),
    reason: text(),
    ...TIMELINESS,
  }),
} as const;
