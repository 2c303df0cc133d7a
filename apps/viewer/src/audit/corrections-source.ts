import type { Message } from '@app/bridge';
import type { Names, RecordedBy } from '../ledger/documents';
import type { Source } from '../ledger/follow';
import { getAll } from '../session/pages';
import { MOVES_NOTHING } from '../session/session-source';

/** A change of a score, by whose authority, and whether the period for it was still running. */
export interface Correction {
  /** `'board-demo.3.5@66'` */
  readonly decision: string;
  readonly words: string;
  /** The score of the table as it was, and as it became; null without one. */
  readonly before: Message | null;
  readonly after: Message | null;
  /** On whose it was made; who has recorded it may be somebody else. */
  readonly authority: string;
  readonly by: RecordedBy;
  readonly occurredAt: string;
  readonly recordedAt: string;
  readonly paragraph: string | null;
  readonly consent: readonly string[];
  readonly timely: 'in-time' | 'late' | 'no-period';
  /** The period it was measured by. */
  readonly period: Message | null;
  /** Whether it counts now. */
  readonly inForce: boolean;
}

export interface Corrections {
  readonly position: number;
  readonly corrections: readonly Correction[];
  readonly names: Names;
}

export const correctionsSource = (id: string): Source<Corrections> => ({
  query: `stage=${encodeURIComponent(id)}`,
  load: () =>
    getAll<'corrections', Correction, Corrections>(`/sessions/${encodeURIComponent(id)}/corrections`, 'corrections'),
  positionOf: ({ position }) => position,
  absorb: (value, { type }) => (MOVES_NOTHING.has(type) ? value : null),
});
