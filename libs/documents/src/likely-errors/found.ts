import type { LikelyError } from '@app/contract';
import type { Message } from '@app/bridge';
import type { Rational } from '@app/scoring';
import type { BoardDoc } from '../projections/boards';
import type { LikelyErrorKind } from './messages';

/** A board that a likely error is about, and what it would have without the error. */
export type ErrorOnBoard = LikelyError['boards'][number];

/** A likely error before it is ranked. */
export interface Found extends Omit<LikelyError, 'likelihood' | 'section' | 'round' | 'table'> {
  readonly kind: LikelyErrorKind;
  readonly likelihood: Rational;
  readonly at: BoardDoc;
}

export const onBoard = (doc: BoardDoc, fits: Omit<ErrorOnBoard, 'stream' | 'number' | 'event'> = {}): ErrorOnBoard => ({
  stream: doc.id,
  number: doc.board,
  event: `${doc.id}@${doc.resultAt ?? 0}`,
  ...fits,
});

export const found = (
  kind: LikelyErrorKind,
  likelihood: Rational,
  docs: readonly [BoardDoc, ...BoardDoc[]],
  what: Message,
  rest: { readonly boards?: readonly ErrorOnBoard[]; readonly because?: readonly Message[] } = {},
): Found => ({
  kind,
  likelihood,
  at: docs[0],
  boards: rest.boards ?? docs.map((doc) => onBoard(doc)),
  what,
  because: rest.because ?? [],
});
