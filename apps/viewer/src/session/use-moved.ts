import { useRef } from 'preact/hooks';
import type { Standings } from '@app/documents';
import { type PlaceMoved, placesMoved } from './places-moved';

export interface LastMove {
  readonly places: ReadonlyMap<string, PlaceMoved>;
  /** When this page has seen it; null where nothing has moved since it was opened. */
  readonly at: Date | null;
}

const NOTHING: LastMove = { places: new Map(), at: null };

/** The last move of places that has happened while one looks on. */
export const useMoved = (standings: Standings): LastMove => {
  const known = useRef({ standings, last: NOTHING });
  if (known.current.standings !== standings) {
    const places = placesMoved(known.current.standings, standings);
    known.current = { standings, last: places.size > 0 ? { places, at: new Date() } : known.current.last };
  }
  return known.current.last;
};
