import type { SessionDoc } from '@app/session';
import type { BoardDoc } from '../projections/boards';

/** A session, and every board at every table of it. */
export interface SessionWithBoards {
  readonly session: SessionDoc;
  readonly boards: readonly BoardDoc[];
}
