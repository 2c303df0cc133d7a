import type { Message } from '@app/bridge';
import { type Changed, type Differences, type Simulation, whatIf } from '@app/documents';
import { inEnglish } from '@app/messages';
import type { NamedAlternative } from '@app/scenarios';
import { type PreviewedEvent, previewedEvent } from './preview-answer';
import type { StageDocuments } from './stage-documents';

/** What would have come of one alternative. */
export interface WhatIfAnswer {
  readonly name: string;
  /** What the alternative puts into the record. */
  readonly added: readonly PreviewedEvent[];
  /** What has no place in it of what happened in fact. */
  readonly leftOut: readonly (PreviewedEvent & { readonly why: Message })[];
  /** Fields of the board, or of the session, that come out otherwise. */
  readonly state: readonly Changed<unknown>[];
  readonly differences: Differences;
}

/** A step that cannot be taken: which, from 0, of which alternative, and why. */
export class StuckStep extends Error {
  constructor(
    readonly alternative: number,
    readonly step: number,
    readonly code: string,
    readonly said: string | Message,
  ) {
    super(inEnglish(said));
  }
}

/** Alternatives side by side, each against what is on record. Throws a `StuckStep`. */
export const whatIfAnswers = (
  documents: StageDocuments,
  world: Simulation,
  stream: string,
  alternatives: readonly NamedAlternative[],
): readonly WhatIfAnswer[] => {
  const scored = documents.scores();
  return alternatives.map((alternative, index) => {
    const found = whatIf(world, documents.stage, stream, alternative, scored);
    if (!found.ok) {
      const { code, message } = found.refusal;
      throw new StuckStep(index, found.step, code, message);
    }
    const { added, leftOut, state, differences } = found;
    return {
      name: alternative.name,
      added: added.map(previewedEvent),
      leftOut: leftOut.map(({ event, why }) => ({ ...previewedEvent(event), why })),
      state,
      differences,
    };
  });
};
