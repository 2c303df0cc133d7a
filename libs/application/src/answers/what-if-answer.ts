import type { Message } from '@app/bridge';
import { inEnglish } from '@app/messages';
import type { WhatIfAlternative } from '@app/contract';
import { type Simulation, whatIf } from '@app/documents';
import type { NamedAlternative } from '@app/scenarios';
import { previewedEvent } from './preview-answer';
import type { StageDocuments } from './stage-documents';

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
  simulation: Simulation,
  stream: string,
  alternatives: readonly NamedAlternative[],
): readonly WhatIfAlternative[] => {
  const scored = documents.scores();
  return alternatives.map((alternative, index) => {
    const found = whatIf(simulation, documents.stage, stream, alternative, scored);
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
