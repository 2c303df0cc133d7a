import { type BySeat, type Card, type Seat, SEATS, bySeat } from '@app/bridge';
import {
  type CardView,
  type Board,
  type TableView,
  type BoardView,
  type CallView,
  scoreInForce,
  viewBoard,
} from '@app/session';

const NOBODY_KNOWS: BySeat<null> = { N: null, E: null, S: null, W: null };

const played = ({ act, seat, card }: CardView): CardView => ({ act, seat, card, findings: [] });

/** Behind screens, what a call means is told on one side at a time. */
const callAtTable = (call: CallView, board: Board): CallView => {
  const open = board.explanations.filter(({ act, to }) => act === call.act && to === undefined);
  const { screens = false } = board.opened;
  return {
    ...call,
    alerted: call.alerted && !screens,
    explanations: screens ? [] : open.map(({ by, text }) => ({ by, text })),
    tempo: [],
    findings: [],
  };
};

/** Where the Laws have the table, as far as it is before the players: what nobody has noticed is not. */
const lawsAtTable = (view: BoardView): TableView => {
  const noticed = view.irregularities.filter(({ status }) => status !== 'unnoticed');
  const isBefore = ({ act }: { readonly act: number }): boolean => noticed.some((one) => one.act === act);
  const { attention, awaitsDirector, choices } = view.procedure;
  return {
    inForce: view.inForce,
    standing: view.standing,
    irregularities: noticed,
    options: view.options.filter(isBefore),
    obligations: view.obligations.filter(isBefore),
    questions: [],
    reviews: [],
    closedReviews: [],
    information: [],
    polls: [],
    directorCalled: view.directorCalled,
    procedure: { attention, awaitsDirector, statements: [], facts: [], choices, appealRights: [], spectators: [] },
  };
};

/**
 * A board that is withheld, as the device of its own table may see it: the calls and the cards played, dummy once it is spread,
 * what has been noticed and is to be chosen, and the result that was agreed on. No other hand, no deal, nothing that the
 * director was told, and no finding. Every field is named, so that a new one is not seen before somebody has thought of it.
 */
export const viewAtTable = (board: Board): BoardView => {
  const view = viewBoard(board);
  const faceUp = (seat: Seat): readonly Card[] | null => (view.spread.includes(seat) ? view.hands[seat] : null);
  return {
    ...lawsAtTable(view),
    id: view.id,
    session: view.session,
    section: view.section,
    round: view.round,
    table: view.table,
    board: view.board,
    attempt: view.attempt,
    laws: view.laws,
    dealer: view.dealer,
    vulnerability: view.vulnerability,
    contestants: board.opened.contestants,
    players: view.players,
    phase: view.phase,
    turn: view.turn,
    deal: null,
    hands: SEATS.some((seat) => view.spread.includes(seat)) ? bySeat(faceUp) : NOBODY_KNOWS,
    auction: view.auction.map((call) => callAtTable(call, board)),
    passedOut: view.passedOut,
    exposed: [],
    contract: view.contract,
    leadPlaced: view.leadPlaced,
    spread: view.spread,
    tricks: view.tricks.map(({ winner, cards }) => ({ winner, cards: cards.map(played) })),
    trick: view.trick.map(played),
    ahead: view.ahead.map(played),
    won: view.won,
    penaltyCards: view.penaltyCards,
    withdrawnCards: view.withdrawnCards,
    revokes: [],
    transfer: { NS: 0, EW: 0 },
    claim: view.claim && { ...view.claim, ruled: null },
    result: view.result,
    adjusted: null,
    score: scoreInForce(board.opened, view.result, null),
    findings: [],
    advice: [],
    rulings: [],
    confirmed: view.confirmed,
    contradictions: [],
  };
};
