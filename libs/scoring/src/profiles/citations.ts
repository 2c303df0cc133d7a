/**
 * The steps of scoring that the Laws leave to the regulations, or have in fewer words: where each is printed in the texts
 * that a session is played by. What one text alone has is cited where it is worked out.
 */
export interface Citations {
  /** A comparison in which a score of several parts takes part. */
  readonly weighed: string;
  readonly 'imps-for-each-comparison': string;
  readonly 'imps-scaled-up': string;
  readonly datum: string;
  readonly 'against-the-datum': string;
  /** The table of IMPs goes by tens, and a datum does not. */
  readonly 'difference-in-tens': string;
  readonly 'mean-of-matches': string;
  readonly 'board-a-match': string;
  /** A side has itself to blame for all of its damage, or for a part of it. */
  readonly 'own-fault-all': string;
  readonly 'own-fault-part': string;
  /** Beside the Laws (12C1e, 87B); null where the regulations add nothing. */
  readonly 'own-fault': string | null;
  readonly 'fouled-board': string | null;
}

/** Other methods than those of Law 78 are for whoever organises (78D in both editions). */
export const LAWS_CITATIONS: Citations = {
  weighed: 'L12C1c',
  'imps-for-each-comparison': 'L12C2b',
  'imps-scaled-up': 'L78D',
  datum: 'L78D',
  'against-the-datum': 'L78B, 78D',
  'difference-in-tens': 'L78D',
  'mean-of-matches': 'L78D',
  'board-a-match': 'L78D',
  'own-fault-all': 'L12C1e, in 2007 L12C1b',
  'own-fault-part': 'L12C1e, in 2007 L12C1b',
  'own-fault': null,
  'fouled-board': null,
};

export const FSB_CITATIONS: Citations = {
  ...LAWS_CITATIONS,
  weighed: 'FSB L12C1c',
  'fouled-board': 'FSB 99A1',
};

export const DBF_CITATIONS: Citations = {
  weighed: 'DBf X78A1',
  'imps-for-each-comparison': 'DBf 203A',
  'imps-scaled-up': 'DBf 203B',
  datum: 'DBf 204A1',
  'against-the-datum': 'DBf 204B',
  'difference-in-tens': 'DBf 204B2',
  'mean-of-matches': 'DBf 205A2',
  'board-a-match': 'DBf 206',
  'own-fault-all': 'DBf X78A4d',
  'own-fault-part': 'DBf X78A4e',
  'own-fault': 'DBf X78A4',
  'fouled-board': 'DBf X78B',
};

/** White Book of 2025. */
export const EBU_CITATIONS: Citations = {
  ...LAWS_CITATIONS,
  weighed: 'EBU 4.1.1.4, 4.2.1',
  'imps-scaled-up': 'EBU 4.2.4',
  'difference-in-tens': 'EBU 4.2.6.2',
  'fouled-board': 'EBU 3.3.2',
};
