/** Documents in one state, and how far that state goes. */
export interface Documents {
  /** Documents of one model as they stand, of one session or of all: the same objects as long as nothing has changed. */
  readonly documents: <Doc>(model: string, scope?: string) => readonly Doc[];
  /** The position up to which every model is complete; -1 before the first event. */
  readonly position: () => number;
  /** The position of the last event that moved a document for everybody: who may not know when others act is told this. */
  readonly movedAt: () => number;
  /** Does several reads on one and the same state, whatever other processes do meanwhile. */
  readonly snapshot: <T>(reads: () => T) => T;
}
