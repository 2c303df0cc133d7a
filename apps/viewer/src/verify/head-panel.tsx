import { useCallback, useEffect } from 'preact/hooks';
import { timeText } from '../shared/numbers';
import { messages } from '../strings';
import { verifyMessages } from '../strings/verify';
import { type Check, open } from './check';
import { Checks } from './checks';
import { EveryEvent } from './every-event-panel';
import { checkGrowth, checkSignature, headOf, withoutEvents } from './head';
import type { Keyring } from './keyring';
import { toHex } from '@app/ledger/evidence';
import { type Seen, rememberSeen } from './remembered';
import { type Served, askConsistency } from './served';
import { useWork } from '../shared/use-work';
import type { BrowserCrypto } from './web-crypto';

interface HeadPanelProps {
  readonly served: Served;
  readonly keyring: Keyring;
  readonly crypto: BrowserCrypto;
  /** What this browser had seen before this visit, by the ledger's origin. */
  readonly before: ReadonlyMap<string, Seen>;
  readonly again: () => void;
}

const otherLedgers = (before: HeadPanelProps['before'], origin: string): readonly Check[] => {
  const others = [...before.keys()].filter((one) => one !== origin);
  return others.length === 0 ? [] : [open(verifyMessages.growth.others(others), verifyMessages.growth.othersMeans)];
};

const Note = ({ title, note }: { readonly title: string; readonly note: string }) => (
  <details>
    <summary>{title}</summary>
    <pre tabIndex={0}>{note}</pre>
  </details>
);

/** The last checkpoint of the ledger: who signed it, and whether it continues what this browser saw before. */
export const HeadPanel = ({ served, keyring, crypto, before, again }: HeadPanelProps) => {
  const { head, signedAt } = served;
  const seen = before.get(head.origin);
  const signature = useWork(
    useCallback(() => checkSignature(head, keyring, crypto).then(withoutEvents), [head, keyring, crypto]),
  );
  const growth = useWork(
    useCallback(() => {
      const known = seen && headOf(seen.note);
      return checkGrowth(known ? { head: known, at: timeText(seen.at) } : null, head, askConsistency, crypto);
    }, [head, seen, crypto]),
  );
  const isGood = signature !== null && growth !== null && signature.state !== 'fails' && growth.state !== 'fails';
  useEffect(() => {
    if (isGood) rememberSeen(head.origin, { note: head.note, at: new Date().toISOString() });
  }, [isGood, head]);
  const forget = (): void => {
    rememberSeen(head.origin, null);
    again();
  };
  return (
    <section class="verify-part" aria-labelledby="verify-head">
      <h2 id="verify-head">{verifyMessages.head.heading}</h2>
      <dl class="verify-facts">
        <dt>{verifyMessages.head.origin}</dt>
        <dd>{head.origin}</dd>
        <dt>{verifyMessages.head.events}</dt>
        <dd>{head.size.toLocaleString(messages.locale)}</dd>
        <dt>{verifyMessages.head.root}</dt>
        <dd>
          <code>{toHex(head.root)}</code>
        </dd>
        {signedAt !== null && (
          <>
            <dt>{verifyMessages.head.signed}</dt>
            <dd>
              <time dateTime={signedAt}>{timeText(signedAt)}</time>
            </dd>
          </>
        )}
        {head.witnesses.length > 0 && (
          <>
            <dt>{verifyMessages.head.witnesses}</dt>
            <dd>
              {head.witnesses.join(', ')} <span class="quiet">{verifyMessages.head.unchecked}</span>
            </dd>
          </>
        )}
      </dl>
      <Checks checks={signature && growth && [signature, growth, ...otherLedgers(before, head.origin)]} />
      <EveryEvent head={head} crypto={crypto} />
      <Note title={verifyMessages.head.note} note={head.note} />
      {growth?.state === 'fails' && seen && <Note title={verifyMessages.head.seenNote} note={seen.note} />}
      <p class="verify-buttons">
        <button type="button" onClick={again}>
          {verifyMessages.head.again}
        </button>
        {growth?.state === 'fails' && (
          <button type="button" onClick={forget}>
            {verifyMessages.head.forget}
          </button>
        )}
      </p>
    </section>
  );
};
