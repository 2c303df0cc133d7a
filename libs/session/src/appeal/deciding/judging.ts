import type { AppealEvent } from '@app/contract';
import { type Decision, accept, refuse } from '../../event';
import { reason } from '../../refusal-reasons';
import { citedWhereSaid, theInstance } from '../messages';
import type { Committee } from '../committee';
import { appealEvents } from '../fold';
import { procedureOn } from '../../procedure';
import { rungOf } from '../ladders';
import { partsInQuestion } from '../in-question';
import { hearingOf, isAllForChiefDirector, lawPartOf, partsLeft, turnOf } from '../progress';
import { hasMajority, haveVoted, voteAbout } from '../votes';
import {
  type Case,
  type DataOf,
  type Obstacle,
  isOver,
  notPending,
  notToBeHeard,
  nothingToDecide,
  sittingCommittee,
} from './common';
import { beyondItsPowers, impossibleContents } from './contents';
import { notItsTurn } from './convening';

/** The chief director hears and decides what is purely of law or regulations (93B1, DBf 310A2). */
export const decideLawPart = (given: Case, data: DataOf<'DecideLawPart'>): Decision<AppealEvent> => {
  const { appeal } = given;
  const obstacle =
    notPending(given) ??
    (data.instance === 'chief-director' ? null : refuse('CommitteeMayNot', reason('law-part-of-chief-director'))) ??
    notItsTurn(given, 'chief-director') ??
    nothingToDecide(given) ??
    notToBeHeard(given);
  if (obstacle) return obstacle;
  if (!appeal.lodged.parts.includes('law')) return refuse('AppealNotAllowed', reason('no-law-part'));
  if (lawPartOf(appeal)) return refuse('AppealNotPending', reason('part-decided'));
  return impossibleContents(given, data) ?? accept({ type: 'LawPartDecided', data });
};

const unheard = ({ appeal }: Case): Obstacle => {
  const hearing = hearingOf(appeal);
  const [opened, closed] = [appealEvents(hearing, 'HearingOpened'), appealEvents(hearing, 'HearingClosed')];
  if (closed.length > 0 || (opened.length === 0 && turnOf(appeal).instance === 'chief-director')) return null;
  return refuse('HearingOutOfOrder', reason('parties-not-heard'));
};

/** Who speaks for the committee: its chair, or one of those who sit where it has chosen none beforehand (DBf 253A, D1). */
const notItsVoice = ({ appeal }: Case, { chair, able }: Committee, by: string): Obstacle => {
  const isIts = chair !== null && able.includes(chair) ? by === chair : able.includes(by);
  return isIts
    ? null
    : refuse(
        'CommitteeMayNot',
        reason('not-its-voice', {
          member: by,
          ...citedWhereSaid(procedureOn(appeal.lodged.ladder, 'voice-of-committee')?.reference),
        }),
      );
};

type Vote = ReturnType<typeof voteAbout>;

/** A majority of those who may sit: a vote in which too few of them have taken part, others having gone since, is none. */
const noMajority = ({ appeal }: Case, committee: Committee, vote: Vote): Obstacle => {
  if (committee.able.length === 1) return null;
  const cited = citedWhereSaid(procedureOn(appeal.lodged.ladder, 'majority')?.reference);
  if (!vote) return refuse('VoteImpossible', reason('no-vote-on-decision', cited));
  if (!hasMajority(vote, committee))
    return refuse('VoteImpossible', reason('no-majority', { event: vote.revision, ...cited }));
  return haveVoted(vote, committee) >= committee.quorum
    ? null
    : refuse('VoteImpossible', reason('too-few-voted', { event: vote.revision }));
};

/** The chief director decides by himself what is purely of law; the rest is for the committee, where there is one (93B2). */
const forCommittee = ({ appeal }: Case): Obstacle =>
  isAllForChiefDirector(appeal) || partsLeft(appeal).every((part) => part === 'law')
    ? null
    : refuse('CommitteeMayNot', reason('law-and-the-rest'));

const decided = (given: Case, data: DataOf<'DecideAppeal'>, vote?: Vote): Decision<AppealEvent> =>
  beyondItsPowers(given, data) ??
  impossibleContents(given, data) ??
  accept({ type: 'AppealDecided', data: { ...data, ...(vote ? { vote: vote.revision } : {}) } });

/**
 * An instance decides: a committee with those who may sit, after it has heard the parties, by a majority; and never
 * about a ruling that counts no more.
 */
export const decideAppeal = (given: Case, data: DataOf<'DecideAppeal'>): Decision<AppealEvent> => {
  const obstacle =
    notPending(given) ??
    notItsTurn(given, data.instance) ??
    nothingToDecide(given) ??
    notToBeHeard(given) ??
    unheard(given);
  if (obstacle) return obstacle;
  if (data.instance === 'chief-director') return forCommittee(given) ?? decided(given, data);
  const committee = sittingCommittee(given);
  if ('ok' in committee) return committee;
  const vote = voteAbout(given.appeal, 'decision', data.vote);
  return notItsVoice(given, committee, data.by) ?? noMajority(given, committee, vote) ?? decided(given, data, vote);
};

/** A committee that may not overrule asks who may to change the ruling (93B3, DBf 252B2). */
export const recommend = (given: Case, data: DataOf<'Recommend'>): Decision<AppealEvent> => {
  const { appeal } = given;
  const over = isOver(given);
  if (over) return over;
  const { instance } = turnOf(appeal);
  const beyond = rungOf(appeal.lodged.ladder, instance)?.onlyRecommends ?? [];
  if (!partsInQuestion(appeal, given.records).some((part) => beyond.includes(part))) {
    return refuse('CommitteeMayNot', reason('nothing-to-recommend', { instance: theInstance(instance) }));
  }
  if (data.to !== 'director' && data.to !== 'chief-director') {
    return refuse('CommitteeMayNot', reason('recommends-to-director'));
  }
  const committee = sittingCommittee(given);
  if ('ok' in committee) return committee;
  return unheard(given) ?? notItsVoice(given, committee, data.by) ?? accept({ type: 'RecommendationMade', data });
};
