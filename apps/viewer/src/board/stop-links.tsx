import { boardHref } from '../route';
import { FlagSign, RulingSign, TempoSign } from '../shared/signs';
import { t } from '../strings';
import type { Stop } from './stops';
import { isIrregularity } from './stops';

export const StopSign = ({ stop: { kind } }: { readonly stop: Stop }) => {
  switch (kind) {
    case 'finding':
      return <FlagSign />;
    case 'slow':
    case 'fast':
      return <TempoSign kind={kind} />;
    case 'director':
    case 'choice':
    case 'judgement':
    case 'ruling':
    case 'reversal':
    case 'score':
      return <RulingSign kind={kind} />;
  }
};

/** What is wrong on this board, before anything else: each a link to the moment. What was done about it is in the time line. */
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
    {!stops.some(isIrregularity) ? (
      <p class="quiet">{t.step.nothingNoted}</p>
    ) : (
      <ul>
        {stops.filter(isIrregularity).map((stop) => (
          <li key={stop.at}>
            <a class="stop" href={boardHref(id, stop.at)} aria-current={stop.at === at ? 'step' : undefined}>
              <StopSign stop={stop} />
              <span>
                <b>{stop.title}</b>{' '}
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
