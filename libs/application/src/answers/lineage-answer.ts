import type { Message } from '@app/bridge';
import { textsOf } from '@app/messages';
import type { DerivationView } from '@app/scoring';
import { derivationView } from '@app/scoring';
import type { StandingsRow } from '@app/documents';
import { lineageOf, parseAddress, standingsView } from '@app/documents';
import type { StageDocuments } from './stage-documents';

/** Why there is no derivation to show. */
export class LineageProblem extends Error {
  constructor(
    readonly code: 'BadAddress' | 'NumberUnknown',
    readonly said: Message,
  ) {
    super(textsOf('en').say(said));
  }
}

export interface LineageAnswer {
  readonly address: string;
  /** The number, exactly. */
  readonly value: string;
  /** Of an address that is about a ranking: the place, `'3='` when shared. */
  readonly place: string | null;
  /** What placed it among those with the same total. */
  readonly reasons: readonly Message[];
  /** Every event that it rests on, by stream and revision: `'board-q21.4.11@25'`. */
  readonly events: readonly string[];
  readonly derivation: DerivationView;
}

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
  };
};
