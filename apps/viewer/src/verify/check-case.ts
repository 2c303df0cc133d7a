import { decisionAddress } from '@app/contract';
import {
  type CaseFile,
  type CasePart,
  documentOf,
  evidenceOf,
  partsOfCase,
  readCaseFile,
  saidIn,
  treeHeadOf,
} from '@app/formats';
import { type Evidence, type EvidenceCrypto, checkDocument, notAsSealed, parseVerifierKey } from '@app/ledger/evidence';
import { verifyMessages } from '../strings/verify';
import { type Check, fails, holds, open } from './check';
import type { BrowserCrypto } from './web-crypto';

/** A case file, with what can be said of it without its proofs. */
interface CaseChecked {
  readonly checks: readonly Check[];
  /** Null where the file has none, or cannot be read. */
  readonly evidence: Evidence | null;
  /** The keys that the file itself names. */
  readonly keys: readonly string[];
  /** Null where the file cannot be read. */
  readonly file: CaseFile | null;
}

const unproved = (file: CaseFile, isSigned: boolean): readonly CasePart[] =>
  partsOfCase(file, isSigned)
    .filter(({ state }) => state === 'not-proved')
    .map(({ part }) => part);

/** The parts that are the word of whoever made the file, and why they are. */
const notBound = (file: CaseFile, why: string): Check =>
  open(
    why,
    verifyMessages.case.notProved,
    ...unproved(file, false).map((part) => `${part}: ${verifyMessages.case.parts[part]}`),
  );

/**
 * Whether a ledger vouches for the whole of a case file, for names and results of other tables as for the rest. Otherwise the
 * parts are listed that nothing proves.
 * @param keys of the ledger, its witnesses or both
 */
export const checkBinding = async (
  file: CaseFile,
  text: string,
  keys: readonly string[],
  crypto: BrowserCrypto,
): Promise<Check> => {
  const { proofs, signature } = file;
  if (!proofs || signature === null) return notBound(file, verifyMessages.case.unsigned);
  if (!crypto.knowsEd25519) return notBound(file, verifyMessages.signature.unknown);
  const signed = { document: documentOf(text), signature, origin: treeHeadOf(proofs).origin, kind: 'case' } as const;
  const verdict = await checkDocument(
    signed,
    keys.flatMap((key) => parseVerifierKey(key) ?? []),
    crypto,
  );
  switch (verdict.state) {
    case 'signed':
      return holds(verifyMessages.case.signed(verdict.by), verifyMessages.case.signedMeans);
    case 'unknown-key':
      return notBound(file, verifyMessages.case.otherKey);
    case 'altered':
      return fails(verifyMessages.case.altered(verdict), verifyMessages.case.alteredMeans);
  }
};

/** Whether the words in the file are those that are sealed in its events; nothing where there are none. */
const checkWords = async (file: CaseFile, crypto: EvidenceCrypto): Promise<readonly Check[]> => {
  const sealed = await notAsSealed(file.statements, crypto);
  if (sealed !== undefined) {
    const { streamId = '', revision = 0 } = saidIn(file, sealed) ?? {};
    return [fails(verifyMessages.case.notSaid(decisionAddress(streamId, revision)), verifyMessages.case.notSaidMeans)];
  }
  return Object.values(file.statements).some((said) => said !== null) ? [holds(verifyMessages.case.said)] : [];
};

/** Whether everything in a case file follows from the events in it, and what people said is what is sealed in them. */
export const checkCase = async (text: string, crypto: EvidenceCrypto): Promise<CaseChecked> => {
  const read = readCaseFile(text);
  if (!read.ok)
    return {
      checks: [fails(verifyMessages.case.unreadable(read.error), verifyMessages.case.unreadableMeans)],
      evidence: null,
      keys: [],
      file: null,
    };
  const { file, differing } = read.value;
  const derived =
    differing.length === 0
      ? holds(verifyMessages.case.follows, verifyMessages.case.followsMeans)
      : fails(verifyMessages.case.differs(differing), verifyMessages.case.differsMeans);
  const evidence = evidenceOf(file);
  return {
    checks: [
      ...(evidence ? [] : [open(verifyMessages.case.noProofs, verifyMessages.case.noProofsMeans)]),
      derived,
      ...(await checkWords(file, crypto)),
    ],
    evidence,
    keys: file.proofs?.keys ?? [],
    file,
  };
};
