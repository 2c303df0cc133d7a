import type { Params } from '@app/bridge';
import type { LineUpFinding } from '@app/contract';
import { finding, unlessArtificial } from './finding';
import { type LineUps, eventOf, sourcesOf } from './line-ups';
import { type HalfOfMatch, type Meeting, type Partnership, type Room, type TeamOf, playersIn } from './meetings';
import { consequenceMessage, lineUpMessage, people } from './messages';

/** Tables of a match where the teams sat the other way than scheduled (DBf 231A2, FSB 104A). */
export const wrongDirections = ({ session, docs, regulations }: LineUps): readonly LineUpFinding[] => {
  const { directions, sameDirection } = regulations;
  if (directions === null) return [];
  const teams = new Set(session.contestants.filter(({ kind }) => kind === 'team').map(({ contestant }) => contestant));
  return session.rounds.flatMap(({ round, tables }) =>
    tables.flatMap(({ table, NS, EW }) => {
      const turned = docs.filter(
        (doc) => doc.round === round && doc.table === table && doc.contestants.NS === EW && doc.contestants.EW === NS,
      );
      if (!teams.has(NS) || turned.length === 0) return [];
      const boards = { list: turned.map(({ board }) => board) };
      return [
        finding(
          'wrong-direction',
          NS,
          lineUpMessage('wrong-direction', { team: { contestant: NS }, boards }),
          directions,
          {
            rounds: [round],
            table,
            leadsTo: sameDirection === null ? [] : [{ what: consequenceMessage('same-way'), paragraph: sameDirection }],
            sources: turned.map(({ id }) => `${id}@0`),
          },
        ),
      ];
    }),
  );
};

interface Right {
  readonly team: TeamOf;
  readonly paragraph: string;
}

/** Who may seat himself last in a round of a match, by its place in the match, from 0; null where the teams choose. */
const rightIn = ({ seatingBy }: LineUps, { proper }: Meeting, index: number): Right | null => {
  const isOdd = index % 2 === 0;
  switch (seatingBy) {
    case 'dbf-231C':
      if (proper === 1) return { team: 'home', paragraph: 'DBf 231C1' };
      if (proper > 2) return null;
      return isOdd ? { team: 'home', paragraph: 'DBf 231C2a' } : { team: 'away', paragraph: 'DBf 231C2b' };
    case 'dbf-332E':
      return isOdd ? { team: 'home', paragraph: 'DBf 332E1' } : { team: 'away', paragraph: 'DBf 332E2' };
    case 'fsb-104':
      if (index > 1) return null;
      return isOdd ? { team: 'home', paragraph: 'FSB 104C' } : { team: 'away', paragraph: 'FSB 104H' };
    case 'free':
      return null;
  }
};

/** The team whose line-up came last, where both say when theirs was handed in. */
const lastOf = ({ lineUps: { home, away } }: HalfOfMatch): TeamOf | null => {
  if (home?.data.at === undefined || away?.data.at === undefined) return null;
  const [ofHome, ofAway] = [Date.parse(home.data.at), Date.parse(away.data.at)];
  if (ofHome === ofAway) return null;
  return ofHome > ofAway ? 'home' : 'away';
};

const lineUpSources = ({ session }: LineUps, halves: readonly HalfOfMatch[]): readonly string[] =>
  halves.flatMap(({ lineUps: { home, away } }) =>
    [home, away].flatMap((one) => (one ? [eventOf(session, one.revision)] : [])),
  );

/** With four rounds or more, each team has one of every two rounds in which it sits last (DBf 231C4). */
const bothOfASection = (lineUps: LineUps, meeting: Meeting): readonly LineUpFinding[] => {
  const { proper, halves } = meeting;
  if (lineUps.seatingBy !== 'dbf-231C' || proper < 4 || proper % 2 === 1) return [];
  return halves.slice(0, proper).flatMap((first, index) => {
    const second = halves[index + 1];
    if (index % 2 === 1 || !second || index + 1 >= proper) return [];
    const last = lastOf(first);
    if (last === null || last !== lastOf(second)) return [];
    const team = meeting[last];
    const what = lineUpMessage('sat-last-twice', { team: { contestant: team } });
    return [
      finding('seated-first', team, what, 'DBf 231C4', {
        rounds: [first.round, second.round],
        leadsTo: unlessArtificial(lineUps),
        sources: lineUpSources(lineUps, [first, second]),
      }),
    ];
  });
};

/** Line-ups that came in the other order than the right to sit last has it (DBf 231C, 332E; FSB 104C, 104H). */
export const seatedFirst = (lineUps: LineUps, meeting: Meeting): readonly LineUpFinding[] => [
  ...meeting.halves.slice(0, meeting.proper).flatMap((half, index) => {
    const right = rightIn(lineUps, meeting, index);
    const last = lastOf(half);
    if (!right || last === null || last === right.team) return [];
    const team = meeting[right.team];
    return [
      finding('seated-first', team, lineUpMessage('seated-first', { team: { contestant: team } }), right.paragraph, {
        rounds: [half.round],
        leadsTo: unlessArtificial(lineUps),
        sources: lineUpSources(lineUps, [half]),
      }),
    ];
  }),
  ...bothOfASection(lineUps, meeting),
];

const ROOMS: readonly Room[] = ['open', 'closed'];

const roomIn = ({ pairs }: HalfOfMatch, pair: Partnership): Room | null =>
  pair === null ? null : (ROOMS.find((room) => pairs[room].home === pair) ?? null);

/** Two pairs that met at a table. */
interface Encounter {
  readonly home: string;
  readonly away: string;
}

/** Which pairs met at the tables of a round. */
const encounters = ({ pairs }: HalfOfMatch): readonly Encounter[] =>
  ROOMS.flatMap((room) => {
    const { home, away } = pairs[room];
    return home === null || away === null ? [] : [{ home, away }];
  });

const isSame = (one: Encounter) => (other: Encounter) => one.home === other.home && one.away === other.away;

const pairsOf = ({ home, away }: Encounter): Params => ({
  home: people(playersIn(home)),
  away: people(playersIn(away)),
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
    const what = lineUpMessage('room-changed', { pair: people(playersIn(pair)), from: room, to: now });
    return [finding('room-changed', home, what, paragraph, about(lineUps, [before, after]))];
  });

/** The same two pairs in two rounds, which is for the team that sits last to see to. */
const metAgain = (
  lineUps: LineUps,
  { away }: Meeting,
  [before, after]: readonly [HalfOfMatch, HalfOfMatch],
  paragraph: string,
  what: 'met' | 'met-again',
): readonly LineUpFinding[] => {
  const known = encounters(before);
  return encounters(after)
    .filter((one) => known.some(isSame(one)))
    .map((one) =>
      finding('same-opponents', away, lineUpMessage(what, pairsOf(one)), paragraph, about(lineUps, [before, after])),
    );
};

const metTooOften = (lineUps: LineUps, { away }: Meeting, halves: readonly HalfOfMatch[]): readonly LineUpFinding[] =>
  halves.flatMap(encounters).flatMap((one, index, all) => {
    if (all.findIndex(isSame(one)) !== index) return [];
    const rounds = halves.filter((half) => encounters(half).some(isSame(one)));
    if (rounds.length <= MOST_IN_THE_CUP) return [];
    const what = lineUpMessage('met-too-often', { ...pairsOf(one), rounds: rounds.length, most: MOST_IN_THE_CUP });
    return [finding('same-opponents', away, what, MET['dbf-332E'], about(lineUps, rounds))];
  });

/** Unchanged pairs that moved to the other room, or met again, where they may not. */
export const samePairs = (lineUps: LineUps, meeting: Meeting): readonly LineUpFinding[] => {
  const { seatingBy } = lineUps;
  const halves = meeting.halves.slice(0, meeting.proper);
  if (seatingBy === 'free' || (seatingBy !== 'dbf-332E' && meeting.proper !== 2)) return [];
  const met = seatingBy === 'dbf-332E' ? 'met-again' : 'met';
  return [
    ...halves.flatMap((before, index) => {
      const after = halves[index + 1];
      if (!after) return [];
      return [
        ...changedRooms(lineUps, meeting, [before, after], MOVED[seatingBy]),
        ...metAgain(lineUps, meeting, [before, after], MET[seatingBy], met),
      ];
    }),
    ...(seatingBy === 'dbf-332E' ? metTooOften(lineUps, meeting, halves) : []),
  ];
};
