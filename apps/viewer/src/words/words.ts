import type { LawRef, Obligation } from '@app/laws';
import type {
  AdjustedOutcome,
  AppealEvent,
  BoardEvent,
  BoardView,
  PlayedResult,
  SessionEvent,
  adviceInWords,
  claimInWords,
  claimStatusInWords,
} from '@app/session';

/** Events of a ruling, or of a score that is put right. */
export type RulingEvent = Extract<
  BoardEvent,
  {
    type:
      | 'RulingDrafted'
      | 'RulingGiven'
      | 'RulingTold'
      | 'RulingReversed'
      | 'RulingReviewed'
      | 'RulingUpheld'
      | 'ScoreCorrected'
      | 'TricksTransferred';
  }
>;

/** What the libraries say in English, in the reader's language. What people have said is left as they said it. */
export interface Words {
  readonly boardEvent: (event: BoardEvent) => string;
  readonly sessionEvent: (event: SessionEvent) => string;
  readonly appealEvent: (event: AppealEvent) => string;
  /** What a rule is about, up to a semicolon; behind it, what may be done. */
  readonly rule: (rule: string) => string;
  readonly law: (law: LawRef) => string;
  readonly result: (result: PlayedResult | null) => string;
  readonly outcome: (outcome: AdjustedOutcome) => string;
  /** What a player has to do or must not do, after his name. */
  readonly duty: (obligation: Obligation) => string;
  readonly revoke: (revoke: Omit<BoardView['revokes'][number], 'act' | 'seat'>) => string;
  readonly claim: typeof claimInWords;
  readonly claimStatus: typeof claimStatusInWords;
  readonly advice: typeof adviceInWords;
  /** Until when an option is open. */
  readonly moment: (moment: string) => string;
  /** Names of choices, answers, questions, offences and kinds. */
  readonly name: (name: string) => string;
}
