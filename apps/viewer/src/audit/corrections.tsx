import { useMemo, useState } from 'preact/hooks';
import { useFollowed } from '../ledger/use-followed';
import { Awaited } from '../shared/awaited';
import { auditMessages } from '../strings/audit';
import { type Correction, correctionsSource } from './corrections-source';
import { CorrectionsTable, correctionRows } from './corrections-table';
import { CsvButton } from './csv-button';
import { type Deed, addressOf } from './deeds';
import { Filter } from './filter';

/** The corrections in the reader's language, as far as their events have been read: the query tells of them in English. */
const correctionsTold = (corrections: readonly Correction[], deeds: readonly Deed[]): readonly Correction[] => {
  const wordsAt = new Map(deeds.map((deed) => [addressOf(deed), deed.words]));
  return corrections.map((one) => ({ ...one, words: wordsAt.get(one.decision) ?? one.words }));
};

interface FilteredProps {
  readonly session: string;
  readonly corrections: readonly Correction[];
}

const Filtered = ({ session, corrections }: FilteredProps) => {
  const [timely, setTimely] = useState('');
  const kinds = [...new Set(corrections.map((one) => one.timely))];
  const shown = corrections.filter((one) => timely === '' || one.timely === timely);
  return (
    <>
      <p class="audit-tools">
        <Filter
          label={auditMessages.corrections.filter}
          all={auditMessages.corrections.all}
          chosen={timely}
          choose={setTimely}
          options={kinds.map((kind) => ({ value: kind, label: auditMessages.corrections.timely[kind] }))}
        />
        <CsvButton name={`${session}-corrections`} rows={() => correctionRows(shown)} />
      </p>
      <CorrectionsTable corrections={shown} />
    </>
  );
};

interface CorrectionsProps {
  readonly session: string;
  /** What was done in the session: the corrections are among it. */
  readonly deeds: readonly Deed[];
}

/** Every change of a score beside those that the tables made: what, by whose authority, and whether in time. */
export const Corrections = ({ session, deeds }: CorrectionsProps) => {
  const source = useMemo(() => correctionsSource(session), [session]);
  const { value, problem } = useFollowed(source);
  return (
    <section class="audit-part" aria-labelledby="corrections">
      <h2 id="corrections">{auditMessages.corrections.heading}</h2>
      {value === null && <Awaited problem={problem} />}
      {value?.corrections.length === 0 && <p class="quiet">{auditMessages.corrections.none}</p>}
      {value !== null && value.corrections.length > 0 && (
        <Filtered session={session} corrections={correctionsTold(value.corrections, deeds)} />
      )}
    </section>
  );
};
