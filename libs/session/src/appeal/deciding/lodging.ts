import {
  type Absent,
  type AppealEvent,
  type Ladder,
  decisionAddress,
  parseDecisionAddress,
  sessionStream,
} from '@app/contract';
import { type Decision, accept, refuse } from '../../event';
import { reason } from '../../refusal-reasons';
import { theInstance } from '../messages';
import { type Deadline, compareInstants } from '../../deadlines/deadline';
import { stageOf } from '../../conditions/shape';
import type { SessionDoc } from '../../session/session-doc';
import { retainedOf } from '../../session/retained';
import { type OtherStreams, sessionIn } from '../../stream';
import { type Appealed, appealed } from '../appealed';
import { depositFor } from '../deposit';
import { procedure, rungsOf } from '../../procedure';
import { lastWord, rungAbove } from '../ladders';
import { peopleOf } from '../parties';
import { periodFor } from '../period';
import type { CaseRecords } from '../records';
import { recordsOf } from '../records-of';
import type { DataOf, Obstacle } from './common';

type Lodging = DataOf<'LodgeAppeal'>;

/** The ladder of a session, as the conditions name it or by the regulations; it may have another without a chief director. */
const ladderOf = (session: SessionDoc, absent: readonly Absent[]): Ladder => {
  const { conditions, contest } = session;
  const named = conditions && (stageOf(conditions, contest?.stage).ladder ?? conditions.ladder);
  const ladder = named ?? procedure(session, 'ladder').value;
  return (absent.includes('chief-director') ? rungsOf(ladder).withoutChiefDirector : null) ?? ladder;
};

const notAParty = (
  { appellant, lodgedBy, capacity, against }: Lodging,
  { parties }: Appealed,
  records: CaseRecords,
) => {
  if (!records.session.contestants.some(({ contestant }) => contestant === appellant)) {
    return refuse('ContestantUnknown', reason('contestant-not-entered', { contestant: { contestant: appellant } }));
  }
  if (!parties.includes(appellant)) {
    return refuse(
      'AppealNotAllowed',
      reason('no-party-but', {
        contestant: { contestant: appellant },
        parties: { list: parties.map((contestant) => ({ contestant })), joined: 'and' },
      }),
    );
  }
  const people = peopleOf(records, against, appellant);
  const stranger = capacity === 'players' && people.length > 0 && lodgedBy.find((player) => !people.includes(player));
  return stranger
    ? refuse(
        'AppealNotAllowed',
        reason('does-not-play-for', { player: { contestant: stranger }, contestant: { contestant: appellant } }),
      )
    : null;
};

/** The decision on record that a late appeal is heard all the same: about this decision, and nobody else's. */
const toleratedBy = ({ session: id, against }: Lodging, session: SessionDoc): string | undefined => {
  const set = retainedOf(session, 'DeadlineSet').findLast(
    ({ data }) => data.right === 'appeal' && data.decision === against && data.tolerance === true,
  );
  return set && decisionAddress(sessionStream(id), set.revision);
};

const notTolerating = (data: Lodging, session: SessionDoc): Obstacle =>
  data.toleratedBy === undefined || data.toleratedBy === toleratedBy(data, session)
    ? null
    : refuse('RulingUnknown', reason('not-tolerating', { decision: data.toleratedBy, against: data.against }));

const tooLate = ({ at }: Lodging, { until, paragraph }: Deadline): Obstacle =>
  until === null || compareInstants(at, until) <= 0
    ? null
    : refuse(
        'AppealTooLate',
        reason('appeal-too-late', { until: { instant: until }, paragraph: { paragraph }, at: { instant: at } }),
      );

/** Who was not there to hear it before is not there now, where nobody says so. */
const absentBelow = (against: string, { appeal }: CaseRecords): readonly Absent[] =>
  appeal(parseDecisionAddress(against)?.stream ?? '')?.lodged.absent ?? [];

/** What decides where an appeal begins: what it is against, who comes with it, when, and who is there to hear it. */
const lodged = (data: Lodging, about: Appealed, records: CaseRecords): Decision<AppealEvent> => {
  const { juniors = false, toldAt, absent = absentBelow(data.against, records), ...rest } = data;
  const { session } = records;
  const ladder = ladderOf(session, absent);
  const rung = rungAbove(about.by, { ladder, parts: data.parts, absent });
  if (!rung) {
    return refuse(
      'AppealNotAllowed',
      reason('nobody-hears-it', { instance: theInstance(about.by), paragraph: lastWord(ladder) }),
    );
  }
  const period = periodFor(about, data.appellant, records, toldAt);
  const late = notTolerating(data, session) ?? tooLate(data, period);
  if (late) return late;
  const tolerated = toleratedBy(data, session);
  return accept({
    type: 'AppealLodged',
    data: {
      ...rest,
      respondents: about.parties.filter((party) => party !== data.appellant),
      ladder,
      ...(absent.length === 0 ? {} : { absent }),
      instance: rung.instance,
      procedure: rung.procedure,
      period: { until: period.until, paragraph: period.decided?.paragraph ?? period.paragraph },
      ...(tolerated === undefined ? {} : { toleratedBy: tolerated }),
      deposit: depositFor(session, ladder, rung.instance, juniors),
    },
  });
};

/**
 * An appeal against a ruling, a penalty, or what an instance has decided (92, 93). A missing consent, or a deposit that
 * is not paid, keeps it from being heard and not from being lodged; a ruling need not have been told.
 */
export const lodgeAppeal = (data: Lodging, others: OtherStreams): Decision<AppealEvent> => {
  if (!sessionIn(others, data.session).opened)
    return refuse('SessionUnknown', reason('no-session', { session: data.session }));
  const records = recordsOf(data.session, others);
  const about = appealed(data.against, records);
  if ('code' in about) return refuse(about.code, about.message);
  if (about.session !== data.session)
    return refuse('AppealNotAllowed', reason('decided-in-session', { session: about.session }));
  if (about.fallen !== null) return refuse('RulingNotInForce', about.fallen);
  return notAParty(data, about, records) ?? lodged(data, about, records);
};
