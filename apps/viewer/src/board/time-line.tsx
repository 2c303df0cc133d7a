import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { BoardEvent } from '@app/session';
import { boardHref } from '../route';
import { EventWords } from '../shared/event-words';
import { t } from '../strings';
import { StopSign } from './stop-links';
import type { Stop } from './stops';
import { isIrregularity } from './stops';

interface TimeLineProps {
  readonly id: string;
  readonly events: readonly BoardEvent[];
  readonly stops: readonly Stop[];
  readonly at: number;
}

interface EntryProps {
  readonly href: string;
  readonly number: number;
  readonly event: BoardEvent;
  readonly stop: Stop | undefined;
}

const Entry = ({ href, number, event, stop }: EntryProps) => (
  <>
    <span class="entry-number">{number}</span>
    <a href={href}>
      {stop ? (
        <>
          <StopSign stop={stop} /> {stop.title}
          {stop.citation !== null && <span class="quiet"> {stop.citation}</span>}
        </>
      ) : (
        <EventWords event={event} />
      )}
    </a>
  </>
);

/** Keeps the entry in the middle by scrolling its list only, never the page. */
const reveal = (list: HTMLElement, entry: HTMLElement): void => {
  list.scrollTop = entry.offsetTop - (list.clientHeight - entry.offsetHeight) / 2;
};

/** Every event of the board in words, what has happened and what is still to come; each a link to its moment. */
export const TimeLine = ({ id, events, stops, at }: TimeLineProps) => {
  const list = useRef<HTMLOListElement>(null);
  const entries = useMemo(() => {
    const stopAt = new Map(stops.map((stop) => [stop.at, stop]));
    return events.map((event, index) => (
      <Entry
        key={index}
        href={boardHref(id, index + 1)}
        number={index + 1}
        event={event}
        stop={stopAt.get(index + 1)}
      />
    ));
  }, [id, events, stops]);
  useLayoutEffect(() => {
    const entry = list.current?.children.item(at - 1);
    if (list.current && entry instanceof HTMLElement) reveal(list.current, entry);
  }, [at, events]);
  const marked = useMemo(
    () => new Map(stops.map((stop) => [stop.at, isIrregularity(stop) ? ' entry-flagged' : ' entry-ruling'])),
    [stops],
  );
  return (
    <section class="time-line" aria-labelledby="time-line">
      <h2 id="time-line">{t.board.timeLine}</h2>
      <ol ref={list}>
        {entries.map((entry, index) => {
          const number = index + 1;
          const when = number === at ? 'now' : number < at ? 'past' : 'future';
          return (
            <li
              key={number}
              class={`entry entry-${when}${marked.get(number) ?? ''}`}
              aria-current={number === at ? 'step' : undefined}
            >
              {entry}
            </li>
          );
        })}
      </ol>
    </section>
  );
};
