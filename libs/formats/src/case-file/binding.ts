import { type Message, message } from '@app/bridge';
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

/** What it means that a part is not proved: the part. */
export const partMessage = (part: CasePart): Message => message(`case.proved.${part}`);

export const CASE_PART_CODES: readonly string[] = Object.keys(PROVED).map((part) => `case.proved.${part}`);
