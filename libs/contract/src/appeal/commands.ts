import type { EventsOf } from '../events-of';
import { someWords } from '../personal-text';
import { flag, object, optional, says, text, without } from '../schema/schema';
import { anInstant } from '../vocabulary';
import { APPEAL_EVENTS } from './events';

/** What can be asked of an appeal; where a command has less than its event, the regulations say the rest. */
export const APPEAL_COMMANDS = {
  LodgeAppeal: object({
    ...without(
      APPEAL_EVENTS.AppealLodged.properties,
      'respondents',
      'ladder',
      'instance',
      'procedure',
      'period',
      'deposit',
    ),
    grounds: someWords,
    asksFor: optional(someWords),
    juniors: says('The contestant is made up of juniors only (DBf X92B2).', optional(flag)),
    toldAt: says(
      'When the appellant had the decision, where no record says so: of a penalty, say.',
      optional(anInstant),
    ),
  }),
  GiveConsent: APPEAL_EVENTS.ConsentGiven,
  PayDeposit: APPEAL_EVENTS.DepositPaid,
  RefuseAppeal: APPEAL_EVENTS.AppealRefused,
  ReferAppeal: APPEAL_EVENTS.AppealReferred,
  RedirectAppeal: APPEAL_EVENTS.AppealRedirected,
  DecideLawPart: APPEAL_EVENTS.LawPartDecided,
  ConveneCommittee: APPEAL_EVENTS.CommitteeConvened,
  StandDown: APPEAL_EVENTS.MemberStoodDown,
  OpenHearing: APPEAL_EVENTS.HearingOpened,
  HearParty: object({ ...APPEAL_EVENTS.PartyHeard.properties, text: someWords }),
  FileStatement: object({ ...APPEAL_EVENTS.WrittenStatementFiled.properties, text: someWords }),
  CloseHearing: APPEAL_EVENTS.HearingClosed,
  TakeVote: APPEAL_EVENTS.VoteTaken,
  DecideAppeal: APPEAL_EVENTS.AppealDecided,
  Recommend: APPEAL_EVENTS.RecommendationMade,
  Dissent: APPEAL_EVENTS.DissentRecorded,
  ReturnDeposit: APPEAL_EVENTS.DepositReturned,
  ForfeitDeposit: APPEAL_EVENTS.DepositForfeited,
  /** The time to go further is that of the regulations, where none is set. */
  TellDecision: object({
    ...without(APPEAL_EVENTS.DecisionTold.properties, 'furtherUntil', 'paragraph'),
    furtherUntil: says('To go further; as the regulations have it where left out.', optional(anInstant)),
    paragraph: optional(text(60)),
  }),
  WithdrawAppeal: object({ ...APPEAL_EVENTS.AppealWithdrawn.properties, reason: someWords }),
  TakeAppealFurther: object({ ...APPEAL_EVENTS.AppealTakenFurther.properties, reason: someWords }),
  ConcludeAppeal: APPEAL_EVENTS.AppealFinal,
} as const;

export type AppealCommand = EventsOf<typeof APPEAL_COMMANDS>;
export type AppealCommandType = AppealCommand['type'];
