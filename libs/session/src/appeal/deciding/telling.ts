import { type AppealEvent, decisionAddress } from '@app/contract';
import { type Deadline, isOpen, compareInstants } from '../../deadlines/deadline';
import { furtherAppealPeriod } from '../../deadlines/further-appeal';
import { type Decision, accept, refuse } from '../../event';
import { reason } from '../../refusal-reasons';
import { theInstance } from '../messages';
import { appealed } from '../appealed';
import { committeeOf } from '../committee';
import { appealEvents } from '../fold';
import type { Rung } from '../../procedure';
import { lastWord, rungAbove } from '../ladders';
import { peopleOf } from '../parties';
import { periodFor } from '../period';
import { type DecidedEvent, againstOf, decisionOf, onLadder, turnOf } from '../progress';
import { mustBeReferred } from '../votes';
import { type Case, type DataOf, type Obstacle, isOver, nothingToDecide } from './common';

const partiesOf = ({ appeal }: Case): readonly string[] => [appeal.lodged.appellant, ...appeal.lodged.respondents];

/** Who hears what was decided after this instance; null where nobody does. */
const nextInstance = ({ appeal }: Case, { type, data }: DecidedEvent): Rung | null =>
  rungAbove(data.instance, { ...onLadder(appeal), parts: type === 'LawPartDecided' ? ['law'] : appeal.lodged.parts });

const isLastInstance = (given: Case, decided: DecidedEvent): boolean => nextInstance(given, decided) === null;

const decisionTold = ({ appeal }: Case, revision: number) =>
  [...appealEvents(appeal, 'AppealDecided'), ...appealEvents(appeal, 'LawPartDecided')].find(
    (one) => one.revision === revision,
  );

/** The parties have the decision; until when they may go further follows from that, unless another time is set. */
export const tellDecision = (given: Case, data: DataOf<'TellDecision'>): Decision<AppealEvent> => {
  const { appeal, records } = given;
  const decided = decisionTold(given, data.decision);
  if (!decided) return refuse('RulingUnknown', reason('no-decision-on-appeal', { event: data.decision }));
  const stranger = data.to.find((one) => !partiesOf(given).includes(one));
  if (stranger !== undefined)
    return refuse('ContestantUnknown', reason('no-party', { contestant: { contestant: stranger } }));
  const told = appealEvents(appeal, 'DecisionTold').filter((one) => one.data.decision === data.decision);
  const again = data.to.find((one) => told.some((before) => before.data.to.includes(one)));
  if (again !== undefined)
    return refuse('AppealNotAllowed', reason('has-been-told', { contestant: { contestant: again } }));
  const { ladder } = appeal.lodged;
  const isLast = isLastInstance(given, decided);
  const { furtherUntil: set } = data;
  if (set !== undefined && compareInstants(set, data.at) < 0) {
    return refuse(
      'DeadlineBeforeDecision',
      reason('told-after-end', { at: { instant: data.at }, until: { instant: set } }),
    );
  }
  const procedure = decided.type === 'LawPartDecided' ? 'oral' : turnOf(appeal).procedure;
  const period = isLast
    ? { until: null, paragraph: lastWord(ladder) }
    : furtherAppealPeriod(records.session, { procedure, toldAt: data.at, furtherUntil: set ?? null });
  return accept({
    type: 'DecisionTold',
    data: { ...data, furtherUntil: period.until, paragraph: data.paragraph ?? period.paragraph },
  });
};

/** Until when a party may go further; without an end where none is set, or it has not been told. */
const furtherFor = ({ stream, records }: Case, decision: number, party: string): Deadline | null => {
  const about = appealed(decisionAddress(stream, decision), records);
  return 'code' in about ? null : periodFor(about, party, records);
};

const partyOf = (given: Case, by: string): string | undefined =>
  partiesOf(given).find(
    (party) => party === by || peopleOf(given.records, againstOf(given.appeal), party).includes(by),
  );

/** Either party goes on to a higher instance, in time (DBf 253D3, 255C); the case goes on as an appeal of its own. */
export const takeFurther = (given: Case, data: DataOf<'TakeAppealFurther'>): Decision<AppealEvent> => {
  const { appeal } = given;
  const { ladder } = appeal.lodged;
  const over = isOver(given);
  if (over) return over;
  const decided = decisionOf(appeal);
  if (!decided) return refuse('HearingOutOfOrder', reason('nothing-to-take-further'));
  const { instance } = decided.data;
  const next = nextInstance(given, decided);
  if (!next)
    return refuse(
      'AppealNotAllowed',
      reason('has-last-word', { instance: theInstance(instance), paragraph: lastWord(ladder) }),
    );
  if (data.to !== next.instance) {
    return refuse(
      'AppealNotAllowed',
      reason('next-instance-is', {
        instance: theInstance(instance),
        next: theInstance(next.instance),
        paragraph: { paragraph: next.paragraph },
      }),
    );
  }
  const party = partyOf(given, data.by);
  if (party === undefined)
    return refuse('AppealNotAllowed', reason('no-party', { contestant: { contestant: data.by } }));
  const period = furtherFor(given, decided.revision, party);
  return period && !isOpen(period, data.at)
    ? refuse(
        'AppealTooLate',
        reason('further-too-late', {
          until: { instant: period.until ?? '' },
          paragraph: { paragraph: period.paragraph },
        }),
      )
    : accept({ type: 'AppealTakenFurther', data });
};

const notTheEnd = (given: Case, at: string): Obstacle => {
  const { appeal, records } = given;
  const decided = decisionOf(appeal);
  if (!decided) return refuse('HearingOutOfOrder', reason('nothing-decided'));
  const committee = committeeOf(appeal, records);
  if (committee && mustBeReferred(appeal, committee)) {
    return refuse('AppealNotAllowed', reason('must-be-referred'));
  }
  const told = appealEvents(appeal, 'DecisionTold').filter(({ data }) => data.decision === decided.revision);
  const untold = partiesOf(given).find((party) => !told.some(({ data }) => data.to.includes(party)));
  if (untold !== undefined)
    return refuse('HearingOutOfOrder', reason('not-told', { contestant: { contestant: untold } }));
  const open = isLastInstance(given, decided)
    ? undefined
    : partiesOf(given)
        .flatMap((party) => furtherFor(given, decided.revision, party) ?? [])
        .find((period) => period.until !== null && isOpen(period, at));
  return open
    ? refuse(
        'HearingOutOfOrder',
        reason('may-go-further', { until: { instant: open.until ?? '' }, paragraph: { paragraph: open.paragraph } }),
      )
    : null;
};

/** Nobody can go further, or there is nothing left to decide about. */
export const concludeAppeal = (given: Case, data: DataOf<'ConcludeAppeal'>): Decision<AppealEvent> => {
  const hasFallen = decisionOf(given.appeal) === null && nothingToDecide(given) !== null;
  return isOver(given) ?? (hasFallen ? null : notTheEnd(given, data.at)) ?? accept({ type: 'AppealFinal', data });
};
