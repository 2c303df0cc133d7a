import {
  type AdjustedOutcome,
  type AppealCommand,
  type BoardCommand,
  type BoardEvent,
  type SessionCommand,
  type SessionEvent,
  type StoredEvent,
  APPEAL_COMMANDS,
  APPEAL_EVENTS,
  BOARD_COMMANDS,
  SESSION_COMMANDS,
} from '@app/contract';

/*
 * The commands of what people decided. Each is asked for with what its event says, but for what the decider adds: that is
 * worked out anew.
 */

type BoardData<T extends BoardEvent['type']> = Extract<BoardEvent, { readonly type: T }>['data'];
type Properties = Readonly<Record<string, unknown>>;

/** Of the data of an event what its command has a field for. */
const fieldsOf = (command: { readonly properties: Properties }, data: object): object =>
  Object.fromEntries(Object.entries(data).filter(([field]) => Object.hasOwn(command.properties, field)));

/** The event of a type among those of one command. */
const among = <T extends BoardEvent['type']>(events: readonly StoredEvent[], type: T): BoardData<T> | undefined =>
  events.find((event) => event.type === type)?.data as BoardData<T> | undefined;

/** The score of a ruling, from the events behind it. */
const ruledScore = (events: readonly StoredEvent[]): object => {
  const outcome = among(events, 'ScoreAdjusted')?.outcome;
  const transferred = among(events, 'TricksTransferred');
  if (outcome) return { outcome };
  return transferred ? { transfer: { to: transferred.to, tricks: transferred.tricks } } : {};
};

/** Average plus, average or average minus, and nothing besides. */
const isGrade = (outcome: AdjustedOutcome): boolean =>
  outcome.kind === 'artificial' && outcome.grade !== undefined && Object.keys(outcome).length === 2;

const isAward = ({ kind, percent, outcome, law }: BoardData<'ScoreAdjusted'>): boolean =>
  kind === 'artificial' &&
  law?.paragraph === '12C2' &&
  (percent !== undefined || (outcome !== undefined && isGrade(outcome.NS) && isGrade(outcome.EW)));

/** An artificial score that was awarded by percentages or grades, or any other that was assigned. */
const adjustment = (data: BoardData<'ScoreAdjusted'>): BoardCommand => {
  if (!isAward(data)) {
    return { type: 'AssignScore', data: fieldsOf(BOARD_COMMANDS.AssignScore, data) } as BoardCommand;
  }
  const { outcome } = data;
  const grades = outcome === undefined ? {} : { grades: { NS: outcome.NS.grade, EW: outcome.EW.grade } };
  const given = { ...fieldsOf(BOARD_COMMANDS.AwardArtificialScore, data), ...grades };
  return { type: 'AwardArtificialScore', data: given } as BoardCommand;
};

type OfBoard = (data: never, events: readonly StoredEvent[]) => BoardCommand;

const DECIDED: Readonly<Record<string, OfBoard>> = {
  BoardOpened: (data: object) => ({ type: 'OpenBoard', data: fieldsOf(BOARD_COMMANDS.OpenBoard, data) }),
  ClaimAnalysed: ({ act }: BoardData<'ClaimAnalysed'>) => ({ type: 'AnalyseClaim', data: { act } }),
  RulingDrafted: (data: object) =>
    ({ type: 'DraftRuling', data: fieldsOf(BOARD_COMMANDS.DraftRuling, data) }) as BoardCommand,
  RulingGiven: (data: object, events) =>
    ({
      type: 'GiveRuling',
      data: { ...fieldsOf(BOARD_COMMANDS.GiveRuling, data), ...ruledScore(events) },
    }) as BoardCommand,
  RulingTold: (data: BoardData<'RulingTold'>) => ({ type: 'TellRuling', data }),
  RulingReversed: (data: object) =>
    ({ type: 'ReverseDecision', data: fieldsOf(BOARD_COMMANDS.ReverseDecision, data) }) as BoardCommand,
  RulingReviewed: (data: BoardData<'RulingReviewed'>) => ({ type: 'ReviewRuling', data }),
  ScoreCorrected: (data: object) =>
    ({ type: 'CorrectScore', data: fieldsOf(BOARD_COMMANDS.CorrectScore, data) }) as BoardCommand,
  TricksTransferred: (data: object) =>
    ({ type: 'TransferTricks', data: fieldsOf(BOARD_COMMANDS.TransferTricks, data) }) as BoardCommand,
  ScoreAdjusted: adjustment,
};

/** The command by which somebody decided about a board; null for every other event. */
export const decidedOfBoard = (event: StoredEvent, events: readonly StoredEvent[]): BoardCommand | null => {
  const make = DECIDED[event.type];
  return make ? make(event.data as never, events) : null;
};

const PENALTIES: Readonly<Partial<Record<SessionEvent['type'], SessionCommand['type']>>> = {
  PenaltyImposed: 'ImposePenalty',
  PenaltyVaried: 'VaryPenalty',
  PenaltyRescinded: 'RescindPenalty',
};

/** The command by which somebody decided about a penalty in the session itself; null for every other event. */
export const decidedOfSession = ({ type, data }: StoredEvent): SessionCommand | null => {
  const command = (PENALTIES as Readonly<Record<string, SessionCommand['type'] | undefined>>)[type];
  if (command === undefined) return null;
  return { type: command, data: fieldsOf(SESSION_COMMANDS[command], data as object) } as SessionCommand;
};

/** Events of an appeal whose command has less than they have. */
const BY_ANOTHER_SCHEMA: Readonly<Record<string, AppealCommand['type']>> = {
  AppealLodged: 'LodgeAppeal',
  PartyHeard: 'HearParty',
  WrittenStatementFiled: 'FileStatement',
  DecisionTold: 'TellDecision',
  AppealWithdrawn: 'WithdrawAppeal',
  AppealTakenFurther: 'TakeAppealFurther',
};

const TO_APPEAL: ReadonlyMap<string, AppealCommand['type']> = new Map([
  ...Object.entries(APPEAL_EVENTS).flatMap(([event, schema]) =>
    Object.entries(APPEAL_COMMANDS).flatMap(([command, own]) =>
      own === (schema as unknown) ? [[event, command as AppealCommand['type']] as const] : [],
    ),
  ),
  ...Object.entries(BY_ANOTHER_SCHEMA),
]);

/** The command of an event of an appeal; null for events that no command asks for. */
export const commandOfAppeal = ({ type, data }: StoredEvent): AppealCommand | null => {
  const command = TO_APPEAL.get(type);
  if (command === undefined) return null;
  return { type: command, data: fieldsOf(APPEAL_COMMANDS[command], data as object) } as AppealCommand;
};
