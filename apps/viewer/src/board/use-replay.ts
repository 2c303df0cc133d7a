import { useEffect, useRef, useState } from 'preact/hooks';
import { type Route, boardHref } from '../route';
import { type ViewOptions, WHOLE } from './view-options';

/** Where the reader is: after so many events, or with the last one, whichever that is. */
type Cursor = number | 'last';

/** Milliseconds an event stays when the board is played. */
export const SPEEDS = { '½×': 2000, '1×': 1000, '2×': 500, '4×': 250 } as const;
export type Speed = keyof typeof SPEEDS;

export interface Replay {
  /** Events that have happened, from 1. */
  readonly at: number;
  readonly of: number;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly viewOptions: ViewOptions;
  /** The address of exactly this event, looked at like this. */
  readonly href: string;
  /** Steps to this event and stops playing. Who steps to the last one stays with the last as more come in. */
  readonly go: (at: Cursor) => void;
  readonly togglePlaying: () => void;
  readonly setSpeed: (speed: Speed) => void;
  readonly setViewOptions: (viewOptions: ViewOptions) => void;
}

/** Browsers refuse hundreds of changes of address in a row, so it is written when the stepping pauses. */
const ADDRESS_MS = 120;

/**
 * Stepping through so many events. The address bar always names the event that is shown, without an entry in the
 * browser's history for each step; following a link to another event moves here, and leaves the look as it is where
 * the link says nothing about it.
 */
export const useReplay = (address: Extract<Route, { page: 'board' }>, of: number): Replay => {
  const [cursor, setCursor] = useState<Cursor>(address.at ?? 'last');
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('1×');
  const [viewOptions, setViewOptions] = useState<ViewOptions>(address.viewOptions ?? WHOLE);
  const at = cursor === 'last' ? of : Math.min(Math.max(cursor, 1), of);
  const atEnd = at >= of;
  const href = boardHref(address.id, at, viewOptions);
  const known = useRef(location.hash);

  useEffect(() => {
    known.current = location.hash;
    setPlaying(false);
    setCursor(address.at ?? 'last');
    if (address.viewOptions) setViewOptions(address.viewOptions);
  }, [address]);

  useEffect(() => {
    if (of === 0) return undefined;
    const timer = window.setTimeout(() => {
      // A link has just been followed, and its event is still on its way: the address is that of the link.
      if (location.hash !== known.current) return;
      history.replaceState(null, '', href);
      known.current = location.hash;
    }, ADDRESS_MS);
    return () => window.clearTimeout(timer);
  }, [address, href, of]);

  useEffect(() => {
    if (!playing) return undefined;
    if (atEnd) {
      setPlaying(false);
      return undefined;
    }
    const timer = window.setTimeout(() => setCursor(at + 1), SPEEDS[speed]);
    return () => window.clearTimeout(timer);
  }, [playing, at, atEnd, speed]);

  return {
    at,
    of,
    playing,
    speed,
    viewOptions,
    href,
    setSpeed,
    setViewOptions,
    go: (next) => {
      setPlaying(false);
      setCursor(next !== 'last' && next >= of ? 'last' : next);
    },
    togglePlaying: () => {
      if (!playing && atEnd) setCursor(1);
      setPlaying(!playing);
    },
  };
};
