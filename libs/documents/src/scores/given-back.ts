import { type RetainedEvent, type SessionDoc, retainedOf } from '@app/session';

/** A pair whose place a reserve had taken, because it was not there when play began. */
export interface LatePair {
  readonly pair: string;
  readonly reserve: string;
  readonly taken: RetainedEvent<'ContestantReplaced'>;
  /** The pair has its place again; null while the reserve has it. */
  readonly returned: RetainedEvent<'ContestantReplaced'> | null;
  /** How late it was for the round that the reserve began with; null where that is not on record. */
  readonly late: RetainedEvent<'ContestantLate'> | null;
}

/** Everybody who was replaced, with who came back in place of the same reserve. */
const replacedIn = (session: Pick<SessionDoc, 'kept'>): readonly LatePair[] => {
  const all = retainedOf(session, 'ContestantReplaced');
  const isReturn = (one: RetainedEvent<'ContestantReplaced'>, taken: RetainedEvent<'ContestantReplaced'>): boolean =>
    one.revision > taken.revision && one.data.contestant === taken.data.by && one.data.by === taken.data.contestant;
  return all
    .filter((one) => !all.some((taken) => isReturn(one, taken)))
    .map((taken) => {
      const { contestant: pair, by: reserve, from } = taken.data;
      const late = retainedOf(session, 'ContestantLate').findLast(
        ({ data }) => data.contestant === pair && data.round === from,
      );
      return { pair, reserve, taken, returned: all.find((one) => isReturn(one, taken)) ?? null, late: late ?? null };
    });
};

/** Pairs that a reserve was put in for at the start of a session's first round. */
export const latePairs = (session: Pick<SessionDoc, 'kept' | 'rounds'>): readonly LatePair[] => {
  const sections = new Set(session.rounds.map(({ section }) => section));
  const first = [...sections].map((section) => session.rounds.find((one) => one.section === section)?.round);
  return replacedIn(session).filter(({ taken }) => first.includes(taken.data.from));
};

/** Contestants that had their place again, and the events by which a reserve had taken it. */
export const returnedIn = (session: Pick<SessionDoc, 'kept'>): readonly LatePair[] =>
  replacedIn(session).filter(({ returned }) => returned !== null);

/** Whether a pair was ready soon enough to have its place back, and whether it could help being late. */
export type Lateness =
  | { readonly is: 'in-time' | 'excused'; readonly minutes: number; readonly most: number }
  | { readonly is: 'too-late'; readonly minutes: number; readonly most: number }
  | { readonly is: 'told-too-late'; readonly told: number; readonly most: number }
  | { readonly is: 'unknown' };

/**
 * A pair has its place back that is ready within so many minutes of the start, or of more where it could not help being
 * late and said so in time (DBf 305C2-3). A pair that is there has said so; whether another one did is for the director
 * where it is not on record. Null where the conditions have no such rule, or not for this session: it is for the first
 * round of a stage.
 */
export const latenessOf = (
  { conditions, contest }: Pick<SessionDoc, 'conditions' | 'contest'>,
  { late }: LatePair,
): Lateness | null => {
  const rule = conditions?.players?.lateReturn;
  if (!rule || (contest?.session ?? 1) > 1) return null;
  if (!late) return { is: 'unknown' };
  const { minutes, excusable, told } = late.data;
  const most = excusable ? (rule.excused?.minutes ?? rule.minutes) : rule.minutes;
  if (minutes > most) return { is: 'too-late', minutes, most };
  if (!excusable) return { is: 'in-time', minutes, most };
  const least = rule.excused?.told ?? most;
  return minutes > least && told !== undefined && told > least
    ? { is: 'told-too-late', told, most: least }
    : { is: 'excused', minutes, most };
};
