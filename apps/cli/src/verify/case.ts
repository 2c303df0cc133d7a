import type { Message } from '@app/bridge';
import { decisionAddress } from '@app/contract';
import {
  type CaseFile,
  type PartOfCase,
  documentOf,
  evidenceOf,
  partsOfCase,
  readCaseFile,
  saidIn,
  treeHeadOf,
} from '@app/formats';
import { type DocumentVerdict, checkDocument, nodeCrypto, notAsSealed, parseVerifierKey, reasonOf } from '@app/ledger';
import { inEnglish } from '@app/messages';
import { commandText } from '../output/command-texts';
import { evidenceVerdict } from './evidence';
import type { Verdict } from './verdict';

/**
 * A case file: that everything derived in it follows from its events, that these are in the ledger, that words which are
 * sealed in them are those, and that the ledger's key vouches for the whole. What is not proved is listed.
 */
export const caseVerdict = async (file: string, text: string, given: readonly string[]): Promise<Verdict> => {
  const wrong = (why: Message, meaning: Message, position: number | null = null): Verdict => ({
    ok: false,
    lines: [commandText('verify.not-in-order', { file, place: 'nowhere', position: null, until: null, why }), meaning],
    json: { kind: 'case', file, ok: false, position, reason: inEnglish(why), ...why },
    warnings: [],
  });
  const read = readCaseFile(text);
  if (!read.ok)
    return wrong(commandText('verify.case-problem', { problem: read.error }), commandText('verify.case-unreadable'));
  const { file: made, differing } = read.value;
  const evidence = evidenceOf(made);
  const proved =
    evidence && (await evidenceVerdict({ kind: 'case', file, evidence, keys: made.proofs?.keys ?? [] }, given));
  if (proved?.ok === false) return proved;
  const sealed = await notAsSealed(made.statements, nodeCrypto);
  if (sealed !== undefined) {
    const { streamId = '', revision = 0, position = null } = saidIn(made, sealed) ?? {};
    return wrong(
      commandText('verify.case-words', { event: decisionAddress(streamId, revision) }),
      commandText('verify.case-words-mean'),
      position,
    );
  }
  const binding = await bindingOf(made, text, given);
  if (binding?.state === 'altered')
    return wrong(
      commandText('verify.case-altered', { why: reasonOf(binding) }),
      commandText('verify.case-altered-means'),
    );
  const isSigned = binding?.state === 'signed';
  if (differing.length > 0)
    return wrong(
      commandText('verify.case-differs', { parts: differing.join(', ') }),
      commandText(isSigned ? 'verify.case-differs-signed' : 'verify.case-differs-means'),
    );
  const parts = partsOfCase(made, isSigned);
  if (proved) return withParts(proved, binding, parts, given.length > 0);
  const none = commandText('verify.case-no-proofs');
  if (given.length > 0) return wrong(none, commandText('verify.case-key-says-nothing'));
  return {
    ok: true,
    lines: [commandText('verify.case-follows', { file, none })],
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

/** Why the file is not bound as a whole. */
const notBound = (binding: DocumentVerdict | null): Message =>
  commandText(binding === null ? 'verify.case-not-bound' : 'verify.case-other-key');

const withParts = (
  proved: Verdict,
  binding: DocumentVerdict | null,
  parts: readonly PartOfCase[],
  isKeyGiven: boolean,
): Verdict => {
  const json = { ...proved.json, ...partsJson(binding?.state === 'signed' ? binding.by : null, parts) };
  const [first, rest] = [proved.lines.slice(0, 1), proved.lines.slice(1)];
  if (binding?.state === 'signed') {
    const bound = commandText('verify.case-bound', { by: binding.by });
    return { ...proved, lines: [...first, bound, ...rest], json };
  }
  const listed = unprovedIn(parts).map(({ part }) =>
    commandText('verify.case-part', { part, what: commandText(`part.${part}`) }),
  );
  return {
    ...proved,
    lines: [...first, notBound(binding), commandText('verify.case-parts'), ...listed, ...rest],
    json,
    ...(isKeyGiven && { exitCode: PARTS_NOT_PROVED }),
  };
};

/** Nothing is wrong, but a key was given and does not vouch for all of the file. */
const PARTS_NOT_PROVED = 3;
