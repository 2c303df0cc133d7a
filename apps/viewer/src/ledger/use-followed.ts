import { useEffect, useState } from 'preact/hooks';
import { type Followed, type Source, follow } from './follow';

const NOTHING_YET = { value: null, problem: null, connection: 'connecting' } as const;

/**
 * The followed value of a source, for as long as a page shows it.
 * @param source the same object as long as the same thing is meant
 */
export const useFollowed = <T>(source: Source<T>): Followed<T> => {
  const [known, setKnown] = useState<{ readonly source: Source<T>; readonly state: Followed<T> } | null>(null);
  useEffect(() => follow(source, (state) => setKnown({ source, state })), [source]);
  return known?.source === source ? known.state : NOTHING_YET;
};
