import { boardStream, isInstant, parseBoardStream } from '@app/contract';
import type { EventLog } from '@app/ledger';
import { type AsOf, momentOfEvent } from '@app/application';
import { UsageError } from './failure';
import { commandText } from './output/command-texts';

/** What `--as-of` takes, for the help of a command. */
export const AS_OF = 'a ledger position, an instant, or an event like appeal-a1@0 or demo.3.5@37';

/** `demo.3.5@37` is `board-demo.3.5@37`; any other text is itself. */
const addressOf = (text: string): string => {
  const [, name = '', revision = ''] = /^([^@]+)@(\d{1,9})$/.exec(text) ?? [];
  const board = parseBoardStream(name);
  return board ? `${boardStream(board)}@${revision}` : text;
};

/** Reads a moment: a ledger position, an instant, or the address of an event: what was known when it was recorded. */
export const asOfIn = async (log: EventLog, text: string | undefined): Promise<AsOf | undefined> => {
  if (text === undefined) return undefined;
  if (/^\d{1,15}$/.test(text)) return { position: Number(text) };
  if (isInstant(text)) return { instant: text };
  const moment = await momentOfEvent(log, addressOf(text));
  if (moment) return moment;
  throw new UsageError(commandText('bad-moment', { text: String(text) }));
};
