import { SIDES } from '@app/bridge';
import type { ScoreAdjusted } from '@app/contract';
import { type Decisions, type ScoreLayer, decidedBy, isInForce } from '@app/session';

/** A layer of the score. `covered`: it stands, and what lies upon it makes the score; `fallen`: it was taken back. */
export interface LayerLine {
  /** The revision of its event. */
  readonly at: number;
  readonly kind: ScoreLayer['kind'];
  readonly standing: 'counts' | 'covered' | 'fallen';
}

/** Whether a side keeps what the table has. */
const keepsTable = ({ outcome }: ScoreAdjusted): boolean =>
  outcome !== undefined && SIDES.some((side) => outcome[side].kind === 'table');

/** The events that the score is made of, by their revisions. */
const counting = (decisions: Decisions): ReadonlySet<number | null> => {
  const { resultAt, transferredAt, adjusted, adjustedAt } = decidedBy(decisions);
  const players = decisions.layers.findLast(
    (layer) => layer.kind === 'correction' && layer.data.contestants !== undefined && isInForce(decisions, layer.at),
  );
  const table = adjusted === null || keepsTable(adjusted) ? [resultAt, ...transferredAt] : [];
  return new Set([adjustedAt, players?.at ?? null, ...table]);
};

/** What has made the score, in the order of the events, and which of it counts. */
export const layersOf = (decisions: Decisions): readonly LayerLine[] => {
  const counts = counting(decisions);
  return [...decisions.layers]
    .sort((one, other) => one.at - other.at)
    .map(({ at, kind }) => {
      if (counts.has(at)) return { at, kind, standing: 'counts' };
      return { at, kind, standing: isInForce(decisions, at) ? 'covered' : 'fallen' };
    });
};
