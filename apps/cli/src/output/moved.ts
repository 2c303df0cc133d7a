import type { Moved } from '@app/documents';
import type { Names } from '@app/application';
import { table } from './table';

/** Contestants whose place or total is not the same, one a line. */
export const movedText = (moved: readonly Moved[], names: Names): string =>
  moved.length === 0
    ? 'nothing moved'
    : table(
        [{ heading: 'id' }, { heading: 'name' }, { heading: 'place' }, { heading: 'total' }],
        moved.map(({ contestant, before, after }) => [
          contestant,
          names[contestant] ?? '',
          `${before?.place ?? '-'} -> ${after?.place ?? '-'}`,
          `${before?.total ?? '-'} -> ${after?.total ?? '-'}`,
        ]),
      );
