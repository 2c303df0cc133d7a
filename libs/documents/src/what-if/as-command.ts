import {
  type BoardCommand,
  type BoardEvent,
  type Command,
  type Schema,
  type SessionCommand,
  type StoredEvent,
  BOARD_COMMANDS,
  BOARD_EVENTS,
  SESSION_COMMANDS,
  SESSION_EVENTS,
} from '@app/contract';
import type { StreamState } from '@app/session';

/** Rulings and scores are decided by people: they stay as they were decided, whatever came before them. */
const DECIDED: readonly string[] = [
  'RulingDrafted',
  'RulingGiven',
  'RulingTold',
  'RulingReversed',
  'RulingUpheld',
  'RulingReviewed',
  'ScoreCorrected',
  'TricksTransferred',
  'ScoreAdjusted',
];

/** Events whose command differs from them in what it may leave out, or in that nothing in it is sealed. */
const BY_ANOTHER_SCHEMA: Readonly<Record<string, BoardCommand['type']>> = {
  CallSubstituted: 'SubstituteCall',
  AlertGiven: 'GiveAlert',
  AnnouncementMade: 'MakeAnnouncement',
  ExplanationGiven: 'GiveExplanation',
  ExplanationCorrected: 'CorrectExplanation',
  ReviewClosed: 'CloseReview',
  RemarkMade: 'NoteRemark',
  StatementTaken: 'TakeStatement',
  ResultAgreed: 'AgreeResult',
  ResultEntered: 'EnterResult',
  ScoreEntered: 'EnterScore',
  BoardNotPlayed: 'ReportNotPlayed',
};

/** Events of a session that say more than their command: what the decider has added is found anew. */
const SESSION_BY_ANOTHER_SCHEMA: Readonly<Record<string, SessionCommand['type']>> = {
  EntryCorrected: 'CorrectEntry',
  ContestantReplaced: 'ReplaceContestant',
  ContestantWithdrawn: 'WithdrawContestant',
  ConditionsChanged: 'ChangeConditions',
  FieldDefined: 'DefineField',
  BoardWithdrawn: 'WithdrawBoard',
  ContestantDisqualified: 'DisqualifyContestant',
  ResultsPublished: 'PublishResults',
  DeadlineSet: 'SetDeadline',
  CarryOverSet: 'SetCarryOver',
  LotsDrawn: 'RecordLots',
  MatchNotPlayed: 'ReportMatchNotPlayed',
};

/** Fields that such events have beside those of their command. */
const ADDED: readonly string[] = ['inTimeBy', 'subjectToAppeal', 'nextSessionStart'];

type Schemas = Readonly<Record<string, Schema<unknown>>>;

/** The command of each event that it carries exactly. */
const carriedBy = (events: Schemas, commands: Schemas): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(events).flatMap(([event, schema]) =>
      Object.entries(commands).flatMap(([command, own]) => (own === schema ? [[event, command] as const] : [])),
    ),
  );

const TO_BOARD = new Map([...carriedBy(BOARD_EVENTS, BOARD_COMMANDS), ...Object.entries(BY_ANOTHER_SCHEMA)]);
const TO_SESSION = new Map([
  ...carriedBy(SESSION_EVENTS, SESSION_COMMANDS),
  ...Object.entries(SESSION_BY_ANOTHER_SCHEMA),
]);

const withoutAdded = (data: object): object =>
  Object.fromEntries(Object.entries(data).filter(([field]) => !ADDED.includes(field)));

type DataOf<T extends BoardEvent['type']> = Extract<BoardEvent, { readonly type: T }>['data'];

const boardCommand = ({ type, data }: StoredEvent): BoardCommand | null => {
  if (DECIDED.includes(type)) return null;
  if (type === 'OptionChosen') {
    const { law, ...given } = data as DataOf<typeof type>;
    return { type: 'Choose', data: { ...given, law: law.paragraph } };
  }
  if (type === 'JudgementMade') {
    const { law: _law, advice: _advice, ...given } = data as DataOf<typeof type>;
    return { type: 'Judge', data: given };
  }
  const command = TO_BOARD.get(type);
  return command === undefined ? null : ({ type: command, data: withoutAdded(data as object) } as BoardCommand);
};

/**
 * The command by which an event would come about once more; null for what nobody asks for (findings, advice), and for
 * decisions of people.
 */
export const asCommand = (event: StoredEvent, own: StreamState): Command | null => {
  if (own.to === 'board') {
    const command = boardCommand(event);
    return command && { to: 'board', address: own.address, command };
  }
  const type = own.to === 'session' ? TO_SESSION.get(event.type) : undefined;
  if (own.to !== 'session' || type === undefined) return null;
  return {
    to: 'session',
    session: own.session,
    command: { type, data: withoutAdded(event.data as object) } as SessionCommand,
  };
};
