import {
  type AppealEvent,
  type AppealEventData,
  decodeAppealEvent,
  parseAppealStream,
  parseDecisionAddress,
  readable,
} from '@app/contract';
import type { EventLog, RecordedEvent } from '@app/ledger';
import { KEEPS_APART, appealEventInWords, reveal } from '@app/session';
import { type AsOf, wasRecorded } from './board-history';

/** An appeal as it stood at a moment: what it was against then. */
export interface AppealAbout {
  readonly appeal: string;
  /** The ruling, or the decision of an earlier instance: `board-q21.4.11@37`, `appeal-a1@9`. */
  readonly against: string;
  readonly lodged: AppealEventData<'AppealLodged'>;
  /** Of its lodging in the ledger. */
  readonly position: number;
  /** What has been decided about it, or has ended it, in order. */
  readonly came: readonly { readonly position: number; readonly words: string; readonly event: AppealEvent }[];
}

/** Events that say what has come of an appeal, beside those that say what it is about. */
const CAME: readonly AppealEvent['type'][] = ['LawPartDecided', 'AppealDecided', 'AppealWithdrawn', 'AppealRefused'];

const after = (
  known: AppealAbout | undefined,
  event: AppealEvent,
  { position }: RecordedEvent,
  appeal: string,
): AppealAbout | undefined => {
  if (event.type === 'AppealLodged') {
    return { appeal, against: event.data.against, lodged: event.data, position, came: [] };
  }
  if (!known) return known;
  if (event.type === 'AppealRedirected') return { ...known, against: event.data.to };
  return { ...known, came: [...known.came, { position, words: appealEventInWords(event), event }] };
};

/**
 * Every appeal that was lodged by a moment, by its id. Throws `UnreadableEvent`.
 * @param unsealed opens what the parties said; it is kept apart where nothing opens it
 */
export const appealsLodged = async (
  log: EventLog,
  asOf?: AsOf,
  unsealed = KEEPS_APART,
): Promise<ReadonlyMap<string, AppealAbout>> => {
  const appeals = new Map<string, AppealAbout>();
  for await (const stored of log.readAll({ types: ['AppealLodged', 'AppealRedirected', ...CAME] })) {
    const id = parseAppealStream(stored.streamId);
    if (id === null || (asOf && !wasRecorded(stored, asOf))) continue;
    const appeal = after(appeals.get(id), reveal(readable(stored, decodeAppealEvent), unsealed), stored, id);
    if (appeal) appeals.set(id, appeal);
  }
  return appeals;
};

/**
 * An appeal with the earlier instances that it was taken further from, the first one first: what the first is against
 * is what all of them are about in the end.
 */
export const chainOf = (appeals: ReadonlyMap<string, AppealAbout>, id: string): readonly AppealAbout[] => {
  const chain: AppealAbout[] = [];
  let appeal = appeals.get(id);
  while (appeal && !chain.includes(appeal)) {
    chain.unshift(appeal);
    appeal = appeals.get(parseAppealStream(parseDecisionAddress(appeal.against)?.stream ?? '') ?? '');
  }
  return chain;
};

/** The appeals that are about a stream in the end, in the order in which they were lodged. */
export const appealsAbout = (appeals: ReadonlyMap<string, AppealAbout>, stream: string): readonly AppealAbout[] =>
  [...appeals.values()].filter(({ appeal }) => {
    const [first] = chainOf(appeals, appeal);
    return first !== undefined && parseDecisionAddress(first.against)?.stream === stream;
  });
