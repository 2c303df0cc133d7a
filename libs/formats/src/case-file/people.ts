import type { AppealEvent, BoardEvent, CaseParty, CasePerson } from '@app/contract';
import { type BySide, type Side, SEATS, SIDES, seatName, sideOf } from '@app/bridge';
import { type SessionDoc, playingFor } from '@app/session';
import type { CaseStreams, Read } from './case-file';
import { optionalRecord, optionalText } from './records';
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

type Part = readonly [id: string, as: string];

type PartsIn<E extends { readonly type: string; readonly data: object }> = {
  readonly [T in E['type']]?: (data: Extract<E, { type: T }>['data']) => readonly Part[];
};

const ruled = ({ by, consulted = [] }: Extract<BoardEvent, { type: 'RulingGiven' }>['data']): readonly Part[] => [
  [by, 'ruled'],
  ...consulted.map(({ who, as }): Part => [who, `consulted as ${as}`]),
];

const ON_BOARD: PartsIn<BoardEvent> = {
  BoardOpened: ({ players = {}, contestants }) =>
    SEATS.flatMap((seat): readonly Part[] => {
      const id = players[seat];
      return id === undefined ? [] : [[id, `${seatName(seat)} of ${contestants[sideOf(seat)]}`]];
    }),
  RulingGiven: ruled,
  RulingReversed: ({ by, authority }) => [[by, `reversed a decision (${authority})`]],
  RulingReviewed: ({ by }) => [[by, 'looked at a ruling again']],
  ReviewClosed: ({ by }) => [[by, 'looked at it after the play']],
  JudgementMade: ({ by }) => (by === undefined ? [] : [[by, 'judged']]),
};

const MEMBER = 'member of the committee';

const spoke = ({ by, party }: { readonly by?: string; readonly party: string }): readonly Part[] =>
  by === undefined ? [] : [[by, `spoke as ${party}`]];

const ON_APPEAL: PartsIn<AppealEvent> = {
  AppealLodged: ({ lodgedBy, capacity, receivedBy }) => [
    ...lodgedBy.map((id): Part => [id, `lodged the appeal (${capacity})`]),
    [receivedBy, 'received the appeal'],
  ],
  ConsentGiven: ({ by }) => [[by, 'agreed to the appeal']],
  LawPartDecided: ({ by }) => [[by, 'decided the part of law']],
  CommitteeConvened: ({ members, chair }) =>
    members.map(({ member }): Part => [member, member === chair ? 'chair of the committee' : MEMBER]),
  MemberStoodDown: ({ member, replacedBy }) => [
    [member, 'stood down from the committee'],
    ...(replacedBy === undefined ? [] : [[replacedBy, MEMBER] as const]),
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
  return id === null || role === null ? [] : [[id, `recorded as ${role}`]];
};

/** Everybody who has a part in the case, as the events call them, and which. */
export const peopleOf = (streams: CaseStreams): readonly CasePerson[] => {
  const appeals = [...streams.appeals.values()].flat();
  const parts = [
    ...streams.board.flatMap(({ event }) => partsIn(ON_BOARD, event)),
    ...appeals.flatMap(({ event }) => partsIn(ON_APPEAL, event)),
    ...[...streams.board, ...appeals].flatMap(recorder),
  ];
  const people = new Map<string, ReadonlySet<string>>();
  for (const [id, as] of parts) people.set(id, new Set([...(people.get(id) ?? []), as]));
  return [...people].map(([id, as]) => ({ id, as: [...as] }));
};

/** Those whose names a committee may read: who sat at the table, who came with the appeal, and their contestants. */
export const namedOf = (streams: CaseStreams): readonly string[] => {
  const players = Object.values(boardAt(streams, AT_LAST)?.players ?? {});
  const contestants = partiesOf(streams).map(({ contestant }) => contestant);
  return [...new Set([...contestants, ...players, ...lodgedIn(streams).flatMap(({ lodgedBy }) => lodgedBy)])].sort();
};
