import type { Seat } from '@app/bridge';
import { citation, ruleLabel } from '@app/laws';
import type { BoardEvent } from '@app/session';
import { ruleTitle } from '../shared/rules';
import { t } from '../strings';

/** A moment worth stopping at: an irregularity that the Laws engine found, or a tempo that somebody noted. */
export interface Stop {
  /** Number of events that have happened when it is on record. */
  readonly at: number;
  readonly kind: 'finding' | 'slow' | 'fast';
  readonly seat: Seat;
  readonly title: string;
  /** At full length, with what the Laws offer. */
  readonly label: string;
  readonly citation: string | null;
  /** The revision of the call or card it is about. */
  readonly act: number | null;
}

const stopOf = (event: BoardEvent, at: number): readonly Stop[] => {
  if (event.type === 'InfractionNoted') {
    const { seat, rule, law, act } = event.data;
    const base = { at, kind: 'finding' as const, seat, act };
    return [{ ...base, title: ruleTitle(rule), label: ruleLabel(rule), citation: citation(law) }];
  }
  if (event.type === 'TempoNoted') {
    const { seat, kind, seconds, act, disputed } = event.data;
    const title = `${t.board.tempo(kind, seconds ?? null)}${disputed === true ? `, ${t.board.disputed}` : ''}`;
    return [{ at, kind, seat, title, label: title, citation: null, act: act ?? null }];
  }
  return [];
};

export const stopsOf = (events: readonly BoardEvent[]): readonly Stop[] =>
  events.flatMap((event, revision) => stopOf(event, revision + 1));

/** The stop after this moment; past the last one, the first again. */
export const nextStop = (stops: readonly Stop[], at: number): Stop | undefined =>
  stops.find((stop) => stop.at > at) ?? stops[0];
