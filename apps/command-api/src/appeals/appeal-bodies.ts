import { APPEAL_COMMANDS } from '@app/contract';
import { bodyOf } from '../../../common/src/body-of';

/** The bodies of commands to an appeal: each is what the contract defines as the command's data. */

export class ConveneCommitteeBody extends bodyOf(APPEAL_COMMANDS.ConveneCommittee) {}
export class StandDownBody extends bodyOf(APPEAL_COMMANDS.StandDown) {}
export class OpenHearingBody extends bodyOf(APPEAL_COMMANDS.OpenHearing) {}
export class HearPartyBody extends bodyOf(APPEAL_COMMANDS.HearParty) {}
export class FileStatementBody extends bodyOf(APPEAL_COMMANDS.FileStatement) {}
export class CloseHearingBody extends bodyOf(APPEAL_COMMANDS.CloseHearing) {}
export class TakeVoteBody extends bodyOf(APPEAL_COMMANDS.TakeVote) {}
export class DecideLawPartBody extends bodyOf(APPEAL_COMMANDS.DecideLawPart) {}
export class DecideAppealBody extends bodyOf(APPEAL_COMMANDS.DecideAppeal) {}
export class TellDecisionBody extends bodyOf(APPEAL_COMMANDS.TellDecision) {}
export class RecommendBody extends bodyOf(APPEAL_COMMANDS.Recommend) {}
export class DissentBody extends bodyOf(APPEAL_COMMANDS.Dissent) {}
export class LodgeAppealBody extends bodyOf(APPEAL_COMMANDS.LodgeAppeal) {}
export class GiveConsentBody extends bodyOf(APPEAL_COMMANDS.GiveConsent) {}
export class RefuseAppealBody extends bodyOf(APPEAL_COMMANDS.RefuseAppeal) {}
export class ReferAppealBody extends bodyOf(APPEAL_COMMANDS.ReferAppeal) {}
export class RedirectAppealBody extends bodyOf(APPEAL_COMMANDS.RedirectAppeal) {}
export class WithdrawAppealBody extends bodyOf(APPEAL_COMMANDS.WithdrawAppeal) {}
export class PayDepositBody extends bodyOf(APPEAL_COMMANDS.PayDeposit) {}
export class ReturnDepositBody extends bodyOf(APPEAL_COMMANDS.ReturnDeposit) {}
export class ForfeitDepositBody extends bodyOf(APPEAL_COMMANDS.ForfeitDeposit) {}
export class TakeAppealFurtherBody extends bodyOf(APPEAL_COMMANDS.TakeAppealFurther) {}
export class ConcludeAppealBody extends bodyOf(APPEAL_COMMANDS.ConcludeAppeal) {}
