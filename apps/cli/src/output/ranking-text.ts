import type { Texts } from '@app/messages';
import type { Standings, StandingsGroup, StandingsRow } from '@app/documents';
import type { ScoringForm } from '@app/session';
import type { Names } from '@app/application';
import { type Column, table } from './table';

/** What a total is counted in. */
const UNIT: Readonly<Record<ScoringForm, string>> = {
  matchpoints: 'matchpoints',
  'cross-imps': 'IMPs',
  butler: 'IMPs',
  'total-points': 'points',
  'multi-team': 'VP',
  'team-imps': 'IMPs',
  'team-vp': 'VP',
  'board-a-match': 'points',
};

interface RankingColumn extends Column {
  readonly cell: (row: StandingsRow) => string | null;
  /** Shown whatever is in it; any other column only where a row has something to say. */
  readonly always?: boolean;
}

const columnsOf = (scoring: ScoringForm, names: Names): readonly RankingColumn[] => [
  { heading: 'place', right: true, always: true, cell: ({ place }) => place },
  { heading: 'id', always: true, cell: ({ contestant }) => contestant },
  { heading: 'name', always: true, cell: ({ contestant }) => names[contestant] ?? '' },
  { heading: 'matches', right: true, cell: ({ matches }) => (matches === null ? null : String(matches)) },
  { heading: 'boards', right: true, always: true, cell: ({ boards }) => String(boards) },
  { heading: 'carried over', right: true, cell: ({ carriedOver }) => carriedOver },
  { heading: 'penalties', right: true, cell: ({ penalties }) => penalties },
  { heading: UNIT[scoring], right: true, always: true, cell: ({ total }) => total },
  { heading: '%', right: true, cell: ({ percentage }) => percentage },
];

const groupText = ({ ranking, rows }: StandingsGroup, scoring: ScoringForm, names: Names, texts: Texts): string => {
  const columns = columnsOf(scoring, names).filter(
    ({ always, cell }) => always ?? rows.some((row) => cell(row) !== null),
  );
  const cells = rows.map((row) => columns.map(({ cell }) => cell(row) ?? ''));
  const heading = ranking === '' ? '' : `${ranking}\n`;
  return heading + table(columns, cells, (index) => (rows[index]?.reasons ?? []).map(texts.say));
};

const provisional = ({ length }: readonly string[]): readonly string[] =>
  length === 0 ? [] : [`provisional: ${length} of the results that count ${length === 1 ? 'is' : 'are'} not confirmed`];

const uncounted = (all: Standings['uncounted'], { say }: Texts): readonly string[] =>
  all.length === 0
    ? []
    : [
        [
          `${all.length} results not counted:`,
          ...all.map(({ id, why }) => `  ${id.replace(/^board-/, '')}: ${say(why)}`),
        ].join('\n'),
      ];

/** A ranking for a person to read: what it counts and how far it stands, a table for each ranking, what is left out. */
export const rankingText = (standings: Standings, names: Names, texts: Texts): string => {
  const { sessions, status, groups, scoring } = standings;
  return [
    `${status} standings of ${sessions.join(', ')}`,
    ...groups.map((group) => groupText(group, scoring, names, texts)),
    ...uncounted(standings.uncounted, texts),
    ...provisional(standings.provisional),
  ].join('\n\n');
};
