import { SIDES } from '@app/bridge';
import { aDecision } from '../decision-address';
import type { EventsOf } from '../events-of';
import { someWords } from '../personal-text';
import { flag, fullRecord, listOf, object, oneOf, optional, says, text, whole, without } from '../schema/schema';
import { TAKEN_UP } from '../timeliness';
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
  outcome: says('The score of either side.', optional(fullRecord(SIDES, anOutcome))),
  transfer: says('Tricks that go over, in place of an outcome.', optional(object({ to: aSide, tricks: whole(1, 13) }))),
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
    screens: says('Whether the table plays with screens.', optional(flag)),
    deal: says('PBN notation.', optional(aDeal)),
    contract: says('Only where no auction was written down.', optional(aContract)),
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
  SubstituteCall: object({
    ...BOARD_EVENTS.CallSubstituted.properties,
    replaces: says("Revision of the call to be replaced; the player's last call where left out.", optional(anAct)),
  }),

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
  Choose: object({
    seat: says('Who chooses; the director where left out.', optional(aSeat)),
    law: says('The paragraph of an open option.', text(20)),
    choice: says('One of its choices.', text(60)),
    act: says('Revision of the option; may be left out where one option only is open under the law.', optional(anAct)),
  }),
  /** About the one open question of that name, where no act is named. */
  Judge: object({
    question: says('The name of a question.', text(60)),
    answer: says('One of its answers.', text(60)),
    act: says('The act that is judged; may be left out where one question of the name is open.', optional(anAct)),
    reasons: optional(text()),
    by: says('Who has judged.', optional(anId)),
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
    act: says('The last claim or concession; may be left out.', optional(anAct)),
    line: says(
      'What was said with it, in the notation of `parseStatement`, where the record has it in other words.',
      optional(text()),
    ),
    knewOfTrump: says('The director has judged that the claimer knew of a trump that is out (70C2).', optional(flag)),
    fromTheTop: says('The director has judged that suits would be played from the top (70E2).', optional(flag)),
    irrationalNotToFinesse: says(
      '2007: suits in which the director has judged that it would be irrational not to finesse (70E1).',
      optional(listOf(aSuit)),
    ),
    shownByPlay: says(
      '2007: what cards played after the claim tell of its line, as a statement (70D3).',
      optional(text()),
    ),
  }),

  /** The one open review of that paragraph, where no act is named. */
  CloseReview: object({
    ...BOARD_EVENTS.ReviewClosed.properties,
    act: says('Revision of the review; may be left out where one review only is open under the law.', optional(anAct)),
  }),
  ConfirmResult: BOARD_EVENTS.ResultConfirmed,

  /** With the score in mind; `score` in words is made from it where it is left out. */
  DraftRuling: object({ ...without(BOARD_EVENTS.RulingDrafted.properties, 'nextSessionStart'), ...RULED_SCORE }),
  /** All grounds on record that no ruling has named yet, where none are given. */
  GiveRuling: object({
    ...without(BOARD_EVENTS.RulingGiven.properties, 'nextSessionStart', 'inTimeBy'),
    ...RULED_SCORE,
  }),
  TellRuling: BOARD_EVENTS.RulingTold,
  /** A ruling or another decision about the board; or a reversal, which is taken back. */
  ReverseDecision: object({
    decision: says('Revision of a ruling, of a score without one, or of a reversal.', anAct),
    at: anInstant,
    by: says('Who takes it back.', anId),
    authority: says(
      'The role in which it is taken back: the chief director may do so for as long as an appeal could reach them.',
      oneOf('director', 'chief-director'),
    ),
    reasons: text(),
    raisedAt: BOARD_EVENTS.RulingReversed.properties.raisedAt,
    firstShown: BOARD_EVENTS.RulingReversed.properties.firstShown,
    recommendedBy: BOARD_EVENTS.RulingReversed.properties.recommendedBy,
    exception: BOARD_EVENTS.RulingReversed.properties.exception,
  }),
  ReviewRuling: BOARD_EVENTS.RulingReviewed,
  /** Under the paragraph whose period it is in, where no law is named. */
  CorrectScore: object({
    ...without(BOARD_EVENTS.ScoreCorrected.properties, 'law', 'nextSessionStart'),
    law: says('The paragraph of its period where left out.', optional(aLawRef)),
  }),
  /** By itself; a transfer that a ruling leads to is given with the ruling. */
  TransferTricks: object(without(BOARD_EVENTS.TricksTransferred.properties, 'ruling', 'inTimeBy')),
  /** What an appeal was decided to; given by the process manager alone. */
  FollowDecision: object({
    decision: aDecision,
    effect: oneOf('changed', 'restored', 'upheld'),
    against: says('The ruling of the board that was appealed in the end.', optional(anAct)),
    outcome: optional(fullRecord(SIDES, anOutcome)),
    at: anInstant,
    by: anId,
    law: aLawRef,
    authority: text(200),
    reason: text(),
  }),

  AgreeResult: object(without(BOARD_EVENTS.ResultAgreed.properties, 'inTimeBy')),
  EnterResult: object(without(BOARD_EVENTS.ResultEntered.properties, 'inTimeBy')),
  EnterScore: object(without(BOARD_EVENTS.ScoreEntered.properties, 'inTimeBy')),
  ReportNotPlayed: object(without(BOARD_EVENTS.BoardNotPlayed.properties, 'inTimeBy')),
  /** Either percentages, or grades that follow the contestants' other boards. */
  AwardArtificialScore: object({
    percent: optional(fullRecord(SIDES, whole(0, 100))),
    grades: says(
      'Average plus and minus follow the other boards.',
      optional(fullRecord(SIDES, oneOf('plus', 'average', 'minus'))),
    ),
    authority: says('Who awarded it.', text(200)),
    ...TAKEN_UP,
  }),
  AssignScore: object({
    outcome: fullRecord(SIDES, anOutcome),
    law: optional(aLawRef),
    authority: says('Who assigned it.', text(200)),
    reason: optional(text()),
    ...TAKEN_UP,
  }),
} as const;

export type BoardCommand = EventsOf<typeof BOARD_COMMANDS>;
export type BoardCommandType = BoardCommand['type'];
