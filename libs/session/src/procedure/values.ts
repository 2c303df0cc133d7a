import type { ParameterTable } from '@app/bridge';
import type { Absent, AppealInstance, AppealPart, Ladder, Procedure } from '@app/contract';

/** What a period is for (`DeadlineRight`), where one goes with another. */
type PeriodOfDecisions = 'correction' | 'ruling-and-appeal';

/** Whoever is heard before an instance. */
export type HeardParty = 'director' | 'appellant' | 'respondent' | 'witness';

/** What goes on while a case is open. */
export const WHILE_OPEN = [
  'later-stages-go-on',
  'next-round-goes-on',
  'prizes-may-be-given',
  'qualification-goes-on',
  'qualification-waits',
  'titles-wait',
] as const;

export interface WhileOpen {
  readonly what: (typeof WHILE_OPEN)[number];
  readonly paragraph: string;
  /** Only before these instances, and not before those. */
  readonly before?: readonly AppealInstance[];
  readonly notBefore?: readonly AppealInstance[];
  readonly untilDecided?: true;
  /** Only under conditions of contest whose reference matches. */
  readonly under?: string;
}

export interface Money {
  readonly amount: number;
  readonly currency: string;
}

/** What procedure leaves to the Laws and to regulations, by name. Times are in minutes; null: left to whoever decides. */
export interface ProcedureValues {
  // Periods
  /** From when they are counted: the official score (79C, 92B), or the end of play and its pauses (DBf X79, X92). */
  readonly periods: 'from-official-score' | 'from-end-of-play';
  readonly 'correction-period': number;
  /** From the publication of each session, or with the last one of the day and the start of the next day (DBf X79A1-2). */
  readonly corrections: 'from-publication' | 'by-days-of-play';
  readonly 'ruling-period': number;
  readonly 'appeal-period': number;
  /** How far they may be shortened. */
  readonly 'least-correction-period': number;
  readonly 'least-appeal-period': number;
  /** For what the organiser finds out. */
  readonly 'extended-correction-period': number;
  /** What lets an error in the score be put right after that. */
  readonly 'late-correction': 'with-consent' | 'only-by-regulations' | 'if-begun-in-time';
  readonly 'correction-consent': readonly ('director' | 'organiser')[];
  /** Within which periods a ruling becomes another. */
  readonly 'time-to-change': PeriodOfDecisions;
  readonly 'time-to-change-of-chief-director': PeriodOfDecisions;
  /** What is decided within the time of rulings and appeals counts when the time for corrections is over. */
  readonly 'decision-begun-in-time': 'changes-the-score';
  /** A later stage that has begun is played by the results as they were. */
  readonly 'later-stages': 'go-on';
  // Appeals
  readonly ladder: Ladder;
  readonly 'appeal-time-for-a-case': 'by-who-rules';
  readonly 'further-appeal-oral': number | null;
  readonly 'further-appeal-written': number | null;
  readonly 'last-word': 'nobody-above';
  readonly deposit: Money;
  /** Before those: of juniors, before the regulating authority, in events of teams. */
  readonly 'deposit-of-juniors': Money;
  readonly 'deposit-for-the-authority': Money;
  readonly 'deposit-of-teams': Money;
  readonly forfeiture: 'without-merit' | 'unanimous-with-grounds';
  readonly 'withdrawal-of-appeal': 'if-it-cannot-matter';
  // Committees
  /** How many members an oral committee decides with. */
  readonly 'committee-members': number;
  readonly 'party-on-committee': 'never';
  readonly 'director-on-committee': 'never';
  /** Instances where nobody sits who has heard the case before. */
  readonly 'instances-of-others': readonly AppealInstance[];
  readonly majority: 'of-those-who-may-sit';
  readonly 'voice-of-committee': 'its-chair';
  /** A case goes to a higher instance when more than so many per cent of an oral committee want that. */
  readonly 'referral-wanted-by-more-than': number;
  // Hearings
  readonly 'procedure-of-instances': 'as-on-the-ladder';
  /** A party that does not know of the appeal is heard in writing, or not at all. */
  readonly 'parties-informed-oral': 'or-in-writing' | 'or-not-heard';
  readonly 'parties-informed-written': 'or-not-heard';
  readonly 'statement-period': number;
  /** Who is heard before the others; witnesses after the first. */
  readonly 'order-of-hearing': readonly HeardParty[];
  readonly 'heard-before-closing': readonly HeardParty[];
  readonly 'while-open': readonly WhileOpen[];
}

export type ProcedureName = keyof ProcedureValues;

/** The parameters of the Laws or of one text of regulations. The values are in YAML. */
export type ProcedureTable = ParameterTable<ProcedureValues>;

/** An instance on a ladder, what it is there for, and what it may not overrule but only recommend (93B3, 91). */
export interface Rung {
  readonly instance: AppealInstance;
  readonly procedure: Procedure;
  readonly paragraph: string;
  /**
   * `law-part`: the chief director, for what is purely of law or regulations. `in-place`: only where there is no oral
   * committee. `by-referral`: only where a case is sent there.
   */
  readonly comes: 'first' | 'law-part' | 'committee' | 'in-place' | 'by-referral' | 'always';
  readonly onlyRecommends: readonly AppealPart[];
  /** By which paragraph it may not overrule. */
  readonly limit: string | null;
}

export interface Rungs {
  /** The first instance first. */
  readonly rungs: readonly Rung[];
  /** Where no committee can be had: the chief director hears all, one person sits as committee, or it goes further. */
  readonly withoutCommittee: 'chief-director' | 'one-person' | 'further';
  /** The ladder that takes its place where there is no chief director. */
  readonly withoutChiefDirector: Ladder | null;
  /** Instances that ask for no deposit. */
  readonly withoutDeposit: readonly AppealInstance[];
}

/** What a case asks of its ladder. */
export interface OnLadder {
  readonly ladder: Ladder;
  readonly parts: readonly AppealPart[];
  readonly absent: readonly Absent[];
}
