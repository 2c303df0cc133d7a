import { emitKeypressEvents } from 'node:readline';
import type { BoardEvent } from '@app/session';
import { isInstant } from '@app/session';
import type { Command } from 'commander';
import type { AsOf, BoardHistory } from '../../../projector/src/queries/board-history';
import { boardHistory, momentOf } from '../../../projector/src/queries/board-history';
import type { PlaceOptions } from '../embedded';
import { withEmbedded } from '../embedded';
import { UsageError } from '../failure';
import { diagram } from '../output/diagram';
import { print, printJson } from '../output/print';

interface Options extends PlaceOptions {
  readonly at?: string;
  readonly asOf?: string;
  readonly json?: boolean;
}

/** `--as-of` takes a ledger position or an instant. */
export const asOfFrom = (text: string | undefined): AsOf | undefined => {
  if (text === undefined) return undefined;
  if (/^\d{1,15}$/.test(text)) return { position: Number(text) };
  if (isInstant(text)) return { instant: text };
  throw new UsageError(
    `'${String(text)}' is no moment: expected a ledger position, or an instant like 2026-02-01T19:30:00Z`,
  );
};

const document = (history: BoardHistory, at: number) => ({
  id: history.id,
  at,
  of: history.events.length,
  event: at > 0 ? (history.events[at - 1] ?? null) : null,
  view: history.at(at),
});

const page = (history: BoardHistory, at: number): string => {
  const view = history.at(at);
  const event = history.events[at - 1];
  const what = event
    ? `event ${at} of ${history.events.length}: ${event.words}`
    : `before the first of ${history.events.length} events`;
  return `${view ? diagram(view) : 'The board has not been opened yet.'}\n\n[${what}]`;
};

/** What an irregularity is, and what is done about it. */
const STOPS: ReadonlySet<string> = new Set<BoardEvent['type']>([
  'InfractionNoted',
  'DirectorCalled',
  'OptionChosen',
  'JudgementMade',
  'ReviewClosed',
]);

const nextStop = ({ events }: BoardHistory, at: number): number => {
  const next = events.findIndex(({ type }, index) => index >= at && STOPS.has(type));
  return next < 0 ? at : next + 1;
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

const step = (history: BoardHistory): Promise<void> =>
  new Promise((resolve) => {
    let at = 0;
    const show = (): void => {
      process.stdout.write(
        `\u001b[2J\u001b[H${page(history, at)}\n\nright/left: step  home/end  i: next irregularity or ruling  q: quit\n`,
      );
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
  withEmbedded(options, false, async ({ log }) => {
    const history = await boardHistory(log, board, asOfFrom(options.asOf));
    const at = momentOf(options.at, history.events.length);
    if (options.json === true) printJson(document(history, at));
    else if (options.at === undefined && process.stdin.isTTY && process.stdout.isTTY) await step(history);
    else print(page(history, at));
  });

export const addReplay = (program: Command): void => {
  program
    .command('replay')
    .argument('<board>', 'SESSION.TABLE.BOARD, e.g. demo.3.7')
    .description('the board after its Nth event; on a terminal, step through it')
    .option('--at <n>', 'after the first N events; 0 is before the board was opened')
    .option('--as-of <t>', 'only what was recorded by then: a ledger position or an instant')
    .option('--json', 'print one JSON document')
    .action(async (board: string, _: unknown, command: Command) => run(board, command.optsWithGlobals<Options>()));
};
