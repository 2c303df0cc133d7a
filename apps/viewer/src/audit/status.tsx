import { useMemo, useState } from 'preact/hooks';
import { verifyHref } from '../route';
import { ProblemNote } from '../shared/awaited';
import { timeText } from '../shared/numbers';
import { useWork } from '../shared/use-work';
import { messages } from '../strings';
import { auditMessages } from '../strings/audit';
import { verifyMessages } from '../strings/verify';
import { Checks } from '../verify/checks';
import { open, type Check } from '../verify/check';
import { EveryEvent } from '../verify/every-event-panel';
import { type Served, loadServed, askConsistency } from '../verify/served';
import { browserCrypto, type BrowserCrypto } from '../verify/web-crypto';
import { checkGrowth, checkSignature, headOf, withoutEvents } from '../verify/head';
import { type Keyring, keysIn } from '../verify/keyring';
import { pastedKeys, rememberSeen, seenLedgers } from '../verify/remembered';

const keyringFor = ({ keys }: Served): Keyring => {
  const pasted = pastedKeys();
  return pasted === null ? { keys, whose: 'server' } : { keys: keysIn(pasted), whose: 'visitor' };
};

/**
 * Checks that the ledger has signed its last checkpoint and that this continues what this browser has seen before, and
 * remembers it where both hold. The events themselves are another check.
 */
const checkRoot = async (served: Served, crypto: BrowserCrypto): Promise<readonly Check[]> => {
  const { head } = served;
  const seen = seenLedgers().get(head.origin);
  const known = seen === undefined ? null : headOf(seen.note);
  const before = seen && known ? { head: known, at: timeText(seen.at) } : null;
  const checks = await Promise.all([
    checkSignature(head, keyringFor(served), crypto).then(withoutEvents),
    checkGrowth(before, head, askConsistency, crypto),
  ]);
  if (checks.every(({ state }) => state !== 'fails')) {
    rememberSeen(head.origin, { note: head.note, at: new Date().toISOString() });
  }
  return checks;
};

const CheckedRoot = ({ served }: { readonly served: Served }) => {
  const work = useMemo(
    () => async () => {
      const crypto = await browserCrypto();
      const checks =
        crypto === null
          ? [open(verifyMessages.noCrypto, verifyMessages.noCryptoMeans)]
          : await checkRoot(served, crypto);
      return { crypto, checks };
    },
    [served],
  );
  const done = useWork(work);
  return (
    <>
      <Checks checks={done?.checks ?? null} />
      {done !== null && <EveryEvent head={served.head} crypto={done.crypto} />}
    </>
  );
};

interface StatusProps {
  /** The ledger position that the page includes. */
  readonly position: number;
  /** Who does not see everything is not told how many events there are. */
  readonly seesAll: boolean;
}

const Facts = ({ served: { head, signedAt, keys }, position, seesAll }: StatusProps & { readonly served: Served }) => {
  const size = position + 1;
  const since = size - head.size;
  const facts: readonly (readonly [string, string])[] = [
    ...(seesAll ? [[auditMessages.status.events, size.toLocaleString(messages.locale)] as const] : []),
    [auditMessages.status.signed, head.size.toLocaleString(messages.locale)],
    ...(signedAt === null ? [] : [[auditMessages.status.when, timeText(signedAt)] as const]),
    ...(seesAll
      ? [
          [
            auditMessages.status.since,
            since > 0 ? since.toLocaleString(messages.locale) : auditMessages.status.allSigned,
          ] as const,
        ]
      : []),
    [auditMessages.status.keys, keys.map((key) => key.split('+').slice(0, 2).join('+')).join(', ')],
  ];
  return (
    <dl class="audit-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

/** How much of the ledger is under a signature, and the way to check it. */
export const Status = ({ position, seesAll }: StatusProps) => {
  const [round, setRound] = useState(0);
  const answer = useWork(useMemo(() => () => loadServed(), [round, position]));
  return (
    <section class="audit-part" aria-labelledby="status">
      <h2 id="status">{auditMessages.status.heading}</h2>
      {answer?.ok === true && <Facts served={answer.value} position={position} seesAll={seesAll} />}
      {answer?.ok === false &&
        (answer.error.status === 404 ? (
          <p class="quiet">{auditMessages.status.none}</p>
        ) : (
          <ProblemNote problem={answer.error} />
        ))}
      <p class="audit-tools no-print">
        <button type="button" onClick={() => setRound(round + 1)}>
          {auditMessages.status.verify}
        </button>
        <a href={verifyHref()}>{auditMessages.status.more}</a>
      </p>
      {round > 0 && answer?.ok === true && <CheckedRoot key={round} served={answer.value} />}
    </section>
  );
};
