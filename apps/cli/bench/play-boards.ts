import type { Client } from './http-client';

const SEATS = ['N', 'E', 'S', 'W'] as const;

/** Opens a session in which a pair sits on either side of so many tables. */
export const openSession = async ({ post }: Client, tables: number, session = 'bench'): Promise<void> => {
  await post('/sessions', { id: session, laws: 'wbf-2017', scoring: 'matchpoints' });
  await post(`/sessions/${session}/sections`, { section: 'A' });
  for (let table = 1; table <= tables; table += 1)
    for (const contestant of [`n${table}`, `e${table}`])
      await post(`/sessions/${session}/contestants`, { contestant, kind: 'pair' });
};

/** The five commands of a board that is passed out, in order. */
export const passedOut = (
  table: number,
  board: number,
  session = 'bench',
): readonly (readonly [path: string, body: object])[] => {
  const path = `/sessions/${session}/boards/${table}/${board}`;
  return [
    [path, { contestants: { NS: `n${table}`, EW: `e${table}` } }],
    ...SEATS.map((_, nth) => [`${path}/calls`, { seat: SEATS[(board - 1 + nth) % 4], call: 'Pass' }] as const),
  ];
};
