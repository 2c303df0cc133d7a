import { deskMessages } from '../../strings/desk';

interface Row {
  readonly name: string;
  /** A cell for each column. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

interface BeforeAfterProps {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

/** What was and what would be, side by side in each cell; what stays is there once. */
export const BeforeAfter = ({ caption, columns, rows }: BeforeAfterProps) => (
  <table class="list desk-before-after">
    <caption>{caption}</caption>
    <thead>
      <tr>
        <td />
        {columns.map((column) => (
          <th key={column} scope="col" class="number">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, before, after }) => (
        <tr key={name}>
          <th scope="row" class="name">
            {name}
          </th>
          {columns.map((column, index) => (
            <td key={column} class="number">
              <Cell before={before[index] ?? ''} after={after[index] ?? ''} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const Cell = ({ before, after }: { readonly before: string; readonly after: string }) =>
  before === after ? (
    <>{after}</>
  ) : (
    <>
      <span class="quiet">{before === '' ? '–' : before}</span> <span aria-hidden="true">→</span>
      <span class="sr-only">{deskMessages.preview.becomes}</span> <strong>{after === '' ? '–' : after}</strong>
    </>
  );
