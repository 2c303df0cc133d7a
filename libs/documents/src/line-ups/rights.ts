import type { ContestantEntered, LineUpFinding } from '@app/contract';
import { SEATS, sideOf } from '@app/bridge';
import { finding } from './finding';
import { type LineUps, withPlayers, roundsOf } from './line-ups';
import { lineUpMessage, people } from './messages';

type Entered = ContestantEntered & { readonly players: readonly string[] };

/** Boards that each player has played for a contestant, those of nobody known left out. */
const boardsByPlayer = ({ docs }: LineUps, contestant: string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { contestants, players } of docs) {
    for (const seat of SEATS) {
      const player = players[seat];
      if (player === undefined || contestants[sideOf(seat)] !== contestant) continue;
      counts.set(player, (counts.get(player) ?? 0) + 1);
    }
  }
  return counts;
};

/**
 * Who has played less than half of the boards loses his rights to the substitute who has played most, if that is more;
 * where both have, the rights are those of the two who have played most (DBf 305A3).
 */
const byBoards = (lineUps: LineUps, { contestant, players }: Entered, paragraph: string): readonly LineUpFinding[] => {
  const played = boardsByPlayer(lineUps, contestant);
  const known = lineUps.docs.filter((doc) =>
    SEATS.some((seat) => doc.contestants[sideOf(seat)] === contestant && doc.players[seat] !== undefined),
  );
  const boards = (player: string): number => played.get(player) ?? 0;
  const substitutes = [...played.keys()].filter((player) => !players.includes(player));
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

const byRounds = (
  lineUps: LineUps,
  { contestant, players }: Entered,
  { rounds, paragraph }: { readonly rounds: number; readonly paragraph: string },
): readonly LineUpFinding[] =>
  players.flatMap((player) => {
    const own = lineUps.seatings.filter((one) => one.contestant === contestant && one.player === player);
    const played = roundsOf(lineUps.session, own).length;
    if (played >= rounds) return [];
    const what = lineUpMessage('rounds-played', { player: { contestant: player }, played, rounds });
    return [
      finding('rights-lost', contestant, what, paragraph, { player, sources: own.flatMap(({ sources }) => sources) }),
    ];
  });

/** Entered players who have played too little to keep their rights; known when a stage of one session is over. */
export const rightsLost = (lineUps: LineUps): readonly LineUpFinding[] => {
  const { session, stage, rules } = lineUps;
  if (!rules.rights || !session.closed || (stage?.sessions ?? 1) > 1) return [];
  const { boards, rounds, paragraph } = rules.rights;
  return withPlayers(lineUps).flatMap((entered) => [
    ...(boards === undefined ? [] : byBoards(lineUps, entered, paragraph)),
    ...(rounds === undefined ? [] : byRounds(lineUps, entered, { rounds, paragraph })),
  ]);
};
