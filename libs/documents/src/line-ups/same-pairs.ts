import { unlessArtificial } from './consequences';
import type { LineUpFinding } from './finding';
import { finding } from './finding';
import type { HalfOfMatch, Meeting, Partnership, Room } from './meetings';
import type { LineUps } from './line-ups';
import { sourcesOf } from './who-played';

const ROOMS: readonly Room[] = ['open', 'closed'];

const roomIn = ({ pairs }: HalfOfMatch, pair: Partnership): Room | null =>
  pair === null ? null : (ROOMS.find((room) => pairs[room].home === pair) ?? null);

/** Which pairs met at the tables of a round. */
const encounters = ({ pairs }: HalfOfMatch): readonly string[] =>
  ROOMS.flatMap((room) => {
    const { home, away } = pairs[room];
    return home === null || away === null ? [] : [`${home} against ${away}`];
  });

const about = (lineUps: LineUps, halves: readonly HalfOfMatch[]) => ({
  rounds: halves.map(({ round }) => round),
  leadsTo: unlessArtificial(lineUps),
  sources: sourcesOf(halves.flatMap(({ seatings }) => seatings)),
});

const MOVED = { 'dbf-231C': 'DBf 231C2c', 'dbf-332E': 'DBf 332E3', 'fsb-104': 'FSB 104D' } as const;
const MET = { 'dbf-231C': 'DBf 231C2d', 'dbf-332E': 'DBf 332E4', 'fsb-104': 'FSB 104H' } as const;

/** Most rounds in which two unchanged pairs meet in a match of the cup (DBf 332E4). */
const MOST_IN_THE_CUP = 3;

/** Pairs of the home team that went on, and changed room (DBf 231C2c, 332E3; FSB 104D). */
const changedRooms = (
  lineUps: LineUps,
  { home }: Meeting,
  [before, after]: readonly [HalfOfMatch, HalfOfMatch],
  paragraph: string,
): readonly LineUpFinding[] =>
  ROOMS.flatMap((room) => {
    const pair = before.pairs[room].home;
    const now = roomIn(after, pair);
    if (now === null || now === room) return [];
    const what = `${pair ?? ''} went on, and changed from the ${room} to the ${now} room`;
    return [finding('room-changed', home, what, paragraph, about(lineUps, [before, after]))];
  });

/** The same two pairs in two rounds, which is for the team that sits last to see to. */
const metAgain = (
  lineUps: LineUps,
  { away }: Meeting,
  [before, after]: readonly [HalfOfMatch, HalfOfMatch],
  paragraph: string,
  condition: string,
): readonly LineUpFinding[] => {
  const known = encounters(before);
  return encounters(after)
    .filter((one) => known.includes(one))
    .map((one) =>
      finding('same-opponents', away, `${one} in both rounds${condition}`, paragraph, about(lineUps, [before, after])),
    );
};

const metTooOften = (lineUps: LineUps, { away }: Meeting, halves: readonly HalfOfMatch[]): readonly LineUpFinding[] =>
  [...new Set(halves.flatMap(encounters))].flatMap((one) => {
    const rounds = halves.filter((half) => encounters(half).includes(one));
    if (rounds.length <= MOST_IN_THE_CUP) return [];
    const what = `${one} in ${rounds.length} rounds, and at most ${MOST_IN_THE_CUP} are allowed`;
    return [finding('same-opponents', away, what, MET['dbf-332E'], about(lineUps, rounds))];
  });

/** Unchanged pairs that moved to the other room, or met again, where they may not. */
export const samePairs = (lineUps: LineUps, meeting: Meeting): readonly LineUpFinding[] => {
  const { seatingBy } = lineUps;
  const halves = meeting.halves.slice(0, meeting.proper);
  if (seatingBy === 'free' || (seatingBy !== 'dbf-332E' && meeting.proper !== 2)) return [];
  const condition = seatingBy === 'dbf-332E' ? ', which is not allowed where a captain asks' : '';
  return [
    ...halves.flatMap((before, index) => {
      const after = halves[index + 1];
      if (!after) return [];
      return [
        ...changedRooms(lineUps, meeting, [before, after], MOVED[seatingBy]),
        ...metAgain(lineUps, meeting, [before, after], MET[seatingBy], condition),
      ];
    }),
    ...(seatingBy === 'dbf-332E' ? metTooOften(lineUps, meeting, halves) : []),
  ];
};
