import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { boardHref } from '../route';
import { EventText } from '../shared/event-text';
import { timeText } from '../shared/numbers';
import { messages } from '../strings';
import { replayMessages } from '../strings/replay';
import type { BoardRecord } from './board-source';
import { Switch } from './view-controls';
import { StopSign } from './stop-links';
import { type Stop, isIrregularity } from './stops';

interface EntryProps {
  readonly id: string;
  readonly number: number;
  readonly record: BoardRecord;
  readonly before: BoardRecord | undefined;
  readonly stop: Stop | undefined;
  readonly isNow: boolean;
}

/** Whole seconds from one event to the next; null where either has no time yet, or they came together. */
const secondsBetween = (before: BoardRecord | undefined, { recorded }: BoardRecord): number | null => {
  if (!before?.recorded || !recorded) return null;
  const seconds = Math.round((Date.parse(recorded.at) - Date.parse(before.recorded.at)) / 1000);
  return seconds > 0 ? seconds : null;
};

const Elapsed = ({ record, before }: Pick<EntryProps, 'record' | 'before'>) => {
  const seconds = secondsBetween(before, record);
  if (seconds === null) return null;
  return (
    <span class="entry-time" title={timeText(record.recorded?.at ?? '')}>
      {replayMessages.later(seconds)}
    </span>
  );
};

const markOf = (stop: Stop | undefined): string => {
  if (!stop) return '';
  return isIrregularity(stop) ? ' entry-flagged' : ' entry-ruling';
};

const Entry = ({ id, number, record, before, stop, isNow }: EntryProps) => (
  <li class={`entry${isNow ? ' entry-now' : ''}${markOf(stop)}`} aria-current={isNow ? 'step' : undefined}>
    <span class="entry-number">{number}</span>
    <a href={boardHref(id, number)}>
      {stop ? (
        <>
          <StopSign stop={stop} /> {stop.title}
          {stop.citation !== null && <span class="quiet"> {stop.citation}</span>}
        </>
      ) : (
        <EventText event={record.event} />
      )}
    </a>
    <Elapsed record={record} before={before} />
  </li>
);

/** Keeps the entry in the middle by scrolling its list only, never the page. */
const reveal = (list: HTMLElement, entry: HTMLElement): void => {
  list.scrollTop = entry.offsetTop - (list.clientHeight - entry.offsetHeight) / 2;
};

interface TimeLineProps {
  readonly id: string;
  readonly records: readonly BoardRecord[];
  readonly stops: readonly Stop[];
  readonly at: number;
  /** What has not happened yet is left out. */
  readonly thenOnly: boolean;
  readonly setThenOnly: (thenOnly: boolean) => void;
}

/**
 * Every event of the board in words, what has happened and what is still to come, with the time that passed before it;
 * each a link to its moment.
 */
export const TimeLine = ({ id, records, stops, at, thenOnly, setThenOnly }: TimeLineProps) => {
  const list = useRef<HTMLOListElement>(null);
  const entries = useMemo(() => {
    const stopAt = new Map(stops.map((stop) => [stop.at, stop]));
    return records.map((record, index) => (isNow: boolean) => (
      <Entry
        key={index}
        id={id}
        number={index + 1}
        record={record}
        before={records[index - 1]}
        stop={stopAt.get(index + 1)}
        isNow={isNow}
      />
    ));
  }, [id, records, stops]);
  const otherwise = useMemo(() => entries.map((entry) => entry(false)), [entries]);
  const shown = thenOnly ? otherwise.slice(0, at) : otherwise;
  useLayoutEffect(() => {
    const entry = list.current?.children.item(at - 1);
    if (list.current && entry instanceof HTMLElement) reveal(list.current, entry);
  }, [at, records]);
  return (
    <section class="time-line" aria-labelledby="time-line">
      <div class="heading-row">
        <h2 id="time-line">{messages.board.timeLine}</h2>
        <Switch label={replayMessages.thenOnly} on={thenOnly} set={setThenOnly} />
      </div>
      <ol ref={list}>{shown.map((entry, index) => (index + 1 === at ? entries[index]?.(true) : entry))}</ol>
      {thenOnly && at < records.length && <p class="quiet">{replayMessages.thenNote}</p>}
    </section>
  );
};
