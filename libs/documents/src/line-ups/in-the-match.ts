import type { LineUpFinding } from '@app/contract';
import { ofAnIllegalPlayer, finding } from './finding';
import { type LineUps, sourcesOf } from './line-ups';
import { lineUpMessage, people } from './messages';
import type { Meeting, TeamOf, HalfOfMatch, Room } from './meetings';

const TEAMS: readonly TeamOf[] = ['home', 'away'];

/** More players of a team in one match than conditions let (DBf 341B3). */
export const tooManyInTheMatch = (lineUps: LineUps, meeting: Meeting): readonly LineUpFinding[] => {
  const rule = lineUps.rules.inAMatch;
  if (!rule) return [];
  return TEAMS.flatMap((which) => {
    const team = meeting[which];
    const own = meeting.halves.flatMap(({ seatings }) => seatings.filter(({ contestant }) => contestant === team));
    const players = new Set(own.map(({ player }) => player));
    if (players.size <= rule.most) return [];
    return [
      finding(
        'too-many-in-the-match',
        team,
        lineUpMessage('in-match-too-many', { players: players.size, match: meeting.match, most: rule.most }),
        rule.paragraph,
        {
          rounds: meeting.halves.map(({ round }) => round),
          leadsTo: ofAnIllegalPlayer(lineUps, 'team', rule.paragraph),
          sources: sourcesOf(own),
        },
      ),
    ];
  });
};

const OTHER: Readonly<Record<Room, Room>> = { open: 'closed', closed: 'open' };
const ROOMS: readonly Room[] = ['open', 'closed'];

const playersOf = ({ seatings }: HalfOfMatch, team: string): ReadonlySet<string> =>
  new Set(seatings.filter(({ contestant }) => contestant === team).map(({ player }) => player));

const isAnotherPair = (half: HalfOfMatch, before: HalfOfMatch, team: TeamOf, swapped: boolean): boolean =>
  ROOMS.some((room) => {
    const now = half.pairs[room][team];
    const then = before.pairs[swapped ? OTHER[room] : room][team];
    return now !== null && then !== null && now !== then;
  });

/**
 * Who sat where for extra boards: nobody new (DBf 231D3), first as in the last round (D1), and after that the pairs of
 * the away team change rooms every round (D2).
 */
export const extraBoards = (lineUps: LineUps, meeting: Meeting): readonly LineUpFinding[] => {
  if (lineUps.regulations.extraBoards === null) return [];
  const { halves, proper } = meeting;
  return halves.slice(proper).flatMap((half, index) => {
    const before = halves[proper + index - 1];
    if (!before) return [];
    return TEAMS.flatMap((team) => {
      const known = playersOf(before, meeting[team]);
      const added = [...playersOf(half, meeting[team])].filter((player) => known.size > 0 && !known.has(player));
      const swapped = team === 'away' && index > 0;
      const rest = { rounds: [half.round], sources: sourcesOf([...before.seatings, ...half.seatings]) };
      if (added.length > 0) {
        const what = lineUpMessage('not-in-round-before', { players: people(added) });
        return [finding('changed-for-extra-boards', meeting[team], what, 'DBf 231D3', rest)];
      }
      if (!isAnotherPair(half, before, team, swapped)) return [];
      const what = lineUpMessage(swapped ? 'rooms-not-changed' : 'not-as-before', {});
      return [finding('changed-for-extra-boards', meeting[team], what, index === 0 ? 'DBf 231D1' : 'DBf 231D2', rest)];
    });
  });
};
