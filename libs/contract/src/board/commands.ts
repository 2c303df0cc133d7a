import { SIDES } from '@app/bridge';
import { aDecision } from '../decision-address';
import type { EventsOf } from '../events-of';
import { someWords } from '../personal-text';
import { flag, fullRecord, listOf, object, oneOf, optional, text, whole, without } from '../schema/schema';
import {
  aContract,
  aDeal,
  aLawRef,
  aSeat,
  aSide,
  aSuit,
  aVulnerability,
  anAct,
  anId,
  anInstant,
  contestantsBySide,
  playersBySeat,
} from '../vocabulary';
import { BOARD_EVENTS } from './events';
import { anOutcome } from './outcome';

/** The score of a ruling: one of the two, or none where the ruling leaves the score alone. */
const RULED_SCORE = {
  outcome: optional(fullRecord(SIDES, anOutcome)),
  transfer: optional(object({ to: aSide, tricks: whole(1, 13) })),
} as const;

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
  SubstituteCall: object({ ...BOARD_EVENTS.CallSubstituted.properties, replaces: optional(anAct) }),

  /** About the last call, where no act is named. */
  GiveAlert: object({ by: aSeat, act: optional(anAct) }),
  MakeAnnouncement: object({ ...BOARD_EVENTS.AnnouncementMade.properties, act: optional(anAct) }),
  AskQuestion: BOARD_EVENTS.QuestionAsked,
  GiveExplanation: object({ ...BOARD_EVENTS.ExplanationGiven.properties, act: optional(anAct) }),
  CorrectExplanation: object({ ...BOARD_EVENTS.ExplanationCorrected.properties, act: optional(anAct) }),
  GiveReview: BOARD_EVENTS.ReviewOfAuctionGiven,
  ShowStop: BOARD_EVENTS.StopShown,
  RemoveStop: BOARD_EVENTS.StopRemoved,

  NoteTempo: BOARD_EVENTS.TempoNoted,
  NoteRemark: object({ ...BOARD_EVENTS.RemarkMade.properties, text: someWords }),
  NoteManner: BOARD_EVENTS.MannerNoted,
  NoteSpectator: BOARD_EVENTS.SpectatorSpoke,
  ExposeCard: BOARD_EVENTS.CardExposed,

  DrawAttention: BOARD_EVENTS.AttentionDrawn,
  ReserveRights: BOARD_EVENTS.RightsReserved,
  CallDirector: BOARD_EVENTS.DirectorCalled,
  TakeStatement: object({ ...BOARD_EVENTS.StatementTaken.properties, text: someWords }),
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
  CloseReview: object({ ...BOARD_EVENTS.ReviewClosed.properties, act: optional(anAct) }),
  ConfirmResult: BOARD_EVENTS.ResultConfirmed,

  /** With the score in mind; `score` in words is made from it where it is left out. */
  DraftRuling: object({ ...BOARD_EVENTS.RulingDrafted.properties, ...RULED_SCORE }),
  /** All grounds on record that no ruling has named yet, where none are given. */
  GiveRuling: object({ ...BOARD_EVENTS.RulingGiven.properties, ...RULED_SCORE }),
  TellRuling: BOARD_EVENTS.RulingTold,
  /** A ruling or another decision about the board; or a reversal, which is taken back. */
  ReverseDecision: object({
    decision: anAct,
    at: anInstant,
    by: anId,
    /** As what it is taken back: the chief director may do so for as long as an appeal could reach him. */
    authority: oneOf('director', 'chief-director'),
    reasons: text(),
    raisedAt: BOARD_EVENTS.RulingReversed.properties.raisedAt,
    firstShown: BOARD_EVENTS.RulingReversed.properties.firstShown,
    recommendedBy: BOARD_EVENTS.RulingReversed.properties.recommendedBy,
    nextSessionStart: BOARD_EVENTS.RulingReversed.properties.nextSessionStart,
  }),
  ReviewRuling: BOARD_EVENTS.RulingReviewed,
  /** Under the paragraph whose period it is in, where no law is named. */
  CorrectScore: object({
    ...without(BOARD_EVENTS.ScoreCorrected.properties, 'law'),
    law: optional(aLawRef),
  }),
  /** By itself; a transfer that a ruling leads to is given with the ruling. */
  TransferTricks: object(without(BOARD_EVENTS.TricksTransferred.properties, 'ruling')),
  /** What an appeal was decided to; given by the process manager alone. */
  FollowDecision: object({
    decision: aDecision,
    effect: oneOf('changed', 'restored', 'upheld'),
    /** The ruling of the board that was appealed in the end. */
    against: optional(anAct),
    outcome: optional(fullRecord(SIDES, anOutcome)),
    at: anInstant,
    by: anId,
    law: aLawRef,
    authority: text(200),
    reason: text(),
  }),

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
