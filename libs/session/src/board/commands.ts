import { SIDES } from '@app/bridge';
import type { EventsOf } from '../event';
import { flag, fullRecord, object, optional, text, whole } from '../shape';
import { aContract, aDeal, aSeat, aVulnerability, anAct, anId, contestantsBySide, playersBySeat } from '../words';
import { BOARD_EVENTS } from './events';

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
  FaceLead: BOARD_EVENTS.LeadFaced,
  SpreadHand: BOARD_EVENTS.HandSpread,
  PlayCard: BOARD_EVENTS.CardPlayed,

  ClaimTricks: BOARD_EVENTS.TricksClaimed,
  ConcedeTricks: BOARD_EVENTS.TricksConceded,
  AcceptClaim: BOARD_EVENTS.ClaimAccepted,

  AgreeResult: BOARD_EVENTS.ResultAgreed,
  EnterResult: BOARD_EVENTS.ResultEntered,
  ReportNotPlayed: BOARD_EVENTS.BoardNotPlayed,
  AwardArtificialScore: object({ percent: fullRecord(SIDES, whole(0, 100)), authority: text(200) }),
} as const;

export type BoardCommand = EventsOf<typeof BOARD_COMMANDS>;
export type BoardCommandType = BoardCommand['type'];
