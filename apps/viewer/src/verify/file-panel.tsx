import { useCallback, useState } from 'preact/hooks';
import type { Evidence } from '@app/ledger/evidence';
import { verifyMessages } from '../strings/verify';
import { type Brought, type FileText, broughtIn } from './brought';
import { type Check, fails } from './check';
import { checkEvents } from './check-events';
import { Checks } from './checks';
import { type Head, checkSameLedger, checkSignature, headOf } from './head';
import type { Keyring } from './keyring';
import { ProvedEvents } from './proved-events';
import { askConsistency } from './served';
import { useWork } from '../shared/use-work';
import type { BrowserCrypto } from './web-crypto';

interface FilePanelProps {
  /** Null where the server shows none: a file is checked without it. */
  readonly head: Head | null;
  readonly keyring: Keyring;
  readonly crypto: BrowserCrypto;
}

interface Checked {
  readonly checks: readonly Check[];
  readonly evidence: Evidence | null;
}

/** The visitor's key where there is one; else the server's, if it is that ledger; else what the file says itself. */
const keyringFor = (file: Head | null, { head, keyring }: FilePanelProps, own: readonly string[]): Keyring => {
  const isHere = head !== null && file?.origin === head.origin;
  return keyring.whose === 'visitor' || isHere || own.length === 0 ? keyring : { keys: own, whose: 'file' };
};

const checksOf = async (
  evidence: Evidence,
  what: string,
  own: readonly string[],
  props: FilePanelProps,
): Promise<readonly Check[]> => {
  const { head, crypto } = props;
  const file = headOf(evidence.checkpoint);
  const keyring = keyringFor(file, props, own);
  const events = await checkEvents(evidence, keyring, crypto, what);
  if (!file || events.state === 'fails') return [events];
  const signature = await checkSignature(file, keyring, crypto);
  return [events, signature, ...(head ? [await checkSameLedger(file, head, askConsistency, crypto)] : [])];
};

const checked = async (brought: Brought, props: FilePanelProps): Promise<Checked> => {
  switch (brought.kind) {
    case 'unreadable':
      return { checks: [fails(brought.reason)], evidence: null };
    case 'evidence': {
      const { evidence, name, keys } = brought;
      return { checks: await checksOf(evidence, verifyMessages.file.what(name), keys, props), evidence };
    }
    case 'case': {
      // Reading a case needs much that nothing else on these pages does: fetched when it is wanted.
      const { checkBinding, checkCase } = await import('./check-case');
      const { checks, evidence, keys, file } = await checkCase(brought.text, props.crypto);
      const proofs = evidence ? await checksOf(evidence, verifyMessages.file.what(brought.name), keys, props) : [];
      const keyring = keyringFor(evidence && headOf(evidence.checkpoint), props, keys);
      const whole = file ? [await checkBinding(file, brought.text, keyring.keys, props.crypto)] : [];
      return { checks: [...proofs, ...whole, ...checks], evidence };
    }
  }
};

const textsOf = (files: Iterable<File>): Promise<readonly FileText[]> =>
  Promise.all([...files].map(async (file) => ({ name: file.name, text: await file.text() })));

/** Checks what somebody else has handed out, with no need of this server. */
export const FilePanel = (props: FilePanelProps) => {
  const { head, keyring, crypto } = props;
  const [files, setFiles] = useState<readonly FileText[]>([]);
  const take = (list: FileList | null | undefined): void => {
    if (list && list.length > 0) void textsOf(list).then(setFiles);
  };
  const result = useWork(
    useCallback(
      () => (files.length === 0 ? Promise.resolve(null) : checked(broughtIn(files), { head, keyring, crypto })),
      [files, head, keyring, crypto],
    ),
  );
  return (
    <section
      class="verify-part verify-drop"
      aria-labelledby="verify-file"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer?.files);
      }}
    >
      <h2 id="verify-file">{verifyMessages.file.heading}</h2>
      <p>
        <label for="verify-files">{verifyMessages.file.label}</label>{' '}
        <input
          id="verify-files"
          type="file"
          multiple
          aria-describedby="verify-files-hint"
          onChange={({ currentTarget }) => take(currentTarget.files)}
        />
      </p>
      <p id="verify-files-hint" class="quiet">
        {verifyMessages.file.hint}
      </p>
      {files.length > 0 && (
        <>
          <h3>{verifyMessages.file.about(files.map(({ name }) => name))}</h3>
          <Checks checks={result?.checks ?? null} />
          {result?.evidence && result.checks[0]?.state === 'holds' && <ProvedEvents events={result.evidence.events} />}
        </>
      )}
    </section>
  );
};
