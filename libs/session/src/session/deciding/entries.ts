import type { SessionEvent } from '@app/contract';
import { equal, fromText } from '@app/scoring';
import { stageOf } from '../../conditions/shape';
import { type Decision, accept, refuse } from '../../event';
import { reason } from '../../refusal-reasons';
import { gradeOf } from '../corrected-entries';
import type { Session } from '../fold';
import { retainedOf } from '../retained';
import { type DataOf, type Obstacle, repeatedIn, unknownContestant } from './common';

/** What an entry, or a correction of it, says of a contestant. */
type Graded = Pick<DataOf<'CorrectEntry'>, 'contestant' | 'stratum' | 'handicap'>;

/** Strata are those of the conditions: another name would be a ranking of its own that nobody has announced. */
const unknownStratum = (session: Session, { contestant, stratum }: Graded): Obstacle => {
  const changed = retainedOf(session, 'ConditionsChanged').at(-1)?.data.conditions;
  const conditions = changed ?? session.opened?.conditions;
  const strata = conditions && stageOf(conditions, session.opened?.contest?.stage).strata?.order;
  return stratum === undefined || stratum === null || !strata || strata.includes(stratum)
    ? null
    : refuse(
        'StratumUnknown',
        reason('stratum-unknown', { contestant: { contestant }, stratum, strata: { list: strata } }),
      );
};

const impossibleHandicap = ({ contestant, handicap }: Graded): Obstacle =>
  handicap === undefined || handicap === null || fromText(handicap)
    ? null
    : refuse('AmountImpossible', reason('handicap-no-number', { contestant: { contestant }, amount: handicap }));

const impossibleGrade = (session: Session, graded: Graded): Obstacle =>
  unknownStratum(session, graded) ?? impossibleHandicap(graded);

export const enterContestant = (session: Session, data: DataOf<'EnterContestant'>): Decision<SessionEvent> => {
  const { contestant, players = [] } = data;
  if (session.contestants.has(contestant)) {
    return refuse('ContestantExists', reason('contestant-exists', { contestant: { contestant } }));
  }
  const impossible = impossibleGrade(session, data);
  if (impossible) return impossible;
  const twice = repeatedIn(players);
  return twice === undefined
    ? accept({ type: 'ContestantEntered', data })
    : refuse(
        'SamePlayer',
        reason('player-twice-in-contestant', { contestant: { contestant }, player: { contestant: twice } }),
      );
};

const isSameNumber = (one: string | null, other: string | null): boolean => {
  const [number, another] = [one, other].map((text) => (text === null ? null : fromText(text)));
  return number && another ? equal(number, another) : one === other;
};

/** A correction that leaves everything as it is, or names nothing that it corrects. */
const correctsNothing = (session: Session, { contestant, stratum, handicap }: Graded): Obstacle => {
  const entered = session.contestants.get(contestant);
  const isOther =
    entered !== undefined &&
    ((stratum !== undefined && stratum !== gradeOf(session, entered, 'stratum')) ||
      (handicap !== undefined && !isSameNumber(handicap, gradeOf(session, entered, 'handicap'))));
  return isOther ? null : refuse('NothingToCorrect', reason('entry-as-it-is', { contestant: { contestant } }));
};

export const correctEntry = (session: Session, data: DataOf<'CorrectEntry'>): Decision<SessionEvent> =>
  unknownContestant(session, [data.contestant]) ??
  impossibleGrade(session, data) ??
  correctsNothing(session, data) ??
  accept({ type: 'EntryCorrected', data });
