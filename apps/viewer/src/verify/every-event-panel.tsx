import { useState } from 'preact/hooks';
import { useMe } from '../identity/me';
import { verifyMessages } from '../strings/verify';
import type { Check } from './check';
import { Checks } from './checks';
import { checkEveryEvent } from './every-event';
import type { Head } from './head';
import { ledgerPages } from './ledger-pages';
import type { BrowserCrypto } from './web-crypto';

interface Running {
  readonly head: Head;
  readonly done: number;
  readonly check: Check | null;
}

interface EveryEventProps {
  readonly head: Head;
  /** Null in a browser that cannot hash on this page. */
  readonly crypto: BrowserCrypto | null;
}

/** Hashes every event in the browser when the reader asks for it, with a bar that says how far it is. */
export const EveryEvent = ({ head, crypto }: EveryEventProps) => {
  const me = useMe();
  const [running, setRunning] = useState<Running | null>(null);
  const current = running?.head === head ? running : null;
  const start = (): void => {
    if (crypto === null || me === null) return;
    setRunning({ head, done: 0, check: null });
    const pages = ledgerPages(me.sees === 'everything');
    void checkEveryEvent(head, pages, crypto, (done) => setRunning({ head, done, check: null })).then((check) =>
      setRunning({ head, done: head.size, check }),
    );
  };
  const isBusy = current !== null && current.check === null;
  return (
    <div class="every-event">
      <p class="no-print">
        <button type="button" disabled={isBusy || crypto === null || me === null} onClick={start}>
          {verifyMessages.every.button}
        </button>
      </p>
      {isBusy && (
        <p>
          <progress max={head.size} value={current.done} aria-label={verifyMessages.every.button} />{' '}
          {verifyMessages.every.progress(current.done, head.size)}
        </p>
      )}
      {current?.check != null && <Checks checks={[current.check]} />}
    </div>
  );
};
