import type { CaseFile, DerivedParts } from './case-file';

/**
 * A part of a case file whose truth can be judged by itself, by its member in the document; besides, `selection`: that
 * nothing was left out which belongs to the case.
 */
export type CasePart =
  | Exclude<keyof CaseFile, 'proofs' | 'signature' | 'format'>
  | 'selection'
  | 'proofs.checkpoint'
  | 'proofs.inclusion'
  | 'proofs.keys';

/**
 * `signed`: the ledger's key vouches for it. `proved`: it is in the ledger, or hashes to what is. `derived`: it follows from
 * what is proved, and was worked out anew. `not-proved`: the word of whoever made the file.
 */
export type PartState = 'signed' | 'proved' | 'derived' | 'not-proved';

export interface PartOfCase {
  readonly part: CasePart;
  readonly state: PartState;
}

/** What follows from the events, and what rests also on numbers of other tables. */
const DERIVED = {
  session: 'derived',
  parties: 'derived',
  people: 'derived',
  view: 'derived',
  penaltyCards: 'derived',
  laws: 'derived',
  timeline: 'derived',
  effects: 'not-proved',
  tables: 'not-proved',
} as const satisfies Readonly<Record<keyof DerivedParts, PartState>>;

/** Of a file with proofs and without a signature. A file has the parts of its version and no others. */
const PROVED: Readonly<Record<CasePart, PartState>> = {
  version: 'derived',
  appeal: 'not-proved',
  decision: 'not-proved',
  board: 'derived',
  names: 'not-proved',
  streams: 'proved',
  selection: 'not-proved',
  field: 'not-proved',
  statements: 'proved',
  'proofs.checkpoint': 'proved',
  'proofs.inclusion': 'proved',
  'proofs.keys': 'not-proved',
  ...DERIVED,
};

/** Without proofs nothing is proved, and what follows from the events is no better than they are. */
const stateOf = (part: CasePart, proved: PartState, { proofs }: Pick<CaseFile, 'proofs'>): PartState =>
  part === 'version' || proofs ? proved : 'not-proved';

/**
 * How much is known of each part of a file whose proofs, where it has any, hold.
 * @param isSigned whether the signature of the whole file holds
 */
export const partsOfCase = (file: Pick<CaseFile, 'proofs'>, isSigned: boolean): readonly PartOfCase[] =>
  Object.entries(PROVED).map(([name, proved]) => {
    const part = name as CasePart;
    return { part, state: isSigned ? 'signed' : stateOf(part, proved, file) };
  });

const WORDS: Readonly<Record<CasePart, string>> = {
  version: 'the version of the file',
  appeal: 'that it is about this appeal, and not about the ruling or the board alone',
  decision: 'that it is about this decision, and not about the whole board',
  board: 'which board it is about',
  names: 'the names of the parties',
  streams: 'the events',
  selection: 'that no event and no statement was left out',
  field: 'numbers, results and penalties of the other tables and contestants',
  statements: 'what people said in their own words',
  'proofs.checkpoint': 'the checkpoint',
  'proofs.inclusion': 'the proofs of the events',
  'proofs.keys': 'the keys that the file names',
  session: 'what the session pins',
  parties: 'the parties',
  people: 'the persons and their parts',
  view: 'the board as it stands',
  penaltyCards: 'the penalty cards',
  effects: 'scores before and after, which rest on the field',
  tables: 'the results at all tables, which rest on the field',
  laws: 'the paragraphs',
  timeline: 'the time line',
};

/** What it means, in English, that a part is not proved: the part. */
export const partInWords = (part: CasePart): string => WORDS[part];
