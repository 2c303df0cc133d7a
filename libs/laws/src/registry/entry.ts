import type { Edition, FromEdition, Print } from '@app/bridge';

/**
 * What is done about a Law (docs/laws-coverage.md explains them):
 * enforced by the state machine, options offered, judgement asked, score or standing changed, deadline run,
 * recorded as a fact, or procedural.
 */
export const TREATMENTS = ['enforced', 'offered', 'judged', 'scored', 'timed', 'recorded', 'procedural'] as const;
export type Treatment = (typeof TREATMENTS)[number];

/** Treatments of a Law by edition: a Law may ask for a judgement in one of them and not in the other. */
type TreatmentsByEdition = Readonly<Record<Edition, readonly Treatment[]>>;

type ByEdition = Readonly<Partial<Record<Edition, string>>>;

/** One paragraph of a Law: where it stands in each edition, and what it says there, in our own words. */
export interface Paragraph {
  /** Its number, `'27B1'` or `'27B1a'`, from each edition on that numbers it anew; null from the one that gives it up. */
  readonly at: FromEdition<string>;
  /** The prints that have it under its number, in an edition whose prints do not agree; left out: all. */
  readonly prints?: Readonly<Partial<Record<Edition, readonly Print[]>>>;
  /** Where an edition without such a number treats the same matter: as a part of another of its paragraphs. */
  readonly within?: ByEdition;
  /** What it says in English, paraphrased; a text for each edition that says it anew where they do not agree. */
  readonly says: string | ByEdition;
}

/** What a language says of the Laws: the texts of the registry, translated. */
export interface Translation {
  /** Short titles by the number of the Law. */
  readonly titles: Readonly<Record<number, string>>;
  readonly titlesIn: Readonly<Record<number, ByEdition>>;
  /**
   * The texts of each edition that no earlier one has said, by their number there; `'sbf 12C1c'` where another paragraph
   * has it in the print of WBF. A later edition that says nothing anew says what its predecessor does.
   */
  readonly texts: Readonly<Record<Edition, Readonly<Record<string, string>>>>;
}

export interface Law {
  readonly number: number;
  /** A short title in our own words, in English. */
  readonly title: string;
  /** The title in an edition where the number belongs to another subject: Law 23. */
  readonly titleIn?: ByEdition;
  /** What the whole Law asks of the engine, once all of it is built. */
  readonly treatments: readonly Treatment[];
  /**
   * Which of its treatments are built, each shown by a scenario of that edition (docs/laws-coverage.md); left out
   * where none is. Scored, timed and procedural are never claimed here.
   */
  readonly built?: TreatmentsByEdition;
  readonly paragraphs: readonly Paragraph[];
}
