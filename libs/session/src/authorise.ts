import type {
  ActingRole,
  Actor,
  AppealCommandType,
  BoardCommand,
  BoardCommandType,
  Command,
  Role,
  SessionCommandType,
} from '@app/contract';
import type { Refusal } from './event';
import { reason } from './refusal-reasons';

type CorrectScore = Extract<BoardCommand, { type: 'CorrectScore' }>;

const SETTING_UP: readonly Role[] = ['organiser', 'scorer', 'director', 'chief-director'];
const AT_THE_TABLE: readonly Role[] = ['table', 'scorer', 'director', 'chief-director'];
const DIRECTING: readonly Role[] = ['director', 'chief-director'];
const SCORING: readonly Role[] = ['scorer', 'director', 'chief-director'];

/** Those through whose hands an appeal goes. */
const HANDLING: readonly Role[] = ['director', 'chief-director', 'committee', 'organiser'];
/**
 * Those through whom a party appeals (92C, 93), and who say what a committee is to hear: a committee sees the board that it
 * was convened for, and so neither lodges nor redirects an appeal, nor convenes itself.
 */
const ADMITTING: readonly Role[] = ['director', 'chief-director', 'organiser'];
/** The software, where one decision calls for another. */
const FOLLOWING: readonly ActingRole[] = ['process-manager'];

/** Who may give which command (architecture.md, Identity and visibility). */
const MAY: Readonly<Record<SessionCommandType | BoardCommandType | AppealCommandType, readonly ActingRole[]>> = {
  OpenSession: SETTING_UP,
  AddSection: SETTING_UP,
  EnterContestant: SETTING_UP,
  CorrectEntry: SETTING_UP,
  ScheduleRound: SETTING_UP,
  SetDeals: SETTING_UP,
  CloseSession: SETTING_UP,
  ReopenSession: ['chief-director', 'organiser'],
  DeclareLineUp: SETTING_UP,
  SubstitutePlayer: SETTING_UP,
  ReplaceContestant: SETTING_UP,
  WithdrawContestant: SETTING_UP,
  StartRound: SCORING,
  FinishRound: SCORING,
  NoteLate: SCORING,
  NoteOverrun: SCORING,
  NoteOffence: SCORING,
  ChangeConditions: ['chief-director', 'organiser'],
  DefineField: DIRECTING,
  WithdrawBoard: DIRECTING,
  IssueWarning: DIRECTING,
  ImposePenalty: DIRECTING,
  VaryPenalty: DIRECTING,
  RescindPenalty: DIRECTING,
  FollowRuling: FOLLOWING,
  FollowDecisionOnPenalty: FOLLOWING,
  WaivePenalty: DIRECTING,
  DisqualifyContestant: ['chief-director', 'committee', 'organiser'],
  SuspendPlayer: DIRECTING,
  PublishResults: SETTING_UP,
  SetDeadline: DIRECTING,
  SetCarryOver: SETTING_UP,
  RecordLots: SETTING_UP,
  ReportMatchNotPlayed: SCORING,
  OpenBoard: AT_THE_TABLE,
  MakeCall: AT_THE_TABLE,
  GiveAlert: AT_THE_TABLE,
  GiveExplanation: AT_THE_TABLE,
  NoteTempo: AT_THE_TABLE,
  TakeHand: AT_THE_TABLE,
  CountCards: AT_THE_TABLE,
  SeeCards: AT_THE_TABLE,
  ReturnHands: AT_THE_TABLE,
  SubstituteCall: AT_THE_TABLE,
  MakeAnnouncement: AT_THE_TABLE,
  AskQuestion: AT_THE_TABLE,
  CorrectExplanation: AT_THE_TABLE,
  GiveReview: AT_THE_TABLE,
  ShowStop: AT_THE_TABLE,
  RemoveStop: AT_THE_TABLE,
  NoteRemark: AT_THE_TABLE,
  NoteManner: AT_THE_TABLE,
  NoteSpectator: AT_THE_TABLE,
  ExposeCard: AT_THE_TABLE,
  DrawAttention: AT_THE_TABLE,
  ReserveRights: AT_THE_TABLE,
  CallDirector: AT_THE_TABLE,
  Choose: AT_THE_TABLE,
  CorrectHands: DIRECTING,
  RestoreCard: DIRECTING,
  TurnBoard: DIRECTING,
  ExchangeSeats: DIRECTING,
  RedealBoard: DIRECTING,
  TakeStatement: DIRECTING,
  FindFact: DIRECTING,
  OfferOptions: DIRECTING,
  Judge: DIRECTING,
  TakePoll: DIRECTING,
  PlaceLead: AT_THE_TABLE,
  WithdrawLead: AT_THE_TABLE,
  FaceLead: AT_THE_TABLE,
  SpreadHand: AT_THE_TABLE,
  PlayCard: AT_THE_TABLE,
  DesignateCard: AT_THE_TABLE,
  ChangeDesignation: AT_THE_TABLE,
  DummyPlays: AT_THE_TABLE,
  WithdrawCard: AT_THE_TABLE,
  AskAboutRevoke: AT_THE_TABLE,
  PointTrick: AT_THE_TABLE,
  InspectTricks: AT_THE_TABLE,
  ClaimTricks: AT_THE_TABLE,
  ConcedeTricks: AT_THE_TABLE,
  AcceptClaim: AT_THE_TABLE,
  Object: AT_THE_TABLE,
  AgreeToPlayOn: AT_THE_TABLE,
  WithdrawAcquiescence: AT_THE_TABLE,
  WithdrawConcession: AT_THE_TABLE,
  CallOnNextBoard: AT_THE_TABLE,
  EndRound: DIRECTING,
  AnalyseClaim: DIRECTING,
  CloseReview: DIRECTING,
  ConfirmResult: DIRECTING,
  AgreeResult: AT_THE_TABLE,
  EnterResult: AT_THE_TABLE,
  EnterScore: AT_THE_TABLE,
  ReportNotPlayed: SCORING,
  AwardArtificialScore: SCORING,
  AssignScore: DIRECTING,
  DraftRuling: DIRECTING,
  GiveRuling: DIRECTING,
  TellRuling: DIRECTING,
  ReverseDecision: DIRECTING,
  ReviewRuling: DIRECTING,
  CorrectScore: SCORING,
  TransferTricks: DIRECTING,
  FollowDecision: FOLLOWING,
  LodgeAppeal: ADMITTING,
  GiveConsent: HANDLING,
  PayDeposit: HANDLING,
  RefuseAppeal: HANDLING,
  ReferAppeal: HANDLING,
  RedirectAppeal: ADMITTING,
  DecideLawPart: ['chief-director'],
  ConveneCommittee: ADMITTING,
  StandDown: HANDLING,
  OpenHearing: HANDLING,
  HearParty: HANDLING,
  FileStatement: HANDLING,
  CloseHearing: HANDLING,
  TakeVote: HANDLING,
  DecideAppeal: ['chief-director', 'committee'],
  Recommend: ['chief-director', 'committee'],
  Dissent: ['committee'],
  ReturnDeposit: HANDLING,
  ForfeitDeposit: ['chief-director', 'committee'],
  TellDecision: HANDLING,
  WithdrawAppeal: HANDLING,
  TakeAppealFurther: HANDLING,
  ConcludeAppeal: HANDLING,
};

/** Whether a role may give commands of a type at all; `notAuthorised` looks at what is in them, too. */
export const mayGive = (role: ActingRole, type: keyof typeof MAY): boolean => MAY[type].includes(role);

/** What is known of a command before its content is read: its type, and the table that it is for, where it is for a board. */
export interface CommandTarget {
  readonly type: keyof typeof MAY;
  readonly board: { readonly session: string; readonly table: string } | null;
}

/**
 * Why an actor may not give any command of this type at this place; null where the content decides, too. What this refuses
 * `notAuthorised` refuses whatever the content is.
 */
export const notAuthorisedFor = (
  { role, session, table }: Actor,
  { type, board }: CommandTarget,
): (Refusal & { readonly code: 'NotAuthorised' }) | null => {
  if (!MAY[type].includes(role)) {
    return { code: 'NotAuthorised', message: reason('role-may-not', { role: { authority: role }, type }) };
  }
  if (role !== 'table' || board === null || (session === board.session && table === board.table)) return null;
  return { code: 'NotAuthorised', message: reason('own-table-only') };
};

/** Tricks that were not agreed on are ruled on (79B), and when the time is over the director is to be sure (79C2). */
const isForDirector = ({ error, consent, beyondDoubt }: CorrectScore['data']): boolean =>
  error === 'tricks' || consent !== undefined || beyondDoubt !== undefined;

/** Why this actor may not give this command; null when it may. */
export const notAuthorised = (actor: Actor, command: Command): Refusal | null => {
  const { type } = command.command;
  const refusal = notAuthorisedFor(actor, { type, board: command.to === 'board' ? command.address : null });
  if (refusal) return refusal;
  if (
    type === 'Choose' &&
    command.command.data.seat === undefined &&
    actor.role !== 'director' &&
    actor.role !== 'chief-director'
  ) {
    return { code: 'NotAuthorised', message: reason('director-chooses') };
  }
  if (type === 'CorrectScore' && actor.role === 'scorer' && isForDirector(command.command.data)) {
    return { code: 'NotAuthorised', message: reason('correction-for-director') };
  }
  if (type === 'DisqualifyContestant' && actor.role !== 'organiser' && command.command.data.approvedBy === undefined) {
    return { code: 'NotAuthorised', message: reason('disqualification-to-approve') };
  }
  if (
    type === 'ReverseDecision' &&
    command.command.data.authority === 'chief-director' &&
    actor.role !== 'chief-director'
  ) {
    return { code: 'NotAuthorised', message: reason('chief-director-takes-back') };
  }
  if (actor.role !== 'table' || command.to === 'board') return null;
  return { code: 'NotAuthorised', message: reason('own-table-only') };
};

/**
 * Why this actor may not give commands to a stream, whatever they are; null when it may. A committee acts on cases that
 * it was convened for: a refusal would tell it what is on record of the others, and that there are any.
 * @param events of the stream
 */
export const notAuthorisedOn = (
  { role }: Actor,
  to: Command['to'],
  events: readonly { readonly type: string }[],
): Refusal | null =>
  role === 'committee' && to === 'appeal' && events.every(({ type }) => type !== 'CommitteeConvened')
    ? { code: 'NotAuthorised', message: reason('committee-not-convened') }
    : null;
