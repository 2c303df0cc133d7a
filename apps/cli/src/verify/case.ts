import { decisionAddress } from '@app/contract';
import {
  type CaseFile,
  type PartOfCase,
  documentOf,
  evidenceOf,
  partInWords,
  partsOfCase,
  readCaseFile,
  saidIn,
  treeHeadOf,
} from '@app/formats';
import { type DocumentVerdict, checkDocument, nodeCrypto, notAsSealed, parseVerifierKey } from '@app/ledger';
import { evidenceVerdict } from './evidence';
import type { Verdict } from './verdict';

/**
 * A case file: that everything derived in it follows from its events, that these are in the ledger, that words which are
 * sealed in them are those, and that the ledger's key vouches for the whole. What is not proved is listed.
 */
export const caseVerdict = async (file: string, text: string, given: readonly string[]): Promise<Verdict> => {
  const wrong = (reason: string, meaning: string, position: number | null = null): Verdict => ({
    ok: false,
    lines: [`${file}: NOT in order: ${reason}`, meaning],
    json: { kind: 'case', file, ok: false, position, reason },
    warnings: [],
  });
  const read = readCaseFile(text);
  if (!read.ok) return wrong(read.error, 'It was altered or damaged, or this program is too old for it.');
  const { file: made, differing } = read.value;
  const evidence = evidenceOf(made);
  const proved =
    evidence && (await evidenceVerdict({ kind: 'case', file, evidence, keys: made.proofs?.keys ?? [] }, given));
  if (proved?.ok === false) return proved;
  const sealed = await notAsSealed(made.statements, nodeCrypto);
  if (sealed !== undefined) {
    const { streamId = '', revision = 0, position = null } = saidIn(made, sealed) ?? {};
    return wrong(
      `the words that it has for ${decisionAddress(streamId, revision)} are not those that are sealed there`,
      'They cannot be relied on: whoever wrote the file has put others in their place. The events are not touched by that.',
      position,
    );
  }
  const binding = await bindingOf(made, text, given);
  if (binding?.state === 'altered')
    return wrong(
      `the whole is not what the ledger signed: ${binding.reason}`,
      'The events in it are proved; anything else in it may have been altered, such as names and the results of other tables.',
    );
  const isSigned = binding?.state === 'signed';
  if (differing.length > 0)
    return wrong(
      `${differing.join(', ')}: not what follows from the events in it`,
      isSigned
        ? 'The file is as it was signed: another version of this program worked that out. Export the case anew and compare.'
        : 'The file was altered there, or another version of this program wrote it: export the case anew and compare.',
    );
  const parts = partsOfCase(made, isSigned);
  if (proved) return withParts(proved, binding, parts, given.length > 0);
  const none =
    'it has no proofs, so nothing shows that its events are those of any ledger: export it after ledger checkpoint';
  if (given.length > 0) return wrong(none, 'The key says nothing of it.');
  return {
    ok: true,
    lines: [`${file}: everything in it follows from its events, but ${none}`],
    json: { kind: 'case', file, ok: true, proved: 0, trust: null, ...partsJson(null, parts) },
    warnings: [],
  };
};

/** What the signature says of the whole file; null where there is none. */
const bindingOf = async (made: CaseFile, text: string, given: readonly string[]): Promise<DocumentVerdict | null> => {
  const { proofs, signature } = made;
  if (proofs === null || signature === null) return null;
  const keys = (given.length > 0 ? given : proofs.keys).flatMap((key) => parseVerifierKey(key) ?? []);
  const { origin } = treeHeadOf(proofs);
  return checkDocument({ document: documentOf(text), signature, origin, kind: 'case' }, keys, nodeCrypto);
};

const unprovedIn = (parts: readonly PartOfCase[]) => parts.filter(({ state }) => state === 'not-proved');

const partsJson = (signedBy: string | null, parts: readonly PartOfCase[]) => ({
  wholeSignedBy: signedBy,
  parts: Object.fromEntries(parts.map(({ part, state }) => [part, state])),
  notProved: unprovedIn(parts).map(({ part }) => part),
});

/** Why the file is not bound as a whole, in words. */
const notBound = (binding: DocumentVerdict | null): string =>
  binding === null
    ? 'NOT bound as a whole: the file carries no signature over all of it, which was never made or was taken off.'
    : 'NOT bound as a whole: its signature is of the key of the ledger, which was not given.';

const withParts = (
  proved: Verdict,
  binding: DocumentVerdict | null,
  parts: readonly PartOfCase[],
  isKeyGiven: boolean,
): Verdict => {
  const json = { ...proved.json, ...partsJson(binding?.state === 'signed' ? binding.by : null, parts) };
  const [first = '', ...rest] = proved.lines;
  if (binding?.state === 'signed') {
    const bound = `the whole file is as ${binding.by} signed it: names, field and everything else in it`;
    return { ...proved, lines: [first, bound, ...rest], json };
  }
  const listed = unprovedIn(parts).map(({ part }) => `  ${part}: ${partInWords(part)}`);
  return {
    ...proved,
    lines: [first, notBound(binding), 'Not proved, the word of whoever made the file:', ...listed, ...rest],
    json,
    ...(isKeyGiven && { exitCode: PARTS_NOT_PROVED }),
  };
};

/** Nothing is wrong, but a key was given and does not vouch for all of the file. */
const PARTS_NOT_PROVED = 3;
