/** What dummy has done that he should not have, and what has come of it (Law 43). */
export interface DummyState {
  /** The acts by which he has broken one of his limits (43A2): he has lost the rights of 42B. */
  readonly looked: readonly number[];
  /** Irregular acts that somebody has spoken of since he lost them. */
  readonly known: readonly number[];
  /** Declarer's cards that he, without that right, was the first to ask about as revokes (43B2b). */
  readonly askedAbout: readonly number[];
  /** Irregular acts of defenders that he, without that right, was the first to point out (43B3). */
  readonly pointedOut: readonly number[];
}

export const DUMMY_KEEPS_HIS_RIGHTS: DummyState = { looked: [], known: [], askedAbout: [], pointedOut: [] };
