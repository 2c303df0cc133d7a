import { listOf, object, optional, text, whole } from '../../schema/schema';
import { aBoardNumber, aSide, anId } from '../../vocabulary';

export const FIELD_EVENTS = {
  /**
   * Who is compared with whom on a board, where it is not simply everybody: tables that had other cards (Law 87), or
   * sections put together or apart. Tables that no group names are compared as they would be without this.
   */
  FieldDefined: object({
    board: aBoardNumber,
    groups: listOf(
      object({
        name: text(60),
        tables: listOf(anId, 1),
        /** For one direction only; for both where left out. */
        direction: optional(aSide),
      }),
      1,
    ),
    /** How many results each group stands for (A of DBf X78B), where it is not all tables of the board. */
    standsFor: optional(whole(1, 9999)),
    reason: text(),
  }),
  /** A board counts no more, at all tables or at these. */
  BoardWithdrawn: object({ board: aBoardNumber, tables: optional(listOf(anId, 1)), reason: text() }),
} as const;
