import type { BySeat, BySide, Card, Contract, Seat, Vulnerability } from '@app/bridge';
import { bySeat, contractInWords, dummyOf, makePbnDeal, openingLeader, passedOut, sideOf } from '@app/bridge';
import type { Edition, SaidCall } from '@app/laws';
import { citation, ruleLabel } from '@app/laws';
import { boardStream } from '../streams';
import type { BoardOpened } from './events';
import type { Board, Claim, Phase, TableResult } from './fold';
import { callsMade, handNow, phaseOf } from './fold';
import type { TableView } from './table-view';
import { lawOfCall, statusOf, viewTable } from './table-view';
import type { CallStatus } from './table-view';
import type { ScoreInForce } from './score';
import { scoreInForce } from './score';
import { tricksWon } from './tricks';

export interface FindingView {
  readonly act: number;
  readonly seat: Seat;
  readonly rule: string;
  readonly label: string;
  /** `'27A'` */
  readonly paragraph: string;
  /** `'Law 27A (WBF 2017)'` */
  readonly citation: string;
}

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

export interface CardView {
  readonly act: number;
  readonly seat: Seat;
  readonly card: Card;
  readonly findings: readonly FindingView[];
}

/** A board at one moment, as JSON: what `ledger replay --json`, the queries and the viewer show. */
export interface BoardView extends TableView {
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
  readonly contestants: BySide<string>;
  readonly players: NonNullable<BoardOpened['players']>;
  readonly phase: Phase;
  readonly turn: Seat | null;
  /** As dealt, in PBN notation; null where no hand is known. */
  readonly deal: string | null;
  /** The cards each seat still holds; null where its hand is not known. */
  readonly hands: BySeat<readonly Card[] | null>;
  readonly auction: readonly CallView[];
  readonly contract: (Contract & { readonly text: string; readonly dummy: Seat }) | null;
  readonly passedOut: boolean;
  readonly leadPlaced: Seat | null;
  readonly spread: readonly Seat[];
  readonly tricks: readonly { readonly cards: readonly CardView[]; readonly winner: Seat }[];
  readonly trick: readonly CardView[];
  readonly won: BySide<number>;
  readonly exposed: readonly CardView[];
  readonly claim: Claim | null;
  readonly result: TableResult | null;
  readonly adjusted: Board['adjusted'];
  readonly score: ScoreInForce;
  readonly findings: readonly FindingView[];
  /** Where the record disagrees with itself, in words; nothing of it is corrected. */
  readonly contradictions: readonly string[];
}

const findingViews = (board: Board): readonly FindingView[] =>
  board.findings.map(({ act, seat, rule, law }) => ({
    act,
    seat,
    rule,
    label: ruleLabel(rule),
    paragraph: law.paragraph,
    citation: citation(law),
  }));

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

/** Where an agreed result differs from the auction and the play that led to it. */
export const contradictions = (board: Board): readonly string[] => {
  if (board.result?.kind !== 'agreed') return [];
  const { result } = board.result;
  const auction = contractInWords(board.contract);
  const agreed = contractInWords(result);
  const differs = auction === agreed ? [] : [`the result says ${agreed}, the auction ${auction}`];
  const won = result && board.contract ? tricksWon(board, sideOf(board.contract.declarer)) : null;
  return won === null || won === result?.tricks
    ? differs
    : [...differs, `the result says ${result?.tricks ?? 0} tricks, the play ${won}`];
};

/** Who is to call, lead or play: in the clarification period the opening leader (Law 41A). */
const turnOf = (board: Board): Seat | null => {
  switch (phaseOf(board)) {
    case 'auction':
      return board.table.auction.turn;
    case 'clarification':
      return board.contract && openingLeader(board.contract);
    case 'play':
      return board.play?.turn ?? null;
    case 'ended':
      return null;
  }
};

/** The board as it stands, ready to be shown. */
export const viewBoard = (board: Board): BoardView => {
  const { opened, contract, play } = board;
  const findings = findingViews(board);
  const known = Object.keys(board.hands).length > 0;
  const cards = [...(play?.tricks.flatMap((trick) => trick.cards) ?? []), ...(play?.current ?? [])].map(
    ({ seat, card }, index): CardView => {
      const act = board.cardActs[index] ?? 0;
      return { act, seat, card, findings: findings.filter((one) => one.act === act) };
    },
  );
  const tricks = play?.tricks ?? [];
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
    contestants: opened.contestants,
    players: opened.players ?? {},
    phase: phaseOf(board),
    turn: turnOf(board),
    deal: known ? makePbnDeal(board.hands) : null,
    hands: bySeat((seat) => handNow(board, seat)),
    auction: callViews(board, findings),
    contract: contract && { ...contract, text: contractInWords(contract), dummy: dummyOf(contract) },
    passedOut: passedOut(board.table.auction),
    leadPlaced: board.leadPlaced,
    spread: board.spread,
    tricks: tricks.map(({ winner }, index) => ({ cards: cards.slice(4 * index, 4 * index + 4), winner })),
    trick: cards.slice(4 * tricks.length),
    won: play?.won ?? { NS: 0, EW: 0 },
    exposed: board.exposed.map((one) => ({ ...one, findings: findings.filter((finding) => finding.act === one.act) })),
    claim: board.claim,
    result: board.result,
    adjusted: board.adjusted,
    score: scoreInForce(opened, board.result, board.adjusted),
    findings,
    contradictions: contradictions(board),
    ...viewTable(board.table),
  };
};
