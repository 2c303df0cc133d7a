import type { Call, Card, Contract, Seat, Side } from './vocabulary';

/** A result at the table: the contract and the tricks that declarer took. */
export interface NamedResult extends Contract {
  readonly tricks: number;
}

/**
 * A value inside a message, as data: the language in which the message is read decides how it is written. Text stands
 * as it is (a name, a citation, what a person said).
 */
export type Param =
  | string
  | number
  /** An exact number: `'-0.5'`, `'7/3'`. */
  | { readonly exact: string }
  /** A number as a file writes it, `'-3.67'`: only its decimal mark follows the language. */
  | { readonly decimal: string }
  | { readonly seat: Seat }
  | { readonly side: Side }
  | { readonly card: Card }
  | { readonly call: Call }
  /** Null: passed out. */
  | { readonly result: NamedResult | null }
  /** A contestant, player or table by id; shown by its name where that is known. */
  | { readonly contestant: string }
  /** On whose authority, as `OFFICE:ID`: `'director:d01'`. */
  | { readonly authority: string }
  /** A choice, answer, question, offence, instance or kind by the name that it is stored with: `'logical-alternative'`. */
  | { readonly name: string; readonly of?: NameKind }
  /** Where a rule stands: `'L78A'`, `'DBf X78B4'`, `'Law 27A1 (WBF 2017)'`. */
  | { readonly paragraph: string }
  /** ISO 8601; shown in the time zone of the venue. */
  | { readonly instant: string }
  /** Several values, one after the other: a comma between them, a semicolon (`apart`) where they have commas, or as said. */
  | { readonly list: readonly Param[]; readonly joined?: 'and' | 'or' | 'plus' | 'apart' }
  | Message
  /** Not there: a message asks for it by `{hasText, select, yes {: {text}} other {}}`. */
  | null;

/** What a name is of, where the same name is another word elsewhere; left out: something chosen, answered or found. */
export type NameKind = 'instance' | 'offence' | 'part' | 'party' | 'procedure' | 'rule';

export type Params = Readonly<Record<string, Param>>;

/**
 * What the program says to people: a code and its parameters, never a sentence. The catalogues of `libs/messages` have
 * the sentence for each code in each language.
 */
export interface Message {
  readonly code: string;
  readonly params: Params;
}

const NONE: Params = {};

export const message = (code: string, params: Params = NONE): Message => ({ code, params });
