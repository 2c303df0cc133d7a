import type { Edition, Print } from '@app/bridge';

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
  /** Its number in each edition that has it: `'27B1'`, or `'27B1a'`; the numbers moved between the editions. */
  readonly at: ByEdition;
  /** The prints that have it under its number, in an edition whose prints do not agree; left out: all. */
  readonly prints?: Readonly<Partial<Record<Edition, readonly Print[]>>>;
  /** Where an edition without such a number treats the same matter: as a part of another of its paragraphs. */
  readonly within?: ByEdition;
  /** What it says in English, paraphrased; one text where the editions agree, one for each where they differ. */
  readonly says: string | ByEdition;
}

/** What a language says of the Laws: the texts of the registry, translated. */
export interface Translation {
  /** Short titles by the number of the Law. */
  readonly titles: Readonly<Record<number, string>>;
  readonly titlesIn: Readonly<Record<number, ByEdition>>;
  /** Texts that are the same in both editions, by the number of 2017. */
  readonly both: Readonly<Record<string, string>>;
  /** Texts of one edition alone, by their number there; `'sbf 12C1c'` where another paragraph has it in the print of WBF. */
  readonly 'wbf-2017': Readonly<Record<string, string>>;
  readonly 'wbf-2007': Readonly<Record<string, string>>;
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
