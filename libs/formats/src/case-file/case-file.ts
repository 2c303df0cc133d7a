import type { Message } from '@app/bridge';
import type { AppealEvent, BoardEvent, CaseEvent, CaseFileAnswer, GivenCase, SessionEvent } from '@app/contract';
import type { BoardView } from '@app/session';

/** A case file with the view of its board as the domain has it. */
export interface CaseFile extends Omit<CaseFileAnswer, 'view'> {
  readonly view: BoardView | null;
}

/** Writes what a file tells: in the words of the record, or in the language of whoever reads its page. */
export type Say = (message: Message) => string;

/** What follows from the rest of the file. */
export type DerivedParts = Omit<CaseFile, keyof GivenCase | 'format' | 'version' | 'signature'>;

/** An event read, with what is stored of it. */
export interface Read<E> {
  readonly event: E;
  readonly stored: CaseEvent;
}

/** The streams of a case, read. */
export interface CaseStreams {
  readonly board: readonly Read<BoardEvent>[];
  readonly sessions: ReadonlyMap<string, readonly Read<SessionEvent>[]>;
  /** By id, the first that was lodged first. */
  readonly appeals: ReadonlyMap<string, readonly Read<AppealEvent>[]>;
}
