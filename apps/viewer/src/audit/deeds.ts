import { sessionStream } from '@app/contract';
import type { BoardDoc } from '@app/documents';
import type { EventView } from '../ledger/documents';
import { MOVES_NOTHING } from '../session/session-source';
import { answeredEventText } from '../shared/answered-event';

/** Something that somebody has done, recorded as an event. */
export interface Deed extends EventView {
  /** `'board-demo.3.5'`, `'session-demo'`, `'appeal-a1'` */
  readonly stream: string;
}

/** What can make a score, a place or the standing of a ranking another one. */
const MOVERS: ReadonlySet<string> = new Set([
  'ResultsPublished',
  'PenaltyImposed',
  'PenaltyVaried',
  'PenaltyRescinded',
  'EntryCorrected',
  'ContestantWithdrawn',
  'ContestantReplaced',
  'ContestantDisqualified',
  'FieldDefined',
  'BoardWithdrawn',
  'ConditionsChanged',
  'CarryOverSet',
  'LotsDrawn',
  'MatchNotPlayed',
  'ScoreCorrected',
  'TricksTransferred',
  'ScoreAdjusted',
  'RulingReversed',
]);

/** Whether an event can have moved a number, beside the results of the tables themselves. */
export const isMover = ({ type }: Deed): boolean => MOVERS.has(type);

/** Whether more has been done about a board than to play it and to agree on the result. */
export const isTouched = ({ decisions: { layers, drafts, rulings, reversals, upheld, reviewed } }: BoardDoc): boolean =>
  layers.length > 1 ||
  layers.some(({ kind }) => kind !== 'result') ||
  [drafts, rulings, reversals, upheld, reviewed].some((all) => all.length > 0);

const isPlay = ({ type }: EventView): boolean => type === 'BoardOpened' || MOVES_NOTHING.has(type);

/** What was done in a stream, without the bidding and the play. */
export const deedsIn = (stream: string, events: readonly EventView[]): readonly Deed[] =>
  events
    .filter((event) => !isPlay(event))
    .map((event) => ({ ...event, stream, words: answeredEventText(stream, event) }));

/** In the order of the ledger. */
export const inOrder = (all: readonly Deed[]): readonly Deed[] =>
  all.toSorted((one, other) => one.position - other.position);

/** How other events and addresses name it: `'board-demo.3.5@37'`. */
export const addressOf = ({ stream, revision }: Pick<Deed, 'stream' | 'revision'>): string => `${stream}@${revision}`;

/** The moment before anything was played in a session, as the queries take it: the first thing that is known of it. */
export const beginningOf = (session: string, deeds: readonly Deed[]): string =>
  String(deeds.find(({ stream }) => stream === sessionStream(session))?.position ?? 0);

/** The first time that results of a session were published; undefined before. */
export const firstPublication = (session: string, deeds: readonly Deed[]): Deed | undefined =>
  deeds.find(({ stream, type }) => stream === sessionStream(session) && type === 'ResultsPublished');
