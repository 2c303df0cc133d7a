import type { SessionDoc } from '../session/session-doc';
import { retainedOf } from '../session/retained';

/** Results that were put up, as far as a period is counted from them. */
export interface Publication {
  readonly revision: number;
  readonly at: string;
  readonly round: string | null;
  /** The first of its round, or of the session; later ones are changes to it. */
  readonly isFirst: boolean;
}

/**
 * The published results that periods are counted from. `any`: all that was put up, as DBf X79A has it; `official`:
 * without provisional ones, since 79C1 and 92B go by the official score. To call results final afterwards is not to
 * change them, so nothing begins with that.
 */
export const publications = (session: SessionDoc, which: 'any' | 'official'): readonly Publication[] => {
  const all = retainedOf(session, 'ResultsPublished').filter(
    ({ data }) => which === 'any' || data.status !== 'provisional',
  );
  return all.flatMap(({ revision, data }) => {
    const isFirst = all.find((one) => one.data.round === data.round)?.revision === revision;
    if (!isFirst && data.status === 'final') return [];
    return [{ revision, at: data.at, round: data.round ?? null, isFirst }];
  });
};
