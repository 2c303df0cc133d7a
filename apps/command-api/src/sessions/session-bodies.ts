import { SESSION_COMMANDS, anId, object } from '@app/contract';
import { bodyOf } from '../../../common/src/body-of';

/** The bodies of commands to a session: each is what the contract defines as the command's data. */

/** A session has no address before it is opened, so the body names it. */
export class OpenSessionBody extends bodyOf(object({ id: anId, ...SESSION_COMMANDS.OpenSession.properties })) {}
export class AddSectionBody extends bodyOf(SESSION_COMMANDS.AddSection) {}
export class EnterContestantBody extends bodyOf(SESSION_COMMANDS.EnterContestant) {}
export class CorrectEntryBody extends bodyOf(SESSION_COMMANDS.CorrectEntry) {}
export class ScheduleRoundBody extends bodyOf(SESSION_COMMANDS.ScheduleRound) {}
export class SetDealsBody extends bodyOf(SESSION_COMMANDS.SetDeals) {}
export class ReopenSessionBody extends bodyOf(SESSION_COMMANDS.ReopenSession) {}
export class CloseSessionBody extends bodyOf(SESSION_COMMANDS.CloseSession) {}
export class DefineFieldBody extends bodyOf(SESSION_COMMANDS.DefineField) {}
export class WithdrawBoardBody extends bodyOf(SESSION_COMMANDS.WithdrawBoard) {}
export class DeclareLineUpBody extends bodyOf(SESSION_COMMANDS.DeclareLineUp) {}
export class SubstitutePlayerBody extends bodyOf(SESSION_COMMANDS.SubstitutePlayer) {}
export class ReplaceContestantBody extends bodyOf(SESSION_COMMANDS.ReplaceContestant) {}
export class WithdrawContestantBody extends bodyOf(SESSION_COMMANDS.WithdrawContestant) {}
export class IssueWarningBody extends bodyOf(SESSION_COMMANDS.IssueWarning) {}
export class ImposePenaltyBody extends bodyOf(SESSION_COMMANDS.ImposePenalty) {}
export class VaryPenaltyBody extends bodyOf(SESSION_COMMANDS.VaryPenalty) {}
export class RescindPenaltyBody extends bodyOf(SESSION_COMMANDS.RescindPenalty) {}
export class WaivePenaltyBody extends bodyOf(SESSION_COMMANDS.WaivePenalty) {}
export class DisqualifyContestantBody extends bodyOf(SESSION_COMMANDS.DisqualifyContestant) {}
export class SuspendPlayerBody extends bodyOf(SESSION_COMMANDS.SuspendPlayer) {}
export class PublishResultsBody extends bodyOf(SESSION_COMMANDS.PublishResults) {}
export class SetDeadlineBody extends bodyOf(SESSION_COMMANDS.SetDeadline) {}
export class SetCarryOverBody extends bodyOf(SESSION_COMMANDS.SetCarryOver) {}
export class RecordLotsBody extends bodyOf(SESSION_COMMANDS.RecordLots) {}
export class ReportMatchNotPlayedBody extends bodyOf(SESSION_COMMANDS.ReportMatchNotPlayed) {}
export class StartRoundBody extends bodyOf(SESSION_COMMANDS.StartRound) {}
export class FinishRoundBody extends bodyOf(SESSION_COMMANDS.FinishRound) {}
export class NoteLateBody extends bodyOf(SESSION_COMMANDS.NoteLate) {}
export class NoteOverrunBody extends bodyOf(SESSION_COMMANDS.NoteOverrun) {}
export class NoteOffenceBody extends bodyOf(SESSION_COMMANDS.NoteOffence) {}
export class ChangeConditionsBody extends bodyOf(SESSION_COMMANDS.ChangeConditions) {}
