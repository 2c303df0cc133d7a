import type { AppealEvent, AppealEventData } from '@app/contract';
import { type Decision, accept, refuse } from '../../event';
import { reason } from '../../refusal-reasons';
import { procedureOn } from '../../procedure';
import { compareInstants, later } from '../../deadlines/deadline';
import { type Appeal, appealEvents } from '../fold';
import { orderOfHearing } from '../ladders';
import { peopleOf } from '../parties';
import { againstOf, hearingOf, turnOf } from '../progress';
import {
  type Case,
  type DataOf,
  type Obstacle,
  notPending,
  notToBeHeard,
  nothingToDecide,
  sittingCommittee,
} from './common';

type Party = AppealEventData<'PartyHeard'>['party'];

const opened = (appeal: Appeal) => appealEvents(hearingOf(appeal), 'HearingOpened').at(-1)?.data;
const isClosed = (appeal: Appeal): boolean => appealEvents(hearingOf(appeal), 'HearingClosed').length > 0;

/** Both parties have to know of the appeal, where a text says so (DBf 251B1, 253B2, 254B1; FSB 107B1-2). */
const notInformed = ({ lodged }: Appeal, { procedure, partiesInformed }: DataOf<'OpenHearing'>): Obstacle => {
  const informed = partiesInformed
    ? null
    : procedureOn(lodged.ladder, procedure === 'oral' ? 'parties-informed-oral' : 'parties-informed-written');
  if (!informed) return null;
  const instead = informed.value === 'or-in-writing' ? 'written' : 'none';
  return refuse('HearingOutOfOrder', reason('party-not-informed', { paragraph: informed.reference, instead }));
};

const noCommittee = (given: Case): Obstacle => {
  if (turnOf(given.appeal).instance === 'chief-director') return null;
  const committee = sittingCommittee(given);
  return 'ok' in committee ? committee : null;
};

export const openHearing = (given: Case, data: DataOf<'OpenHearing'>): Decision<AppealEvent> => {
  const { appeal } = given;
  const { procedure } = turnOf(appeal);
  const obstacle =
    notPending(given) ??
    nothingToDecide(given) ??
    notToBeHeard(given) ??
    noCommittee(given) ??
    notInformed(appeal, data);
  if (obstacle) return obstacle;
  if (opened(appeal)) return refuse('HearingOutOfOrder', reason('hearing-begun'));
  if (data.procedure !== procedure) return refuse('HearingOutOfOrder', reason('other-procedure', { procedure }));
  // For statements, where the director has set no other time (DBf 254B3).
  const time = procedure === 'written' ? procedureOn(appeal.lodged.ladder, 'statement-period') : null;
  const until = data.statementsUntil ?? (time ? later(data.at, time.value) : undefined);
  return accept({
    type: 'HearingOpened',
    data: { ...data, ...(until === undefined ? {} : { statementsUntil: until }) },
  });
};

/** The director is heard before witnesses, and before all that an order does not name. */
const after = ({ lodged }: Appeal, party: Party): readonly Party[] => {
  const order = orderOfHearing(lodged.ladder)?.value ?? [];
  const place = order.indexOf(party);
  return order.slice(0, place === -1 ? 1 : place);
};

const people = ({ appeal, records }: Case, party: Party): readonly string[] => {
  const { appellant, respondents, receivedBy } = appeal.lodged;
  const of = (contestant: string) => [contestant, ...peopleOf(records, againstOf(appeal), contestant)];
  if (party === 'appellant') return [...of(appellant), ...appeal.lodged.lodgedBy];
  return party === 'respondent' ? respondents.flatMap(of) : [receivedBy];
};

/** A party that is there to be heard; who stays away, though he knows of it, is not waited for (DBf 251A2). */
const isExpected = (given: Case, party: Party): boolean => {
  if (party === 'respondent' && given.appeal.lodged.respondents.length === 0) return false;
  const present = opened(given.appeal)?.present;
  return party === 'director' || present === undefined || people(given, party).some((one) => present.includes(one));
};

/** Who of these has not been heard yet. */
const unheard = (given: Case, parties: readonly Party[]): Party | undefined => {
  const heard = appealEvents(hearingOf(given.appeal), 'PartyHeard').map(({ data }) => data.party);
  return parties.find((party) => !heard.includes(party) && isExpected(given, party));
};

const notOpen = (given: Case): Obstacle => {
  if (!opened(given.appeal)) return refuse('HearingOutOfOrder', reason('hearing-not-begun'));
  return isClosed(given.appeal) ? refuse('HearingOutOfOrder', reason('hearing-closed')) : null;
};

/** In a written procedure the instance asks for more by itself (DBf 254C1), in what order it likes. */
export const hearParty = (given: Case, data: DataOf<'HearParty'>): Decision<AppealEvent> => {
  const obstacle = notPending(given) ?? notOpen(given);
  if (obstacle) return obstacle;
  const isOral = turnOf(given.appeal).procedure === 'oral';
  const first = isOral ? unheard(given, after(given.appeal, data.party)) : undefined;
  return first === undefined
    ? accept({ type: 'PartyHeard', data })
    : refuse(
        'HearingOutOfOrder',
        reason('heard-before', {
          first,
          then: data.party,
          paragraph: orderOfHearing(given.appeal.lodged.ladder)?.reference ?? '',
        }),
      );
};

export const fileStatement = (given: Case, data: DataOf<'FileStatement'>): Decision<AppealEvent> => {
  const { appeal } = given;
  const pending = notPending(given);
  if (pending) return pending;
  if (isClosed(appeal)) return refuse('HearingOutOfOrder', reason('hearing-closed'));
  const until = opened(appeal)?.statementsUntil;
  return until !== undefined && compareInstants(data.at, until) > 0
    ? refuse('HearingOutOfOrder', reason('statements-until', { until: { instant: until } }))
    : accept({ type: 'WrittenStatementFiled', data });
};

/** Both parties have filed theirs, or the time for it is over. */
const awaitsStatements = ({ appeal }: Case, at: string): Obstacle => {
  const until = opened(appeal)?.statementsUntil;
  if (until === undefined || compareInstants(at, until) > 0) return null;
  const filed = appealEvents(hearingOf(appeal), 'WrittenStatementFiled').map(({ data }) => data.party);
  const expected: readonly Party[] = [
    'appellant',
    ...(appeal.lodged.respondents.length > 0 ? ['respondent' as const] : []),
  ];
  const missing = expected.find((party) => !filed.some((one) => one === party));
  return missing === undefined
    ? null
    : refuse('HearingOutOfOrder', reason('may-still-file', { party: missing, until: { instant: until } }));
};

/** The committee withdraws when it has heard everybody who is there (DBf 253C3). */
export const closeHearing = (given: Case, data: DataOf<'CloseHearing'>): Decision<AppealEvent> => {
  const obstacle = notPending(given) ?? notOpen(given);
  if (obstacle) return obstacle;
  if (turnOf(given.appeal).procedure === 'written') {
    return awaitsStatements(given, data.at) ?? accept({ type: 'HearingClosed', data });
  }
  const all = procedureOn(given.appeal.lodged.ladder, 'heard-before-closing')?.value ?? [];
  const missing = unheard(given, all);
  return missing === undefined
    ? accept({ type: 'HearingClosed', data })
    : refuse('HearingOutOfOrder', reason('not-heard', { party: missing }));
};
