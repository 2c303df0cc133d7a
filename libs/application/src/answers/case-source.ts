import type { Message } from '@app/bridge';
import {
  type CaseEvent,
  type BoardAddress,
  type BoardEvent,
  anId,
  appealStream,
  boardStream,
  conforms,
  parseAppealStream,
  parseBoardStream,
  parseDecisionAddress,
  sessionStream,
} from '@app/contract';
import { SaidError } from '@app/messages';
import { problem } from '../problems/problem-reasons';
import type { CaseSource, Disclosed } from '@app/formats';
import type { EventLog } from '@app/ledger';
import { type AppealAbout, appealsAbout, appealsLodged, chainOf } from './appeals-about';
import { type AsOf, wasRecorded } from './board-history';
import type { Names } from './names';
import type { StageDocuments } from './stage-documents';

/** Why there is no such case. */
export class CaseProblem extends SaidError {
  constructor(
    readonly code: 'BadCase' | 'AppealUnknown' | 'BoardUnknown' | 'RulingUnknown',
    message: Message,
  ) {
    super(message);
  }
}

/** What a case can be about: an appeal, a ruling that may not have been appealed, or a whole board. */
export type CaseSubject =
  | { readonly kind: 'appeal'; readonly appeal: string }
  | { readonly kind: 'ruling'; readonly board: BoardAddress; readonly revision: number }
  | { readonly kind: 'board'; readonly board: BoardAddress };

const rulingNamed = (text: string): CaseSubject | null => {
  const named = parseDecisionAddress(text) ?? parseDecisionAddress(`board-${text}`);
  const board = named?.stream.startsWith('board-') === true ? parseBoardStream(named.stream) : null;
  return board && named ? { kind: 'ruling', board, revision: named.revision } : null;
};

const appealNamed = (text: string): CaseSubject | null => {
  const appeal = parseAppealStream(parseDecisionAddress(text)?.stream ?? text) ?? text;
  return conforms(anId, appeal) ? { kind: 'appeal', appeal } : null;
};

/** Reads `a1` or `appeal-a1`, `demo.3.5@37`, `demo.3.5`; throws a `CaseProblem` for anything else. */
export const caseSubject = (text: string): CaseSubject => {
  const board = parseBoardStream(text);
  const subject: CaseSubject | null = board ? { kind: 'board', board } : (rulingNamed(text) ?? appealNamed(text));
  if (subject) return subject;
  throw new CaseProblem('BadCase', problem('no-case', { text }));
};

const RULINGS: readonly string[] = [
  'RulingGiven',
  'RulingReversed',
  'ScoreAdjusted',
  'ScoreCorrected',
  'TricksTransferred',
] satisfies readonly BoardEvent['type'][];

const streamIn = async (log: EventLog, name: string, asOf?: AsOf): Promise<readonly CaseEvent[]> => {
  const events: CaseEvent[] = [];
  for await (const event of log.readStream(name)) {
    if (asOf && !wasRecorded(event, asOf)) continue;
    const { id, streamId, revision, position, type, data, metadata } = event;
    events.push({ id, streamId, revision, position, type, data, metadata });
  }
  return events;
};

/** What belongs to the case, before its streams are read. */
interface Outline extends Pick<CaseSource, 'appeal' | 'decision' | 'board'> {
  readonly session: string;
  readonly appeals: readonly AppealAbout[];
}

const ofAppeal = (appeals: ReadonlyMap<string, AppealAbout>, appeal: string): Outline => {
  const chain = chainOf(appeals, appeal);
  const [first] = chain;
  if (!first) throw new CaseProblem('AppealUnknown', problem('no-appeal', { appeal, then: 'no' }));
  const stream = parseDecisionAddress(first.against)?.stream ?? '';
  const board = stream.startsWith('board-') ? stream : null;
  return { appeal, decision: first.against, board, session: first.lodged.session, appeals: chain };
};

const ofBoard = (appeals: ReadonlyMap<string, AppealAbout>, address: BoardAddress): Outline => {
  const board = boardStream(address);
  return { appeal: null, decision: null, board, session: address.session, appeals: appealsAbout(appeals, board) };
};

const outlineOf = (appeals: ReadonlyMap<string, AppealAbout>, subject: CaseSubject): Outline => {
  if (subject.kind === 'appeal') return ofAppeal(appeals, subject.appeal);
  const whole = ofBoard(appeals, subject.board);
  if (subject.kind === 'board') return whole;
  const decision = `${boardStream(subject.board)}@${subject.revision}`;
  const about = whole.appeals.filter(({ appeal }) => chainOf(appeals, appeal)[0]?.against === decision);
  return { ...whole, decision, appeals: about };
};

const checkBoard = (events: readonly CaseEvent[], name: string, subject: CaseSubject): void => {
  const board = name.slice('board-'.length);
  if (events.length === 0) throw new CaseProblem('BoardUnknown', problem('no-board', { board, then: 'no' }));
  if (subject.kind !== 'ruling') return;
  const event = events[subject.revision];
  if (event && RULINGS.includes(event.type)) return;
  const what = event
    ? problem('event-is', { type: event.type })
    : problem('board-has-events', { events: events.length });
  throw new CaseProblem('RulingUnknown', problem('no-ruling', { event: `${board}@${subject.revision}`, what }));
};

/** The stage of a session with the names of everybody in it. Throws `SessionUnknown`. */
type StageWithNames = (
  session: string,
) => Promise<{ readonly documents: Pick<StageDocuments, 'stage'>; readonly names: Names }>;

/**
 * What a case file is made from, straight from the ledger but for the results of other tables. Throws a `CaseProblem`,
 * `SessionUnknown`, `UnreadableEvent`.
 * @param disclosed what people said and the events have sealed
 * @param asOf only what was recorded by then; `stageOf` is to be of the same moment
 */
export const caseSource = async (
  log: EventLog,
  subject: CaseSubject,
  stageOf: StageWithNames,
  disclosed: Disclosed,
  asOf?: AsOf,
): Promise<CaseSource> => {
  const { appeal, decision, board, session, appeals } = outlineOf(await appealsLodged(log, asOf), subject);
  const ofTheBoard = board === null ? [] : await streamIn(log, board, asOf);
  if (board !== null) checkBoard(ofTheBoard, board, subject);
  const { documents, names } = await stageOf(session);
  const streams: Record<string, readonly CaseEvent[]> = board === null ? {} : { [board]: ofTheBoard };
  const others = [
    ...documents.stage.map((one) => sessionStream(one.session.id)),
    ...appeals.map((one) => appealStream(one.appeal)),
  ];
  for (const name of others) streams[name] = await streamIn(log, name, asOf);
  return {
    appeal,
    decision,
    board,
    streams,
    boards: documents.stage.flatMap(({ boards }) => boards),
    names,
    disclosed,
  };
};
