import { standingsView, whatMoved } from '@app/documents';
import type { Command } from 'commander';
import { type AsOf, afterRound, sessionAlone, type StageDocuments } from '@app/application';
import { AS_OF, asOfIn } from '../as-of';
import { type Embedded, type PlaceOptions, withEmbedded } from '../embedded';
import { UsageError } from '../failure';
import { movedText } from '../output/moved';
import { commandText } from '../output/command-texts';
import { type LanguageOption, textsFor } from '../output/language';
import { print, printJson } from '../output/print';
import { rankingText } from '../output/ranking-text';
import { stageAt } from '../stage-at';

interface Options extends LanguageOption, PlaceOptions {
  readonly asOf?: string;
  readonly diff?: string;
  readonly of?: string;
  readonly afterRound?: string;
  readonly json?: boolean;
}

/** Which sessions a ranking is made from: all of the stage, or the one alone. */
type Extent = (documents: StageDocuments) => StageDocuments;

const extentOf = ({ of = 'stage', afterRound: named }: Options): Extent => {
  const round = named ?? null;
  if (of === 'stage') return (documents) => afterRound(documents, round);
  if (of === 'session') return (documents) => afterRound(sessionAlone(documents), round);
  throw new UsageError(commandText('standings.of', { of }));
};

const standingsAt = async (embedded: Embedded, session: string, extent: Extent, asOf?: AsOf) => {
  const { documents, names } = await stageAt(embedded, session, asOf);
  return { standings: standingsView(extent(documents).scores()), names };
};

const run = (session: string, options: Options): Promise<void> =>
  withEmbedded(options, 'reads', async (embedded) => {
    const extent = extentOf(options);
    const answer = await standingsAt(embedded, session, extent, await asOfIn(embedded.log, options.asOf));
    if (options.diff !== undefined) {
      const second = await asOfIn(embedded.log, options.diff);
      if (!second) throw new UsageError(commandText('standings.diff'));
      const other = await standingsAt(embedded, session, extent, second);
      const moved = whatMoved(answer.standings, other.standings);
      if (options.json === true) printJson({ session, moved });
      else {
        const names = { ...other.names, ...answer.names };
        print(movedText(moved, names, textsFor(options, { names })));
      }
    } else if (options.json === true) printJson(answer);
    else print(rankingText(answer.standings, answer.names, textsFor(options, { names: answer.names })));
  });

export const addStandings = (program: Command): void => {
  program
    .command('standings')
    .argument('<session>')
    .description('the ranking of the stage that a session is part of, or what moved between two moments')
    .option('--of <extent>', 'stage: over all its sessions (where left out), or session: of this one alone')
    .option('--after-round <round>', 'as it was after this round of the session, by what stands now')
    .option('--as-of <t>', `as recorded by then: ${AS_OF}`)
    .option('--diff <t2>', 'what moved from then (or from now) to this other moment')
    .option('--json', 'print one JSON document')
    .action(async (session: string, _: unknown, command: Command) => run(session, command.optsWithGlobals<Options>()));
};
