import type { LedgerVerification } from '@app/ledger';
import { type Verdict, ownWord } from './verdict';

/** The outcome of the verification of a whole ledger. */
export const ledgerVerdict = (name: string, result: LedgerVerification): Verdict => ({
  ok: result.ok,
  lines: result.ok ? soundLines(name, result) : wrongLines(name, result),
  json: { kind: 'ledger', file: name, ...result },
  warnings: result.ok ? result.warnings : [],
});

type Sound = LedgerVerification & { readonly ok: true };
type Wrong = LedgerVerification & { readonly ok: false };

const soundLines = (
  name: string,
  { events, root, checkpoints, signed, kept, key, trust }: Sound,
): readonly string[] => [
  `${name}: ${events} events, all in order`,
  `root ${root}`,
  ...(key === null
    ? ['nothing in it is signed: what it says is in order, but whoever made it could have made up all of it']
    : [
        `${counted(checkpoints, 'checkpoint')} in it, all signed and all of this tree, the last of ${signed} events`,
        `key ${key}`,
        trust === 'given' ? 'the key was given, or follows from one that was' : ownWord("the ledger's"),
      ]),
  ...(key !== null && signed < events
    ? [
        `the events from position ${signed} on are not signed yet: whoever runs the ledger could still alter them unseen`,
      ]
    : []),
  ...(kept > 0 ? [`${counted(kept, 'kept checkpoint')} compared: it continues every one of them`] : []),
];

const wrongLines = (name: string, { events, position, until, reason, meaning }: Wrong): readonly string[] => {
  const where =
    position === undefined
      ? ''
      : until === undefined || until === position
        ? ` at position ${position}`
        : ` somewhere from position ${position} to ${until}`;
  return [`${name}: NOT in order${where}: ${reason}`, meaning, `${events} events before it are in order`];
};

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
