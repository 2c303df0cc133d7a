/** Why nothing is signed, in words for an operator. */
export class CheckpointProblem extends Error {
  constructor(
    readonly code: 'NoKey' | 'KeyExists' | 'KeyElsewhere' | 'KeyUnknown' | 'KeyNotLost' | 'BadName' | 'Contention',
    message: string,
  ) {
    super(message);
  }
}
