import type { Message } from '@app/bridge';
import { SaidError } from '@app/messages';

/** Why something cannot be proved, or not yet. */
export class EvidenceProblem extends SaidError {
  constructor(
    readonly code: 'BadAddress' | 'BadNumber' | 'EventUnknown' | 'TreeUnknown' | 'NoCheckpoint' | 'NotCovered',
    message: Message,
  ) {
    super(message);
  }
}
