import { numberCode, readableNumber, type DerivationView } from '@app/scoring';
import { useMemo } from 'preact/hooks';
import { parseAddress } from '@app/documents';
import { type Names, nameOf } from '../ledger/documents';
import { useFollowed } from '../ledger/use-followed';
import { lineageHref, sessionHref } from '../route';
import { Awaited } from '../shared/awaited';
import { momentText } from '../shared/numbers';
import { Page } from '../shared/page';
import { messages } from '../strings';
import { texts } from '../texts';
import { DerivationTree } from './derivation-tree';
import type { components } from '../ledger/api.generated';
import type { Source } from '../ledger/follow';
import { askLineage } from '../ledger/queries';
import { MOVES_NOTHING } from '../session/session-source';

/**
 * Where one number of a session comes from; asked for again whenever something may have moved it.
 * @param asOf a moment, after which nothing moves it; null for now
 * @param afterRound the round after which it is asked for; null for as it stands
 */
const lineageSource = (
  session: string,
  address: string,
  asOf: string | null,
  afterRound: string | null,
): Source<components['schemas']['LineageAnswer']> => ({
  query: `stage=${encodeURIComponent(session)}`,
  load: () => askLineage(session, address, asOf, afterRound),
  positionOf: ({ position }) => position,
  absorb: (value, { type }) => (asOf !== null || MOVES_NOTHING.has(type) ? value : null),
});

interface LineagePageProps {
  readonly session: string;
  /** Of a number: `total/3`. */
  readonly address: string;
  /** The moment that is looked back to; null for now. */
  readonly asOf: string | null;
  /** The round after which it is asked for; null for as it stands. */
  readonly afterRound: string | null;
}

const isPercent = ({ what }: DerivationView): boolean => what.code === numberCode('percent');

const titleOf = (text: string, names: Names): string => {
  const address = parseAddress(text);
  return address.ok ? messages.lineage.of(address.value, nameOf(names, address.value.contestant ?? undefined)) : text;
};

/** Where a number comes from, down to paragraphs and events. */
export const LineagePage = ({ session, address, asOf, afterRound }: LineagePageProps) => {
  const source = useMemo(() => lineageSource(session, address, asOf, afterRound), [session, address, asOf, afterRound]);
  const { value, problem, connection } = useFollowed(source);
  const title = titleOf(address, value?.names ?? {});
  return (
    <Page
      title={title}
      path={[{ label: session, href: sessionHref(session, null, afterRound) }]}
      connection={connection}
      session={session}
    >
      <h1>{title}</h1>
      {(asOf !== null || afterRound !== null) && (
        <p class="as-of">
          {asOf !== null && `${messages.lineage.asOf(momentText(asOf))} `}
          {afterRound !== null && `${messages.session.afterRoundNote(afterRound)} `}
          <a href={lineageHref(session, address)}>{messages.lineage.asOfNow}</a>
        </p>
      )}
      {value === null ? (
        <Awaited problem={problem} />
      ) : (
        <>
          <p class="facts">
            <span>
              {messages.lineage.value}{' '}
              <b>{`${texts.value(readableNumber(value.value))}${isPercent(value.derivation) ? ' %' : ''}`}</b>
            </span>
            {value.place !== null && (
              <span>
                {messages.lineage.place} <b>{value.place}</b>
              </span>
            )}
          </p>
          {value.reasons.length > 0 && (
            <section aria-labelledby="reasons">
              <h2 id="reasons">{messages.lineage.reasons}</h2>
              <ul class="reasons">
                {value.reasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            </section>
          )}
          <section aria-labelledby="derivation">
            <h2 id="derivation">{messages.lineage.heading}</h2>
            <DerivationTree root={value.derivation} />
          </section>
        </>
      )}
    </Page>
  );
};
