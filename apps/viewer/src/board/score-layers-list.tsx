import type { BoardEvent } from '@app/session';
import { EventWords } from '../shared/event-words';
import { t } from '../strings';
import { EventNumber } from './event-number';
import type { LayerLine } from './score-layers';

interface ScoreLayersProps {
  readonly id: string;
  readonly layers: readonly LayerLine[];
  /** Of the board: the index is the revision. */
  readonly events: readonly BoardEvent[];
}

/** What has made the score, once that is more than the result of the table, and which of it counts. */
export const ScoreLayers = ({ id, layers, events }: ScoreLayersProps) => {
  if (!layers.some(({ kind }) => kind !== 'result')) return null;
  return (
    <div class="layers">
      <h3>{t.rulings.layers}</h3>
      <ol>
        {layers.map(({ at, kind, standing }) => {
          const event = events[at];
          return (
            <li key={at} class={`layer layer-${standing}`}>
              <p class="badge-head">
                <span class="badge-kind">{t.rulings.layer[kind]}</span>
                <span class="layer-standing">{t.rulings.standing[standing]}</span>
                <EventNumber id={id} at={at} />
              </p>
              <p>{event && <EventWords event={event} />}</p>
            </li>
          );
        })}
      </ol>
    </div>
  );
};
