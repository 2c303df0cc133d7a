import { ofAnIllegalPlayer } from './consequences';
import type { LineUpFinding } from './finding';
import { finding } from './finding';
import type { LineUps } from './line-ups';
import { substitutionsFor, withPlayers } from './line-ups';
import { roundsOf, sourcesOf } from './who-played';

/** Where nobody says otherwise, who is not entered and no substitute is an illegal player (DBf 242, FSB 102A, 103A). */
const paragraphFor = ({ federation }: LineUps, kind: string): string => {
  switch (federation) {
    case 'DBf':
      return 'DBf 241D1, 242';
    case 'FSB':
      return kind === 'team' ? 'FSB 103A' : 'FSB 102A';
    case null:
      return 'conditions';
  }
};

/** Players who were neither entered nor named as substitutes for the round. */
export const playersNotEntered = (lineUps: LineUps): readonly LineUpFinding[] =>
  withPlayers(lineUps).flatMap(({ contestant, kind, players }) => {
    const substitutions = substitutionsFor(lineUps, contestant);
    const isSubstitute = (player: string, round: string | null): boolean =>
      substitutions.some(({ data }) => data.in === player && (round === null || data.rounds.includes(round)));
    const illegal = lineUps.seatings.filter(
      (one) => one.contestant === contestant && !players.includes(one.player) && !isSubstitute(one.player, one.round),
    );
    return [...new Set(illegal.map(({ player }) => player))].map((player) => {
      const own = illegal.filter((one) => one.player === player);
      const [first] = own;
      const paragraph = paragraphFor(lineUps, kind);
      return finding('not-entered', contestant, `${player} is neither entered nor a substitute`, paragraph, {
        player,
        rounds: roundsOf(lineUps.session, own),
        table: first?.table ?? null,
        seat: first?.seat ?? null,
        leadsTo: ofAnIllegalPlayer(lineUps, kind, paragraph),
        sources: sourcesOf(own),
      });
    });
  });

/** Fewer or more players in the entry than conditions ask (DBf 303C1, FSB 103A). */
export const numberEntered = (lineUps: LineUps): readonly LineUpFinding[] => {
  const { entered } = lineUps.rules;
  if (!entered) return [];
  const { least = 0, most = Infinity, paragraph } = entered;
  return withPlayers(lineUps).flatMap(({ contestant, players }) => {
    if (players.length < least) {
      const what = `${players.length} players entered, and at least ${least} are asked`;
      return [finding('too-few-entered', contestant, what, paragraph)];
    }
    if (players.length <= most) return [];
    const what = `${players.length} players entered, and at most ${most} are allowed`;
    return [finding('too-many-entered', contestant, what, paragraph)];
  });
};

const SEATS_OF = { pair: 2, team: 4, individual: 1 } as const;

/** Fewer entered players among those who played a round than conditions ask (DBf 321D1a, 305A2a). */
export const enteredWhoPlayed = (lineUps: LineUps): readonly LineUpFinding[] => {
  const rule = lineUps.rules.enteredPlaying;
  if (!rule) return [];
  return withPlayers(lineUps).flatMap(({ contestant, kind, players }) => {
    const own = lineUps.seatings.filter((one) => one.contestant === contestant);
    return roundsOf(lineUps.session, own).flatMap((round) => {
      const here = own.filter((one) => one.round === round);
      const known = new Set(here.map(({ player }) => player));
      const entered = [...known].filter((player) => players.includes(player)).length;
      const unknown = Math.max(0, SEATS_OF[kind] - known.size);
      if (entered + unknown >= rule.least) return [];
      const what = `${entered} of those who played are entered, and at least ${rule.least} are asked`;
      return [
        finding('too-few-entered-playing', contestant, what, rule.paragraph, {
          rounds: [round],
          leadsTo: ofAnIllegalPlayer(lineUps, kind, rule.paragraph),
          sources: sourcesOf(here),
        }),
      ];
    });
  });
};
