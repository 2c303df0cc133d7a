import { isRegulations } from '@app/laws';
import type { PlayerRules, Seating as SeatingRules, Stage, SessionDoc, ContestantEntered } from '@app/session';
import { seatingIn, stageOf, retainedOf } from '@app/session';
import type { BoardDoc } from '../projections/boards';
import type { Seating } from './who-played';
import { whoPlayed } from './who-played';

/** What line-ups are judged by, and who played. */
export interface LineUps {
  readonly session: SessionDoc;
  readonly docs: readonly BoardDoc[];
  readonly federation: 'DBf' | 'FSB' | null;
  readonly stage: Stage | null;
  readonly rules: PlayerRules;
  readonly seatingBy: SeatingRules;
  readonly seatings: readonly Seating[];
}

const FEDERATIONS = {
  'dbf-2013': { federation: 'DBf', seatingBy: 'dbf-231C' },
  'fsb-2008': { federation: 'FSB', seatingBy: 'fsb-104' },
} as const;

const federationOf = ({ regulations }: SessionDoc) =>
  isRegulations(regulations) ? FEDERATIONS[regulations] : ({ federation: null, seatingBy: 'free' } as const);

export const lineUpsOf = (session: SessionDoc, docs: readonly BoardDoc[]): LineUps => {
  const { conditions, contest } = session;
  const stage = conditions ? stageOf(conditions, contest?.stage) : null;
  const { federation, seatingBy } = federationOf(session);
  return {
    session,
    docs,
    federation,
    stage,
    rules: conditions?.players ?? {},
    seatingBy: (conditions && stage ? seatingIn(conditions, stage) : null) ?? seatingBy,
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
