import type { Edition } from '@app/bridge';

/**
 * What is done about a Law (docs/laws-coverage.md explains them):
 * enforced by the state machine, options offered, judgement asked, score or standing changed, deadline run,
 * recorded as a fact, or procedural.
 */
export const TREATMENTS = ['enforced', 'offered', 'judged', 'scored', 'timed', 'recorded', 'procedural'] as const;
export type Treatment = (typeof TREATMENTS)[number];

/** Treatments of a Law by edition: a Law may ask for a judgement in one of them and not in the other. */
type TreatmentsByEdition = Readonly<Record<Edition, readonly Treatment[]>>;

/** One paragraph of a Law: where it stands in each edition, and what it says there, in our own words. */
export interface Paragraph {
  /** Its number in each edition that has it: `'27B1'`, or `'27B1a'`; the numbers moved between the editions. */
  readonly at: Readonly<Partial<Record<Edition, string>>>;
  /** Where an edition without such a number treats the same matter: as a part of another of its paragraphs. */
  readonly within?: Readonly<Partial<Record<Edition, string>>>;
  /** What it says, paraphrased; one text where the editions agree, one for each where they differ. */
  readonly says: string | Readonly<Partial<Record<Edition, string>>>;
}

/** A short title in our own words. */
export interface Title {
  readonly en: string;
  readonly da: string;
  readonly sv: string;
}

export interface Law {
  readonly number: number;
  readonly title: Title;
  /** The title in an edition where the number belongs to another subject: Law 23. */
  readonly titleIn?: Readonly<Partial<Record<Edition, Title>>>;
  /** What the whole Law asks of the engine, once all of it is built. */
  readonly treatments: readonly Treatment[];
  /**
   * Which of its treatments are built, each shown by a scenario of that edition (docs/laws-coverage.md); left out
   * where none is. Scored, timed and procedural are never claimed here.
   */
  readonly built?: TreatmentsByEdition;
  readonly paragraphs: readonly Paragraph[];
}
