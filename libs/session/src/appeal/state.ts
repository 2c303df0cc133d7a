import type { Message } from '@app/bridge';
import type { AppealState } from '@app/contract';
import { appealed } from './appealed';
import { committeeOf } from './committee';
import { depositState } from './deposit';
import { type Appeal, appealEvents } from './fold';
import { nextMessage, theInstance } from './messages';
import { consentMessage, missingConsent } from './parties';
import { againstOf, closingOf, decisionOf, hearingOf, lawPartOf, turnOf } from './progress';
import type { CaseRecords } from './records';
import { mustBeReferred } from './votes';

const CLOSED = {
  AppealRefused: 'refused',
  AppealWithdrawn: 'withdrawn',
  AppealTakenFurther: 'taken-further',
  AppealFinal: 'final',
} as const;

/**
 * Why what it is about counts no more; null as long as it does.
 * @param stream its own name: what it has changed itself counts
 */
export const overtakenBy = (appeal: Appeal, records: CaseRecords, stream: string): Message | null => {
  const about = appealed(againstOf(appeal), records, [stream]);
  return 'code' in about ? about.message : about.fallen;
};

export const stateOf = (appeal: Appeal, records: CaseRecords, stream: string): AppealState => {
  const closing = closingOf(appeal);
  if (closing) return CLOSED[closing.type];
  const decided = decisionOf(appeal);
  if (decided) {
    return appealEvents(appeal, 'DecisionTold').some(({ data }) => data.decision === decided.revision)
      ? 'told'
      : 'decided';
  }
  if (overtakenBy(appeal, records, stream) !== null) return 'overtaken';
  if (missingConsent(appeal, records) !== null) return 'awaiting-consent';
  if (depositState(appeal) === 'due') return 'awaiting-deposit';
  const hearing = hearingOf(appeal);
  if (appealEvents(hearing, 'HearingClosed').length > 0) return 'heard';
  if (appealEvents(hearing, 'HearingOpened').length > 0) return 'being-heard';
  if (committeeOf(appeal, records)) return 'before-committee';
  return appealEvents(appeal, 'AppealReferred').length > 0 || lawPartOf(appeal) ? 'referred' : 'lodged';
};

const ofDecided = (appeal: Appeal, records: CaseRecords, state: 'decided' | 'told'): readonly Message[] => {
  const committee = committeeOf(appeal, records);
  return [
    ...(state === 'decided' ? [nextMessage('tell')] : []),
    ...(committee && mustBeReferred(appeal, committee) ? [nextMessage('refer')] : []),
    ...(depositState(appeal) === 'paid' ? [nextMessage('settle-deposit')] : []),
    ...(state === 'told' ? [nextMessage('conclude')] : []),
  ];
};

const beforeHearing = (appeal: Appeal, records: CaseRecords): readonly Message[] => {
  const { instance, procedure } = turnOf(appeal);
  if (instance === 'chief-director') return [nextMessage('chief-director')];
  const committee = committeeOf(appeal, records);
  if (!committee) return [nextMessage('convene', { instance: theInstance(instance) })];
  const { able, quorum } = committee;
  return able.length < quorum
    ? [nextMessage('find-members', { able: able.length, quorum })]
    : [nextMessage('open-hearing', { procedure })];
};

const toPay = ({ lodged: { deposit } }: Appeal): readonly Message[] =>
  deposit
    ? [
        nextMessage('deposit', {
          amount: { exact: String(deposit.amount) },
          currency: deposit.currency,
          paragraph: { paragraph: deposit.paragraph },
        }),
      ]
    : [];

/** What is to be done next. */
export const nextSteps = (appeal: Appeal, records: CaseRecords, stream: string): readonly Message[] => {
  const state = stateOf(appeal, records, stream);
  const missing = missingConsent(appeal, records);
  switch (state) {
    case 'overtaken':
      return [nextMessage('redirect')];
    case 'awaiting-consent':
      return missing ? [nextMessage('consent', { by: consentMessage(missing) })] : [];
    case 'awaiting-deposit':
      return toPay(appeal);
    case 'lodged':
    case 'referred':
    case 'before-committee':
      return beforeHearing(appeal, records);
    case 'being-heard':
      return [nextMessage('hear')];
    case 'heard':
      return [nextMessage('decide')];
    case 'decided':
    case 'told':
      return ofDecided(appeal, records, state);
    case 'taken-further':
    case 'final':
    case 'withdrawn':
    case 'refused':
      return [];
  }
};
