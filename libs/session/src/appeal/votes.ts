import type { Ladder } from '@app/contract';
import { procedureOn } from '../procedure';
import type { Committee } from './committee';
import { type Appeal, type RecordedAppealEvent, appealEvents } from './fold';
import { hearingOf } from './progress';

type Vote = RecordedAppealEvent<'VoteTaken'>;

/** The vote of that revision, or the last one, about something in this hearing. */
export const voteAbout = (appeal: Appeal, about: Vote['data']['about'], revision?: number): Vote | undefined =>
  appealEvents(hearingOf(appeal), 'VoteTaken').findLast(
    (vote) => vote.data.about === about && (revision === undefined || vote.revision === revision),
  );

type Able = Pick<Committee, 'able'>;

const ofAble = (members: readonly string[], { able }: Able): number =>
  members.filter((member) => able.includes(member)).length;

/** Of those who may sit, more for it than against it (DBf 252B1). */
export const hasMajority = ({ data }: Vote, committee: Able): boolean =>
  ofAble(data.for, committee) > ofAble(data.against, committee);

/** How many of those who may sit have taken part in it. */
export const haveVoted = ({ data }: Vote, committee: Able): number =>
  ofAble([...data.for, ...data.against, ...(data.abstained ?? [])], committee);

/** Everybody who sits, without exception (DBf X92B3a-b). */
export const isUnanimous = ({ data }: Vote, { able }: Able): boolean =>
  able.length > 0 && able.every((member) => data.for.includes(member));

type Deciding = Pick<Committee, 'able' | 'instance'>;

/** So many of an oral committee want a higher instance to have the case that it goes there (DBf 252B3). */
const asksForReferral = (ladder: Ladder, committee: Deciding, wanting: readonly string[]): boolean => {
  const share = procedureOn(ladder, 'referral-wanted-by-more-than')?.value;
  return (
    committee.instance === 'oral-committee' &&
    share !== undefined &&
    ofAble(wanting, committee) * 100 > committee.able.length * share
  );
};

/** Whether its last vote about a referral has that come about. */
export const mustBeReferred = (appeal: Appeal, committee: Deciding): boolean => {
  const vote = voteAbout(appeal, 'referral');
  return vote !== undefined && asksForReferral(appeal.lodged.ladder, committee, vote.data.for);
};
