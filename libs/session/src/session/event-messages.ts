import { type Message, type Param, type Params, message } from '@app/bridge';
import type { SessionEvent, SessionEventData } from '@app/contract';
import { inRecord } from '@app/messages';
import {
  type Told,
  aSeat,
  aSide,
  all,
  anAuthority,
  anInstant,
  codesOf,
  exactly,
  listed,
  messageBy,
  nthOf,
  perhaps,
} from '../event-messages';

/** A right in a sentence: `appeal`, `have the score corrected`. */
export const rightMessage = (right: SessionEventData<'DeadlineSet'>['right']): Message =>
  message(`event.right.${right}`);

/** By what paragraph, and by whom where that is not the one who records it: `(DBf 212, director:anna)`. */
const ground = ({ paragraph, authority }: { readonly paragraph?: string; readonly authority?: string }): Param => {
  const both = [
    ...(paragraph === undefined ? [] : [paragraph]),
    ...(authority === undefined ? [] : [anAuthority(authority)]),
  ];
  return both.length === 0 ? null : { list: both };
};

const amountOf = ({ value, unit }: SessionEventData<'PenaltyImposed'>['amount']): Message =>
  message('event.amount', { value: exactly(value), unit });

/** Where a penalty comes off, if not the total. */
const targetOf = ({ from, round }: SessionEventData<'PenaltyImposed'>): Param =>
  from === 'total' ? null : message(`event.${from}`, { round: round ?? '' });

const groupOf = ({ name, tables, direction }: SessionEventData<'FieldDefined'>['groups'][number]): Message =>
  message('event.group', { name, tables: listed(tables), side: perhaps(direction, aSide) });

const seatedPlayer = ({ player, table, seat }: SessionEventData<'LineUpDeclared'>['players'][number]): Message =>
  message('event.seated', { player, seat: perhaps(seat, aSeat), table: table ?? null });

/** Stratum and handicap, as far as an entry or a correction of it has them. */
const gradeIn = ({
  stratum,
  handicap,
}: Partial<Pick<SessionEventData<'EntryCorrected'>, 'stratum' | 'handicap'>>): Param => {
  const both = [
    ...(stratum === undefined ? [] : [message('event.stratum', { stratum })]),
    ...(handicap === undefined ? [] : [message('event.handicap', { handicap: perhaps(handicap, exactly) })]),
  ];
  return both.length === 0 ? null : { list: both };
};

/** Round, table and boards, as far as an offence has them. */
const placeOf = ({ round, table, boards }: SessionEventData<'OffenceNoted'>): Param => {
  const where = [
    ...(round === undefined ? [] : [message('event.at-round', { round })]),
    ...(table === undefined ? [] : [message('event.at-table', { table })]),
    ...(boards === undefined ? [] : [message('event.at-boards', { boards: listed(boards) })]),
  ];
  return where.length === 0 ? null : { list: where };
};

const flag = (is: boolean | undefined): string => (is === true ? 'yes' : 'no');

const decidedOf = (
  decided: number,
  data: { readonly paragraph?: string; readonly authority?: string; readonly reason: string },
): Params => ({
  decided: nthOf(decided),
  ground: ground(data),
  reason: data.reason,
});

/** The events of a session as a director or a committee reads them. */
const TOLD: Told<SessionEvent> = {
  SessionOpened: ({ title, laws, scoring, conditions }) => ({
    title: title ?? null,
    laws,
    scoring: { name: scoring },
    conditions: conditions?.name ?? null,
  }),
  SectionAdded: ({ section, title }) => ({ section, title: title ?? null }),
  ContestantEntered: (data) => ({
    contestant: data.contestant,
    kind: data.kind,
    side: perhaps(data.direction, aSide),
    players: perhaps(data.players, listed),
    grade: gradeIn(data),
  }),
  EntryCorrected: (data) => ({ contestant: data.contestant, grade: gradeIn(data), reason: data.reason }),
  RoundScheduled: ({ round, section, match, tables }) => ({
    round,
    section,
    match: match ?? null,
    tables: { list: tables.map(({ table, NS, EW }) => `${table} ${NS}-${EW}`) },
  }),
  DealsSet: ({ section, deals }) => ({ section, boards: listed(deals.map(({ board }) => board)) }),
  LineUpDeclared: ({ contestant, round, players }) => ({
    contestant,
    round,
    players: { list: players.map(seatedPlayer) },
  }),
  PlayerSubstituted: ({ contestant, in: player, out, rounds, allowedBy, reason }) => ({
    player,
    out,
    contestant,
    rounds: listed(rounds),
    by: allowedBy ?? null,
    reason,
  }),
  ContestantReplaced: ({ by, contestant, from, reason }) => ({ by, contestant, from, reason }),
  ContestantWithdrawn: ({ contestant, from, reason }) => ({ contestant, from: from ?? null, reason }),
  SessionClosed: () => ({}),
  SessionReopened: ({ reason }) => ({ reason }),
  RoundStarted: ({ round, at }) => ({ round, at: anInstant(at) }),
  RoundEnded: ({ round, at }) => ({ round, at: anInstant(at) }),
  ContestantLate: ({ contestant, round, minutes, excusable, told, played }) => ({
    contestant,
    minutes: String(minutes),
    told: told === undefined ? null : String(told),
    round,
    excusable: flag(excusable),
    played: flag(played),
  }),
  TableOverran: ({ table, round, minutes, blameless = [] }) => ({
    table,
    round,
    minutes: String(minutes),
    blameless: blameless.length === 0 ? null : listed(blameless),
  }),
  OffenceNoted: (data) => ({
    contestant: data.contestant,
    offence: { name: data.offence, of: 'offence' },
    place: placeOf(data),
    details: data.details ?? null,
  }),
  ConditionsChanged: ({ conditions, reason }) => ({ conditions: conditions.name, reason }),
  FieldDefined: ({ board, groups, reason }) => ({
    board: String(board),
    groups: { list: groups.map(groupOf) },
    reason,
  }),
  BoardWithdrawn: ({ board, tables, reason }) => ({ board: String(board), tables: perhaps(tables, listed), reason }),
  WarningIssued: (data) => ({
    contestant: data.contestant,
    offence: { name: data.offence, of: 'offence' },
    ground: ground(data),
    reason: data.reason,
  }),
  PenaltyImposed: (data) => ({
    kind: data.kind,
    contestant: data.contestant,
    amount: amountOf(data.amount),
    target: targetOf(data),
    offence: { name: data.offence, of: 'offence' },
    ground: ground(data),
    reason: data.reason,
  }),
  PenaltyVaried: (data) => ({ ...decidedOf(data.penalty, data), amount: amountOf(data.amount) }),
  PenaltyRescinded: (data) => decidedOf(data.penalty, data),
  PenaltyWaived: (data) => ({ ...decidedOf(data.fact, data), contestant: data.contestant }),
  RulingFollowed: ({ ruling, standing, cause }) => ({
    ruling,
    stands: flag(standing === 'in-force'),
    cause,
  }),
  ContestantDisqualified: (data) => ({ contestant: data.contestant, ground: ground(data), reason: data.reason }),
  PlayerSuspended: (data) => ({
    player: data.player,
    contestant: data.contestant,
    until: perhaps(data.until, anInstant),
    ground: ground(data),
    reason: data.reason,
  }),
  ResultsPublished: ({ round, status, at }) => ({ round: round ?? null, status, at: anInstant(at) }),
  DeadlineSet: (data) => ({
    right: rightMessage(data.right),
    round: data.round ?? null,
    publication: perhaps(data.publication, nthOf),
    decision: data.decision ?? null,
    until: anInstant(data.until),
    tolerated: flag(data.tolerance),
    ground: ground(data),
    reason: data.reason,
  }),
  CarryOverSet: (data) => ({
    contestant: data.contestant,
    amount: exactly(data.amount),
    from: data.from?.session ?? null,
    ground: ground(data),
    reason: data.reason ?? null,
  }),
  LotsDrawn: ({ contestants, reason }) => ({ contestants: listed(contestants), reason }),
  MatchNotPlayed: (data) => ({
    match: data.match,
    contestants: all(data.contestants),
    absent: data.absent,
    excusable: flag(data.excusable),
    ground: ground(data),
    reason: data.reason,
  }),
};

/** An event of a session as a director or a committee reads it. */
export const sessionEventMessage: (event: SessionEvent) => Message = messageBy(TOLD);

/** The same in English, as the record has it. */
export const sessionEventInWords = (event: SessionEvent): string => inRecord(sessionEventMessage(event));

const RIGHTS = [
  'score-correction',
  'ruling',
  'appeal',
  'illegal-player',
  'report-of-result',
] as const satisfies readonly SessionEventData<'DeadlineSet'>['right'][];

export const SESSION_EVENT_CODES: readonly string[] = [
  ...codesOf(TOLD),
  ...RIGHTS.map((right) => `event.right.${right}`),
  ...['amount', 'at-boards', 'at-round', 'at-table', 'group', 'handicap', 'imps-of-the-event', 'imps-of-the-match']
    .concat(['seated', 'stratum'])
    .map((part) => `event.${part}`),
];
