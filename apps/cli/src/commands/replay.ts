import { emitKeypressEvents } from 'node:readline';
import { type BoardEvent, parseBoardStream } from '@app/contract';
import { type Principal, eventText } from '@app/documents';
import type { Texts } from '@app/messages';
import { appealEventMessage } from '@app/session';
import type { Command } from 'commander';
import {
  type AppealAbout,
  appealsAbout,
  appealsLodged,
  type AsOf,
  type BoardHistory,
  boardHistory,
  historyAtTable,
  momentOf,
  accessPolicy,
} from '@app/application';
import { AS_OF, asOfIn } from '../as-of';
import { AS_ROLE, principalIn } from '../as-role';
import { type Embedded, type PlaceOptions, withEmbedded } from '../embedded';
import { Failure } from '../failure';
import { sayCli } from '../output/cli-texts';
import { diagram } from '../output/diagram';
import { commandText } from '../output/command-texts';
import { type LanguageOption, textsFor } from '../output/language';
import { print, printJson } from '../output/print';
import { timeZoneOf } from '../venue';

interface Options extends LanguageOption, PlaceOptions {
  readonly at?: string;
  readonly asOf?: string;
  readonly as?: string;
  readonly json?: boolean;
}

/** A board with the appeals about it. */
interface Replayed extends BoardHistory {
  readonly appeals: readonly AppealAbout[];
}

const replayed = async ({ log, unsealed }: Embedded, board: string, asOf: AsOf | undefined): Promise<Replayed> => {
  const history = await boardHistory(log, board, asOf, unsealed);
  return { ...history, appeals: appealsAbout(await appealsLodged(log, asOf, unsealed), history.id) };
};

/** As much of it as somebody else sees: by what has been played since, whatever moment is shown. */
const seenBy = ({ models }: Embedded, principal: Principal, history: Replayed): Replayed => {
  const address = parseBoardStream(history.id);
  const sight = address ? accessPolicy(models, principal).ofBoard(address) : 'nothing';
  if (sight === 'whole') return history;
  if (sight === 'own-table') return { ...historyAtTable(history), appeals: [] };
  throw new Failure(commandText('replay.withheld', { role: principal.role }));
};

/** The event that made the board what it is after so many; undefined before the first. */
const eventBefore = ({ events }: BoardHistory, at: number) => events.find(({ revision }) => revision === at - 1);

/** The appeals that were lodged before the board's next event, with what had come of them by then. */
const appealsAt = ({ events, appeals }: Replayed, at: number): readonly AppealAbout[] => {
  const next = events.find(({ revision }) => revision >= at)?.position ?? Infinity;
  return appeals
    .filter(({ position }) => position < next)
    .map((appeal) => ({ ...appeal, came: appeal.came.filter(({ position }) => position < next) }));
};

const document = (history: Replayed, at: number) => ({
  id: history.id,
  at,
  of: history.events.length,
  event: eventBefore(history, at) ?? null,
  view: history.at(at),
  appeals: appealsAt(history, at),
});

const appealLine = ({ appeal, against, lodged: { appellant, at }, came }: AppealAbout, texts: Texts): string => {
  const about = { appeal, appellant: { contestant: appellant }, against, at: { instant: at } };
  return [sayCli(texts)('appeal', about), ...came.map(({ event }) => texts.say(appealEventMessage(event)))].join('; ');
};

const page = (history: Replayed, at: number, texts: Texts): string => {
  const cli = sayCli(texts);
  const view = history.at(at);
  const of = history.events.length;
  const event = eventBefore(history, at);
  // What is sealed in it is told where it was opened.
  const text =
    event === undefined ? '' : eventText({ streamId: history.id, ...event, data: { ...event.data, ...event.said } });
  const what = at > 0 ? cli('event-of', { at, of, text }) : cli('event-first', { of });
  return [
    view ? diagram(view, texts) : cli('not-opened'),
    ...appealsAt(history, at).map((appeal) => appealLine(appeal, texts)),
    `\n[${what}]`,
  ].join('\n');
};

/** What an irregularity is, and what is done about it. */
const STOPS: ReadonlySet<string> = new Set<BoardEvent['type']>([
  'InfractionNoted',
  'DirectorCalled',
  'OptionChosen',
  'JudgementMade',
  'RulingGiven',
  'RulingReversed',
  'ScoreAdjusted',
  'ScoreCorrected',
  'TricksTransferred',
  'ReviewClosed',
]);

const nextStop = ({ events }: BoardHistory, at: number): number => {
  const next = events.find(({ type, revision }) => revision >= at && STOPS.has(type));
  return next ? next.revision + 1 : at;
};

const forwards = ({ events }: BoardHistory, at: number): number => Math.min(at + 1, events.length);
const backwards = (_: BoardHistory, at: number): number => Math.max(at - 1, 0);

/** Where each key leads from the moment shown; any other key stays there. */
const KEYS: ReadonlyMap<string, (history: BoardHistory, at: number) => number> = new Map([
  ['right', forwards],
  ['n', forwards],
  ['space', forwards],
  ['left', backwards],
  ['p', backwards],
  ['home', () => 0],
  ['end', ({ events }) => events.length],
  ['i', nextStop],
]);

const QUITS: readonly string[] = ['q', 'escape'];

const step = (history: Replayed, texts: Texts): Promise<void> =>
  new Promise((resolve) => {
    let at = 0;
    const show = (): void => {
      process.stdout.write(`\u001b[2J\u001b[H${page(history, at, texts)}\n\n${sayCli(texts)('keys')}\n`);
    };
    const end = (): void => {
      process.stdin.off('keypress', onKey);
      process.stdin.setRawMode(false);
      process.stdin.pause();
      resolve();
    };
    const onKey = (_: string | undefined, key: { readonly name?: string; readonly ctrl?: boolean }): void => {
      const name = key.name ?? '';
      if (QUITS.includes(name) || (key.ctrl === true && name === 'c')) {
        end();
        return;
      }
      at = KEYS.get(name)?.(history, at) ?? at;
      show();
    };
    emitKeypressEvents(process.stdin);
    process.stdin.setRawMode(true);
    process.stdin.on('keypress', onKey);
    process.stdin.resume();
    show();
  });

const run = (board: string, options: Options): Promise<void> =>
  withEmbedded(options, 'reads', async (embedded) => {
    const principal = principalIn(options.as);
    const whole = await replayed(embedded, board, await asOfIn(embedded.log, options.asOf));
    if (principal) await embedded.models.catchUp();
    const history = principal ? seenBy(embedded, principal, whole) : whole;
    const session = parseBoardStream(history.id)?.session;
    const timeZone = session === undefined ? undefined : await timeZoneOf(embedded, session);
    const texts = textsFor(options, { timeZone });
    const at = momentOf(options.at, history.events.length);
    if (options.json === true) printJson(document(history, at));
    else if (options.at === undefined && process.stdin.isTTY && process.stdout.isTTY) await step(history, texts);
    else print(page(history, at, texts));
  });

export const addReplay = (program: Command): void => {
  program
    .command('replay')
    .argument('<board>', 'SESSION.TABLE.BOARD, e.g. demo.3.7')
    .description('the board after its Nth event; on a terminal, step through it')
    .option('--at <n>', 'after the first N events; 0 is before the board was opened')
    .option('--as-of <t>', `only what was recorded by then: ${AS_OF}`)
    .option('--as <role>', `what somebody else may see of it: ${AS_ROLE}`)
    .option('--json', 'print one JSON document')
    .action(async (board: string, _: unknown, command: Command) => run(board, command.optsWithGlobals<Options>()));
};
