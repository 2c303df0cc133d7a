import { boardHref } from '../route';
import { FlagSign, TempoSign } from '../shared/signs';
import { t } from '../strings';
import type { Stop } from './stops';

export const StopSign = ({ stop }: { readonly stop: Stop }) =>
  stop.kind === 'finding' ? <FlagSign /> : <TempoSign kind={stop.kind} />;

/** What is wrong on this board, before anything else: each a link to the moment. */
export const StopLinks = ({
  id,
  stops,
  at,
}: {
  readonly id: string;
  readonly stops: readonly Stop[];
  readonly at: number;
}) => (
  <nav class="stops" aria-label={t.session.irregularities}>
    {stops.length === 0 ? (
      <p class="quiet">{t.step.nothingNoted}</p>
    ) : (
      <ul>
        {stops.map((stop) => (
          <li key={stop.at}>
            <a class="stop" href={boardHref(id, stop.at)} aria-current={stop.at === at ? 'step' : undefined}>
              <StopSign stop={stop} />
              <span>
                <b>
                  {t.seat(stop.seat)}: {stop.title}
                </b>{' '}
                <span class="stop-where">
                  {stop.citation === null ? '' : `${stop.citation}, `}
                  {t.step.goTo(stop.at)}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    )}
  </nav>
);
