import { appealStream } from '@app/contract';
import { type AppealDoc, appealsProjection } from '@app/documents';
import { SaidError } from '@app/messages';
import { problem, whether } from '../problems/problem-reasons';
import type { Documents } from '../read-models/read-models';
import type { QueryContext } from '../access/query-context';
import { seesAppeal } from '../access/visible-documents';
import type { VisibleRecord, VisibleRecords } from '../access/visible-records';
import { withheldBoard } from '../access/withheld-board';

export class AppealUnknown extends SaidError {
  constructor(appeal: string, then = false) {
    super(problem('no-appeal', { appeal, then: whether(then) }));
  }
}

interface AppealInView {
  readonly view: VisibleRecord;
  readonly session: string;
}

/**
 * The record around an appeal as somebody may see it. Throws `AppealUnknown`, and a `QueryRefusal` where the appeal is about
 * a board that is kept from him.
 * @param present the documents as they stand
 * @param id `'a1'`
 */
export const openAppeal = async (
  records: VisibleRecords,
  present: Documents,
  context: Pick<QueryContext, 'principal' | 'asOf'>,
  id: string,
): Promise<AppealInView> => {
  const stream = appealStream(id);
  const doc = present.documents<AppealDoc>(appealsProjection.name).find((one) => one.id === stream);
  if (!doc) throw new AppealUnknown(id);
  if (!seesAppeal(doc, records.policy(context.principal))) throw withheldBoard();
  return { view: await records.open(context, doc.session), session: doc.session };
};
