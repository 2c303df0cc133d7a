import type { AppealEvent } from '@app/contract';
import { type Decision, accept, refuse } from '../../event';
import { reason } from '../../refusal-reasons';
import { theInstance } from '../messages';
import { type CommitteeMember, committeeOf, disqualification, quorumOf } from '../committee';
import { appealEvents } from '../fold';
import { hearingOf, turnOf } from '../progress';
import { type Case, type DataOf, type Obstacle, notPending, withoutConsent } from './common';

/** It is another instance's turn: the chief director decides on the law before a committee meets (93B1). */
export const notItsTurn = ({ appeal }: Case, instance: string): Obstacle => {
  const turn = turnOf(appeal);
  if (turn.instance === instance) return null;
  return turn.instance === 'chief-director'
    ? refuse('HearingOutOfOrder', reason('before-chief-director'))
    : refuse('HearingOutOfOrder', reason('before-instance', { instance: theInstance(turn.instance) }));
};

const tooFew = ({ appeal }: Case, { instance, members, single }: DataOf<'ConveneCommittee'>): Obstacle => {
  if (single !== undefined && members.length !== 1) {
    return refuse('CommitteeIncomplete', reason('not-one-person', { members: members.length }));
  }
  const quorum = quorumOf(appeal, instance);
  return single === undefined && quorum && members.length < quorum.members
    ? refuse('CommitteeIncomplete', reason('too-few-members', { ...quorum }))
    : null;
};

/**
 * A committee meets for a case. That a member has no part in it may come out later, so it is judged when the committee
 * sits: who plays for a party never does.
 */
export const conveneCommittee = (given: Case, data: DataOf<'ConveneCommittee'>): Decision<AppealEvent> => {
  const { instance, members, chair } = data;
  const names = members.map(({ member }) => member);
  const obstacle = notPending(given) ?? notItsTurn(given, instance) ?? withoutConsent(given) ?? tooFew(given, data);
  if (obstacle) return obstacle;
  if (instance === 'chief-director') return refuse('HearingOutOfOrder', reason('chief-director-alone'));
  if (appealEvents(hearingOf(given.appeal), 'HearingOpened').length > 0) {
    return refuse('HearingOutOfOrder', reason('hearing-begun-member'));
  }
  if (new Set(names).size !== names.length) return refuse('CommitteeIncomplete', reason('member-named-twice'));
  return chair === undefined || names.includes(chair)
    ? accept({ type: 'CommitteeConvened', data })
    : refuse('CommitteeIncomplete', reason('chair-no-member', { chair }));
};

/** Who cannot sit by the record alone has not gone yet: another may take the place. */
const hasStoodDown = ({ disqualified }: CommitteeMember): boolean =>
  disqualified !== null && disqualified.paragraph === null;

export const standDown = (given: Case, data: DataOf<'StandDown'>): Decision<AppealEvent> => {
  const { appeal, records } = given;
  const { member, replacedBy } = data;
  const pending = notPending(given);
  if (pending) return pending;
  const committee = committeeOf(appeal, records);
  const known = committee?.members.map((one) => one.member) ?? [];
  const leaving = committee?.members.find((one) => one.member === member);
  if (!committee || !leaving || hasStoodDown(leaving)) {
    return refuse('CommitteeIncomplete', reason('not-on-committee', { member }));
  }
  if (replacedBy === undefined) return accept({ type: 'MemberStoodDown', data });
  if (known.includes(replacedBy))
    return refuse('CommitteeIncomplete', reason('already-member', { member: replacedBy }));
  const unfit = disqualification(appeal, records, committee.instance, { member: replacedBy, contestant: null });
  return unfit
    ? refuse(
        'CommitteeIncomplete',
        reason('cannot-sit', {
          member: replacedBy,
          ground: unfit.ground === 'party' ? 'party' : 'earlier',
          paragraph: unfit.paragraph ?? '',
        }),
      )
    : accept({ type: 'MemberStoodDown', data });
};
