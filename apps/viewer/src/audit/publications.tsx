import { useMemo } from 'preact/hooks';
import { EventLink } from '../lineage/event-link';
import { useFollowed } from '../ledger/use-followed';
import { auditHref } from '../route';
import { Awaited } from '../shared/awaited';
import { timeText } from '../shared/numbers';
import { auditMessages } from '../strings/audit';
import { CsvButton } from './csv-button';
import { EvidenceLink } from './evidence-link';
import { type Publication, publicationsSource } from './publications-source';
import { RecordedBy } from './recorded-by';

const rowsOf = (publications: readonly Publication[]): readonly (readonly string[])[] => {
  const { deeds, corrections, publications: texts } = auditMessages;
  return [
    [deeds.address, deeds.when, corrections.recorded, texts.what, texts.subject, texts.tree],
    ...publications.map(({ event, at, recordedAt, status, subjectToAppeal, exception, tree }) => [
      event,
      at,
      recordedAt ?? '',
      texts.status[status],
      subjectToAppeal ? (exception ?? texts.subject) : '',
      tree?.root ?? '',
    ]),
  ];
};

const Row = ({ session, publication }: { readonly session: string; readonly publication: Publication }) => {
  const { event, position, status, round, at, exception, subjectToAppeal, by, recordedAt, tree } = publication;
  const texts = auditMessages.publications;
  return (
    <tr>
      <td>
        <time dateTime={at}>{timeText(at)}</time>
        <RecordedBy by={by} recordedAt={recordedAt} />
      </td>
      <th scope="row">
        {texts.status[status]}
        {round !== null && `, ${texts.inRound(round)}`}
        {subjectToAppeal && `, ${texts.subject}`}
        {exception !== null && <span class="quiet below-it">{texts.byException(exception)}</span>}
        {tree !== null && (
          <span class="below-it">
            {texts.events(tree.size)}: <code class="root">{tree.root}</code>
          </span>
        )}
        <span class="deed-links">
          <a href={auditHref(session, String(position))}>{texts.look}</a>
          <EventLink source={event} />
          <EvidenceLink address={event} />
        </span>
      </th>
    </tr>
  );
};

/** Everything that was put up of a session, each with the ledger that it was, and the way to what has moved since. */
export const Publications = ({ session }: { readonly session: string }) => {
  const source = useMemo(() => publicationsSource(session), [session]);
  const { value, problem } = useFollowed(source);
  const texts = auditMessages.publications;
  const publications = value?.publications ?? [];
  return (
    <section class="audit-part" aria-labelledby="publications">
      <h2 id="publications">{texts.heading}</h2>
      {value === null && <Awaited problem={problem} />}
      {value !== null && publications.length === 0 && <p class="quiet">{texts.none}</p>}
      {publications.length > 0 && (
        <>
          <p class="audit-tools">
            <CsvButton name={`${session}-publications`} rows={() => rowsOf(publications)} />
          </p>
          <table class="list deeds">
            <caption class="sr-only">{texts.heading}</caption>
            <thead>
              <tr>
                <th scope="col">{texts.whenAndBy}</th>
                <th scope="col">{texts.what}</th>
              </tr>
            </thead>
            <tbody>
              {publications.map((one) => (
                <Row key={one.event} session={session} publication={one} />
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
};
