import type { AppealEvent } from '@app/contract';
import { type Decision, accept, refuse } from '../../event';
import { reason } from '../../refusal-reasons';
import { quorumOf } from '../committee';
import { appealEvents } from '../fold';
import { citedWhereSaid } from '../messages';
import { hearingOf } from '../progress';
import { type Case, type DataOf, isOver, sittingCommittee } from './common';

/** The committee votes by itself, when it has heard the parties (DBf 253C3); each able member once. */
export const takeVote = (given: Case, data: DataOf<'TakeVote'>): Decision<AppealEvent> => {
  const over = isOver(given);
  if (over) return over;
  const committee = sittingCommittee(given);
  if ('ok' in committee) return committee;
  if (appealEvents(hearingOf(given.appeal), 'HearingClosed').length === 0) {
    return refuse('HearingOutOfOrder', reason('parties-not-heard'));
  }
  const votes = [...data.for, ...data.against, ...(data.abstained ?? [])];
  const stranger = votes.find((member) => !committee.able.includes(member));
  if (stranger !== undefined) return refuse('VoteImpossible', reason('no-vote', { member: stranger }));
  if (new Set(votes).size !== votes.length) return refuse('VoteImpossible', reason('votes-twice'));
  return votes.length < committee.quorum
    ? refuse(
        'VoteImpossible',
        reason('too-few-votes', {
          votes: votes.length,
          quorum: committee.quorum,
          ...citedWhereSaid(quorumOf(given.appeal, committee.instance)?.paragraph),
        }),
      )
    : accept({ type: 'VoteTaken', data });
};

/** A member who was outvoted has that put on record. */
export const dissent = (given: Case, data: DataOf<'Dissent'>): Decision<AppealEvent> => {
  const { appeal } = given;
  const decided = appealEvents(appeal, 'AppealDecided').at(-1);
  if (!decided) return refuse('HearingOutOfOrder', reason('nothing-decided'));
  const committee = sittingCommittee(given);
  if ('ok' in committee) return committee;
  const vote = appealEvents(appeal, 'VoteTaken').find(({ revision }) => revision === decided.data.vote);
  return committee.able.includes(data.by) && !vote?.data.for.includes(data.by)
    ? accept({ type: 'DissentRecorded', data })
    : refuse('VoteImpossible', reason('not-outvoted', { member: data.by }));
};
