import type { StandingsGroup, StandingsRow } from '@app/contract';
import type { SessionExport } from '../export/session-export';
import { type Column, csvTable } from './cells';

interface Ranked {
  readonly group: StandingsGroup;
  readonly row: StandingsRow;
}

/** The ranking of the session: a line for each contestant, `ranking` telling several rankings apart. */
export const rankingTable = ({ standings, session, names }: SessionExport): Iterable<string> => {
  const players = new Map(session.contestants.map((one) => [one.contestant, one.players ?? []]));
  const columns: readonly Column<Ranked>[] = [
    { name: 'ranking', of: ({ group }) => group.ranking },
    { name: 'place', of: ({ row }) => row.place },
    { name: 'contestant', of: ({ row }) => row.contestant },
    { name: 'name', of: ({ row }) => names[row.contestant] },
    {
      name: 'players',
      of: ({ row }) => (players.get(row.contestant) ?? []).map((player) => names[player] ?? player).join('; '),
    },
    { name: 'boards', of: ({ row }) => row.boards },
    { name: 'matches', of: ({ row }) => row.matches },
    { name: 'total', of: ({ row }) => row.total },
    { name: 'percentage', of: ({ row }) => row.percentage },
    { name: 'carried_over', of: ({ row }) => row.carriedOver },
    { name: 'penalties', of: ({ row }) => row.penalties },
    { name: 'masterpoints', of: ({ row }) => row.masterpoints },
  ];
  return csvTable(
    columns,
    standings.groups.flatMap((group) => group.rows.map((row) => ({ group, row }))),
  );
};
