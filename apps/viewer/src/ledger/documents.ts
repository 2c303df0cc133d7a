import type { components } from './api.generated';

/** Documents of answers, as the server describes them in docs/openapi.json. */
type Schemas = components['schemas'];

export type AnswerTree = Schemas['AnswerTree'];
/** An appeal with its id, `'a1'`. */
export type AppealOfSession = Schemas['Appeal'];
export type AppealsAnswer = Schemas['AppealsAnswer'];
/** Who has recorded something. */
export type RecordedBy = Schemas['Recorder'];
export type BoardEventsAnswer = Schemas['BoardEventsAnswer'];
export type EventView = Schemas['Event'];
/** An event as the stream of `/events` tells of it; `SessionMoved` stands for one that the reader may not see. */
export type LedgerMessage = Schemas['LedgerMessage'];
/** An event with what people said in it, by field, where its data have that sealed. */
export type ReceivedEvent = Pick<LedgerMessage, 'revision' | 'position' | 'type' | 'data' | 'said'>;
export type RankingBasis = Schemas['RankingBasis'];
export type Names = Readonly<Record<string, string>>;

/** The name of a contestant or player; the id itself where the directory does not know it. */
export const nameOf = (names: Names, id: string | undefined): string => (id === undefined ? '' : (names[id] ?? id));
