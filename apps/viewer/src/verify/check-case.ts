import type { CaseFile } from '@app/formats';
import { evidenceOf, readCaseFile, saidIn } from '@app/formats';
import type { Evidence, EvidenceCrypto } from '@app/ledger/evidence';
import { notAsSealed } from '@app/ledger/evidence';
import { decisionAddress } from '@app/session';
import { v } from '../strings/verify';
import type { Check } from './check';
import { fails, holds, open } from './check';

/** A case file, with what can be said of it without its proofs. */
export interface CaseChecked {
  readonly checks: readonly Check[];
  /** Null where the file has none, or cannot be read. */
  readonly evidence: Evidence | null;
  /** The keys that the file itself names. */
  readonly keys: readonly string[];
}

/** Whether the words in the file are those that are sealed in its events; nothing where there are none. */
const checkWords = async (file: CaseFile, crypto: EvidenceCrypto): Promise<readonly Check[]> => {
  const sealed = await notAsSealed(file.statements, crypto);
  if (sealed !== undefined) {
    const { streamId = '', revision = 0 } = saidIn(file, sealed) ?? {};
    return [fails(v.case.notSaid(decisionAddress(streamId, revision)), v.case.notSaidMeans)];
  }
  return Object.values(file.statements).some((said) => said !== null) ? [holds(v.case.said)] : [];
};

/** Whether everything in a case file follows from the events in it, and what people said is what is sealed in them. */
export const checkCase = async (text: string, crypto: EvidenceCrypto): Promise<CaseChecked> => {
  const read = readCaseFile(text);
  if (!read.ok)
    return {
      checks: [fails(v.case.unreadable(read.error), v.case.unreadableMeans)],
      evidence: null,
      keys: [],
    };
  const { file, differing } = read.value;
  const derived =
    differing.length === 0
      ? holds(v.case.follows, v.case.followsMeans)
      : fails(v.case.differs(differing), v.case.differsMeans);
  const evidence = evidenceOf(file);
  return {
    checks: [
      ...(evidence ? [] : [open(v.case.noProofs, v.case.noProofsMeans)]),
      derived,
      ...(await checkWords(file, crypto)),
    ],
    evidence,
    keys: file.proofs?.keys ?? [],
  };
};
