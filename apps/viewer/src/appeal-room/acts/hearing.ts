import { textsOf } from '../../forms/schema';
import { appealMessages } from '../../strings/appeals';
import { hearingIn } from '../hearing';
import type { Room } from '../room-source';
import { type Act, act, long, person } from './act';
import { contestantOf, named } from './people';

/** The committee, and what is said to it. */

export const conveneCommittee = ({ appeal, session }: Room, me: string): Act =>
  act('ConveneCommittee', {
    fields: [
      { name: 'members', kind: 'people', hint: appealMessages.hint.members },
      person('chair'),
      { name: 'single', hint: appealMessages.hint.single },
      person('by'),
      'at',
    ],
    begins: { by: me, members: ['', '', ''] },
    fixed: { instance: appeal.turn.instance },
    data: ({ members, ...rest }) => ({
      ...rest,
      members: textsOf(members).map((member) => {
        const contestant = contestantOf(session, member);
        return contestant === null ? { member } : { member, contestant };
      }),
    }),
  });

export const standDown = ({ appeal, names }: Room): Act => {
  const members = appeal.committee?.members.map(({ member }) => member) ?? [];
  return act('StandDown', {
    fields: [{ name: 'member', options: named(names, members) }, 'ground', 'reason', person('replacedBy'), 'at'],
    begins: { member: members[0] ?? '', ground: 'own-wish' },
  });
};

export const openHearing = ({ appeal }: Room): Act => {
  const { procedure } = appeal.turn;
  const until = { name: 'statementsUntil', hint: appealMessages.hint.statementsUntil };
  return act('OpenHearing', {
    fields: ['partiesInformed', ...(procedure === 'written' ? [until] : []), 'at'],
    begins: { partiesInformed: false },
    fixed: { procedure },
  });
};

const SPOKEN = ['party', person('by'), long('text'), 'at'] as const;

export const hearParty = (room: Room): Act =>
  act('HearParty', {
    fields: SPOKEN,
    begins: { party: hearingIn(room).order.find(({ heard }) => !heard)?.party ?? 'witness' },
  });

export const fileStatement = (): Act => act('FileStatement', { fields: SPOKEN, begins: { party: 'appellant' } });

export const closeHearing = (): Act => act('CloseHearing', { fields: ['at'] });
