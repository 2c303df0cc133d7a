import { SIDES } from '@app/bridge';
import type { BoardDoc } from '../projections/boards';

/** Everybody who has sat down in a session, and in which section; who plays in several, in the first by name. */
export type Seated = ReadonlyMap<string, string>;

const isNews = (seated: Seated, contestant: string, section: string): boolean => {
  const known = seated.get(contestant);
  return known === undefined || section < known;
};

/** With these documents too; the same map where they have nobody new in them. */
export const seatedWith = (before: Seated, docs: readonly BoardDoc[]): Seated => {
  if (!docs.some(({ contestants, section }) => SIDES.some((side) => isNews(before, contestants[side], section)))) {
    return before;
  }
  const seated = new Map(before);
  for (const { contestants, section } of docs) {
    for (const side of SIDES) if (isNews(seated, contestants[side], section)) seated.set(contestants[side], section);
  }
  return seated;
};
