import type { Card, Seat } from '@app/bridge';
import { cardsPlayed, holderOf, regularMarking, sideOf } from '@app/bridge';
import type { CardContext, Finding } from '@app/laws';
import { ENGINE, judgeCall, judgeCard } from '@app/laws';
import type { Decision } from '../event';
import { accept, refuse } from '../event';
import type { Session } from '../session/fold';
import { dealKey } from '../session/fold';
import type { BoardAddress } from '../streams';
import type { BoardCommand } from './commands';
import type { BoardEvent } from './events';
import type { Board } from './fold';
import { auctionIsOver, handNow } from './fold';
import { tricksLeft } from './tricks';

type DataOf<T extends BoardCommand['type']> = Extract<BoardCommand, { type: T }>['data'];

const refusals = {
  finished: () => refuse('BoardFinished', 'the board has its result; what was wrong with it is for a ruling'),
  unknownAct: (act: number) => refuse('ActUnknown', `event ${act} of this board is not a call`),
};

/** The schedule's entry for a table and board, if any round has one. */
const scheduled = (session: Session, { table, board }: BoardAddress, round: string | undefined) => {
  for (const one of session.rounds.values()) {
    if (round !== undefined && one.round !== round) continue;
    const seating = one.tables.find((entry) => entry.table === table && entry.boards.includes(board));
    if (seating) return { round: one.round, section: one.section, contestants: { NS: seating.NS, EW: seating.EW } };
  }
  return null;
};

const openBoard = (data: DataOf<'OpenBoard'>, address: BoardAddress, session: Session): Decision<BoardEvent> => {
  if (!session.opened) return refuse('SessionUnknown', `there is no session ${address.session}`);
  if (session.closed) return refuse('SessionClosed', `session ${address.session} is closed`);
  const plan = scheduled(session, address, data.round);
  const section = data.section ?? plan?.section ?? (session.sections.length === 1 ? session.sections[0] : undefined);
  if (section === undefined || !session.sections.includes(section)) {
    return refuse(
      'SectionUnknown',
      section === undefined ? 'which section is this in?' : `there is no section ${section}`,
    );
  }
  const contestants = data.contestants ?? plan?.contestants;
  if (!contestants) return refuse('ContestantUnknown', 'who plays here? The schedule does not say');
  for (const contestant of [contestants.NS, contestants.EW]) {
    if (!session.contestants.has(contestant)) {
      return refuse('ContestantUnknown', `contestant ${contestant} has not been entered in session ${address.session}`);
    }
  }
  if (contestants.NS === contestants.EW) {
    return refuse('SameContestant', `contestant ${contestants.NS} cannot play against itself`);
  }
  const marking = regularMarking(address.board);
  const round = data.round ?? plan?.round;
  const deal = data.deal ?? session.deals.get(dealKey(section, address.board));
  return accept({
    type: 'BoardOpened',
    data: {
      ...address,
      section,
      ...(round === undefined ? {} : { round }),
      laws: session.opened.laws,
      ...(session.opened.regulations === undefined ? {} : { regulations: session.opened.regulations }),
      dealer: data.dealer ?? marking.dealer,
      vulnerability: data.vulnerability ?? marking.vulnerability,
      contestants,
      ...(data.players === undefined ? {} : { players: data.players }),
      ...(data.screens === undefined ? {} : { screens: data.screens }),
      ...(deal === undefined ? {} : { deal }),
      ...(data.contract === undefined ? {} : { contract: data.contract }),
    },
  });
};

/** The findings on an act that is about to become the board's next event. */
const noted = (board: Board, seat: Seat, findings: readonly Finding[]): readonly BoardEvent[] =>
  findings.map(({ rule, law }) => ({
    type: 'InfractionNoted',
    data: { act: board.revision + 1, seat, rule, law, engine: ENGINE },
  }));

const makeCall = (board: Board, data: DataOf<'MakeCall'>): Decision<BoardEvent> => {
  if (board.result) return refusals.finished();
  if (board.play) return refuse('PlayHasBegun', 'the opening lead is faced; there is no more calling');
  const findings = judgeCall(board.opened.laws, board.auction, data);
  return accept({ type: 'CallMade', data }, ...noted(board, data.seat, findings));
};

/** Why a card cannot be there at all: another hand has it, or it has been played. */
const impossibleCard = (board: Board, seat: Seat, card: Card): Decision<never> | null => {
  if (board.play && cardsPlayed(board.play).some((one) => one.card === card)) {
    return refuse('CardAlreadyPlayed', `${card} has been played`);
  }
  const hand = handNow(board, seat);
  if (hand && !hand.includes(card)) return refuse('CardNotHeld', `${seat} does not hold ${card}`);
  const holder = holderOf(board.hands, card);
  return !hand && holder ? refuse('CardNotHeld', `${seat} does not hold ${card}: ${holder} does`) : null;
};

const cardContext = (board: Board, seat: Seat): CardContext => ({
  auctionEnded: auctionIsOver(board),
  contract: board.contract,
  play: board.play,
  hand: handNow(board, seat),
});

const playCard = (board: Board, event: Extract<BoardEvent, { type: 'CardPlayed' | 'LeadFaced' }>) => {
  if (board.result) return refusals.finished();
  const { seat, card } = event.data;
  if (auctionIsOver(board) && !board.contract) return refuse('NothingToPlay', 'the board was passed out');
  if (board.play?.turn === null) return refuse('NothingToPlay', 'all thirteen tricks have been played');
  const findings = judgeCard(board.opened.laws, cardContext(board, seat), event.data);
  return impossibleCard(board, seat, card) ?? accept<BoardEvent>(event, ...noted(board, seat, findings));
};

const faceLead = (board: Board, data: DataOf<'FaceLead'>): Decision<BoardEvent> =>
  board.play ? refuse('PlayHasBegun', 'the opening lead has been faced') : playCard(board, { type: 'LeadFaced', data });

const placeLead = (board: Board, data: DataOf<'PlaceLead'>): Decision<BoardEvent> => {
  if (board.result) return refusals.finished();
  if (board.play) return refuse('PlayHasBegun', 'the opening lead has been faced');
  if (!auctionIsOver(board)) return refuse('AuctionNotEnded', 'the auction goes on');
  return board.contract ? accept({ type: 'LeadPlaced', data }) : refuse('NothingToPlay', 'the board was passed out');
};

const claim = (board: Board, event: Extract<BoardEvent, { type: 'TricksClaimed' | 'TricksConceded' }>) => {
  if (board.result) return refusals.finished();
  if (!board.contract) return refuse('NothingToPlay', 'there are no tricks to claim without a contract');
  if (board.claim) return refuse('ClaimPending', 'play has ceased with an earlier claim (Law 68D)');
  const left = tricksLeft(board);
  return event.data.tricks > left
    ? refuse('TricksImpossible', `${event.data.tricks} tricks are too many: ${left} are left`)
    : accept<BoardEvent>(event);
};

const acceptClaim = (board: Board, data: DataOf<'AcceptClaim'>): Decision<BoardEvent> => {
  if (board.result) return refusals.finished();
  if (!board.claim || board.claim.acceptedBy) return refuse('ClaimNotMade', 'there is no claim to accept');
  return sideOf(board.claim.by) === sideOf(data.by)
    ? refuse('ClaimNotMade', 'the other side accepts a claim (Law 69A)')
    : accept({ type: 'ClaimAccepted', data });
};

/** The act that an alert or explanation is about: the one named, else the last call. */
const aboutCall = (board: Board, act: number | undefined): number | null => {
  const about = act ?? board.calls.at(-1)?.act;
  return about !== undefined && board.calls.some((call) => call.act === about) ? about : null;
};

const record = (board: Board, event: BoardEvent): Decision<BoardEvent> =>
  board.result ? refusals.finished() : accept(event);

/**
 * Decides a command about a board. Facts are accepted with the findings the Laws have on them; refused is only
 * what cannot be: no such board, a card nobody holds, an act after the result. Pure: no clock, no ids, no I/O.
 * @param board null when it has not been opened
 * @param session read by OpenBoard only
 */
export const decideBoard = (
  command: BoardCommand,
  board: Board | null,
  address: BoardAddress,
  session: Session,
): Decision<BoardEvent> => {
  if (command.type === 'OpenBoard') {
    return board
      ? refuse('BoardAlreadyOpen', 'this board has been opened at this table')
      : openBoard(command.data, address, session);
  }
  if (!board) {
    const { session: name, table, board: number } = address;
    return refuse('BoardNotOpen', `board ${number} has not been opened at table ${table} of session ${name}`);
  }
  switch (command.type) {
    case 'MakeCall':
      return makeCall(board, command.data);
    case 'GiveAlert': {
      const act = aboutCall(board, command.data.act);
      if (act === null) return refusals.unknownAct(command.data.act ?? board.revision);
      return accept({ type: 'AlertGiven', data: { ...command.data, act } });
    }
    case 'GiveExplanation': {
      const act = aboutCall(board, command.data.act);
      if (act === null) return refusals.unknownAct(command.data.act ?? board.revision);
      return accept({ type: 'ExplanationGiven', data: { ...command.data, act } });
    }
    case 'NoteTempo': {
      const { act } = command.data;
      if (act !== undefined && act > board.revision) return refuse('ActUnknown', `this board has no event ${act}`);
      return accept({ type: 'TempoNoted', data: command.data });
    }
    case 'PlaceLead':
      return placeLead(board, command.data);
    case 'FaceLead':
      return faceLead(board, command.data);
    case 'SpreadHand':
      return record(board, { type: 'HandSpread', data: command.data });
    case 'PlayCard':
      return playCard(board, { type: 'CardPlayed', data: command.data });
    case 'ClaimTricks':
      return claim(board, { type: 'TricksClaimed', data: command.data });
    case 'ConcedeTricks':
      return claim(board, { type: 'TricksConceded', data: command.data });
    case 'AcceptClaim':
      return acceptClaim(board, command.data);
    case 'AgreeResult':
      return auctionIsOver(board)
        ? record(board, { type: 'ResultAgreed', data: command.data })
        : refuse('AuctionNotEnded', 'the auction goes on');
    case 'EnterResult':
      return record(board, { type: 'ResultEntered', data: command.data });
    case 'ReportNotPlayed':
      return record(board, { type: 'BoardNotPlayed', data: command.data });
    case 'AwardArtificialScore':
      return accept({
        type: 'ScoreAdjusted',
        data: {
          kind: 'artificial',
          ...command.data,
          law: { edition: board.opened.laws, authority: 'WBF', paragraph: '12C2' },
        },
      });
  }
};
