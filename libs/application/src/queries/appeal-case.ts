import { type CaseFile, makeCaseFile } from '@app/formats';
import { withheldBoard } from '../access/withheld-board';
import type { QueryContext } from '../access/query-context';
import { openAppeal } from './appeal-view';
import { NO_CASE_KEY, provedCase } from './case-proofs';
import { caseSource } from '../answers/case-source';
import type { QuerySources } from './sources';

/** An appeal with everything that a committee needs to decide it. */
export const appealCase = async (
  { log, views: records, models, disclosed, caseKey }: QuerySources,
  appeal: string,
  context: Pick<QueryContext, 'principal' | 'asOf'>,
): Promise<CaseFile> => {
  const { view, session: about } = await openAppeal(records, models, context, appeal);
  // Reasons that people wrote are in the sessions' events, which are proved whole: only the committee has need of them.
  const hasWithheld = view.queries.stage(about).stage.some((one) => view.policy.hasWithheld(one.session.id));
  if (context.principal.role !== 'committee' && hasWithheld) throw withheldBoard();
  const stageOf = (session: string) =>
    Promise.resolve({ documents: view.queries.stage(session), names: view.queries.names(session) });
  const asOf = view.asOf ?? { position: view.upTo };
  const source = await caseSource(log, { kind: 'appeal', appeal }, stageOf, disclosed, asOf);
  // A case of an earlier moment does not say so: signed, it would pass for the whole case.
  return provedCase(log, makeCaseFile(source), view.asOf ? NO_CASE_KEY : caseKey);
};
