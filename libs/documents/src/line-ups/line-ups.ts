import type { ContestantEntered, PlayerRules, Seating as SeatingRules, Stage } from '@app/contract';
import { type Seat, SEATS, sideOf } from '@app/bridge';
import { type SessionDoc, retainedOf, seatingIn, stageOf } from '@app/session';
import type { BoardDoc } from '../projections/boards';
import { type LineUpRegulations, lineUpRegulations } from './regulations';

/** Somebody who played in a round, and where; table and seat are null where only a line-up names him. */
export interface Seating {
  readonly contestant: string;
  readonly player: string;
  readonly round: string | null;
  readonly table: string | null;
  readonly seat: Seat | null;
  /** Ids of the events that say so. */
  readonly sources: readonly string[];
}

export const eventOf = ({ id }: Pick<SessionDoc, 'id'>, revision: number): string => `session-${id}@${revision}`;

const atTheTable = (docs: readonly BoardDoc[]): readonly Seating[] =>
  docs.flatMap(({ id, contestants, players, round, table }) =>
    SEATS.flatMap((seat) => {
      const player = players[seat];
      if (player === undefined) return [];
      return [{ contestant: contestants[sideOf(seat)], player, round, table, seat, sources: [`${id}@0`] }];
    }),
  );

const declared = (session: SessionDoc): readonly Seating[] =>
  retainedOf(session, 'LineUpDeclared').flatMap(({ revision, data: { contestant, round, players } }) =>
    players.map(({ player, table, seat }) => ({
      contestant,
      player,
      round,
      table: table ?? null,
      seat: seat ?? null,
      sources: [eventOf(session, revision)],
    })),
  );

const keyOf = ({ contestant, player, round, table, seat }: Seating): string =>
  JSON.stringify([contestant, player, round, table, seat]);

const together = (all: readonly Seating[]): readonly Seating[] => {
  const found = new Map<string, Seating>();
  for (const seating of all) {
    const key = keyOf(seating);
    const before = found.get(key)?.sources ?? [];
    found.set(key, { ...seating, sources: [...new Set([...before, ...seating.sources])] });
  }
  return [...found.values()];
};

/**
 * Who played for whom: those whom the boards name, and for a round in which no board of a contestant names anybody,
 * those of its last line-up.
 */
const whoPlayed = (session: SessionDoc, docs: readonly BoardDoc[]): readonly Seating[] => {
  const seen = atTheTable(docs);
  const isSeen = ({ contestant, round }: Seating): boolean =>
    seen.some((one) => one.contestant === contestant && one.round === round);
  const lineUps = declared(session);
  const isLast = ({ contestant, round, sources }: Seating): boolean =>
    lineUps.findLast((one) => one.contestant === contestant && one.round === round)?.sources[0] === sources[0];
  return together([...seen, ...lineUps.filter((one) => !isSeen(one) && isLast(one))]);
};

/** The rounds of seatings in the order in which they were scheduled, each once. */
export const roundsOf = ({ rounds }: SessionDoc, seatings: readonly Seating[]): readonly string[] => {
  const order = rounds.map(({ round }) => round);
  const own = [...new Set(seatings.flatMap(({ round }) => round ?? []))];
  return own.sort((one, other) => order.indexOf(one) - order.indexOf(other));
};

export const sourcesOf = (seatings: readonly Seating[]): readonly string[] => [
  ...new Set(seatings.flatMap(({ sources }) => sources)),
];

/** What line-ups are judged by, and who played. */
export interface LineUps {
  readonly session: SessionDoc;
  readonly docs: readonly BoardDoc[];
  readonly regulations: LineUpRegulations;
  readonly stage: Stage | null;
  readonly rules: PlayerRules;
  readonly seatingBy: SeatingRules;
  readonly seatings: readonly Seating[];
}

export const lineUpsOf = (session: SessionDoc, docs: readonly BoardDoc[]): LineUps => {
  const { conditions, contest } = session;
  const stage = conditions ? stageOf(conditions, contest?.stage) : null;
  const regulations = lineUpRegulations(session);
  return {
    session,
    docs,
    regulations,
    stage,
    rules: conditions?.players ?? {},
    seatingBy: (conditions && stage ? seatingIn(conditions, stage) : null) ?? regulations.seatingBy,
    seatings: whoPlayed(session, docs),
  };
};

/** The players that are entered for a contestant; null where its entry names none. */
export const enteredFor = ({ session }: LineUps, contestant: string): readonly string[] | null =>
  session.contestants.find((one) => one.contestant === contestant)?.players ?? null;

/** Pairs and teams whose entry names their players; an individual is nobody's substitute. */
export const withPlayers = ({
  session,
}: LineUps): readonly (ContestantEntered & { readonly players: readonly string[] })[] =>
  session.contestants.flatMap((one) =>
    one.players === undefined || one.kind === 'individual' ? [] : [{ ...one, players: one.players }],
  );

export const substitutionsFor = ({ session }: LineUps, contestant: string) =>
  retainedOf(session, 'PlayerSubstituted').filter(({ data }) => data.contestant === contestant);

/** Somebody had allowed the player to play for the contestant (DBf 241D2). */
export const wasAllowed = (lineUps: LineUps, contestant: string, player: string): boolean =>
  substitutionsFor(lineUps, contestant).some(({ data }) => data.in === player && data.allowedBy !== undefined);
