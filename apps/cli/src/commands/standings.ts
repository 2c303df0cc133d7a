import type { Standings, StandingsRow } from '@app/session';
import type { Command } from 'commander';
import type { PlaceOptions } from '../embedded';
import { withEmbedded } from '../embedded';
import { UsageError } from '../failure';
import { print, printJson } from '../output/print';
import { table } from '../output/table';
import type { Ranking } from '../standings-at';
import { standingsAt } from '../standings-at';
import { asOfFrom } from './replay';

interface Options extends PlaceOptions {
  readonly asOf?: string;
  readonly diff?: string;
  readonly json?: boolean;
}

const rowCells = (
  { place, contestant, boards, total, percentage }: StandingsRow,
  names: Ranking['names'],
): readonly string[] => [
  place,
  contestant,
  names[contestant] ?? '',
  String(boards),
  total,
  ...(percentage === null ? [] : [percentage]),
];

const ranking = ({ standings, names }: Ranking): string =>
  standings.groups
    .map(({ direction, rows }) => {
      const percent = standings.scoring === 'matchpoints';
      const heading = direction === null ? '' : `${direction}\n`;
      const columns = [
        { heading: 'place', right: true },
        { heading: 'id' },
        { heading: 'name' },
        { heading: 'boards', right: true },
        { heading: standings.scoring === 'matchpoints' ? 'matchpoints' : 'IMPs', right: true },
        ...(percent ? [{ heading: '%', right: true }] : []),
      ];
      return (
        heading +
        table(
          columns,
          rows.map((row) => rowCells(row, names)),
        )
      );
    })
    .join('\n\n');

interface Moved {
  readonly contestant: string;
  readonly before: StandingsRow | null;
  readonly after: StandingsRow | null;
}

/** The rows that are not the same at both moments. */
const whatMoved = (before: Standings, after: Standings): readonly Moved[] => {
  const rows = (standings: Standings) =>
    new Map(standings.groups.flatMap((group) => group.rows).map((row) => [row.contestant, row]));
  const [earlier, later] = [rows(before), rows(after)];
  return [...new Set([...earlier.keys(), ...later.keys()])]
    .map((contestant) => ({
      contestant,
      before: earlier.get(contestant) ?? null,
      after: later.get(contestant) ?? null,
    }))
    .filter((moved) => JSON.stringify(moved.before) !== JSON.stringify(moved.after));
};

const movedTable = (moved: readonly Moved[]): string =>
  moved.length === 0
    ? 'nothing moved'
    : table(
        [{ heading: 'id' }, { heading: 'place' }, { heading: 'total' }],
        moved.map(({ contestant, before, after }) => [
          contestant,
          `${before?.place ?? '-'} -> ${after?.place ?? '-'}`,
          `${before?.total ?? '-'} -> ${after?.total ?? '-'}`,
        ]),
      );

const run = (session: string, options: Options): Promise<void> =>
  withEmbedded(options, false, async (embedded) => {
    const asOf = asOfFrom(options.asOf);
    const answer = await standingsAt(embedded, session, asOf);
    if (options.diff !== undefined) {
      const second = asOfFrom(options.diff);
      if (!second) throw new UsageError('--diff: which moment?');
      const other = await standingsAt(embedded, session, second);
      const moved = whatMoved(answer.standings, other.standings);
      if (options.json === true) printJson({ session, moved });
      else print(movedTable(moved));
      return;
    }
    if (options.json === true) printJson(answer);
    else {
      print(ranking(answer));
      if (answer.standings.uncounted.length > 0) print(`\n${answer.standings.uncounted.length} results not counted:`);
      for (const { id, why } of answer.standings.uncounted) print(`  ${id.slice('board-'.length)}: ${why}`);
      const { length } = answer.standings.provisional;
      if (length > 0)
        print(`\nprovisional: ${length} of the results that count ${length === 1 ? 'is' : 'are'} not confirmed`);
    }
  });

export const addStandings = (program: Command): void => {
  program
    .command('standings')
    .argument('<session>')
    .description('the ranking, or what moved between two moments')
    .option('--as-of <t>', 'as recorded by then: a ledger position or an instant')
    .option('--diff <t2>', 'what moved from then (or from now) to this other moment')
    .option('--json', 'print one JSON document')
    .action(async (session: string, _: unknown, command: Command) => run(session, command.optsWithGlobals<Options>()));
};
