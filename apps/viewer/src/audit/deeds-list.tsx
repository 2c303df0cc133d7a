import { useState } from 'preact/hooks';
import { EventLink } from '../lineage/event-link';
import { auditHref } from '../route';
import { WithSigns } from '../shared/event-text';
import { timeText } from '../shared/numbers';
import { auditMessages } from '../strings/audit';
import { CsvButton } from './csv-button';
import { type Deed, addressOf, isMover } from './deeds';
import { EvidenceLink } from './evidence-link';
import { Filter } from './filter';

const roleIn = ({ actor }: Deed): string => actor?.role ?? '';
const personIn = ({ actor }: Deed): string => actor?.id ?? '';

const Row = ({ session, deed }: { readonly session: string; readonly deed: Deed }) => {
  const { occurredAt, words, position } = deed;
  const address = addressOf(deed);
  return (
    <tr>
      <td>
        <time dateTime={occurredAt ?? undefined}>{timeText(occurredAt)}</time>
        <span class="below-it">
          {auditMessages.roleOf(roleIn(deed))} <span class="quiet">({personIn(deed)})</span>
        </span>
      </td>
      <th scope="row">
        <WithSigns text={words} />
        <span class="deed-links">
          <EventLink source={address} />
          <EvidenceLink address={address} />
          {isMover(deed) && (
            <a
              href={auditHref(session, String(position - 1), String(position))}
              aria-label={auditMessages.deeds.movedBy(address)}
            >
              {auditMessages.deeds.moved}
            </a>
          )}
        </span>
      </th>
    </tr>
  );
};

const rowsOf = (deeds: readonly Deed[]): readonly (readonly string[])[] => [
  [
    auditMessages.deeds.address,
    auditMessages.deeds.position,
    auditMessages.deeds.when,
    auditMessages.corrections.recorded,
    auditMessages.deeds.role,
    auditMessages.deeds.person,
    auditMessages.deeds.what,
  ],
  ...deeds.map((deed) => [
    addressOf(deed),
    String(deed.position),
    deed.occurredAt ?? '',
    deed.recordedAt ?? '',
    auditMessages.roleOf(roleIn(deed)),
    personIn(deed),
    deed.words,
  ]),
];

/** More are shown when they are asked for. */
const FIRST = 40;

const different = (values: readonly string[]): readonly string[] => [...new Set(values)].toSorted();

interface DeedsListProps {
  readonly session: string;
  readonly deeds: readonly Deed[];
}

/** What was done, when and by whom, the last first; to be filtered, and to be followed to the event and its proof. */
export const DeedsList = ({ session, deeds }: DeedsListProps) => {
  const [role, setRole] = useState('');
  const [person, setPerson] = useState('');
  const [onlyMovers, setOnlyMovers] = useState(false);
  const [all, setAll] = useState(false);
  const matching = deeds
    .filter(
      (deed) =>
        (role === '' || roleIn(deed) === role) &&
        (person === '' || personIn(deed) === person) &&
        (!onlyMovers || isMover(deed)),
    )
    .toReversed();
  const shown = all ? matching : matching.slice(0, FIRST);
  return (
    <section class="audit-part" aria-labelledby="deeds">
      <h2 id="deeds">{auditMessages.deeds.heading}</h2>
      <p class="audit-tools">
        <Filter
          label={auditMessages.deeds.role}
          all={auditMessages.deeds.anybody}
          chosen={role}
          choose={setRole}
          options={different(deeds.map(roleIn)).map((one) => ({ value: one, label: auditMessages.roleOf(one) }))}
        />
        <Filter
          label={auditMessages.deeds.person}
          all={auditMessages.deeds.anybody}
          chosen={person}
          choose={setPerson}
          options={different(deeds.map(personIn)).map((one) => ({ value: one, label: one }))}
        />
        <label>
          <input
            type="checkbox"
            checked={onlyMovers}
            onChange={({ currentTarget }) => setOnlyMovers(currentTarget.checked)}
          />{' '}
          {auditMessages.deeds.onlyMovers}
        </label>
        <CsvButton name={`${session}-events`} rows={() => rowsOf(matching)} />
      </p>
      {matching.length === 0 ? (
        <p class="quiet">{auditMessages.deeds.none}</p>
      ) : (
        <table class="list deeds">
          <caption class="sr-only">{auditMessages.deeds.heading}</caption>
          <thead>
            <tr>
              <th scope="col">{auditMessages.deeds.whenAndWho}</th>
              <th scope="col">{auditMessages.deeds.what}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((deed) => (
              <Row key={addressOf(deed)} session={session} deed={deed} />
            ))}
          </tbody>
        </table>
      )}
      <p class="audit-tools" role="status">
        <span class="quiet">{auditMessages.deeds.shown(shown.length, matching.length)}</span>
        {shown.length < matching.length && (
          <button type="button" onClick={() => setAll(true)}>
            {auditMessages.deeds.showAll}
          </button>
        )}
      </p>
    </section>
  );
};
