import { type CaseEvent, decisionAddress } from '@app/contract';
import type { CaseFile } from './case-file';
import type { JsonObject } from './document';

/** An event of a case, known to be JSON all through. */
interface JsonEvent extends Omit<CaseEvent, 'data' | 'metadata'> {
  readonly data: JsonObject;
  readonly metadata: JsonObject;
}

/** Events with what proves each, as every checker of this ledger's evidence takes them. */
export interface CaseEvidence {
  readonly checkpoint: string;
  /** In the order of the ledger. */
  readonly events: readonly { readonly event: JsonEvent; readonly hashes: readonly string[] }[];
}

type Proved = Pick<CaseFile, 'streams' | 'proofs'>;

const addressOf = ({ streamId, revision }: CaseEvent): string => decisionAddress(streamId, revision);

/** The events of a case, in the order of the ledger. */
export const eventsOfCase = ({ streams }: Pick<CaseFile, 'streams'>): readonly CaseEvent[] =>
  Object.values(streams)
    .flat()
    .sort((one, other) => one.position - other.position);

/** The evidence in a case file; null where it has none. Every event that `readCaseFile` has let through is in it. */
export const evidenceOf = ({ streams, proofs }: Proved): CaseEvidence | null =>
  proofs && {
    checkpoint: proofs.checkpoint,
    events: eventsOfCase({ streams }).map((event) => ({
      // It was read from a ledger or from a file, and in either it is JSON.
      event: event as JsonEvent,
      hashes: proofs.inclusion[addressOf(event)] ?? [],
    })),
  };

/** What is wrong with the form of the proofs: there is one for each event, and none for anything else. */
export const proofProblem = ({ streams, proofs }: Proved): string | null => {
  if (!proofs) return null;
  const events = new Set(eventsOfCase({ streams }).map(addressOf));
  const unproved = [...events].find((event) => !Object.hasOwn(proofs.inclusion, event));
  if (unproved !== undefined) return `proofs: there is none for ${unproved}`;
  const unknown = Object.keys(proofs.inclusion).find((event) => !events.has(event));
  return unknown === undefined ? null : `proofs: ${unknown} is no event of the file`;
};
