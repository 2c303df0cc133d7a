import {
  type EventOfStream,
  type Differences,
  type Standings,
  parseBoardStream,
  parseDecisionAddress,
  sessionStream,
} from '@app/contract';
import type { EventLog } from '@app/ledger';
import { differences, eventInWords, type StageState, sessionsProjection, whatMoved } from '@app/documents';
import { type Decrypt, DECISION_EVENTS, reveal } from '@app/session';
import { type VisibleRecord, isIn } from '../access/visible-records';
import { eventView } from '../answers/event-view';
import { sessionHistory } from './session-history';
import type { StageDocuments } from '../answers/stage-documents';

/** A stage at one moment, as somebody sees it. */
export interface StageThen {
  readonly view: VisibleRecord;
  readonly documents: StageDocuments;
  readonly standings: Standings;
}

const stateOf = ({ documents: { stage, scores } }: StageThen): StageState => ({ sessions: stage, standings: scores() });

/** What is not the same at two moments; places and totals are those of the rankings that were shown then. */
export const differencesBetween = (before: StageThen, after: StageThen): Differences => {
  return { ...differences(stateOf(before), stateOf(after)), standings: whatMoved(before.standings, after.standings) };
};

/** Types of events that can make a score, a ruling or a place another. */
const MOVING: ReadonlySet<string> = new Set([
  ...DECISION_EVENTS,
  'ResultConfirmed',
  ...sessionsProjection.types.filter((type) => sessionsProjection.quiet?.includes(type) !== true),
]);

/** The boards on which something has moved, those that are kept from the onlooker left out. */
const boardsOf = ({ boards, decisions }: Differences, { policy }: VisibleRecord): readonly string[] => {
  const streams = [...boards.map(({ id }) => id), ...decisions.map(({ id }) => parseDecisionAddress(id)?.stream ?? '')];
  return [...new Set(streams)].filter((stream) => {
    const address = parseBoardStream(stream);
    return address !== null && policy.ofBoard(address) === 'whole';
  });
};

const inSession = async (
  log: EventLog,
  id: string,
  before: VisibleRecord,
  after: VisibleRecord,
): Promise<readonly EventOfStream[]> => {
  const [one, other] = [await sessionHistory(log, id, before), await sessionHistory(log, id, after)];
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  return longer.slice(shorter.length).map((event) => ({ stream: sessionStream(id), ...event }));
};

const onBoard = async (
  log: EventLog,
  stream: string,
  [before, after]: readonly [VisibleRecord, VisibleRecord],
  unsealed: Decrypt,
): Promise<readonly EventOfStream[]> => {
  const events: EventOfStream[] = [];
  for await (const stored of log.readStream(stream)) {
    if (isIn(stored, before) === isIn(stored, after)) continue;
    events.push({ stream, ...eventView(stored, eventInWords(reveal(stored, unsealed)), unsealed) });
  }
  return events;
};

/** What was recorded between two moments and may have moved something, in the order of the ledger. */
export const eventsBetween = async (
  log: EventLog,
  before: StageThen,
  after: StageThen,
  moved: Differences,
  unsealed: Decrypt,
): Promise<readonly EventOfStream[]> => {
  const events: EventOfStream[] = [];
  for (const { session } of after.documents.stage)
    events.push(...(await inSession(log, session.id, before.view, after.view)));
  for (const stream of boardsOf(moved, after.view))
    events.push(...(await onBoard(log, stream, [before.view, after.view], unsealed)));
  return events.filter(({ type }) => MOVING.has(type)).sort((one, other) => one.position - other.position);
};
