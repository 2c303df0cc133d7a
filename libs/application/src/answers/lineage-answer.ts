import type { LineageAnswer, Said, StandingsRow } from '@app/contract';
import type { Message } from '@app/bridge';
import { SaidError } from '@app/messages';
import { derivationView } from '@app/scoring';
import { lineageOf, parseAddress, standingsView } from '@app/documents';
import type { StageDocuments } from './stage-documents';

/** Why there is no derivation to show. */
export class LineageProblem extends SaidError {
  constructor(
    readonly code: 'BadAddress' | 'NumberUnknown',
    message: Message,
  ) {
    super(message);
  }
}

/**
 * Where a number of a session comes from, down to events and paragraphs. Throws a `LineageProblem`.
 * @param text an address as `parseAddress` reads it: `'total/3'`, `'board/1.7/NS'`
 */
export const lineageAnswer = (documents: StageDocuments, text: string): Said<LineageAnswer> => {
  const address = parseAddress(text);
  if (!address.ok) throw new LineageProblem('BadAddress', address.error);
  const stage = documents.scores();
  const lineage = lineageOf(stage, documents.session.id, text);
  if (!lineage.ok) throw new LineageProblem('NumberUnknown', lineage.error);
  const { value, derivation, events } = lineage.value;
  const { kind } = address.value;
  const row: StandingsRow | undefined =
    kind === 'place' || kind === 'total' || kind === 'masterpoints'
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
