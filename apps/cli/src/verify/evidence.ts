import type { Message } from '@app/bridge';
import { type Evidence, type EvidenceVerdict, checkEvidence, nodeCrypto, reasonOf } from '@app/ledger';
import { commandText } from '../output/command-texts';
import { type Verdict, ownWord } from './verdict';

/** Evidence and where it comes from, with the keys that came with it. */
interface EvidenceInFile {
  readonly kind: 'case' | 'evidence';
  readonly file: string;
  readonly evidence: Evidence;
  readonly keys: readonly string[];
}

/** Checks evidence with the keys given, or, where there are none, with those that came with it. */
export const evidenceVerdict = async (
  { kind, file, evidence, keys }: EvidenceInFile,
  given: readonly string[],
): Promise<Verdict> => {
  const trust = given.length > 0 ? 'given' : 'own-word';
  const result = await checkEvidence(evidence, given.length > 0 ? given : keys, nodeCrypto);
  return {
    ok: result.ok,
    lines: result.ok ? provedLines(file, result, trust) : refusedLines(file, evidence, result),
    json: { kind, file, trust, ...result },
    warnings: [],
  };
};

type Proved = EvidenceVerdict & { readonly ok: true };
type Refused = EvidenceVerdict & { readonly ok: false };

const provedLines = (
  file: string,
  { origin, size, proved, root, signedBy }: Proved,
  trust: string,
): readonly Message[] => [
  commandText('verify.proved', { file, proved, origin }),
  commandText('verify.checkpoint-of', { size, root }),
  commandText('verify.signed-by', { names: signedBy.join(', ') }),
  trust === 'given' ? commandText('verify.key-given') : ownWord('file'),
  commandText('verify.says-recorded'),
  commandText('verify.says-not-all'),
];

const refusedLines = (file: string, { events }: Evidence, refused: Refused): readonly Message[] => {
  const { position } = refused;
  const why = reasonOf(refused);
  if (position === null)
    return [commandText('verify.not-proved', { file, why }), commandText('verify.nothing-known-of-events')];
  const found = events.find((one) => one.event.position === position)?.event;
  const event = found ? `${found.streamId}@${found.revision}` : null;
  return [
    commandText('verify.not-proved-at', { file, position, event, type: found?.type ?? null, why }),
    commandText('verify.not-relied-on'),
  ];
};
