import {
  type Infer,
  anyRecord,
  anyText,
  listOf,
  named,
  nullable,
  object,
  optional,
  recordOf,
  says,
} from '../schema/schema';
import { aNextPage, aPosition, aText, aWhole, someNames } from './values';

/** Events as lists and the replay show them. */

/** Who has recorded something. */
export const aRecorder = named(
  'Recorder',
  object({ id: anyText, role: anyText, session: optional(anyText), table: optional(anyText) }),
);
export type Recorder = Infer<typeof aRecorder>;

/** The data of an event, and what people said in it. */
export const SAID = {
  data: says('as the ledger has it: what people said is sealed', anyRecord),
  said: optional(says('what is sealed in the data, by field; not there where nothing is', recordOf(anyText))),
} as const;

const EVENT = {
  revision: aWhole(),
  position: aWhole(),
  type: anyText,
  ...SAID,
  actor: nullable(aRecorder),
  occurredAt: nullable(anyText),
  recordedAt: nullable(anyText),
  words: aText('in words'),
};

const anEventView = named('Event', object(EVENT));
export type EventView = Infer<typeof anEventView>;

/** An event of one of several streams. */
export const anEventOfStream = named('EventOfStream', object({ ...EVENT, stream: aText('board-demo.1.3') }));
export type EventOfStream = Infer<typeof anEventOfStream>;

const ofStream = (id: string) =>
  object({ position: aPosition, id: aText(id), names: someNames, events: listOf(anEventView), next: aNextPage });

export const aBoardEventsAnswer = named('BoardEventsAnswer', ofStream('board-demo.1.3'));
export type BoardEventsAnswer = Infer<typeof aBoardEventsAnswer>;
export const aSessionEventsAnswer = named('SessionEventsAnswer', ofStream('of the session: demo'));
export type SessionEventsAnswer = Infer<typeof aSessionEventsAnswer>;
export const anAppealEventsAnswer = named('AppealEventsAnswer', ofStream('a1'));
export type AppealEventsAnswer = Infer<typeof anAppealEventsAnswer>;
