import { type BoardDoc, type FormContext, scoreSession } from '@app/documents';
import type { SessionDoc } from '@app/session';

/** What forms of adjusted scores are filled in about: the first of these boards, scored with the others. */
export const formContext = (
  session: SessionDoc,
  docs: readonly [BoardDoc, ...BoardDoc[]],
  table: Partial<FormContext['table']> = {},
): FormContext => ({
  stage: [scoreSession(session, docs)],
  doc: docs[0],
  table: { contract: null, polls: [], transfer: { NS: 0, EW: 0 }, ...table },
});
