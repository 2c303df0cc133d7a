import { type Evidence, type EvidenceVerdict, checkEvidence, nodeCrypto } from '@app/ledger';
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
): readonly string[] => [
  `${file}: all ${proved} events are in the ledger ${origin}, each at its position, word for word`,
  `checkpoint of ${size} events, root ${root}`,
  `signed by ${signedBy.join(', ')}`,
  trust === 'given' ? 'the key was given' : ownWord("the file's"),
  'This says that these events were recorded before the checkpoint was signed and are unaltered since. It does not say',
  'that there were no others, nor that what was recorded is true.',
];

const refusedLines = (file: string, { events }: Evidence, { position, reason }: Refused): readonly string[] => {
  const event = events.find((one) => one.event.position === position)?.event;
  const where = event ? `, ${event.streamId}@${event.revision} (${event.type})` : '';
  return [
    position === null
      ? `${file}: NOT proved: ${reason}`
      : `${file}: NOT proved at position ${position}${where}: ${reason}`,
    position === null
      ? 'Without a checkpoint that can be believed nothing is known of any event in it.'
      : 'What it says here cannot be relied on: ask whoever runs the ledger for the event itself. The events before it are proved.',
  ];
};
