import { since } from '@app/bridge';
import { parseDecisionAddress } from '@app/contract';
import { ZERO, compare, fromText } from '@app/scoring';
import { impossibleOutcomes } from '../../board/deciding/adjusting';
import { impossibleSecondPlay } from '../../board/deciding/second-play';
import { scoreNotAllowed } from '../../board/deciding/score-rights';
import { refuse } from '../../event';
import { reason } from '../../refusal-reasons';
import { theInstance } from '../messages';
import { boardOf } from '../appealed';
import { type Appeal, appealEvents } from '../fold';
import { rungOf } from '../ladders';
import { decisionInSession, partsInQuestion, penaltyIn, penaltyOf } from '../in-question';
import { againstOf, lawPartOf } from '../progress';
import type { CaseRecords } from '../records';
import type { Case, DataOf, Obstacle } from './common';

type Contents = DataOf<'DecideAppeal'> | DataOf<'DecideLawPart'>;

/** Of a party to the case: others have not appealed, and nobody has heard them. */
const ofNoParty = ({ appeal, records }: Case, address: string): Obstacle => {
  const { appellant, respondents } = appeal.lodged;
  const contestant = penaltyIn(records.session, address)?.data.contestant;
  return contestant === undefined || [appellant, ...respondents].includes(contestant)
    ? null
    : refuse('OutcomeContradictory', reason('penalty-of-no-party', { address, contestant: { contestant } }));
};

const impossiblePenalty = (given: Case, { penalties = [] }: Contents): Obstacle => {
  const unknown = penalties.find(({ penalty }) => !penaltyIn(given.records.session, penalty));
  if (unknown) return refuse('PenaltyUnknown', reason('no-penalty-of-session', { address: unknown.penalty }));
  const [strange] = penalties.flatMap(({ penalty }) => ofNoParty(given, penalty) ?? []);
  if (strange) return strange;
  const none = penalties.find(({ amount }) => amount && compare(fromText(amount.value) ?? ZERO, ZERO) <= 0);
  return none ? refuse('AmountImpossible', reason('penalty-above-zero')) : null;
};

/** A score that the board can take, under the same conditions as one that a director assigns. */
const impossibleOutcome = ({ appeal, records, others }: Case, { outcome, laws, instance }: Contents): Obstacle => {
  if (!outcome) return null;
  const stream = boardOf(againstOf(appeal), records);
  const board = stream === null ? undefined : others.stream(stream);
  if (board?.to !== 'board' || !board.state) return refuse('OutcomeContradictory', reason('about-no-board'));
  // What the print of 2007 keeps from a director, it leaves to those who hear appeals (FSB/12C1c).
  const isDirectors = instance === 'chief-director' || since(board.state.opened.laws, 'wbf-2017');
  return (
    impossibleOutcomes(board.state, outcome) ??
    impossibleSecondPlay(board.state, outcome, records.session, laws) ??
    (isDirectors ? scoreNotAllowed(board.state, outcome, { laws }) : null)
  );
};

/** An earlier instance has changed what was ruled, so that it can be as it was. */
const wasChanged = (appeal: Appeal, records: CaseRecords): boolean => {
  const own = [...appealEvents(appeal, 'AppealDecided'), ...appealEvents(appeal, 'LawPartDecided')];
  const below = records.appeal(parseDecisionAddress(appeal.lodged.against)?.stream ?? '');
  return own.some(({ data }) => data.ruling === 'changed') || (below !== null && wasChanged(below, records));
};

/** What is about a board, or a penalty, is changed to something that the record can follow. */
const changedToNothing = ({ appeal, records }: Case, { outcome, penalties = [] }: Contents): Obstacle => {
  const about = decisionInSession(appeal, records);
  if (about === undefined) {
    return outcome || penalties.length > 0 ? null : refuse('OutcomeIncomplete', reason('change-missing'));
  }
  const imposed = penaltyOf(about);
  const isNamed = penalties.some(({ penalty }) => parseDecisionAddress(penalty)?.revision === imposed);
  return imposed === null || isNamed
    ? null
    : refuse('OutcomeIncomplete', reason('fate-of-penalty-missing', { event: imposed }));
};

const disagrees = (given: Case, data: Contents): Obstacle => {
  const { appeal, records } = given;
  const { ruling, outcome, penalties } = data;
  if (ruling === 'changed') return changedToNothing(given, data);
  if (outcome) return refuse('OutcomeContradictory', reason('no-other-score', { ruling }));
  if (ruling === 'stands') {
    return penalties ? refuse('OutcomeContradictory', reason('penalties-as-they-are')) : null;
  }
  return wasChanged(appeal, records) ? null : refuse('OutcomeContradictory', reason('nothing-to-restore'));
};

/** What is wrong with a decision on an appeal in itself. */
export const impossibleContents = (given: Case, data: Contents): Obstacle =>
  disagrees(given, data) ?? impossibleOutcome(given, data) ?? impossiblePenalty(given, data);

/** It has all powers of the director but these: law, regulations, and discipline (93B3, 91). It may recommend. */
export const beyondItsPowers = ({ appeal, records }: Case, data: Contents): Obstacle => {
  const { instance, ruling, penalties = [] } = data;
  const rung = rungOf(appeal.lodged.ladder, instance);
  const [beyond, limit] = [rung?.onlyRecommends ?? [], rung?.limit ?? null];
  if (ruling === 'stands' || beyond.length === 0) return null;
  if (ruling === 'restored' && beyond.includes('law') && lawPartOf(appeal)?.data.ruling === 'changed') {
    return refuse('CommitteeMayNot', reason('may-not-undo-law', { instance: theInstance(instance), paragraph: limit }));
  }
  const left = partsInQuestion(appeal, records);
  if (left.every((part) => beyond.includes(part))) {
    return refuse(
      'CommitteeMayNot',
      reason('may-only-recommend', {
        instance: theInstance(instance),
        parts: { list: left.map((part) => reason('part', { part })), joined: 'and' },
        paragraph: limit,
      }),
    );
  }
  return penalties.some(({ penalty }) => penaltyIn(records.session, penalty)?.data.kind === 'disciplinary')
    ? refuse(
        'CommitteeMayNot',
        reason('no-disciplinary-penalty', { instance: theInstance(instance), paragraph: limit }),
      )
    : null;
};
