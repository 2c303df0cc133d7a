import { evidenceOf, readCaseFile, saidIn } from '@app/formats';
import { nodeCrypto, notAsSealed } from '@app/ledger';
import { decisionAddress } from '@app/session';
import { evidenceVerdict } from './evidence';
import type { Verdict } from './verdict';

/** A case file: that everything derived in it follows from its events, and that these are in the ledger, and that words
 * which are sealed in them are those. */
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
  if (differing.length > 0)
    return wrong(
      `${differing.join(', ')}: not what follows from the events in it`,
      'The file was altered there, or another version of this program wrote it: export the case anew and compare.',
    );
  if (proved) return proved;
  const none =
    'it has no proofs, so nothing shows that its events are those of any ledger: export it after ledger checkpoint';
  if (given.length > 0) return wrong(none, 'The key says nothing of it.');
  return {
    ok: true,
    lines: [`${file}: everything in it follows from its events, but ${none}`],
    json: { kind: 'case', file, ok: true, proved: 0, trust: null },
    warnings: [],
  };
};
