import { boardStream, parseBoardStream, sessionStream } from '@app/contract';
import { eventsIn, stateIn } from '@app/documents';
import { emptyStream } from '@app/session';
import type { Command } from 'commander';
import { BoardProblem, StuckStep, problem, whatIfAnswers, simulationFrom } from '@app/application';
import { type Embedded, type PlaceOptions, withEmbedded } from '../embedded';
import { Failure } from '../failure';
import { cliText } from '../output/cli-texts';
import { commandText } from '../output/command-texts';
import { type LanguageOption, textsFor } from '../output/language';
import { print, printJson } from '../output/print';
import { stageAt } from '../stage-at';
import { whatIfText } from '../what-if/effects-text';
import { readWhatIf, type Tried } from '@app/scenarios';
import { textOf } from '../read-file';

interface Options extends LanguageOption, PlaceOptions {
  readonly json?: boolean;
}

/** `demo.3.5` is a board, `demo` a session. */
const streamNamed = (name: string): string => {
  const address = parseBoardStream(name);
  return address ? boardStream(address) : sessionStream(name.replace(/^session-/, ''));
};

const answered = async (embedded: Embedded, name: string, file: string, options: Options) => {
  const stream = streamNamed(name);
  if (!emptyStream(stream)) throw new Failure(commandText('whatif.no-stream', { name }));
  const world = await simulationFrom(embedded.log, stream, null, embedded.unsealed);
  const own = stateIn(world, stream);
  if (own.to === 'board' && !own.state)
    throw new BoardProblem('BoardUnknown', problem('no-board', { board: name, then: 'no' }));
  const session = own.to === 'board' ? own.address.session : name.replace(/^session-/, '');
  const events = eventsIn(world, stream).length;
  const tried: Tried =
    own.to === 'board' && own.state
      ? { to: 'board', address: own.address, edition: own.state.opened.laws, events }
      : { to: 'session', session, events };
  const { documents, names, timeZone } = await stageAt(embedded, session);
  const read = readWhatIf(textOf(file), tried);
  if (!read.ok) {
    const lines = read.problems.map(
      ({ line, field, message }) => `${file}:${line}: ${field === '' ? '' : `${field}: `}${message}`,
    );
    throw new Failure(commandText('whatif.nothing', { problems: lines.join('\n') }));
  }
  const { title, alternatives, lineOf } = read;
  try {
    return { stream, title, answers: whatIfAnswers(documents, world, stream, alternatives), names, timeZone };
  } catch (error) {
    if (!(error instanceof StuckStep)) throw error;
    const why = cliText('refused', { code: error.code, why: error.said });
    throw new Failure(
      `${file}:${lineOf(error.alternative, error.step)}: ${textsFor(options, { names, timeZone }).say(why)}`,
    );
  }
};

const run = (name: string, file: string, options: Options): Promise<void> =>
  withEmbedded(options, 'reads', async (embedded) => {
    const { stream, title, answers, names, timeZone } = await answered(embedded, name, file, options);
    if (options.json === true) printJson({ stream, title, alternatives: answers, names });
    else
      print(
        [
          ...(title === null ? [] : [title, '']),
          whatIfText(answers, names, textsFor(options, { names, timeZone })),
        ].join('\n'),
      );
  });

export const addWhatIf = (program: Command): void => {
  program
    .command('whatif')
    .argument('<board|session>', 'SESSION.TABLE.BOARD, e.g. demo.3.7, or a session')
    .argument('<file>', 'what is tried (YAML or JSON): from, without, steps, or alternatives')
    .description('what would have come of another call, card, ruling or score; nothing is stored')
    .option('--json', 'print one JSON document')
    .action(async (name: string, file: string, _: unknown, command: Command) =>
      run(name, file, command.optsWithGlobals<Options>()),
    );
};
