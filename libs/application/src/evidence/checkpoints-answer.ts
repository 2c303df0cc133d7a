import type { CheckpointsAnswer } from '@app/contract';
import { type EventLog, parseDecimal, parseNote } from '@app/ledger';
import { keyInForce, ledgerCheckpoints, ledgerKeys } from '../checkpoints/recorded';
import { problem } from '../problems/problem-reasons';
import { EvidenceProblem } from './evidence-problem';

const MOST = 1_000;
const USUALLY = 100;

const numberOf = (name: string, text: string | undefined, fallback: number, least: number, most: number): number => {
  const number = text === undefined ? fallback : parseDecimal(text);
  if (number !== undefined && number >= least && number <= most) return number;
  throw new EvidenceProblem('BadNumber', problem('number-from-to', { name, least, most, text: text ?? '' }));
};

/**
 * A page of the checkpoints in the ledger, backwards. Rejects with an `EvidenceProblem`, or a `LedgerError`.
 * @param before revision in `ledger-checkpoints`; from the last one on where it is left out
 */
export const checkpointsAnswer = async (
  log: EventLog,
  before?: string,
  ofSize?: string,
): Promise<CheckpointsAnswer> => {
  const limit = numberOf('limit', ofSize, USUALLY, 1, MOST);
  const end = numberOf('before', before, Number.MAX_SAFE_INTEGER, 0, Number.MAX_SAFE_INTEGER);
  const which = { direction: 'backwards', limit, ...(before === undefined ? {} : { from: end - 1 }) } as const;
  const page = end === 0 ? [] : await ledgerCheckpoints(log, which);
  const keys = await ledgerKeys(log);
  const first = page.at(-1)?.revision ?? 0;
  return {
    checkpoints: page.map(({ size, root, recordedAt, note }) => ({
      size,
      root,
      signedAt: recordedAt,
      key: keyInForce(keys, size)?.key ?? null,
      signedBy: [...new Set(parseNote(note)?.signatures.map(({ name }) => name))],
      note,
    })),
    next: first === 0 ? null : first,
  };
};
