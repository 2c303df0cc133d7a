import type {
  IrregularCallName,
  IrregularCardName,
  OptionName,
  QuestionName,
  ReplacementName,
  VacancyName,
} from './names';
import type { Card, Seat, Regulations, FromEdition } from '@app/bridge';
import type { Act, ActData } from './acts';
import type { CardOnTable, Vacancy } from './cards';
import type { CallOnTable, Irregularity, Option, Question, Replacement, TableState } from './table-state';

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
export interface Raisable {
  readonly law: FromEdition<string>;
  /** Its paragraph in regulations, where it is their question and not the Laws'. */
  readonly regulations?: Readonly<Partial<Record<Regulations, string>>>;
  /** A function where the edition, the regulations or the act leave only some of them; none, and it is not asked. */
  readonly answers: readonly string[] | ((state: TableState, act: number) => readonly string[]);
  /** The paragraph of this very act, where another one than of others. */
  readonly lawOf?: (state: TableState, act: number) => string | null;
}

/** The functions that are found by a name (`names.ts`). */
export interface Handlers {
  /** By the rule of an irregular call. */
  readonly irregularities: Readonly<Record<IrregularCallName, IrregularCall>>;
  /** By the rule of an irregularity of the play. */
  readonly irregularCards: Readonly<Record<IrregularCardName, IrregularCard>>;
  /** By the option that was chosen. */
  readonly chosen: Readonly<Record<OptionName, (state: TableState, option: Option, choice: string) => TableState>>;
  /** By the question that was answered. */
  readonly judged: Readonly<
    Record<QuestionName, (state: TableState, question: Question, answer: string) => TableState>
  >;
  /** By what a replacement call falls under, once the offender has called. */
  readonly replaced: Readonly<
    Record<ReplacementName, (state: TableState, replacement: Replacement, call: CallOnTable) => TableState>
  >;
  /** By what a place in a trick is to be filled under, once its hand has played to it. */
  readonly filled: Readonly<
    Record<VacancyName, (state: TableState, vacancy: Vacancy, card: CardOnTable) => TableState>
  >;
}
export type HandlerKind = keyof Handlers;

/** What one Law adds to the table: handlers of its own names, and what it does at any act. */
export type LawModule = { readonly [K in HandlerKind]?: Partial<Handlers[K]> } & {
  /** Questions that no act opens: directors raise them themselves, about an act, by answering them. */
  readonly raisable?: Readonly<Partial<Record<QuestionName, Raisable>>>;
  /** An act that takes an option without saying so: a player takes back a card that an option lets them take back. */
  readonly optionTaken?: (state: TableState, act: Act) => ActData['OptionChosen'] | null;
  /** What an act changes before its call or card is taken. */
  readonly before?: (state: TableState, act: Act) => TableState;
  /** What follows from any act, after the rest. */
  readonly after?: (state: TableState, act: Act) => TableState;
};

/** The place is filled, and that is all. */
export const nothingFollows = (state: TableState): TableState => state;
