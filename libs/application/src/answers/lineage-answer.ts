import type { Derivation, Operation } from '@app/scoring';
import { inWords, numberInWords } from '@app/scoring';
import type { StandingsRow } from '@app/documents';
import { lineageOf, parseAddress, standingsView } from '@app/documents';
import type { StageDocuments } from './stage-documents';

/** Why there is no derivation to show. */
export class LineageProblem extends Error {
  constructor(
    readonly code: 'BadAddress' | 'NumberUnknown',
    message: string,
  ) {
    super(message);
  }
}

/** An operation with its numbers as exact text: `'18'`, `'-0.5'`, `'7/3'`. */
export type OperationView =
  | Exclude<Operation, { kind: 'weighted-sum' | 'rounded' | 'row' }>
  | { readonly kind: 'weighted-sum'; readonly weights: readonly string[] }
  | { readonly kind: 'rounded'; readonly unit: string; readonly average: string; readonly to: string }
  | { readonly kind: 'row'; readonly table: string; readonly from: string; readonly below: string | null };

/** A derivation with its numbers as exact text. */
export interface DerivationView {
  readonly value: string;
  readonly what: string;
  readonly how: OperationView;
  readonly paragraph: string | null;
  readonly sources: readonly string[];
  readonly parts: readonly DerivationView[];
}

export interface LineageAnswer {
  readonly address: string;
  /** The number, exactly. */
  readonly value: string;
  /** Of an address that is about a ranking: the place, `'3='` when shared. */
  readonly place: string | null;
  /** What placed it among those with the same total, in words. */
  readonly reasons: readonly string[];
  /** Every event that it rests on, by stream and revision: `'board-q21.4.11@25'`. */
  readonly events: readonly string[];
  readonly derivation: DerivationView;
  /** The derivation for a person to read: one line a number, parts indented under it. */
  readonly words: readonly string[];
}

const operationView = (how: Operation): OperationView => {
  switch (how.kind) {
    case 'weighted-sum':
      return { kind: how.kind, weights: how.weights.map(numberInWords) };
    case 'rounded': {
      const { unit, average, to } = how.rule;
      return { kind: how.kind, unit: numberInWords(unit), average: numberInWords(average), to };
    }
    case 'row': {
      const { kind, table, from, below } = how;
      return { kind, table, from: numberInWords(from), below: below && numberInWords(below) };
    }
    case 'given':
    case 'contract':
    case 'sum':
    case 'product':
    case 'quotient':
    case 'imps':
    case 'units':
    case 'greatest':
    case 'least':
    case 'formula':
      return how;
  }
};

const derivationView = ({ value, what, how, paragraph, sources, parts }: Derivation): DerivationView => ({
  value: numberInWords(value),
  what,
  how: operationView(how),
  paragraph,
  sources,
  parts: parts.map(derivationView),
});

/**
 * Where a number of a session comes from, down to events and paragraphs. Throws a `LineageProblem`.
 * @param text an address as `parseAddress` reads it: `'total/3'`, `'board/1.7/NS'`
 */
export const lineageAnswer = (documents: StageDocuments, text: string): LineageAnswer => {
  const address = parseAddress(text);
  if (!address.ok) throw new LineageProblem('BadAddress', address.error);
  const stage = documents.scores();
  const lineage = lineageOf(stage, documents.session.id, text);
  if (!lineage.ok) throw new LineageProblem('NumberUnknown', lineage.error);
  const { value, derivation, events } = lineage.value;
  const { kind } = address.value;
  const row: StandingsRow | undefined =
    kind === 'place' || kind === 'total'
      ? standingsView(stage)
          .groups.flatMap(({ rows }) => rows)
          .find(({ contestant }) => contestant === address.value.contestant)
      : undefined;
  return {
    address: text,
    value,
    place: row?.place ?? null,
    reasons: row?.reasons ?? [],
    events,
    derivation: derivationView(derivation),
    words: inWords(derivation),
  };
};
