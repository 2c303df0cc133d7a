import { PARTS } from '@app/contract';
import { r } from '../../strings/appeals';
import { hearingIn } from '../hearing';
import type { Room } from '../room-source';
import { type Act, type Option, act } from './act';
import { contestantOf, named } from './people';

/** The committee, and what is said to it. */

const SPEAKERS = ['director', 'appellant', 'respondent', 'witness'] as const;
const WRITERS = ['appellant', 'respondent', 'director'] as const;
const GROUNDS = ['party', 'own-wish', 'earlier-instance'] as const;

const parties = (all: readonly (typeof SPEAKERS)[number][]): readonly Option[] =>
  all.map((value) => ({ value, label: r.party[value] }));

export const conveneCommittee = ({ appeal, session }: Room, me: string): Act =>
  act('ConveneCommittee', {
    fields: [
      { name: 'members', kind: 'people', hint: r.hint.members },
      { name: 'chair', kind: 'person', optional: true },
      { name: 'single', kind: 'line', optional: true, hint: r.hint.single },
      { name: 'by', kind: 'person' },
      { name: 'at', kind: 'when' },
    ],
    begins: { by: me, members: ['', '', ''] },
    data: (read) => ({
      by: read.text('by'),
      at: read.at('at'),
      instance: appeal.turn.instance,
      members: read.all('members').map((member) => {
        const contestant = contestantOf(session, member);
        return contestant === null ? { member } : { member, contestant };
      }),
      ...read.optional('chair', 'chair'),
      ...read.optional('single', 'single'),
    }),
  });

export const standDown = ({ appeal, names }: Room): Act => {
  const members = appeal.committee?.members.map(({ member }) => member) ?? [];
  return act('StandDown', {
    fields: [
      { name: 'member', kind: 'choice', options: named(names, members) },
      { name: 'ground', kind: 'choice', options: GROUNDS.map((value) => ({ value, label: r.ground[value] })) },
      { name: 'reason', kind: 'line' },
      { name: 'replacedBy', kind: 'person', optional: true },
      { name: 'at', kind: 'when' },
    ],
    begins: { member: members[0] ?? '', ground: 'own-wish' },
    data: (read) => ({
      member: read.text('member'),
      at: read.at('at'),
      ground: read.one('ground', GROUNDS),
      reason: read.text('reason'),
      ...read.optional('replacedBy', 'replacedBy'),
    }),
  });
};

export const openHearing = ({ appeal }: Room): Act => {
  const { procedure } = appeal.turn;
  const until = { name: 'statementsUntil', kind: 'when', optional: true, hint: r.hint.statementsUntil } as const;
  return act('OpenHearing', {
    fields: [
      { name: 'partiesInformed', kind: 'flag' },
      ...(procedure === 'written' ? [until] : []),
      { name: 'at', kind: 'when' },
    ],
    begins: { partiesInformed: false },
    data: (read) => ({
      at: read.at('at'),
      procedure,
      partiesInformed: read.is('partiesInformed'),
      ...read.optionalAt('statementsUntil', 'statementsUntil'),
    }),
  });
};

export const hearParty = (room: Room): Act => {
  const next = hearingIn(room).order.find(({ heard }) => !heard)?.party ?? 'witness';
  return act('HearParty', {
    fields: [
      { name: 'party', kind: 'choice', options: parties(SPEAKERS) },
      { name: 'speaker', kind: 'person', optional: true },
      { name: 'text', kind: 'long' },
      { name: 'at', kind: 'when' },
    ],
    begins: { party: next },
    data: (read) => ({
      party: read.one('party', SPEAKERS),
      at: read.at('at'),
      text: read.text('text'),
      ...read.optional('speaker', 'by'),
    }),
  });
};

export const fileStatement = (): Act =>
  act('FileStatement', {
    fields: [
      { name: 'party', kind: 'choice', options: parties(WRITERS) },
      { name: 'speaker', kind: 'person', optional: true },
      { name: 'text', kind: 'long' },
      { name: 'at', kind: 'when' },
    ],
    begins: { party: 'appellant' },
    data: (read) => ({
      party: read.one('party', WRITERS),
      at: read.at('at'),
      text: read.text('text'),
      ...read.optional('speaker', 'by'),
    }),
  });

export const closeHearing = (): Act =>
  act('CloseHearing', {
    fields: [{ name: 'at', kind: 'when' }],
    begins: {},
    data: (read) => ({ at: read.at('at') }),
  });

export const parts = (): readonly Option[] => PARTS.map((value) => ({ value, label: r.part[value] }));
