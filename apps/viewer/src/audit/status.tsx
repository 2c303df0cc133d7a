import { useMemo, useState } from 'preact/hooks';
import { verifyHref } from '../route';
import { timeText } from '../shared/numbers';
import { useWork } from '../shared/use-work';
import { t } from '../strings';
import { r } from '../strings/audit';
import { v } from '../strings/verify';
import { Checks } from '../verify/checks';
import { open } from '../verify/check';
import type { Served } from '../verify/served';
import { loadServed } from '../verify/served';
import { browserCrypto } from '../verify/web-crypto';
import { checkRoot } from './check-root';

const CheckedRoot = ({ served }: { readonly served: Served }) => {
  const work = useMemo(
    () => async () => {
      const crypto = await browserCrypto();
      return crypto === null ? [open(v.noCrypto, v.noCryptoMeans)] : checkRoot(served, crypto);
    },
    [served],
  );
  return <Checks checks={useWork(work)} />;
};

interface FactsProps {
  readonly served: Served;
  /** How many events there are now. */
  readonly size: number;
}

const Facts = ({ served: { head, signedAt, keys }, size }: FactsProps) => {
  const since = size - head.size;
  const facts: readonly (readonly [string, string])[] = [
    [r.status.events, size.toLocaleString(t.locale)],
    [r.status.signed, head.size.toLocaleString(t.locale)],
    ...(signedAt === null ? [] : [[r.status.when, timeText(signedAt)] as const]),
    [r.status.since, since > 0 ? since.toLocaleString(t.locale) : r.status.allSigned],
    [r.status.keys, keys.map((key) => key.split('+').slice(0, 2).join('+')).join(', ')],
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

/**
 * How much of the ledger is under a signature, and the way to check it.
 * @param size how many events the ledger has
 */
export const Status = ({ size }: { readonly size: number }) => {
  const [round, setRound] = useState(0);
  const answer = useWork(useMemo(() => () => loadServed(), [round, size]));
  return (
    <section class="audit-part" aria-labelledby="status">
      <h2 id="status">{r.status.heading}</h2>
      {answer?.ok === true && <Facts served={answer.value} size={size} />}
      {answer?.ok === false && <p class="quiet">{r.status.none}</p>}
      <p class="audit-tools no-print">
        <button type="button" onClick={() => setRound(round + 1)}>
          {r.status.verify}
        </button>
        <a href={verifyHref()}>{r.status.more}</a>
      </p>
      {round > 0 && answer?.ok === true && <CheckedRoot key={round} served={answer.value} />}
    </section>
  );
};
