import type { DifferencesAnswer, Whole } from '@app/contract';
import type { Principal } from '@app/documents';
import type { VisibleRecords } from '../access/visible-records';
import { type StageThen, differencesBetween, eventsBetween } from './differences-answer';
import type { Names } from '../answers/names';
import type { QuerySources } from './sources';

const stageAt = async (
  records: VisibleRecords,
  session: string,
  asOf: string | null,
  principal: Principal,
): Promise<StageThen & { readonly position: number; readonly names: Names }> => {
  const view = await records.open({ principal, asOf }, session);
  return view.documents.snapshot(() => {
    const { position, standings, names } = view.queries.standings(session);
    return { view, documents: view.queries.stage(session), position, standings, names };
  });
};

/**
 * What moved in the stage of a session between two moments.
 * @param from a moment as for `asOf`; null for now
 * @param to likewise
 */
export const differences = async (
  { log, views: records, unsealed }: Pick<QuerySources, 'log' | 'views' | 'unsealed'>,
  session: string,
  from: string | null,
  to: string | null,
  principal: Principal,
): Promise<Whole<DifferencesAnswer>> => {
  const before = await stageAt(records, session, from, principal);
  const after = await stageAt(records, session, to, principal);
  const moved = differencesBetween(before, after);
  return {
    position: Math.max(before.position, after.position),
    from: { moment: from, position: before.position },
    to: { moment: to, position: after.position },
    differences: moved,
    events: await eventsBetween(log, before, after, moved, unsealed),
    names: { ...before.names, ...after.names },
  };
};
