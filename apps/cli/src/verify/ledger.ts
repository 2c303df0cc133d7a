import { type LedgerVerification, reasonOf } from '@app/ledger';
import { type Message, message } from '@app/bridge';
import { commandText } from '../output/command-texts';
import { type Verdict, ownWord } from './verdict';

/** The outcome of the verification of a whole ledger. */
export const ledgerVerdict = (name: string, result: LedgerVerification): Verdict => ({
  ok: result.ok,
  lines: result.ok ? soundLines(name, result) : wrongLines(name, result),
  json: { kind: 'ledger', file: name, ...result },
  warnings: result.ok ? result.cautions : [],
});

type Sound = LedgerVerification & { readonly ok: true };
type Wrong = LedgerVerification & { readonly ok: false };

const soundLines = (
  file: string,
  { events, root, checkpoints, signed, kept, key, trust }: Sound,
): readonly Message[] => [
  commandText('verify.sound', { file, events }),
  commandText('verify.root', { root }),
  ...(key === null
    ? [commandText('verify.unsigned')]
    : [
        commandText('verify.checkpoints', { count: checkpoints, signed }),
        commandText('verify.key', { key }),
        trust === 'given' ? commandText('verify.key-follows') : ownWord('ledger'),
      ]),
  ...(key !== null && signed < events ? [commandText('verify.unsigned-end', { position: signed })] : []),
  ...(kept > 0 ? [commandText('verify.kept-compared', { count: kept })] : []),
];

const placeOf = ({ position, until }: Wrong): 'nowhere' | 'at' | 'range' => {
  if (position === undefined) return 'nowhere';
  return until === undefined || until === position ? 'at' : 'range';
};

const wrongLines = (file: string, wrong: Wrong): readonly Message[] => {
  const { events, position = null, until = null, kind } = wrong;
  const why = reasonOf(wrong);
  return [
    commandText('verify.not-in-order', { file, place: placeOf(wrong), position, until, why }),
    message(`ledger.meaning.${kind}`),
    commandText('verify.before-in-order', { events }),
  ];
};
