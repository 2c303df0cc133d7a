import {
  type AppealEvent,
  type BoardEvent,
  type CaseEffect,
  type GivenCase,
  appealStream,
  decisionAddress,
} from '@app/contract';
import type { Message } from '@app/bridge';
import { appealEventMessage, boardEventMessage, sessionEventMessage } from '@app/session';
import type { CaseStreams, Read, Say } from './case-file';
import { worthAt } from './worth';

/** A ruling or a decision with the events that carry it out: from one position of the ledger to another. */
interface Decided {
  readonly decision: string;
  readonly says: Message;
  readonly first: number;
  readonly last: number;
  readonly pending: boolean;
}

type Scoring = Extract<
  BoardEvent,
  { type: 'RulingGiven' | 'RulingReversed' | 'ScoreAdjusted' | 'ScoreCorrected' | 'TricksTransferred' }
>;

const isScoring = (event: BoardEvent): event is Scoring =>
  ['RulingGiven', 'RulingReversed', 'ScoreAdjusted', 'ScoreCorrected', 'TricksTransferred'].includes(event.type);

/** The decision that an event of the board carries out: an appeal's, that of its ruling, or its own. */
const decisionOf = (event: Scoring, { streamId, revision }: Read<BoardEvent>['stored']): string => {
  if ('appeal' in event.data && event.data.appeal !== undefined) return event.data.appeal;
  const ruling = 'ruling' in event.data ? event.data.ruling : undefined;
  return decisionAddress(streamId, ruling ?? revision);
};

const onBoard = ({ board }: CaseStreams): readonly Decided[] => {
  const all = new Map<string, Decided>();
  for (const { event, stored } of board) {
    if (!isScoring(event)) continue;
    const decision = decisionOf(event, stored);
    const known = all.get(decision);
    const { position } = stored;
    all.set(decision, {
      decision,
      says: known?.says ?? boardEventMessage(event),
      first: known?.first ?? position,
      last: position,
      pending: false,
    });
  }
  return [...all.values()];
};

const asksForAScore = (event: AppealEvent): boolean =>
  (event.type === 'AppealDecided' || event.type === 'LawPartDecided') &&
  (event.data.ruling === 'restored' || (event.data.ruling === 'changed' && event.data.outcome !== undefined));

const onAppeal = ({ appeals, board }: CaseStreams): readonly Decided[] =>
  [...appeals].flatMap(([id, events]) =>
    events
      .filter(({ event }) => event.type === 'AppealDecided' || event.type === 'LawPartDecided')
      .map(({ event, stored: { revision, position } }) => ({
        decision: decisionAddress(appealStream(id), revision),
        says: appealEventMessage(event),
        first: position,
        last: position,
        pending: board.length > 0 && asksForAScore(event),
      })),
  );

/** A decision in the session that is itself what the case is about. */
const inSession = (given: GivenCase, { sessions }: CaseStreams): readonly Decided[] =>
  [...sessions.values()].flat().flatMap(({ event, stored: { streamId, revision, position } }) => {
    const decision = decisionAddress(streamId, revision);
    return decision === given.decision
      ? [{ decision, says: sessionEventMessage(event), first: position, last: position, pending: false }]
      : [];
  });

/** An appeal's decision with the events of the board that follow it. */
const joined = (appealed: readonly Decided[], board: readonly Decided[]): readonly Decided[] => [
  ...appealed.map((one): Decided => {
    const followed = board.find(({ decision }) => decision === one.decision);
    return followed ? { ...one, last: followed.last, pending: false } : one;
  }),
  ...board.filter(({ decision }) => !appealed.some((one) => one.decision === decision)),
];

/** Every ruling, correction and decision in the order in which they were made, with what the scores were around it. */
export const effectsOf = (
  given: GivenCase,
  streams: CaseStreams,
  parties: readonly string[],
  say: Say,
): readonly CaseEffect[] =>
  [...joined(onAppeal(streams), onBoard(streams)), ...inSession(given, streams)]
    .sort((one, other) => one.first - other.first)
    .map(({ decision, says, first, last, pending }) => ({
      decision,
      words: say(says),
      pending,
      before: worthAt(given, streams, parties, first - 1, say),
      after: worthAt(given, streams, parties, last, say),
    }));
