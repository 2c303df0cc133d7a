import type { Reason } from '../../evidence/reason';
import { FAULT_MEANINGS, type FaultKind } from './fault-kinds';
import { finding } from './reasons';
import type { WrongLedger } from './verification';

/** Something wrong with an event, or with what was said of the ledger. */
export interface Finding extends Reason {
  readonly kind: FaultKind;
  /** It shows here, and lies anywhere after the last checkpoint that holds. */
  readonly earlier?: boolean;
}

export const wrong = (
  { kind, reason, code, params }: Finding,
  events: number,
  position: number | undefined,
  until?: number,
): WrongLedger => ({
  ok: false,
  events,
  position,
  ...(until !== undefined && { until }),
  reason,
  code,
  params,
  meaning: FAULT_MEANINGS[kind],
  kind,
});

/** A checkpoint of more events than are before it. */
export const takenOut = (size: number, position: number): Finding => ({
  kind: 'rewritten',
  ...finding('ledger.taken-out', { size, position }),
  earlier: true,
});
