import type { BoardAddress, BoardCommand, BoardEvent } from '@app/contract';
import { type Act, auctionIsOver, judgeAct, judgeCardOfAct, judgeChanges, judgeReleased } from '@app/laws';
import { type Decision, accept, refuse } from '../event';
import { reason } from '../refusal-reasons';
import { judgedByPeriods } from '../deadlines/after-publication';
import type { Contest } from '../deadlines/contest';
import type { Session } from '../session/fold';
import { actOf } from './act-of';
import { findFact } from './deciding/grounds';
import { assignScore, awardArtificialScore } from './deciding/adjusting';
import { analyse } from './deciding/analysing';
import {
  dummyPlays,
  inPlay,
  inspectTricks,
  pointTrick,
  withdrawCard,
  withdrawLead,
  nameCard,
} from './deciding/beside-the-cards';
import { aboutAct, aboutCall, makeCall, substituteCall } from './deciding/calling';
import { choose, judge } from './deciding/choosing';
import {
  acceptClaim,
  agreeToPlayOn,
  claim,
  object,
  withdrawAcquiescence,
  withdrawConcession,
} from './deciding/claiming';
import { closeReview, confirmResult } from './deciding/closing';
import { notedActs, record } from './deciding/common';
import { openBoard } from './deciding/open-board';
import { exposeCard, faceLead, placeLead, playCard } from './deciding/playing';
import { correctScore, transferTricks } from './deciding/correcting';
import { placeOf } from './deciding/in-time';
import { reverseDecision } from './deciding/reversing';
import { followDecision } from './deciding/following';
import { draftRuling, giveRuling } from './deciding/ruling';
import { reviewRuling, tellRuling } from './deciding/telling';
import type { Board } from './fold';

/** Decides a command about a board that is open. */
const decideOpen = (
  command: Exclude<BoardCommand, { type: 'OpenBoard' }>,
  board: Board,
  session: Session,
  contest: Contest,
): Decision<BoardEvent> => {
  switch (command.type) {
    case 'MakeCall':
      return makeCall(board, command.data);
    case 'SubstituteCall':
      return substituteCall(board, command.data);
    case 'GiveAlert':
      return aboutCall(board, command.data, (data) => ({ type: 'AlertGiven', data }));
    case 'MakeAnnouncement':
      return aboutCall(board, command.data, (data) => ({ type: 'AnnouncementMade', data }));
    case 'AskQuestion':
      return aboutAct(board, command.data.act, { type: 'QuestionAsked', data: command.data });
    case 'GiveExplanation':
      return aboutCall(board, command.data, (data) => ({ type: 'ExplanationGiven', data }));
    case 'CorrectExplanation':
      return aboutCall(board, command.data, (data) => ({ type: 'ExplanationCorrected', data }));
    case 'GiveReview':
      return accept({ type: 'ReviewOfAuctionGiven', data: command.data });
    case 'ShowStop':
      return accept({ type: 'StopShown', data: command.data });
    case 'RemoveStop':
      return accept({ type: 'StopRemoved', data: command.data });
    case 'NoteTempo':
      return aboutAct(board, command.data.act, { type: 'TempoNoted', data: command.data });
    case 'NoteRemark':
      return aboutAct(board, command.data.act, { type: 'RemarkMade', data: command.data });
    case 'NoteManner':
      return aboutAct(board, command.data.act, { type: 'MannerNoted', data: command.data });
    case 'NoteSpectator':
      return aboutAct(board, command.data.act, { type: 'SpectatorSpoke', data: command.data });
    case 'ExposeCard':
      return exposeCard(board, command.data);
    case 'TakeHand':
      return accept({ type: 'HandTaken', data: command.data });
    case 'CountCards':
      return accept({ type: 'CardsCounted', data: command.data });
    case 'SeeCards':
      return accept({ type: 'CardSeen', data: command.data });
    case 'CorrectHands':
      return accept({ type: 'HandsCorrected', data: command.data });
    case 'RestoreCard':
      return accept({ type: 'CardRestored', data: command.data });
    case 'TurnBoard':
      return accept({ type: 'BoardTurned', data: command.data });
    case 'ExchangeSeats':
      return accept({ type: 'SeatsExchanged', data: command.data });
    case 'RedealBoard':
      return accept({ type: 'BoardRedealt', data: command.data });
    case 'ReturnHands':
      return accept({ type: 'HandsReturned', data: command.data });
    case 'DrawAttention':
      return aboutAct(board, command.data.act, { type: 'AttentionDrawn', data: command.data });
    case 'ReserveRights':
      return aboutAct(board, command.data.act, { type: 'RightsReserved', data: command.data });
    case 'CallDirector':
      return aboutAct(board, command.data.act, { type: 'DirectorCalled', data: command.data });
    case 'TakeStatement':
      return aboutAct(board, command.data.act, { type: 'StatementTaken', data: command.data });
    case 'FindFact':
      return findFact(board, command.data);
    case 'OfferOptions':
      return aboutAct(board, command.data.act, { type: 'OptionsOffered', data: command.data });
    case 'Choose':
      return choose(board, command.data);
    case 'Judge':
      return judge(board, command.data);
    case 'TakePoll':
      return aboutAct(board, command.data.act, { type: 'PollTaken', data: command.data });
    case 'PlaceLead':
      return placeLead(board, command.data);
    case 'WithdrawLead':
      return withdrawLead(board, command.data);
    case 'FaceLead':
      return faceLead(board, command.data);
    case 'SpreadHand':
      return record(board, { type: 'HandSpread', data: command.data });
    case 'PlayCard':
      return playCard(board, { type: 'CardPlayed', data: command.data });
    case 'DesignateCard':
      return nameCard(board, { type: 'CardDesignated', data: command.data });
    case 'ChangeDesignation':
      return nameCard(board, { type: 'DesignationChanged', data: command.data });
    case 'DummyPlays':
      return dummyPlays(board, command.data);
    case 'WithdrawCard':
      return withdrawCard(board, command.data);
    case 'AskAboutRevoke':
      return inPlay(board, { type: 'RevokeAskedAbout', data: command.data });
    case 'PointTrick':
      return pointTrick(board, command.data);
    case 'InspectTricks':
      return inspectTricks(board, command.data);
    case 'ClaimTricks':
      return claim(board, { type: 'TricksClaimed', data: command.data });
    case 'ConcedeTricks':
      return claim(board, { type: 'TricksConceded', data: command.data });
    case 'AcceptClaim':
      return acceptClaim(board, command.data);
    case 'Object':
      return object(board, command.data);
    case 'AgreeToPlayOn':
      return agreeToPlayOn(board, command.data);
    case 'WithdrawAcquiescence':
      return withdrawAcquiescence(board, command.data);
    case 'WithdrawConcession':
      return withdrawConcession(board, command.data);
    case 'CallOnNextBoard':
      return accept({ type: 'NextBoardCalledOn', data: command.data });
    case 'EndRound':
      return accept({ type: 'TableRoundEnded', data: command.data });
    case 'AnalyseClaim':
      return analyse(board, command.data);
    case 'CloseReview':
      return closeReview(board, command.data);
    case 'ConfirmResult':
      return confirmResult(board, command.data);
    case 'AgreeResult':
      return auctionIsOver(board.table)
        ? record(board, { type: 'ResultAgreed', data: command.data })
        : refuse('AuctionNotEnded', reason('auction-goes-on'));
    case 'EnterResult':
      return record(board, { type: 'ResultEntered', data: command.data });
    case 'EnterScore':
      return record(board, { type: 'ScoreEntered', data: command.data });
    case 'ReportNotPlayed':
      return record(board, { type: 'BoardNotPlayed', data: command.data });
    case 'AwardArtificialScore':
      return awardArtificialScore(board, command.data);
    case 'AssignScore':
      return assignScore(board, command.data, session);
    case 'DraftRuling':
      return draftRuling(board, command.data, session);
    case 'GiveRuling':
      return giveRuling(board, command.data, session, contest);
    case 'TellRuling':
      return tellRuling(board, command.data);
    case 'ReverseDecision':
      return reverseDecision(board, command.data, session, contest);
    case 'ReviewRuling':
      return reviewRuling(board, command.data);
    case 'CorrectScore':
      return correctScore(board, command.data, session, contest);
    case 'TransferTricks':
      return transferTricks(board, command.data);
    case 'FollowDecision':
      return followDecision(board, command.data);
  }
};

/** A card that is laid down has been judged already; one that is named, or chosen, plays only by what comes of it. */
const isLaidDown = ({ type }: Act): boolean => type === 'LeadFaced' || type === 'CardPlayed';

/** The events, and behind the first of them what the Laws say about it beside the rules of calls and cards. */
const judged = (board: Board, decision: Decision<BoardEvent>): Decision<BoardEvent> => {
  const [event, ...rest] = decision.ok ? decision.events : [];
  const act = event && actOf(event, { revision: board.revision + 1, table: board.table });
  // A card led in the auction has been judged as the card it is.
  if (!event || act?.type !== event.type) return decision;
  const named = isLaidDown(act) ? [] : judgeCardOfAct(board.table, act);
  return accept(
    event,
    ...rest,
    ...notedActs(board, [
      ...named,
      ...judgeReleased(board.table, act),
      ...judgeChanges(board.table, act),
      ...judgeAct(board.table, act),
    ]),
  );
};

/**
 * Decides a command about a board. Facts are accepted with the findings the Laws have on them; refused is only
 * what cannot be: no such board, a card nobody holds, an act after the result. Pure: no clock, no ids, no I/O.
 * @param board null when it has not been opened
 * @param session read where its schedule, regulations or periods have a say (`requiredStreams`)
 * @param contest the other sessions of its contest, where they may end a period
 */
export const decideBoard = (
  command: BoardCommand,
  board: Board | null,
  address: BoardAddress,
  session: Session,
  contest: Contest = [],
): Decision<BoardEvent> => {
  if (command.type === 'OpenBoard') {
    return board ? refuse('BoardAlreadyOpen', reason('board-open')) : openBoard(command.data, address, session);
  }
  if (!board) {
    const { session: name, table, board: number } = address;
    return refuse('BoardNotOpen', reason('board-not-open', { board: number, table, session: name }));
  }
  const decision = decideOpen(command, board, session, contest);
  return judged(
    board,
    judgedByPeriods(command, decision, () => placeOf(board, session, contest)),
  );
};
