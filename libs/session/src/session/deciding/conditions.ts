import { isTimeZone } from '@app/bridge';
import type { Conditions, SessionEvent, SessionOpened } from '@app/contract';
import { faultsOfConditions } from '../../conditions/faults';
import { type Decision, accept, refuse } from '../../event';
import { reason } from '../../refusal-reasons';
import type { Session } from '../fold';
import { type DataOf, type Obstacle, impossiblePlan } from './common';

const unknownStage = ({ stages }: Conditions, named: string | undefined): Obstacle => {
  const names = stages.map(({ stage }) => stage);
  return named === undefined || names.includes(named)
    ? null
    : refuse('StageUnknown', reason('no-stage', { stage: named, stages: { list: names } }));
};

type What = 'laws' | 'regulations' | 'scoring';

/** What the session says of itself, and the conditions say otherwise. */
const disagreement = (conditions: Conditions, { laws, regulations, scoring, contest }: SessionOpened): Obstacle => {
  const { stages } = conditions;
  const stage = stages.find((one) => one.stage === contest?.stage) ?? stages[0];
  const both: readonly (readonly [what: What, conditions: string | undefined, session: string | undefined])[] = [
    ['laws', conditions.laws, laws],
    ['regulations', conditions.regulations, regulations],
    ['scoring', stage?.scoring, scoring],
  ];
  const other = both.find(([, said, has]) => said !== undefined && said !== has);
  if (!other) return null;
  const [what, text = '', has = reason('none')] = other;
  return refuse(
    'ConditionsDisagree',
    reason('conditions-disagree', { what, stage: stage?.stage ?? '', said: text, has }),
  );
};

/** Conditions that contradict themselves, or say what the regulations do not let them. */
const faulty = (conditions: Conditions, played: SessionOpened): Obstacle => {
  const faults = faultsOfConditions(conditions, played);
  if (faults.length === 0) return null;
  const list = faults.map(({ path, what }) => reason('conditions-fault', { path, what }));
  return refuse('ConditionsFaulty', reason('conditions-faulty', { faults: { list, joined: 'apart' } }));
};

/** Why conditions of contest cannot be those of a session. */
const impossibleConditions = (conditions: Conditions, opened: SessionOpened): Obstacle =>
  unknownStage(conditions, opened.contest?.stage) ?? disagreement(conditions, opened) ?? faulty(conditions, opened);

export const openSession = (session: Session, data: DataOf<'OpenSession'>): Decision<SessionEvent> => {
  if (session.opened) return refuse('SessionExists', reason('session-exists'));
  const { timeZone } = data;
  if (timeZone !== undefined && !isTimeZone(timeZone)) {
    return refuse('TimeZoneUnknown', reason('time-zone-unknown', { field: 'timeZone', given: timeZone }));
  }
  const impossible = data.conditions ? impossibleConditions(data.conditions, data) : null;
  return impossible ?? impossiblePlan(data.planned) ?? accept({ type: 'SessionOpened', data });
};

/** They change for the part of a contest that the session was opened as. */
export const changeConditions = (opened: SessionOpened, data: DataOf<'ChangeConditions'>): Decision<SessionEvent> =>
  impossibleConditions(data.conditions, opened) ?? accept({ type: 'ConditionsChanged', data });
