import type { Card, Seat } from '@app/bridge';
import type { Edition, Regulations } from '../law-ref';
import type { Act } from './acts';
import type { CardOnTable, Vacancy } from './cards';
import type { CallOnTable, Irregularity, Option, Question, Replacement, TableState } from './state';

/** What becomes of one kind of irregularity of the auction, as its Law has it. */
export interface IrregularCall {
  /** The offender's left-hand opponent calls before it has been rectified. */
  readonly lhoCalls: (state: TableState, irregularity: Irregularity) => TableState;
  /** The director is at the table: options are opened, or what needs no choice is rectified. */
  readonly directorComes: (state: TableState, irregularity: Irregularity) => TableState;
}

/** A card that somebody is about to play. */
export interface NextCard {
  readonly at: number;
  readonly seat: Seat;
  readonly card: Card;
  /** The act of a card that it fell together with (58). */
  readonly simultaneousWith?: number;
  /** Dummy has put it down without being told (45D). */
  readonly unbidden?: true;
}

/** What becomes of one kind of irregularity of the play, as its Law has it. */
export interface IrregularCard {
  /** It need not be apparent: it is before the director only once attention has been drawn to it itself. */
  readonly hidden?: true;
  /** Somebody plays a card before anything has been ruled: what that answers. */
  readonly cardFollows?: (state: TableState, irregularity: Irregularity, next: NextCard) => TableState;
  /** The director is at the table: options are opened, or what needs no choice is rectified. */
  readonly directorComes: (state: TableState, irregularity: Irregularity) => TableState;
}

/** A question that a director may raise about an act: its paragraph in each edition that has it, and its answers. */
interface Raisable {
  readonly law: Readonly<Partial<Record<Edition, string>>>;
  /** Its paragraph in regulations, where it is their question and not the Laws'. */
  readonly regulations?: Readonly<Partial<Record<Regulations, string>>>;
  /** A function where the edition, the regulations or the act leave only some of them; none, and it is not asked. */
  readonly answers: readonly string[] | ((state: TableState, act: number) => readonly string[]);
  /** The paragraph of this very act, where another one than of others. */
  readonly lawOf?: (state: TableState, act: number) => string | null;
}

/**
 * What one Law adds to the state machine. Each part is keyed by the name of a rule, an option, a question or a
 * paragraph; no two Laws have the same key.
 */
export interface LawModule {
  /** By the rule of the irregularity. */
  readonly irregularities?: Readonly<Record<string, IrregularCall>>;
  /** By the rule of the irregularity of the play. */
  readonly irregularCards?: Readonly<Record<string, IrregularCard>>;
  /** By the name of the option that was chosen. */
  readonly chosen?: Readonly<Record<string, (state: TableState, option: Option, choice: string) => TableState>>;
  /** By the question that was answered. */
  readonly judged?: Readonly<Record<string, (state: TableState, question: Question, answer: string) => TableState>>;
  /** By the paragraph that a replacement call falls under, once the offender has called. */
  readonly replaced?: Readonly<
    Record<string, (state: TableState, replacement: Replacement, call: CallOnTable) => TableState>
  >;
  /** By what a place in a trick was to be filled under, once its hand has played to it. */
  readonly filled?: Readonly<Record<string, (state: TableState, vacancy: Vacancy, card: CardOnTable) => TableState>>;
  /** Questions that no act opens: the director raises them himself, about an act, by answering them. */
  readonly raisable?: Readonly<Record<string, Raisable>>;
  /** What follows from any act, after the rest. */
  readonly after?: (state: TableState, act: Act) => TableState;
}
