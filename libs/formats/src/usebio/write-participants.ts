import type { Standings } from '@app/contract';
import type { SessionExport } from '../export/session-export';
import type { Partnerships } from './write-partnerships';
import { element, escaped, leaf } from './write-xml';

type Row = Standings['groups'][number]['rows'][number];
type Contestant = SessionExport['session']['contestants'][number];

const player = (id: string, { names }: SessionExport): readonly string[] =>
  element('PLAYER', leaf('PLAYER_NAME', names[id] ?? id));

const ranked = (row: Row | undefined): readonly string[] => [
  ...leaf('TOTAL_SCORE', row?.factored ?? row?.total),
  ...leaf('PERCENTAGE', row?.percentage),
  ...leaf('PLACE', row && row.place !== '-' ? row.place : null),
];

const pair = ({ contestant, direction, players = [] }: Contestant, row: Row | undefined, session: SessionExport) =>
  element('PAIR', [
    ...leaf('PAIR_NUMBER', contestant),
    ...leaf('DIRECTION', direction),
    ...ranked(row),
    ...players.flatMap((one) => player(one, session)),
  ]);

/** A team with the partnerships that have played for it, by their numbers in the lines, then those who have not played. */
const team = (
  { contestant, players = [] }: Contestant,
  row: Row | undefined,
  session: SessionExport,
  partnerships: Partnerships,
): readonly string[] => {
  const pairs = partnerships.of(contestant);
  const paired = new Set(pairs.flatMap(({ players: both }) => both));
  const name = session.names[contestant] ?? contestant;
  return element(
    'TEAM',
    [
      ...ranked(row),
      ...pairs.flatMap(({ number, players: both }) =>
        element('PAIR', [...leaf('PAIR_NUMBER', number), ...both.flatMap((one) => player(one, session))]),
      ),
      ...players.filter((one) => !paired.has(one)).flatMap((one) => player(one, session)),
    ],
    ` TEAM_ID="${escaped(contestant)}" TEAM_NAME="${escaped(name)}"`,
  );
};

/** The contestants of a session with their totals and places. */
export const participants = (
  session: SessionExport,
  type: string,
  partnerships: Partnerships | null,
): readonly string[] => {
  const rows = new Map(
    session.standings.groups.flatMap((group) => group.rows.map((row) => [row.contestant, row] as const)),
  );
  const lines = session.session.contestants.flatMap((one) => {
    const row = rows.get(one.contestant);
    return partnerships ? team(one, row, session, partnerships) : pair(one, row, session);
  });
  return element('PARTICIPANTS', lines, ` EVENT_TYPE="${escaped(type)}"`);
};
