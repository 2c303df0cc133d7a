import type { LineUpFinding } from '@app/contract';
import { endsStage } from '@app/session';
import type { Around } from './around';
import { boardsPlayed } from './boards-played';
import { finding } from './finding';
import { type LineUps, withPlayers, roundsOf } from './line-ups';
import { lineUpMessage, people } from './messages';

/** A contestant, with everybody who was entered for it in any session of the stage. */
interface Entered {
  readonly contestant: string;
  readonly players: readonly string[];
}

const enteredInStage = (stage: readonly LineUps[]): readonly Entered[] => {
  const found = new Map<string, Set<string>>();
  for (const { contestant, players } of stage.flatMap(withPlayers)) {
    found.set(contestant, new Set([...(found.get(contestant) ?? []), ...players]));
  }
  return [...found].map(([contestant, players]) => ({ contestant, players: [...players] }));
};

/**
 * Who has played less than half of the boards loses his rights to the substitute who has played most, if that is more;
 * where both have, the rights are those of the two who have played most (DBf 305A3).
 */
const byBoards = (
  stage: readonly LineUps[],
  { contestant, players }: Entered,
  paragraph: string,
): readonly LineUpFinding[] => {
  const { known, boards, players: playing } = boardsPlayed(stage, contestant);
  const substitutes = playing.filter((player) => !players.includes(player));
  const short = players.filter((player) => 2 * boards(player) < known.length);
  const candidates = short.length === players.length ? [...players, ...substitutes] : substitutes;
  const heirs = candidates.toSorted((one, other) => boards(other) - boards(one)).slice(0, short.length);
  const taking = heirs.filter((player) => !players.includes(player));
  return short
    .filter((player) => !heirs.includes(player) && taking.some((heir) => boards(heir) > boards(player)))
    .map((player) => {
      const what = lineUpMessage('rights-lost', {
        player: { contestant: player },
        played: boards(player),
        boards: known.length,
        heirs: people(taking),
      });
      return finding('rights-lost', contestant, what, paragraph, { player, sources: known.map(({ id }) => `${id}@0`) });
    });
};

/** Who has played less than about a third of a stage that qualifies has not qualified (FSB 102B3). */
const byAThird = (
  stage: readonly LineUps[],
  { contestant, players }: Entered,
  paragraph: string,
): readonly LineUpFinding[] => {
  const { known, boards } = boardsPlayed(stage, contestant);
  return players
    .filter((player) => 3 * boards(player) < known.length)
    .map((player) => {
      const params = { player: { contestant: player }, played: boards(player), boards: known.length };
      return finding('rights-lost', contestant, lineUpMessage('not-a-third', params), paragraph, {
        player,
        sources: known.map(({ id }) => `${id}@0`),
      });
    });
};

const byRounds = (
  stage: readonly LineUps[],
  { contestant, players }: Entered,
  { rounds, paragraph }: { readonly rounds: number; readonly paragraph: string },
): readonly LineUpFinding[] =>
  players.flatMap((player) => {
    const own = stage.map(({ session, seatings }) => ({
      session,
      seatings: seatings.filter((one) => one.contestant === contestant && one.player === player),
    }));
    const played = own.reduce((count, { session, seatings }) => count + roundsOf(session, seatings).length, 0);
    if (played >= rounds) return [];
    const what = lineUpMessage('rounds-played', { player: { contestant: player }, played, rounds });
    const sources = own.flatMap(({ seatings }) => seatings.flatMap((one) => one.sources));
    return [finding('rights-lost', contestant, what, paragraph, { player, sources })];
  });

const OF_BOARDS = { half: byBoards, third: byAThird } as const;

/**
 * Entered players who have played too little to keep their rights (DBf 305A3 in pairs; 321C1 and G1 in teams; FSB
 * 102B3 in qualifying stages). Judged
 * once: with the last session of the stage, by all of them, when they are closed.
 */
export const rightsLost = ({ session, rules }: LineUps, { stage }: Around): readonly LineUpFinding[] => {
  const sessions = stage.map((one) => one.session);
  if (!rules.rights || !endsStage(session, sessions) || sessions.some(({ closed }) => !closed)) return [];
  const { boards, rounds, paragraph } = rules.rights;
  return enteredInStage(stage).flatMap((entered) => [
    ...(boards === undefined ? [] : OF_BOARDS[boards](stage, entered, paragraph)),
    ...(rounds === undefined ? [] : byRounds(stage, entered, { rounds, paragraph })),
  ]);
};
