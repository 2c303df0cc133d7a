import { ok } from '@app/bridge';
import type { Changed, Moved, TableWorth } from '@app/documents';
import { get } from '../ledger/api';
import type { Names, StandingsAnswer } from '../ledger/documents';
import type { Source } from '../ledger/follow';
import { getAll } from '../session/pages';
import { MOVES_NOTHING } from '../session/session-source';
import type { Deed } from './deeds';
import { type MovedGroup, movedRows } from './moved-rows';

/** What is not the same in a stage at two moments. */
interface DifferencesAnswer {
  readonly position: number;
  readonly differences: { readonly scores: readonly Changed<TableWorth>[]; readonly standings: readonly Moved[] };
  /** What was recorded between them and may have moved something. */
  readonly events: readonly Deed[];
}

export interface Comparison {
  readonly position: number;
  readonly groups: readonly MovedGroup[];
  /** What each side of a table has for a board, by the stream of the board. */
  readonly scores: readonly Changed<TableWorth>[];
  readonly events: readonly Deed[];
  readonly names: Names;
}

const query = (parameters: Readonly<Record<string, string | null>>): string =>
  new URLSearchParams(
    Object.entries(parameters).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  ).toString();

/** The ranking at two moments with what has moved it; the later moment goes on where it is now. */
export const compareSource = (id: string, from: string, to: string | null): Source<Comparison> => {
  const session = `/sessions/${encodeURIComponent(id)}`;
  const standings = (asOf: string | null) => get<StandingsAnswer>(`${session}/standings?${query({ asOf })}`);
  return {
    query: `stage=${encodeURIComponent(id)}`,
    load: async () => {
      const [before, after, moved] = await Promise.all([
        standings(from),
        standings(to),
        getAll<'events', Deed, DifferencesAnswer>(`${session}/differences?${query({ from, to })}`, 'events'),
      ]);
      if (!before.ok) return before;
      if (!after.ok) return after;
      if (!moved.ok) return moved;
      return ok({
        position: after.value.position,
        groups: movedRows(before.value.standings, after.value.standings),
        scores: moved.value.differences.scores,
        events: moved.value.events,
        names: { ...before.value.names, ...after.value.names },
      });
    },
    positionOf: ({ position }) => position,
    absorb: (value, { type }) => (to !== null || MOVES_NOTHING.has(type) ? value : null),
  };
};
