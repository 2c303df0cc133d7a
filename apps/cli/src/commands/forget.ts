import { anId, parseAppealStream, parseBoardStream, problemsOf } from '@app/contract';
import type { Message } from '@app/bridge';
import type { EventLog } from '@app/ledger';
import { EMPTY_SESSION, PERSONAL_FIELDS } from '@app/session';
import type { Command } from 'commander';
import {
  DatabaseError,
  forgetPerson,
  type Forgotten,
  forgottenIn,
  loadSession,
  type NamingEntry,
} from '@app/application';
import { type Embedded, type PlaceOptions, withEmbedded } from '../embedded';
import { Failure, UsageError } from '../failure';
import { commandText } from '../output/command-texts';
import { textsFor } from '../output/language';
import { print, printJson } from '../output/print';

interface Options extends PlaceOptions {
  readonly session?: string;
  readonly everywhere?: boolean;
  readonly reason?: string;
  readonly yes?: boolean;
  readonly json?: boolean;
}

/** What forgetting somebody destroys, and what it cannot. */
interface Extent extends Forgotten {
  readonly names: readonly NamingEntry[];
  /** Statements in the vault. */
  readonly statements: number;
  /** Statements in the vault under contestants that he is one of: of those who sat there nobody had said who was who. */
  readonly underContestants: readonly { readonly contestant: string; readonly statements: number }[];
  /** Statements of anybody in the same sessions that are in the ledger itself, from before there was a vault. */
  readonly inTheLedger: number;
  /** The ledger has it on record already. */
  readonly onRecord: boolean;
}

const whoIn = (person: string, { session, everywhere = false }: Options): Forgotten => {
  if ((session === undefined) === !everywhere) throw new UsageError(commandText('forget.where'));
  const [wrong] = [person, session ?? person].flatMap((id) => problemsOf(anId, id));
  if (wrong) throw new UsageError(wrong.message);
  return { person, session: session ?? null };
};

const FIELDS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(PERSONAL_FIELDS));

/** How many statements are in plain words in the events of a session; of all sessions for null. */
const plainTextsIn = async (log: EventLog, session: string | null): Promise<number> => {
  const appeals = new Map<string, unknown>();
  let count = 0;
  for await (const { streamId, type, data } of log.readAll({ types: [...FIELDS.keys()] })) {
    if (type === 'AppealLodged') appeals.set(streamId, data.session);
    const own = parseAppealStream(streamId) === null ? parseBoardStream(streamId)?.session : appeals.get(streamId);
    if ((session !== null && own !== session) || data.party === 'director') continue;
    count += (FIELDS.get(type) ?? []).filter((field) => typeof data[field] === 'string').length;
  }
  return count;
};

const extentOf = async ({ log, directory, vault }: Embedded, who: Forgotten): Promise<Extent> => {
  const { person, session } = who;
  const { opened, contestants } = session === null ? EMPTY_SESSION : await loadSession(log, session);
  if (session !== null && !opened) throw new Failure(commandText('forget.no-session', { session }));
  const his = [...contestants.values()].filter(({ players = [] }) => players.includes(person));
  return {
    ...who,
    names: directory.entriesOf(session, person),
    statements: vault?.count(session, person) ?? 0,
    underContestants: his
      .map(({ contestant }) => ({ contestant, statements: vault?.count(session, contestant) ?? 0 }))
      .filter(({ contestant, statements }) => contestant !== person && statements > 0),
    inTheLedger: await plainTextsIn(log, session),
    onRecord: (await forgottenIn(log)).some((one) => one.person === person && one.session === session),
  };
};

/** The reason stays in the ledger for ever. */
const refuseNaming = (reason: string | undefined, { names }: Extent): void => {
  const named = names.find(({ name }) => reason?.toLowerCase().includes(name.toLowerCase()));
  if (named) throw new UsageError(commandText('forget.reason-names', { name: named.name }));
};

const where = ({ session }: Forgotten): Message => commandText('forget.in', { session });

/** What forgetting would do, line by line. */
const extentLines = (extent: Extent): readonly Message[] => {
  const { person, session, names, statements, underContestants, inTheLedger } = extent;
  return [
    commandText('forget.of', { person, where: where(extent) }),
    names.length === 0 ? commandText('forget.no-name') : commandText('forget.names'),
    ...names.map(({ id, scope, name, without }) =>
      commandText('forget.name', { id, session: session === null ? scope : null, name, without }),
    ),
    commandText('forget.statements', { person, statements }),
    ...underContestants.map((under) => commandText('forget.under-contestant', { ...under, person })),
    commandText('forget.keeps', { person }),
    ...(inTheLedger === 0 ? [] : [commandText('forget.cannot', { statements: inTheLedger, person })]),
    commandText('forget.from-then-on', { person }),
  ];
};

/** Where a file cannot be written: the rest is done by whoever opens it next. */
const toBeContinued = (error: unknown): never => {
  if (!(error instanceof DatabaseError)) throw error;
  throw new Failure(commandText('forget.to-be-continued', { error: error.message }));
};

const run = (given: string, options: Options): Promise<void> =>
  withEmbedded(options, 'writes', async (embedded) => {
    const who = whoIn(given, options);
    const extent = await extentOf(embedded, who);
    refuseNaming(options.reason, extent);
    const { log, directory, vault } = embedded;
    const done = options.yes === true;
    if (done) {
      const files = [directory, ...(vault ? [vault] : [])];
      await forgetPerson(log, files, who, options.reason, new Date()).catch(toBeContinued);
    }
    if (options.json === true) {
      printJson({ ...extent, done });
      return;
    }
    const { say } = textsFor(options);
    print(extentLines(extent).map(say).join('\n'));
    const forgotten = { person: given, where: where(who) };
    if (done) print(say(commandText('forget.done', forgotten)));
    else if (extent.onRecord) print(say(commandText('forget.done-already', forgotten)));
    else print(say(commandText('forget.nothing-done')));
  });

export const addForget = (program: Command): void => {
  program
    .command('forget')
    .argument('<person>', "the directory's id of a player or another person, e.g. p07")
    .description("destroy somebody's names and statements; rulings, results and every proof stay")
    .option('--session <id>', 'the session that the id belongs to')
    .option('--everywhere', 'the same id in every session, also those to come')
    .option('--reason <text>', 'on what ground; kept for ever, so it may name nobody')
    .option('--yes', 'do it; without it only what would be done is listed')
    .option('--json', 'print one JSON document')
    .action(async (person: string, _: unknown, command: Command) => run(person, command.optsWithGlobals<Options>()));
};
