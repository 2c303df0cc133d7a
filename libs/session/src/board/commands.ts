import { SIDES } from '@app/bridge';
import type { EventsOf } from '../event';
import { flag, fullRecord, listOf, object, oneOf, optional, text, whole } from '../shape';
import {
  aContract,
  aDeal,
  aLawRef,
  aSeat,
  aSuit,
  aVulnerability,
  anAct,
  anId,
  contestantsBySide,
  playersBySeat,
} from '../words';
import { BOARD_EVENTS } from './events';
import { anOutcome } from './outcome';

/**
 * What can be asked of a board. Most commands carry exactly what their event records; where a field can be
 * left out, the decider fills it in from the session or from what has just happened.
 */
export const BOARD_COMMANDS = {
  /** Opens the board as the session has it scheduled; whatever is given here departs from that, and is recorded so. */
  OpenBoard: object({
    section: optional(anId),
    round: optional(anId),
    dealer: optional(aSeat),
    vulnerability: optional(aVulnerability),
    contestants: optional(contestantsBySide),
    players: optional(playersBySeat),
    screens: optional(flag),
    deal: optional(aDeal),
    contract: optional(aContract),
  }),

  TakeHand: BOARD_EVENTS.HandTaken,
  CountCards: BOARD_EVENTS.CardsCounted,
  SeeCards: BOARD_EVENTS.CardSeen,
  CorrectHands: BOARD_EVENTS.HandsCorrected,
  RestoreCard: BOARD_EVENTS.CardRestored,
  TurnBoard: BOARD_EVENTS.BoardTurned,
  ExchangeSeats: BOARD_EVENTS.SeatsExchanged,
  RedealBoard: BOARD_EVENTS.BoardRedealt,
  ReturnHands: BOARD_EVENTS.HandsReturned,

  MakeCall: BOARD_EVENTS.CallMade,
  /** In place of his last call, where none is named. */
  SubstituteCall: object({ ...BOARD_EVENTS.CallSubstituted.fields, replaces: optional(anAct) }),

  /** About the last call, where no act is named. */
  GiveAlert: object({ by: aSeat, act: optional(anAct) }),
  MakeAnnouncement: object({ ...BOARD_EVENTS.AnnouncementMade.fields, act: optional(anAct) }),
  AskQuestion: BOARD_EVENTS.QuestionAsked,
  GiveExplanation: object({ ...BOARD_EVENTS.ExplanationGiven.fields, act: optional(anAct) }),
  CorrectExplanation: object({ ...BOARD_EVENTS.ExplanationCorrected.fields, act: optional(anAct) }),
  GiveReview: BOARD_EVENTS.ReviewOfAuctionGiven,
  ShowStop: BOARD_EVENTS.StopShown,
  RemoveStop: BOARD_EVENTS.StopRemoved,

  NoteTempo: BOARD_EVENTS.TempoNoted,
  NoteRemark: BOARD_EVENTS.RemarkMade,
  NoteManner: BOARD_EVENTS.MannerNoted,
  NoteSpectator: BOARD_EVENTS.SpectatorSpoke,
  ExposeCard: BOARD_EVENTS.CardExposed,

  DrawAttention: BOARD_EVENTS.AttentionDrawn,
  ReserveRights: BOARD_EVENTS.RightsReserved,
  CallDirector: BOARD_EVENTS.DirectorCalled,
  TakeStatement: BOARD_EVENTS.StatementTaken,
  FindFact: BOARD_EVENTS.FactFound,
  OfferOptions: BOARD_EVENTS.OptionsOffered,
  /** About the one open option of that paragraph, where no act is named. */
  Choose: object({ seat: optional(aSeat), law: text(20), choice: text(60), act: optional(anAct) }),
  /** About the one open question of that name, where no act is named. */
  Judge: object({
    question: text(60),
    answer: text(60),
    act: optional(anAct),
    reasons: optional(text()),
    by: optional(anId),
  }),
  TakePoll: BOARD_EVENTS.PollTaken,

  PlaceLead: BOARD_EVENTS.LeadPlaced,
  WithdrawLead: BOARD_EVENTS.LeadWithdrawn,
  FaceLead: BOARD_EVENTS.LeadFaced,
  SpreadHand: BOARD_EVENTS.HandSpread,
  PlayCard: BOARD_EVENTS.CardPlayed,
  DesignateCard: BOARD_EVENTS.CardDesignated,
  ChangeDesignation: BOARD_EVENTS.DesignationChanged,
  DummyPlays: BOARD_EVENTS.DummyPlayed,
  WithdrawCard: BOARD_EVENTS.CardWithdrawn,
  AskAboutRevoke: BOARD_EVENTS.RevokeAskedAbout,
  PointTrick: BOARD_EVENTS.TrickPointed,
  InspectTricks: BOARD_EVENTS.TricksInspected,

  ClaimTricks: BOARD_EVENTS.TricksClaimed,
  ConcedeTricks: BOARD_EVENTS.TricksConceded,
  AcceptClaim: BOARD_EVENTS.ClaimAccepted,
  Object: BOARD_EVENTS.ObjectionMade,
  AgreeToPlayOn: BOARD_EVENTS.PlayOnAgreed,
  WithdrawAcquiescence: BOARD_EVENTS.AcquiescenceWithdrawn,
  WithdrawConcession: BOARD_EVENTS.ConcessionWithdrawn,
  CallOnNextBoard: BOARD_EVENTS.NextBoardCalledOn,
  EndRound: BOARD_EVENTS.TableRoundEnded,
  /** About the last claim or concession; `act` may say that it is meant. */
  AnalyseClaim: object({
    act: optional(anAct),
    /** What was said with it, in the notation of `parseStatement`, where the record has it in other words. */
    line: optional(text()),
    /** The director has judged that the claimer knew of a trump that is out (70C2). */
    knewOfTrump: optional(flag),
    /** The director has judged that suits would be played from the top (70E2). */
    fromTheTop: optional(flag),
    /** 2007: suits in which the director has judged that it would be irrational not to finesse (70E1). */
    irrationalNotToFinesse: optional(listOf(aSuit)),
    /** 2007: what cards played after the claim tell of its line, as a statement (70D3). */
    shownByPlay: optional(text()),
  }),

  /** The one open review of that paragraph, where no act is named. */
  CloseReview: object({ ...BOARD_EVENTS.ReviewClosed.fields, act: optional(anAct) }),
  ConfirmResult: BOARD_EVENTS.ResultConfirmed,

  AgreeResult: BOARD_EVENTS.ResultAgreed,
  EnterResult: BOARD_EVENTS.ResultEntered,
  ReportNotPlayed: BOARD_EVENTS.BoardNotPlayed,
  /** Either percentages, or grades that follow the contestants' other boards. */
  AwardArtificialScore: object({
    percent: optional(fullRecord(SIDES, whole(0, 100))),
    grades: optional(fullRecord(SIDES, oneOf('plus', 'average', 'minus'))),
    authority: text(200),
  }),
  AssignScore: object({
    outcome: fullRecord(SIDES, anOutcome),
    law: optional(aLawRef),
    authority: text(200),
    reason: optional(text()),
  }),
} as const;

export type BoardCommand = EventsOf<typeof BOARD_COMMANDS>;
export type BoardCommandType = BoardCommand['type'];
