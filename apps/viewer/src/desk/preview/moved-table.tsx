import type { Moved, StandingsRow } from '@app/contract';
import { type Names, nameOf } from '../../ledger/documents';
import { deskMessages } from '../../strings/desk';
import { BeforeAfter } from './before-after';

/** What a contestant has: the percentage where there is one. */
const standsAt = (row: StandingsRow | null): string =>
  row === null ? '' : row.percentage === null ? (row.total ?? '–') : `${row.percentage} %`;

interface MovedTableProps {
  readonly moved: readonly Moved[];
  readonly names: Names;
}

/** Whose place or total is another, before and after. */
export const MovedTable = ({ moved, names }: MovedTableProps) => (
  <BeforeAfter
    caption={deskMessages.preview.standings}
    columns={[deskMessages.preview.place, deskMessages.preview.total]}
    rows={moved.map(({ contestant, before, after }) => ({
      name: nameOf(names, contestant),
      before: [before?.place ?? '', standsAt(before)],
      after: [after?.place ?? '', standsAt(after)],
    }))}
  />
);
