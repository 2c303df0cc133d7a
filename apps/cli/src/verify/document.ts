import { isRecord } from '@app/contract';
import type { Evidence } from '@app/ledger';
import { Failure } from '../failure';
import { commandText } from '../output/command-texts';
import { evidenceVerdict } from './evidence';
import type { Verdict } from './verdict';

/** A document of evidence, as `ledger prove --format json` and `GET /evidence/...` give it. */
export const documentVerdict = async (file: string, text: string, given: readonly string[]): Promise<Verdict> => {
  const document = parsed(file, text);
  if (!isDocument(document)) throw new Failure(commandText('verify.no-document', { file }));
  const keys = Array.isArray(document.keys)
    ? document.keys.filter((key): key is string => typeof key === 'string')
    : [];
  return evidenceVerdict({ kind: 'evidence', file, evidence: document, keys }, given);
};

const parsed = (file: string, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Failure(commandText('no-json', { file, error: error instanceof Error ? error.message : String(error) }));
  }
};

/** In its outline: whether an event is one is judged when it is proved. */
const isDocument = (value: unknown): value is Evidence & { readonly keys?: unknown } =>
  isRecord(value) &&
  typeof value.checkpoint === 'string' &&
  Array.isArray(value.events) &&
  value.events.every(
    (proved: unknown) =>
      isRecord(proved) &&
      isRecord(proved.event) &&
      Array.isArray(proved.hashes) &&
      proved.hashes.every((hash) => typeof hash === 'string'),
  );
