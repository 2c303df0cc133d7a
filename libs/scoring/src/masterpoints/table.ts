import type { Rational } from '../rational';

export type MasterpointKind = 'pair' | 'team' | 'individual';

/** How large a field is: what is counted, and what each of them is worth. */
export interface MasterpointSize {
  readonly contestants: MasterpointKind;
  readonly winners: 'one' | 'two' | 'any';
  /** Half tables count as whole ones. */
  readonly of: 'contestants' | 'tables';
  readonly each: Rational;
  /** Up to how many of them; null for any number. */
  readonly most: Rational | null;
}

/** Which part of a field has masterpoints, from the first place down. */
export interface AwardedPart {
  /** For IMPs over at least so many boards against the same opponents; null for every event. */
  readonly boardsARound: Rational | null;
  readonly part: Rational;
  readonly to: 'up' | 'down';
}

/** A table of masterpoints: the figures of one printed scheme. The tables are in YAML. */
export interface MasterpointTable {
  /** The text, as derivations cite it. */
  readonly reference: string;
  /** Where the text was read. */
  readonly sources: readonly string[];
  /** The date of the text, `'2004'` or `'2013-05-01'`; null where it has none. */
  readonly edition: string | null;
  /** Of how many sessions an event may be. */
  readonly sessions: 'any' | 'one';
  /** The first that is for a field; no masterpoints where there is none. */
  readonly sizes: readonly MasterpointSize[];
  /** The factor of an event, by its level. */
  readonly levels: Readonly<Record<string, Rational>>;
  /** The first that is for the event. */
  readonly awarded: readonly AwardedPart[];
  /** What the first places have of the winner's masterpoints; every other has one part in its number less `less`. */
  readonly places: { readonly shares: readonly Rational[]; readonly less: Rational };
  /** What awards are rounded to the nearest of: a whole number, tenths or hundredths. */
  readonly unit: Rational;
  /** By what text those who are tied share the masterpoints of their places. */
  readonly ties: string;
}
