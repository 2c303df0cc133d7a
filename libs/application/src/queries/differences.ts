import type { Differences, Principal } from '@app/documents';
import type { Views } from '../access/views';
import { type MovingEvent, type StageThen, differencesBetween, eventsBetween } from './differences-answer';
import type { Names } from '../answers/names';
import type { QuerySources } from './sources';

export interface DifferencesAnswer {
  readonly position: number;
  readonly from: StageMoment;
  readonly to: StageMoment;
  /** What is not the same in the stage of the session, and nothing else. */
  readonly differences: Differences;
  /** What was recorded between the two moments and may have moved it. */
  readonly events: readonly MovingEvent[];
  readonly names: Names;
}

interface StageMoment {
  /** As it was asked for; null for now. */
  readonly moment: string | null;
  readonly position: number;
}

const stageAt = async (
  views: Views,
  session: string,
  asOf: string | null,
  principal: Principal,
): Promise<StageThen & { readonly position: number; readonly names: Names }> => {
  const view = await views.open({ principal, asOf }, session);
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
  { log, views, unsealed }: Pick<QuerySources, 'log' | 'views' | 'unsealed'>,
  session: string,
  from: string | null,
  to: string | null,
  principal: Principal,
): Promise<DifferencesAnswer> => {
  const before = await stageAt(views, session, from, principal);
  const after = await stageAt(views, session, to, principal);
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
