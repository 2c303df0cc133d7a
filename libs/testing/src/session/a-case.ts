import type {
  AppealCommand,
  AppealEvent,
  AppealEventData,
  BoardEvent,
  Command,
  Conditions,
  ContestantEntered,
  Ladder,
  SessionEvent,
  SessionOpened,
} from '@app/contract';
import type { Histories } from './given-streams';
import { opened } from './history';

/*
 * A case to appeal about: board 1 of session s at table 1, North-South (pair 1: p01, p02) against East-West (pair 2:
 * p03, p04), with a ruling as event 2 that was told to both at 21:30 as event 3, five minutes after the session; pair 3
 * (p05, p06) has no part in it. The events of the session are 0 to 7, where three contestants are entered.
 */
export const RULING = 'board-s.1.1@2';

/** A moment of the evening: `on('21:40')`. */
export const on = (time: string, day = '2026-02-01'): string => `${day}T${time}:00+01:00`;

const LAW = { edition: 'wbf-2017', authority: 'WBF', paragraph: '16B' } as const;

const conditionsWith = (ladder: Ladder): Conditions => ({
  name: 'A tournament',
  contestants: 'pair',
  ladder,
  stages: [{ stage: 'all', form: 'field', scoring: 'matchpoints' }],
});

export const entered = (
  contestant: string,
  players: readonly string[],
  kind: ContestantEntered['kind'] = 'pair',
): SessionEvent => ({ type: 'ContestantEntered', data: { contestant, kind, players } });

/** As a session was opened; null for no regulations beside the Laws. */
export type OpenedAs = Partial<Omit<SessionOpened, 'regulations'>> & {
  readonly regulations?: SessionOpened['regulations'] | null;
};

/** The session: by the Laws of 2017 and DBf, with a ladder that its conditions name. */
export const sessionOfCase = (
  ladder: Ladder | null,
  { regulations = 'dbf-2013', ...departing }: OpenedAs = {},
  contestants: readonly SessionEvent[] = [
    entered('1', ['p01', 'p02']),
    entered('2', ['p03', 'p04']),
    entered('3', ['p05', 'p06']),
  ],
): readonly SessionEvent[] => [
  {
    type: 'SessionOpened',
    data: {
      laws: 'wbf-2017',
      ...(regulations === null ? {} : { regulations }),
      scoring: 'matchpoints',
      ...(ladder === null ? {} : { conditions: conditionsWith(ladder) }),
      ...departing,
    },
  },
  { type: 'SectionAdded', data: { section: 'A' } },
  ...contestants,
  {
    type: 'RoundScheduled',
    data: { round: '1', section: 'A', tables: [{ table: '1', NS: '1', EW: '2', boards: [1] }] },
  },
  { type: 'RoundStarted', data: { round: '1', at: on('19:00') } },
  { type: 'RoundEnded', data: { round: '1', at: on('21:25') } },
];

const RULED = { laws: [LAW], reasons: 'There was a logical alternative', by: 'anna', rightOfAppeal: true };

const ruled: BoardEvent = { type: 'RulingGiven', data: RULED };

/** In the place of the ruling of the case. */
export const amendedRuling: BoardEvent = { type: 'RulingGiven', data: { ...RULED, amends: 2 } };

const toldRuling: BoardEvent = { type: 'RulingTold', data: { ruling: 2, at: on('21:30'), to: ['1', '2'] } };

export const boardOfCase: readonly BoardEvent[] = [
  opened(),
  {
    type: 'ResultEntered',
    data: { result: { bid: '4S', declarer: 'N', risk: 'undoubled', tricks: 10 }, source: 'slip' },
  },
  ruled,
  toldRuling,
];

/** Lodged in the name of pair 1 by both, about a judgement. */
export const lodging: Extract<AppealCommand, { type: 'LodgeAppeal' }>['data'] = {
  session: 's',
  against: RULING,
  appellant: '1',
  lodgedBy: ['p01', 'p02'],
  capacity: 'players',
  parts: ['judgement'],
  grounds: 'There was none',
  at: on('21:40'),
  receivedBy: 'anna',
};

const OF_EVENT: Omit<AppealEventData<'AppealLodged'>, keyof typeof lodging> = {
  respondents: ['2'],
  ladder: 'dbf-310B',
  instance: 'oral-committee',
  procedure: 'oral',
  period: { until: on('22:00'), paragraph: 'DBf X92A2' },
  deposit: null,
};

export const lodgedAppeal = (departing: Partial<AppealEventData<'AppealLodged'>> = {}): AppealEvent => ({
  type: 'AppealLodged',
  data: { ...lodging, ...OF_EVENT, ...departing },
});

export const convened = (...members: readonly string[]): AppealEvent => ({
  type: 'CommitteeConvened',
  data: { by: 'anna', at: on('21:45'), instance: 'oral-committee', members: members.map((member) => ({ member })) },
});

export const hearingOpened = (departing: Partial<AppealEventData<'HearingOpened'>> = {}): AppealEvent => ({
  type: 'HearingOpened',
  data: { at: on('21:50'), procedure: 'oral', partiesInformed: true, ...departing },
});

export const heard = (...parties: readonly AppealEventData<'PartyHeard'>['party'][]): readonly AppealEvent[] =>
  parties.map((party) => ({ type: 'PartyHeard', data: { party, at: on('21:55'), text: 'As it was' } }));

export const hearingClosed: AppealEvent = { type: 'HearingClosed', data: { at: on('22:00') } };

export const voted = (
  about: AppealEventData<'VoteTaken'>['about'],
  inFavour: readonly string[],
  against: readonly string[] = [],
): AppealEvent => ({
  type: 'VoteTaken',
  data: { at: on('22:01'), about, motion: 'As the chair has it', for: inFavour, against },
});

export const decisionOf = (
  departing: Partial<AppealEventData<'AppealDecided'>> = {},
): AppealEventData<'AppealDecided'> => ({
  at: on('22:05'),
  instance: 'oral-committee',
  by: 'm1',
  ruling: 'stands',
  laws: [LAW],
  reasons: 'There was a logical alternative',
  ...departing,
});

export const decidedAppeal = (departing: Partial<AppealEventData<'AppealDecided'>> = {}): AppealEvent => ({
  type: 'AppealDecided',
  data: decisionOf(departing),
});

/** Three members, a hearing in order, closed. */
export const HEARD: readonly AppealEvent[] = [
  convened('m1', 'm2', 'm3'),
  hearingOpened(),
  ...heard('director', 'appellant', 'respondent'),
  hearingClosed,
];

/** The streams of the case. */
export const caseOf = (
  appeal: readonly AppealEvent[] = [],
  {
    ladder = 'dbf-310B',
    session = sessionOfCase(ladder),
    board = boardOfCase,
    other = {},
  }: {
    readonly ladder?: Ladder;
    readonly session?: readonly SessionEvent[];
    readonly board?: readonly BoardEvent[];
    readonly other?: Histories;
  } = {},
): Histories => ({ 'session-s': session, 'board-s.1.1': board, 'appeal-a1': appeal, ...other });

export const toAppeal = (command: AppealCommand, appeal = 'a1'): Command => ({ to: 'appeal', appeal, command });
