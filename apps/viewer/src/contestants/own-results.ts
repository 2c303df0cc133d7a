import { type Side, SIDES, otherSide } from '@app/bridge';
import type { Traveller, TravellerLine } from '@app/contract';
import type { BoardDoc } from '@app/documents';
import { type SessionDoc, playingFor } from '@app/session';
import { type Counted, type Unit, runningOf, unitOf } from './running';

/** A board as one contestant has played it. */
interface Played {
  readonly section: string;
  readonly board: number;
  readonly line: TravellerLine;
  readonly side: Side;
  readonly opponents: readonly string[];
  /** Of an individual: whom it played with. */
  readonly partner: string | null;
  /** That of its number: `'board/1.7/NS'`. */
  readonly address: string;
  readonly counted: Counted;
}

/** What a contestant has from a board, and how far it has come with it. */
export interface OwnResult extends Played {
  readonly running: string | null;
}

export interface OwnResults {
  readonly unit: Unit;
  readonly results: readonly OwnResult[];
}

/** Both tables of a match have the points of one comparison. */
const IN_MATCHES: readonly SessionDoc['scoring'][] = ['team-imps', 'team-vp', 'board-a-match'];

const played = (
  traveller: Traveller,
  contestant: string,
  session: SessionDoc,
  docs: ReadonlyMap<string, BoardDoc>,
): readonly Played[] => {
  const { section, board, lines } = traveller;
  const those = playingFor(session);
  return lines.flatMap((line) => {
    const at = { contestants: line.contestants, players: docs.get(line.id)?.players ?? {} };
    return SIDES.flatMap((side): readonly Played[] => {
      const own = those(at, side);
      if (!own.includes(contestant)) return [];
      const where = `board/${line.id.split('.').slice(1).join('.')}/${side}`;
      const partner = own.find((one) => one !== contestant) ?? null;
      const key = IN_MATCHES.includes(session.scoring) ? `${line.round}/${board}` : line.id;
      return [
        {
          section,
          board,
          line,
          side,
          opponents: those(at, otherSide(side)),
          partner,
          address: own.length > 1 ? `${where}/${contestant}` : where,
          counted: { key, points: line.points?.[side] ?? null, top: line.top },
        },
      ];
    });
  });
};

/** As they were played: by round, then by board. */
const inOrder = (all: readonly Played[], { rounds }: SessionDoc): readonly Played[] => {
  const order = new Map(rounds.map(({ round }, index) => [round, index]));
  const roundOf = ({ line }: Played): number => order.get(line.round ?? '') ?? rounds.length;
  return all.toSorted((one, other) => roundOf(one) - roundOf(other) || one.board - other.board);
};

/** Every result of a contestant in a session, in the order of play, with the running score. */
export const ownResults = (
  contestant: string,
  session: SessionDoc,
  travellers: readonly Traveller[],
  boards: readonly BoardDoc[],
): OwnResults => {
  const docs = new Map(boards.map((doc) => [doc.id, doc]));
  const all = inOrder(
    travellers.flatMap((traveller) => played(traveller, contestant, session, docs)),
    session,
  );
  const counted = all.map((one) => one.counted);
  const unit = unitOf(counted);
  const running = runningOf(counted, unit);
  return { unit, results: all.map((one, index) => ({ ...one, running: running[index] ?? null })) };
};
