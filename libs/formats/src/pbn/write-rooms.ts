import type { MatchesAnswer } from '@app/contract';

/** Where a board of a match was played: the home team sits N-S in the open room. */
export interface RoomOfMatch {
  readonly home: string;
  readonly away: string;
  readonly room: 'open' | 'closed';
}

/** The rooms of all boards of matches, by the names of the boards. */
export const roomsOfMatches = (matches: MatchesAnswer['matches']): ReadonlyMap<string, RoomOfMatch> => {
  const rooms = new Map<string, RoomOfMatch>();
  for (const { teams, boards } of matches) {
    for (const { open, closed, others } of boards) {
      for (const pair of [{ open, closed }, ...others]) {
        if (pair.open) rooms.set(pair.open.id, { ...teams, room: 'open' });
        if (pair.closed) rooms.set(pair.closed.id, { ...teams, room: 'closed' });
      }
    }
  }
  return rooms;
};
