import type { Finding } from '../finding';
import { contradiction } from '../finding';
import type { ImportedBoard } from '../imported';

/** A contradiction that shows only when the lines of a board are put side by side. */
export type LineFinding = Finding & { readonly record: number };

export const onLine = ({ record, line }: ImportedBoard, code: string, message: string): LineFinding => ({
  ...contradiction(code, line, message),
  record,
});
