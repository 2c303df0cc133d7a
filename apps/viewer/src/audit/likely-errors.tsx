import { message } from '@app/bridge';
import { useMemo, useState } from 'preact/hooks';
import { useFollowed } from '../ledger/use-followed';
import { boardHref } from '../route';
import { Awaited } from '../shared/awaited';
import { WithSigns } from '../shared/event-text';
import { auditMessages } from '../strings/audit';
import type { Names } from '../ledger/documents';
import { texts } from '../texts';
import { CsvButton } from './csv-button';
import { Filter } from './filter';
import { type LikelyError, likelyErrorsSource } from './likely-errors-source';

const kindText = (kind: LikelyError['kind']): string => texts.say(message(`likely-error.kind.${kind}`));

/** Whole percent, rounded down: `'0.9731'` is 97. */
const percentText = (likelihood: string): string => `${Math.trunc(Number(likelihood.slice(2)) / 100)} %`;

interface RowProps {
  readonly error: LikelyError;
  readonly names: Names;
}

const Row = ({ error, names }: RowProps) => {
  const { say } = texts.withNames(names);
  const { kind, likelihood, section, round, table, boards, what, because } = error;
  return (
    <tr>
      <td class="likelihood">{percentText(likelihood)}</td>
      <th scope="row">
        <b>{kindText(kind)}</b>
        <span class="quiet below-it">{auditMessages.likelyErrors.place(section, round, table)}</span>
        <span class="below-it">
          <WithSigns text={say(what)} />
        </span>
        {because.length > 0 && (
          <details class="between">
            <summary>{auditMessages.likelyErrors.because}</summary>
            <ul>
              {because.map((one, index) => (
                <li key={index}>
                  <WithSigns text={say(one)} />
                </li>
              ))}
            </ul>
          </details>
        )}
        <span class="deed-links">
          {boards.map(({ stream, number }) => (
            <a key={stream} href={boardHref(stream)}>
              {auditMessages.likelyErrors.onBoard(number)}
            </a>
          ))}
        </span>
      </th>
    </tr>
  );
};

/** Likely errors as a spreadsheet takes them; the first row has the headings. */
const likelyErrorRows = (errors: readonly LikelyError[], names: Names): readonly (readonly string[])[] => [
  [
    auditMessages.likelyErrors.likelihood,
    auditMessages.likelyErrors.kind,
    auditMessages.deeds.address,
    auditMessages.likelyErrors.what,
    auditMessages.likelyErrors.because,
  ],
  ...errors.map(({ likelihood, kind, boards, what, because }) => [
    likelihood,
    kindText(kind),
    boards.map(({ event }) => event).join(' '),
    texts.withNames(names).say(what),
    because.map((one) => texts.withNames(names).say(one)).join('; '),
  ]),
];

interface FilteredProps {
  readonly session: string;
  readonly errors: readonly LikelyError[];
  readonly names: Names;
}

const Filtered = ({ session, errors, names }: FilteredProps) => {
  const [chosen, setChosen] = useState('');
  const kinds = [...new Set(errors.map(({ kind }) => kind))];
  const shown = errors.filter(({ kind }) => chosen === '' || kind === chosen);
  return (
    <>
      <p class="quiet">{auditMessages.likelyErrors.intro}</p>
      <p class="audit-tools">
        <Filter
          label={auditMessages.likelyErrors.filter}
          all={auditMessages.likelyErrors.all}
          chosen={chosen}
          choose={setChosen}
          options={kinds.map((kind) => ({ value: kind, label: kindText(kind) }))}
        />
        <CsvButton name={`${session}-likely-errors`} rows={() => likelyErrorRows(shown, names)} />
      </p>
      <table class="list likely-errors">
        <caption class="sr-only">{auditMessages.likelyErrors.heading}</caption>
        <thead>
          <tr>
            <th scope="col">{auditMessages.likelyErrors.likelihood}</th>
            <th scope="col">{auditMessages.likelyErrors.what}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((error) => (
            <Row key={JSON.stringify([error.kind, error.boards, error.what])} error={error} names={names} />
          ))}
        </tbody>
      </table>
    </>
  );
};

/** Results that are likely wrong, for those who see the whole record; a person looks into them, and nothing is applied. */
export const LikelyErrors = ({ session }: { readonly session: string }) => {
  const source = useMemo(() => likelyErrorsSource(session), [session]);
  const { value, problem } = useFollowed(source);
  return (
    <section class="audit-part" aria-labelledby="likely-errors">
      <h2 id="likely-errors">{auditMessages.likelyErrors.heading}</h2>
      {value === null && <Awaited problem={problem} />}
      {value?.errors.length === 0 && <p class="quiet">{auditMessages.likelyErrors.none}</p>}
      {value !== null && value.errors.length > 0 && (
        <Filtered session={session} errors={value.errors} names={value.names} />
      )}
    </section>
  );
};
