import type { BoardEvent, MatchesAnswer, Standings, Traveller } from '@app/contract';
import type { BoardDoc } from '@app/documents';
import type { BoardView, SessionDoc } from '@app/session';

/**
 * A session as it is exported: what the reader may see of it, and nothing else. Every writer makes its file of this
 * alone, so that no format shows more than another.
 */
export interface SessionExport {
  readonly session: SessionDoc;
  /** Of contestants and players by id, as far as the directory knows them. */
  readonly names: Readonly<Record<string, string>>;
  /** The ranking of the session alone. */
  readonly standings: Standings;
  readonly travellers: readonly Traveller[];
  /** Matches of teams, where the session has any. */
  readonly matches: MatchesAnswer['matches'];
  /** Every board at every table, in the order of `inOrderOfBoards`; what is withheld of them is not in them. */
  readonly docs: readonly BoardDoc[];
  /** How many of them are withheld from the reader. */
  readonly withheld: number;
  /** Reads the board of a document; null where it is withheld. One is held at a time. */
  readonly boardOf: (doc: BoardDoc) => Promise<ExportedBoard | null>;
}

/** A board at a table with everything that happened there. */
export interface ExportedBoard {
  readonly doc: BoardDoc;
  readonly view: BoardView;
  /** By their revisions, with what people said as far as the reader may know it. */
  readonly events: readonly BoardEvent[];
}

const collator = new Intl.Collator('en', { numeric: true });

/** Section by section and board by board, then by table and attempt. */
export const inOrderOfBoards = (docs: readonly BoardDoc[]): readonly BoardDoc[] =>
  docs.toSorted(
    (one, other) =>
      collator.compare(one.section, other.section) ||
      one.board - other.board ||
      collator.compare(one.table, other.table) ||
      one.attempt - other.attempt,
  );
