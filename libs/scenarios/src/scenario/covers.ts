import { isRecord } from '@app/contract';
import type { Edition } from '@app/bridge';
import { paragraphsOf } from '@app/laws';
import type { PathProblem } from '../yaml/problem';
import { type ByEdition, saidUnder, splitProblems } from './editions';

/** The treatments of a Law that can be seen at the table; the others are arithmetic, deadlines or mere procedure. */
export const SHOWN_TREATMENTS = ['enforced', 'offered', 'judged', 'recorded'] as const;
export type ShownTreatment = (typeof SHOWN_TREATMENTS)[number];

/** A paragraph of an edition that a scenario shows, and what is shown to be done about it. */
export interface Cover {
  readonly edition: Edition;
  readonly treatment: ShownTreatment;
  /** `'27B1a'` */
  readonly paragraph: string;
}

const listed = (paragraphs: unknown): readonly string[] =>
  Array.isArray(paragraphs) ? paragraphs.map((one) => String(one)) : [];

/** What a scenario covers under the editions that it is played under, as its `covers` says it. */
export const coversOf = (covers: ByEdition, editions: readonly Edition[]): readonly Cover[] =>
  editions.flatMap((edition) => {
    const said = saidUnder(edition, covers);
    return SHOWN_TREATMENTS.flatMap((treatment) =>
      listed(said?.[treatment]).map((paragraph) => ({ edition, treatment, paragraph })),
    );
  });

/** Why a paragraph cannot be covered: the edition has none of that number, or spells it otherwise. */
const paragraphProblem = (edition: Edition, paragraph: string): string | null => {
  const answer = paragraphsOf(edition, paragraph);
  if (!answer.found) {
    const near = answer.nearest.length > 0 ? `; near it: ${answer.nearest.join(', ')}` : '';
    return `${edition} has no paragraph ${paragraph}${near}`;
  }
  return answer.citation === paragraph ? null : `the paragraph ${paragraph} is spelled ${answer.citation}`;
};

/** Paragraphs that a scenario says it covers, and that there are not. Its form the schema checks. */
export const coverProblems = (covers: unknown, played: readonly Edition[]): readonly PathProblem[] => {
  if (!isRecord(covers)) return [];
  return splitProblems(covers, ['covers'], played, (part, path, editions) =>
    SHOWN_TREATMENTS.flatMap((treatment) =>
      listed(isRecord(part) ? part[treatment] : undefined).flatMap((paragraph, index) =>
        editions.flatMap((edition) => {
          const message = paragraphProblem(edition, paragraph);
          return message === null ? [] : [{ path: [...path, treatment, index], message }];
        }),
      ),
    ),
  );
};
