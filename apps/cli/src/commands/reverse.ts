import { randomUUID } from 'node:crypto';
import type { Message } from '@app/bridge';
import { type Actor, boardStream, parseBoardStream, problemInWords } from '@app/contract';
import { eventsIn } from '@app/documents';
import type { Texts } from '@app/messages';
import type { Command } from 'commander';
import { executeOnStream, previewAnswer, readCommand, simulationFrom } from '@app/application';
import { type PlaceOptions, withEmbedded } from '../embedded';
import { Failure, UsageError } from '../failure';
import { applyDecisions } from '../apply-decisions';
import { type LanguageOption, textsFor } from '../output/language';
import { note, print, printJson } from '../output/print';
import { stageAt } from '../stage-at';
import { commandText } from '../output/command-texts';
import { sayCli } from '../output/cli-texts';
import { previewText } from '../what-if/effects-text';

interface Options extends LanguageOption, PlaceOptions {
  readonly reason?: string;
  readonly by: string;
  readonly as: string;
  readonly at?: string;
  readonly raisedAt?: string;
  readonly exception?: string;
  readonly preview?: boolean;
  readonly json?: boolean;
}

type Authority = 'director' | 'chief-director';

const authorityOf = ({ as }: Options): Authority => {
  if (as === 'director' || as === 'chief-director') return as;
  throw new UsageError(commandText('reverse.as', { as }));
};

/** `demo.3.5@37` or `board-demo.3.5@37`. */
const rulingNamed = (text: string) => {
  const [, name = '', revision] = /^([^@]+)@(\d{1,9})$/.exec(text) ?? [];
  const address = parseBoardStream(name);
  if (address && revision !== undefined) return { address, decision: Number(revision) };
  throw new UsageError(commandText('reverse.no-decision', { text }));
};

/** A preview needs no reason, the act does. */
const reasonOf = ({ reason, preview }: Options): string => {
  if (reason !== undefined) return reason;
  if (preview === true) return 'only a preview';
  throw new UsageError(commandText('reverse.why'));
};

/** The command, with the id that it is given under. */
const reversal = (ruling: string, options: Options, now: string) => {
  const { address, decision } = rulingNamed(ruling);
  const { by, at = now, raisedAt, exception } = options;
  const data = { decision, at, by, authority: authorityOf(options), reasons: reasonOf(options) };
  const timeliness = {
    ...(raisedAt === undefined ? {} : { raisedAt }),
    ...(exception === undefined ? {} : { exception }),
  };
  const read = readCommand({ id: randomUUID(), type: 'ReverseDecision', ...address, data: { ...data, ...timeliness } });
  if (!read.ok) throw new UsageError(read.error.map(problemInWords).join('; '));
  return { id: read.value.id, command: read.value.command, stream: boardStream(address), session: address.session };
};

const refused = (code: string, why: string | Message, texts: Texts): Failure =>
  new Failure(sayCli(texts)('refused', { code, why: texts.sayAny(why) }));

const run = (ruling: string, options: Options): Promise<void> =>
  withEmbedded(options, 'writes', async (embedded) => {
    const now = new Date();
    const { id, command, stream, session } = reversal(ruling, options, now.toISOString());
    const actor: Actor = { id: options.by, role: authorityOf(options) };
    const { documents, names, timeZone } = await stageAt(embedded, session);
    const world = await simulationFrom(embedded.log, stream, command, embedded.unsealed);
    const preview = previewAnswer(documents, world, command, actor);
    if (!preview.ok)
      throw refused(preview.refusal.code, preview.refusal.message, textsFor(options, { names, timeZone }));
    const { answer } = preview;
    if (options.json !== true) print(previewText(answer, names, textsFor(options, { names, timeZone })));
    if (options.preview === true) {
      if (options.json === true) printJson({ ...answer, names });
      return;
    }
    const [outcome] = await executeOnStream(
      { log: embedded.log, now: () => now },
      [{ id, command, expectedRevision: eventsIn(world, stream).length - 1 }],
      { actor },
      'all-or-none',
    );
    if (outcome?.ok !== true) {
      const { code = '', message = '', reason } = outcome ?? {};
      throw refused(code, reason ?? message, textsFor(options, { names, timeZone }));
    }
    await applyDecisions(embedded);
    if (options.json === true) printJson({ ...answer, recorded: outcome, names });
    else {
      note(
        sayCli(textsFor(options, { names, timeZone }))('reversed-recorded', { event: `${stream}@${outcome.revision}` }),
      );
    }
  });

export const addReverse = (program: Command): void => {
  program
    .command('reverse')
    .argument('<ruling>', 'a decision about a board, or a reversal: SESSION.TABLE.BOARD@REVISION, e.g. demo.3.5@37')
    .description('take a decision back: its effects first, then the act')
    .option('--reason <text>', 'why it was wrong; needed but for a preview')
    .option('--by <id>', 'who takes it back', 'director')
    .option('--as <authority>', 'director or chief-director', 'director')
    .option('--at <t>', 'when; now, where left out')
    .option('--raised-at <t>', 'when it was first taken up')
    .option('--exception <text>', 'why it is done although no period lets it: it stays on record')
    .option('--preview', 'only show the effects')
    .option('--json', 'print one JSON document')
    .action(async (ruling: string, _: unknown, command: Command) => run(ruling, command.optsWithGlobals<Options>()));
};
