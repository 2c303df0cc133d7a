import type { SessionEvent } from '@app/contract';
import { SIDES } from '@app/bridge';
import { type Decision, accept, refuse } from '../../event';
import { reason } from '../../refusal-reasons';
import { type DataOf, repeatedIn } from './common';

/** Every table is in one group for each direction. */
export const defineField = (data: DataOf<'DefineField'>): Decision<SessionEvent> => {
  const places = data.groups.flatMap(({ tables, direction }) =>
    (direction === undefined ? SIDES : [direction]).flatMap((side) =>
      tables.map((table) => `table ${table} for ${side}`),
    ),
  );
  const twice = repeatedIn(places);
  return twice === undefined
    ? accept({ type: 'FieldDefined', data })
    : refuse('TableTwice', reason('table-twice', { board: data.board, table: twice }));
};
