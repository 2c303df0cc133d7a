import {
  type AppealEvent,
  type BoardEvent,
  type CaseParty,
  type CasePerson,
  optionalRecord,
  optionalText,
} from '@app/contract';
import { type BySide, type Message, type Params, type Side, SEATS, SIDES, message, sideOf } from '@app/bridge';
import { type SessionDoc, playingFor } from '@app/session';
import type { CaseStreams, Read, Say } from './case-file';
import { AT_LAST, boardAt, sessionFrom } from './sessions';
import { sessionOfCase } from './streams';

const lodgedIn = ({ appeals }: CaseStreams) =>
  [...appeals.values()].flatMap((events) =>
    events.flatMap(({ event }) => (event.type === 'AppealLodged' ? [event.data] : [])),
  );

/** Who sits for either side of the board: where everybody plays for himself, two contestants each. */
const seatedAt = (streams: CaseStreams): BySide<readonly string[]> => {
  const doc = boardAt(streams, AT_LAST);
  const session: SessionDoc | null = sessionFrom(streams.sessions.get(sessionOfCase(streams)) ?? []);
  if (!doc) return { NS: [], EW: [] };
  const who = playingFor(session ?? { contestants: [] });
  const on = (side: Side) => [...new Set([doc.seated[side], ...who(doc, side)])];
  const individuals = session?.contestants.some(({ kind }) => kind === 'individual') === true;
  return individuals ? { NS: who(doc, 'NS'), EW: who(doc, 'EW') } : { NS: on('NS'), EW: on('EW') };
};

/** Whom the case is about: those at the table, who appeals, and who answers. */
export const partiesOf = (streams: CaseStreams): readonly CaseParty[] => {
  const seated = seatedAt(streams);
  const lodged = lodgedIn(streams);
  const appellants = lodged.map(({ appellant }) => appellant);
  const respondents = lodged.flatMap((one) => one.respondents);
  const all = new Set([...seated.NS, ...seated.EW, ...appellants, ...respondents]);
  return [...all].map((contestant) => ({
    contestant,
    side: SIDES.find((side) => seated[side].includes(contestant)) ?? null,
    in: appellants.includes(contestant) ? 'appellant' : respondents.includes(contestant) ? 'respondent' : null,
  }));
};

/** What somebody did in the case. */
const PARTS = [
  'agreed',
  'chair',
  'closed',
  'consulted',
  'judged',
  'law-part',
  'lodged',
  'member',
  'received',
  'recorded',
  'reversed',
  'reviewed',
  'ruled',
  'seat',
  'spoke',
  'stood-down',
] as const;

export const PART_CODES: readonly string[] = PARTS.map((part) => `case.part.${part}`);

type Part = readonly [id: string, as: Message];

const part = (id: string, as: (typeof PARTS)[number], params?: Params): Part => [
  id,
  message(`case.part.${as}`, params),
];

type PartsIn<E extends { readonly type: string; readonly data: object }> = {
  readonly [T in E['type']]?: (data: Extract<E, { type: T }>['data']) => readonly Part[];
};

const ruled = ({ by, consulted = [] }: Extract<BoardEvent, { type: 'RulingGiven' }>['data']): readonly Part[] => [
  part(by, 'ruled'),
  ...consulted.map(({ who, as }) => part(who, 'consulted', { as })),
];

const ON_BOARD: PartsIn<BoardEvent> = {
  BoardOpened: ({ players = {}, contestants }) =>
    SEATS.flatMap((seat): readonly Part[] => {
      const id = players[seat];
      const place = message(`term.place.${seat}`);
      return id === undefined ? [] : [part(id, 'seat', { seat: place, contestant: contestants[sideOf(seat)] })];
    }),
  RulingGiven: ruled,
  RulingReversed: ({ by, authority }) => [part(by, 'reversed', { authority: { authority } })],
  RulingReviewed: ({ by }) => [part(by, 'reviewed')],
  ReviewClosed: ({ by }) => [part(by, 'closed')],
  JudgementMade: ({ by }) => (by === undefined ? [] : [part(by, 'judged')]),
};

const spoke = ({ by, party }: { readonly by?: string; readonly party: string }): readonly Part[] =>
  by === undefined ? [] : [part(by, 'spoke', { party })];

const ON_APPEAL: PartsIn<AppealEvent> = {
  AppealLodged: ({ lodgedBy, capacity, receivedBy }) => [
    ...lodgedBy.map((id) => part(id, 'lodged', { capacity: { name: capacity } })),
    part(receivedBy, 'received'),
  ],
  ConsentGiven: ({ by }) => [part(by, 'agreed')],
  LawPartDecided: ({ by }) => [part(by, 'law-part')],
  CommitteeConvened: ({ members, chair }) =>
    members.map(({ member }) => part(member, member === chair ? 'chair' : 'member')),
  MemberStoodDown: ({ member, replacedBy }) => [
    part(member, 'stood-down'),
    ...(replacedBy === undefined ? [] : [part(replacedBy, 'member')]),
  ],
  PartyHeard: spoke,
  WrittenStatementFiled: spoke,
};

const partsIn = <E extends { readonly type: string; readonly data: object }>(
  all: PartsIn<E>,
  event: E,
): readonly Part[] => {
  const parts = all[event.type as E['type']] as ((data: E['data']) => readonly Part[]) | undefined;
  return parts?.(event.data) ?? [];
};

const recorder = ({ stored }: Read<unknown>): readonly Part[] => {
  const actor = optionalRecord(stored.metadata.actor);
  const [id, role] = [optionalText(actor.id), optionalText(actor.role)];
  return id === null || role === null ? [] : [part(id, 'recorded', { role: { authority: role } })];
};

/** Everybody who has a part in the case, as the events call them, and which. */
export const peopleOf = (streams: CaseStreams, say: Say): readonly CasePerson[] => {
  const appeals = [...streams.appeals.values()].flat();
  const parts = [
    ...streams.board.flatMap(({ event }) => partsIn(ON_BOARD, event)),
    ...appeals.flatMap(({ event }) => partsIn(ON_APPEAL, event)),
    ...[...streams.board, ...appeals].flatMap(recorder),
  ];
  const people = new Map<string, ReadonlySet<string>>();
  for (const [id, as] of parts) people.set(id, new Set([...(people.get(id) ?? []), say(as)]));
  return [...people].map(([id, as]) => ({ id, as: [...as] }));
};

/** Those whose names a committee may read: who sat at the table, who came with the appeal, and their contestants. */
export const namedOf = (streams: CaseStreams): readonly string[] => {
  const players = Object.values(boardAt(streams, AT_LAST)?.players ?? {});
  const contestants = partiesOf(streams).map(({ contestant }) => contestant);
  return [...new Set([...contestants, ...players, ...lodgedIn(streams).flatMap(({ lodgedBy }) => lodgedBy)])].sort();
};
