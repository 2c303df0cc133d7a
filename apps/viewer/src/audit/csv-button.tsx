import { auditMessages } from '../strings/audit';
import { giveCsv } from './csv';

interface CsvButtonProps {
  /** Of the file, without its ending. */
  readonly name: string;
  /** The first has the headings. */
  readonly rows: () => readonly (readonly string[])[];
}

/** Takes with one what is shown. */
export const CsvButton = ({ name, rows }: CsvButtonProps) => (
  <button type="button" class="no-print" onClick={() => giveCsv(`${name}.csv`, rows())}>
    {auditMessages.csv}
  </button>
);
