import { ROLES } from '@app/session';
import { EventWords } from '../shared/event-words';
import { timeText } from '../shared/numbers';
import { t } from '../strings';
import { r } from '../strings/replay';
import type { BoardRecord } from './board-source';
import { StopSign } from './stop-links';
import { type Stop, isIrregularity } from './stops';
import type { Replay } from './use-replay';

interface StepNoteProps {
  readonly record: BoardRecord | undefined;
  /** What this event noted, if it did. */
  readonly stop: Stop | undefined;
  readonly replay: Replay;
}

type Recorded = NonNullable<BoardRecord['recorded']>;

/** Follow-ups of a decision elsewhere are recorded by no person. */
const recordedText = ({ by: { id, role }, at }: Recorded): string =>
  ROLES.includes(role) ? t.step.recorded(role, id, timeText(at)) : r.recordedByLedger(timeText(at));

/** The event that is shown, in words; read out at every step, but not while the board plays by itself. */
export const StepNote = ({ record, stop, replay: { at, of, playing } }: StepNoteProps) => (
  <div class={`step-note${stop ? (isIrregularity(stop) ? ' step-note-flagged' : ' step-note-ruling') : ''}`}>
    <p class="step-words" aria-live={playing ? 'off' : 'polite'} aria-atomic="true">
      <span class="step-count">{t.step.event(at, of)}</span>{' '}
      <strong>
        {stop ? (
          <>
            <StopSign stop={stop} /> {stop.label}
            {stop.citation !== null && <span class="step-citation"> {stop.citation}</span>}
          </>
        ) : (
          record && <EventWords event={record.event} />
        )}
      </strong>
    </p>
    {record?.recorded && <p class="step-recorded quiet">{recordedText(record.recorded)}</p>}
  </div>
);
