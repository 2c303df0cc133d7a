/** Why something cannot be proved, or not yet. */
export class EvidenceProblem extends Error {
  constructor(
    readonly code: 'BadAddress' | 'BadNumber' | 'EventUnknown' | 'TreeUnknown' | 'NoCheckpoint' | 'NotCovered',
    message: string,
  ) {
    super(message);
  }
}
