import { unlessArtificial } from './consequences';
import type { LineUpFinding } from './finding';
import { finding } from './finding';
import type { HalfOfMatch, Meeting, TeamOf } from './meetings';
import type { LineUps } from './line-ups';
import { eventOf } from './who-played';

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

const sourcesOf = ({ session }: LineUps, halves: readonly HalfOfMatch[]): readonly string[] =>
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
    const what = `${team} sat last in both rounds of a section of two`;
    return [
      finding('seated-first', team, what, 'DBf 231C4', {
        rounds: [first.round, second.round],
        leadsTo: unlessArtificial(lineUps),
        sources: sourcesOf(lineUps, [first, second]),
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
      finding('seated-first', team, `${team} may sit last, and its line-up was there first`, right.paragraph, {
        rounds: [half.round],
        leadsTo: unlessArtificial(lineUps),
        sources: sourcesOf(lineUps, [half]),
      }),
    ];
  }),
  ...bothOfASection(lineUps, meeting),
];
