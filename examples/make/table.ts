import { type BySeat, type Deal, type Seat, bySeat, makePbnDeal, sideOf } from '@app/bridge';
import type { BoardAddress } from '@app/contract';
import { contractPlayed } from '@app/laws';
import { type Board, type Session, tricksWon } from '@app/session';
import type { Style } from './bidding/context';
import { type Trouble, STYLES } from './evening';
import { seated } from './people';
import type { Random } from './random';
import { type Recorder, type Step, recorderOf } from './recorder';
import { holdAuction } from './table-auction';
import { playOut } from './table-play';

/** One board at one table, from its opening to its result. */
export interface AtTheTable {
  readonly address: BoardAddress;
  readonly NS: string;
  readonly EW: string;
  readonly deal: Deal;
  readonly random: Random;
  readonly session: Session;
  readonly trouble: Trouble | null;
  /** The cards are not those that the board was dealt with. */
  readonly isFouled: boolean;
}

const stylesOf = (NS: string, EW: string): BySeat<Style> =>
  bySeat((seat: Seat) => STYLES[sideOf(seat) === 'NS' ? NS : EW] ?? { noTrump: [15, 17], bold: 0 });

/** Two players of five see a point more or less in a hand. */
const judgements = [-1, 0, 0, 0, 1] as const;

const resultOf = (board: Board) => {
  const contract = contractPlayed(board.table);
  if (!contract) return null;
  const tricks = tricksWon(board, sideOf(contract.declarer));
  if (tricks === null) throw new Error('the play has not ended');
  return { bid: contract.bid, declarer: contract.declarer, risk: contract.risk, tricks };
};

const played = (
  { NS, EW, deal, random }: AtTheTable,
  recorder: Recorder,
  opened: Board,
  trouble: Trouble | null,
): Board => {
  const judgement = bySeat(() => judgements[random.below(judgements.length)] ?? 0);
  const players = { deal, styles: stylesOf(NS, EW), judgement, vulnerability: opened.opened.vulnerability };
  const { board, bidding } = holdAuction({ recorder, random, players, trouble }, opened);
  return playOut({ recorder, random, deal, bidding, trouble }, board);
};

/** The deal as `SetDeals` carries it. */
export const dealText = (deal: Deal): string => makePbnDeal(deal);

/** The commands of the board, in order. */
export const playBoard = (at: AtTheTable): readonly Step[] => {
  const { address, session, trouble, random } = at;
  const held = at.isFouled ? { deal: dealText(at.deal) } : {};
  const open = { type: 'OpenBoard', data: { players: seated(at.NS, at.EW), ...held } } as const;
  const recorder = recorderOf(address, session);
  const opened = recorder.give(random.between(10, 40), open);
  if (trouble === 'not-played') {
    recorder.give(60, {
      type: 'ReportNotPlayed',
      data: { reason: 'East had seen cards of this board at another table (Law 16D); the director took it away' },
    });
    return recorder.steps();
  }
  if (trouble === 'entered-without-play') {
    // The tablet was out of order: what was played reached the record on a slip only.
    const unrecorded = recorderOf(address, session);
    const board = played(at, unrecorded, unrecorded.give(0, open), null);
    const [lead] = board.table.cards.inForce;
    recorder.give(400, {
      type: 'EnterResult',
      data: {
        result: resultOf(board),
        ...(lead ? { lead: lead.card } : {}),
        source: 'Score slip; the tablet was out of order',
      },
    });
    return recorder.steps();
  }
  const board = played(at, recorder, opened, trouble);
  recorder.give(random.between(8, 20), { type: 'AgreeResult', data: { result: resultOf(board) } });
  return recorder.steps();
};
