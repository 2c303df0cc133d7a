import { ofAnIllegalPlayer } from './consequences';
import type { LineUpFinding } from './finding';
import { finding } from './finding';
import type { Meeting, TeamOf } from './meetings';
import type { LineUps } from './line-ups';
import { sourcesOf } from './who-played';

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
        `${players.size} players in match ${meeting.match}, and at most ${rule.most} are allowed`,
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
