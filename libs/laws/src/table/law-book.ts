import type { Act, ActData, ActOf } from '../state/acts';
import type { NextCard } from '../state/law-module';
import type { ActRule, CallMade, CallRule, CardRule, Finding, FindingOn, JudgementRule } from '../state/rule';
import type { TableState } from '../state/table-state';
import type { Dispatch } from './dispatch';

/** How a call meets what is open at the table (Laws 17, 25, 28 to 39). */
export interface CallTaking {
  /** The table as this call meets it: what calling answers, and whom the player need not wait for. */
  readonly beforeCall: (laws: Dispatch, state: TableState, made: CallMade, at: number) => TableState;
  /** The table as the Laws see it for this player. */
  readonly seenBy: (state: TableState, seat: CallMade['seat']) => TableState;
  /** The table that a call meets; null where the call only says what was deemed said. */
  readonly tableFor: (state: TableState, made: CallMade) => TableState | null;
  readonly takeCall: (laws: Dispatch, state: TableState, at: number, made: ActData['CallMade']) => TableState;
  readonly takeSubstitution: (state: TableState, at: number, made: ActData['CallSubstituted']) => TableState;
  /** What the Laws say about an attempt to change a call. */
  readonly judgeSubstitution: (state: TableState, made: ActData['CallSubstituted'], at: number) => readonly Finding[];
  /** What they say once it is judged whether the change was intended. */
  readonly judgeIntention: (state: TableState, judged: ActData['JudgementMade']) => readonly FindingOn[];
  /** What they say about calls that had been tried as changes before an act, and stand after it. */
  readonly judgeChanges: (before: TableState, after: TableState) => readonly FindingOn[];
}

/** How a card meets what is open at the table (Laws 44 to 58). */
export interface CardTaking {
  /** The card that an act plays, or leads while the auction goes on; null where it plays none. */
  readonly cardOfAct: (state: TableState, act: Act) => NextCard | null;
  /** Whether a card counts for the play. */
  readonly isPlayed: (state: TableState, seat: NextCard['seat']) => boolean;
  readonly beforeCard: (laws: Dispatch, state: TableState, next: NextCard) => TableState;
  readonly cardRulesBroken: (state: TableState, next: NextCard) => readonly CardRule[];
  readonly takeCard: (laws: Dispatch, state: TableState, next: NextCard) => TableState;
  readonly waiting: CardsWaiting;
}

/** How cards wait until it is known what declarer has named before them (46B). */
export interface CardsWaiting {
  /** Whether nothing can be said yet about a card. */
  readonly isJudgedLater: (state: TableState, next: Pick<NextCard, 'seat'>) => boolean;
  /** Whether this act plays a card that has to wait. */
  readonly waits: (state: TableState, act: Act) => act is ActOf<'CardPlayed'>;
  readonly withWaiting: (state: TableState, act: ActOf<'CardPlayed'>) => TableState;
  readonly withoutWaiting: (state: TableState) => TableState;
  /** Whether it is still asked what declarer has named. */
  readonly isAsked: (state: TableState) => boolean;
  /** What declarer has named, as the act that plays it; null where this act does not tell. */
  readonly wordsAnew: (state: TableState, act: Act) => Act | null;
}

/** All that the table needs to know of single Laws. */
export interface LawBook {
  readonly laws: Dispatch;
  readonly calls: CallTaking;
  readonly cards: CardTaking;
  readonly callRules: readonly CallRule[];
  /** Rules about acts other than calls and cards, in the order in which their findings are reported. */
  readonly actRules: readonly ActRule[];
  /** Infractions that only a judgement finds. */
  readonly judgementRules: readonly JudgementRule[];
}
