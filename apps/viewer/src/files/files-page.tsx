import { useCallback, useState } from 'preact/hooks';
import type { Problem } from '../ledger/api';
import { askExports } from '../ledger/queries';
import { sessionHref } from '../route';
import { Awaited, ProblemNote } from '../shared/awaited';
import { giveFile } from '../shared/give-file';
import { Page } from '../shared/page';
import { useAnswer } from '../shared/use-answer';
import { messages } from '../strings';
import { fileMessages } from '../strings/files';
import '../styles/files.css';
import { texts } from '../texts';
import { type FileForm, type Table, fetchFile } from './fetch-file';

interface DownloadProps {
  readonly session: string;
  readonly format: FileForm['format'];
  /** Which table of the file; null where it has everything. */
  readonly table: Table | null;
}

/** Fetches a file and gives it to the reader; says why where there is none. */
const Download = ({ session, format, table }: DownloadProps) => {
  const [underWay, setUnderWay] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const name = format.toUpperCase();
  const label = table === null ? fileMessages.download : fileMessages.tables[table];
  const file = table === null ? name : `${name}, ${fileMessages.tables[table]}`;
  const download = async (): Promise<void> => {
    setUnderWay(true);
    setProblem(null);
    const fetched = await fetchFile(session, format, table);
    setUnderWay(false);
    if (fetched.ok) giveFile(fetched.value.name, fetched.value.content);
    else setProblem(fetched.error);
  };
  return (
    <>
      <button
        type="button"
        aria-label={fileMessages.downloadOf(file)}
        disabled={underWay}
        onClick={() => void download()}
      >
        {underWay ? fileMessages.underWay : label}
      </button>
      {problem && <ProblemNote problem={problem} />}
    </>
  );
};

/** A kind of file: what it is for, what it leaves out, and the way to have it. */
const Form = ({ session, form }: { readonly session: string; readonly form: FileForm }) => {
  const { format, tables, why, losses } = form;
  return (
    <section class="file-form" aria-labelledby={format}>
      <h2 id={format}>{format.toUpperCase()}</h2>
      <p>{fileMessages.forms[format]}</p>
      {why === null && losses.length > 0 && (
        <ul class="quiet">
          {losses.map((loss) => (
            <li key={texts.say(loss)}>{texts.say(loss)}</li>
          ))}
        </ul>
      )}
      {why !== null && <p class="quiet">{texts.say(why)}</p>}
      {why === null && (
        <p class="file-buttons">
          {(tables.length === 0 ? [null] : tables).map((table) => (
            <Download key={table} session={session} format={format} table={table} />
          ))}
        </p>
      )}
    </section>
  );
};

/** The session as files for other programs. */
export const FilesPage = ({ id }: { readonly id: string }) => {
  const { answer } = useAnswer(useCallback(() => askExports(id), [id]));
  return (
    <Page title={messages.session.files} path={[{ label: id, href: sessionHref(id) }]} connection={null} session={id}>
      <h1>{messages.session.files}</h1>
      {answer?.ok ? (
        <>
          <p>{fileMessages.intro}</p>
          {answer.value.forms.map((form) => (
            <Form key={form.format} session={id} form={form} />
          ))}
        </>
      ) : (
        <Awaited problem={answer === null ? null : answer.error} />
      )}
    </Page>
  );
};
