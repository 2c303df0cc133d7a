import { type BoardOpened, boardStream } from '@app/contract';
import {
  type BySeat,
  type BySide,
  type Card,
  type Contract,
  type Edition,
  type Message,
  type SaidCall,
  type Seat,
  type Vulnerability,
  bidWithRisk,
  bySeat,
  contractInWords,
  makePbnDeal,
  message,
  passedOut,
  sideOf,
} from '@app/bridge';
import { contractPlayed, hasCeasedPlay, turnToPlay } from '@app/laws';
import { type AdviceView, viewAdvice } from './advice-view';
import { decidedBy, enteredBy } from './decisions';
import { type CardView, type CardsView, viewCards } from './cards-view';
import { type FindingView, findingViews } from './finding-view';
import { type Board, type TableResult, handNow } from './fold';
import { type Phase, callsMade, phaseOf } from './phase';
import { type TableView, lawOfCall, statusOf, viewTable, type CallStatus } from './table-view';
import { type RulingView, rulingViews } from './ruling-status';
import { type ScoreInForce, scoreInForce } from './score';
import { tricksWithAllRevokes, tricksWon } from './tricks';

export interface CallView {
  readonly act: number;
  readonly seat: Seat;
  readonly call: SaidCall;
  readonly status: CallStatus;
  /** The paragraph under which it is no longer in force; null where it is. */
  readonly law: string | null;
  readonly alerted: boolean;
  readonly explanations: readonly { readonly by: Seat; readonly text: string }[];
  readonly tempo: readonly {
    readonly kind: 'slow' | 'fast';
    readonly seconds: number | null;
    readonly disputed: boolean;
  }[];
  readonly findings: readonly FindingView[];
}

/** A board at one moment, as JSON: what `ledger replay --json`, the queries and the viewer show. */
export interface BoardView extends TableView, CardsView {
  readonly id: string;
  readonly session: string;
  readonly section: string;
  readonly round: string | null;
  readonly table: string;
  readonly board: number;
  readonly attempt: number;
  readonly laws: Edition;
  readonly dealer: Seat;
  readonly vulnerability: Vulnerability;
  /** Who has the score: where it was entered for the wrong ones, others than sat there. */
  readonly contestants: BySide<string>;
  readonly players: NonNullable<BoardOpened['players']>;
  readonly phase: Phase;
  readonly turn: Seat | null;
  /** As dealt, in PBN notation; null where no hand is known. */
  readonly deal: string | null;
  /** The cards each seat still holds; null where its hand is not known. */
  readonly hands: BySeat<readonly Card[] | null>;
  readonly auction: readonly CallView[];
  readonly passedOut: boolean;
  readonly exposed: readonly CardView[];
  readonly result: TableResult | null;
  readonly adjusted: Board['adjusted'];
  readonly score: ScoreInForce;
  readonly findings: readonly FindingView[];
  /** What claims have been reckoned to be worth, in order: advice for the director, which decides nothing. */
  readonly advice: readonly AdviceView[];
  /** What was ruled, and what has become of it. */
  readonly rulings: readonly RulingView[];
  /** The director has confirmed the result; until then it is provisional, and reviews may be open. */
  readonly confirmed: boolean;
  /** Where the record disagrees with itself, in words; nothing of it is corrected. */
  readonly contradictions: readonly Message[];
}

const callViews = (board: Board, findings: readonly FindingView[]): readonly CallView[] =>
  callsMade(board).map(({ at: act, seat, call }) => ({
    act,
    seat,
    call,
    status: statusOf(board.table, act),
    law: lawOfCall(board.table, act),
    alerted: board.alerts.some((alert) => alert.act === act),
    explanations: board.explanations.filter((one) => one.act === act).map(({ by, text }) => ({ by, text })),
    tempo: board.tempo
      .filter((one) => one.act === act)
      .map(({ kind, seconds, disputed }) => ({ kind, seconds: seconds ?? null, disputed: disputed ?? false })),
    findings: findings.filter((one) => one.act === act),
  }));

/** Codes of where the record disagrees with itself. */
export const CONTRADICTION_CODES: readonly string[] = [
  'contradiction.by',
  'contradiction.contract',
  'contradiction.tricks',
];

const contractParam = (contract: Contract | null): Message =>
  contract
    ? message('contradiction.by', {
        bid: bidWithRisk(contract.bid, contract.risk),
        declarer: { seat: contract.declarer },
      })
    : message('term.passed-out');

/** Where an agreed result, before any tricks went over, differs from the auction and the play that led to it. */
export const contradictions = (board: Board): readonly Message[] => {
  const entered = enteredBy(board.decisions).result;
  if (entered?.kind !== 'agreed') return [];
  const { result } = entered;
  const contract = contractPlayed(board.table);
  const differs =
    contractInWords(contract) === contractInWords(result)
      ? []
      : [message('contradiction.contract', { agreed: contractParam(result), auction: contractParam(contract) })];
  if (!result || !contract) return differs;
  const side = sideOf(contract.declarer);
  const won = tricksWon(board, side);
  // What was agreed on at the table may well count a revoke that was written down and not spoken of.
  return won === null || won === result.tricks || tricksWithAllRevokes(board, side) === result.tricks
    ? differs
    : [...differs, message('contradiction.tricks', { agreed: result.tricks, played: won })];
};

/** Who is to call, lead or play: in the clarification period the opening leader (Law 41A); nobody once play has ceased. */
const turnOf = (board: Board): Seat | null => {
  const phase = phaseOf(board);
  if (phase === 'auction') return board.table.auction.turn;
  if (phase === 'ended' || hasCeasedPlay(board.table.play.claim)) return null;
  return turnToPlay(board.table);
};

/** The board as it stands, ready to be shown. */
export const viewBoard = (board: Board): BoardView => {
  const { opened } = board;
  const { dealt } = board.table.cards;
  const findings = findingViews(board);
  return {
    id: boardStream(opened),
    session: opened.session,
    section: opened.section,
    round: opened.round ?? null,
    table: opened.table,
    board: opened.board,
    attempt: opened.attempt,
    laws: opened.laws,
    dealer: opened.dealer,
    vulnerability: opened.vulnerability,
    contestants: decidedBy(board.decisions).contestants ?? opened.contestants,
    players: opened.players ?? {},
    phase: phaseOf(board),
    turn: turnOf(board),
    deal: Object.keys(dealt).length > 0 ? makePbnDeal(dealt) : null,
    hands: bySeat((seat) => handNow(board, seat)),
    auction: callViews(board, findings),
    passedOut: passedOut(board.table.auction),
    exposed: board.exposed.map((one) => ({ ...one, findings: findings.filter((finding) => finding.act === one.act) })),
    result: board.result,
    adjusted: board.adjusted,
    score: scoreInForce(opened, board.result, board.adjusted),
    findings,
    advice: board.advice.map(viewAdvice),
    rulings: rulingViews(boardStream(opened), board.decisions),
    confirmed: board.confirmed,
    contradictions: contradictions(board),
    ...viewCards(board.table, findings),
    ...viewTable(board.table),
  };
};
