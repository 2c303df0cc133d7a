import type { Standings, StandingsGroup, StandingsRow, ScoringForm } from '@app/contract';
import type { Texts } from '@app/messages';
import type { Names } from '@app/application';
import { type SayCli, sayCli } from './cli-texts';
import { layersText } from './layers-text';
import { type Column, table } from './table';

/** What a total is counted in. */
const UNIT = {
  matchpoints: 'unit.matchpoints',
  'cross-imps': 'unit.imps',
  butler: 'unit.imps',
  'total-points': 'unit.points',
  'multi-team': 'unit.vp',
  'team-imps': 'unit.imps',
  'team-vp': 'unit.vp',
  'board-a-match': 'unit.points',
} as const satisfies Readonly<Record<ScoringForm, string>>;

type Unit = Pick<Standings, 'scoring' | 'measure'>;

interface RankingColumn extends Column {
  readonly cell: (row: StandingsRow) => string | null;
  /** Shown whatever is in it; any other column only where a row has something to say. */
  readonly always?: boolean;
}

const unitOf = ({ scoring, measure }: Unit) => (measure === 'victory-points' ? 'unit.vp' : UNIT[scoring]);

const columnsOf = (unit: Unit, names: Names, texts: Texts): readonly RankingColumn[] => {
  const cli = sayCli(texts);
  const number = (text: string | null): string | null => (text === null ? null : texts.value({ exact: text }));
  return [
    { heading: cli('heading.place'), right: true, always: true, cell: ({ place }) => place },
    { heading: cli('heading.id'), always: true, cell: ({ contestant }) => contestant },
    { heading: cli('heading.name'), always: true, cell: ({ contestant }) => names[contestant] ?? '' },
    {
      heading: cli('heading.matches'),
      right: true,
      cell: ({ matches }) => (matches === null ? null : String(matches)),
    },
    { heading: cli('heading.boards'), right: true, always: true, cell: ({ boards }) => String(boards) },
    { heading: cli('heading.carried-over'), right: true, cell: ({ carriedOver }) => number(carriedOver) },
    { heading: cli('heading.penalties'), right: true, cell: ({ penalties }) => number(penalties) },
    { heading: cli(unitOf(unit)), right: true, always: true, cell: ({ total }) => number(total) },
    { heading: cli('heading.percent'), right: true, cell: ({ percentage }) => number(percentage) },
    { heading: cli('heading.masterpoints'), right: true, cell: ({ masterpoints = null }) => number(masterpoints) },
  ];
};

const groupText = ({ ranking, rows }: StandingsGroup, unit: Unit, names: Names, texts: Texts): string => {
  const columns = columnsOf(unit, names, texts).filter(
    ({ always, cell }) => always ?? rows.some((row) => cell(row) !== null),
  );
  const cells = rows.map((row) => columns.map(({ cell }) => cell(row) ?? ''));
  const heading = ranking === '' ? '' : `${sayCli(texts)('group', { ranking })}\n`;
  return heading + table(columns, cells, (index) => (rows[index]?.reasons ?? []).map(texts.say));
};

const provisional = ({ length }: readonly string[], cli: SayCli): readonly string[] =>
  length === 0 ? [] : [cli('provisional', { results: length })];

const uncounted = (all: Standings['uncounted'], { say }: Texts, cli: SayCli): readonly string[] =>
  all.length === 0
    ? []
    : [
        [
          cli('uncounted', { results: all.length }),
          ...all.map(({ id, why }) => `  ${id.replace(/^board-/, '')}: ${say(why)}`),
        ].join('\n'),
      ];

const byWhichTable = ({ masterpoints }: Standings, cli: SayCli): readonly string[] => {
  if (!masterpoints) return [];
  const { reference, level, why } = masterpoints;
  return [cli('masterpoints', { reference, level, why })];
};

const yesNo = (is: boolean): string => (is ? 'yes' : 'no');

/** A ranking for a person to read: what it counts and how far it stands, a table for each ranking, what is left out. */
export const rankingText = (standings: Standings, names: Names, texts: Texts): string => {
  const { sessions, status, changedSince, subjectToAppeal, groups } = standings;
  const cli = sayCli(texts);
  return [
    cli('standings', {
      status,
      sessions: { list: sessions },
      changed: yesNo(changedSince),
      subject: yesNo(subjectToAppeal),
    }),
    ...groups.map((group) => groupText(group, standings, names, texts)),
    ...byWhichTable(standings, cli),
    ...layersText(
      standings,
      names,
      texts,
      cli(standings.measure === 'percent' ? 'heading.percent' : unitOf(standings)),
    ),
    ...uncounted(standings.uncounted, texts, cli),
    ...provisional(standings.provisional, cli),
  ].join('\n\n');
};
