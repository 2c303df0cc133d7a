import { appealed } from './appealed';
import { committeeOf } from './committee';
import { depositState } from './deposit';
import { type Appeal, appealEvents } from './fold';
import { consentInWords, missingConsent } from './parties';
import { againstOf, closingOf, decisionOf, hearingOf, lawPartOf, turnOf } from './progress';
import type { CaseRecords } from './records';
import { mustBeReferred } from './votes';

/** How far a case has come; `overtaken`: what it is about counts no more. */
export const APPEAL_STATES = [
  'overtaken',
  'awaiting-consent',
  'awaiting-deposit',
  'lodged',
  'referred',
  'before-committee',
  'being-heard',
  'heard',
  'decided',
  'told',
  'taken-further',
  'final',
  'withdrawn',
  'refused',
] as const;
export type AppealState = (typeof APPEAL_STATES)[number];

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
export const overtakenBy = (appeal: Appeal, records: CaseRecords, stream: string): string | null => {
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

const ofDecided = (appeal: Appeal, records: CaseRecords, state: 'decided' | 'told'): readonly string[] => {
  const committee = committeeOf(appeal, records);
  return [
    ...(state === 'decided' ? ['tell the parties of the decision'] : []),
    ...(committee && mustBeReferred(appeal, committee)
      ? ['refer it to a higher instance: more than 30 % of the committee want that (DBf 252B3)']
      : []),
    ...(depositState(appeal) === 'paid' ? ['return the deposit, or forfeit it'] : []),
    ...(state === 'told' ? ['take it further, or conclude it'] : []),
  ];
};

const beforeHearing = (appeal: Appeal, records: CaseRecords): readonly string[] => {
  const { instance, procedure } = turnOf(appeal);
  if (instance === 'chief-director') return ['the chief director decides what is purely of law (L93B1), or all (L93A)'];
  const committee = committeeOf(appeal, records);
  if (!committee) return [`convene the ${instance}`];
  return committee.able.length < committee.quorum
    ? [`find members: ${committee.able.length} may sit, and it takes ${committee.quorum}`]
    : [`open the ${procedure} hearing, with both parties informed`];
};

/** What is to be done next, in words. */
export const nextSteps = (appeal: Appeal, records: CaseRecords, stream: string): readonly string[] => {
  const state = stateOf(appeal, records, stream);
  const missing = missingConsent(appeal, records);
  switch (state) {
    case 'overtaken':
      return [`redirect it, or withdraw it: ${overtakenBy(appeal, records, stream) ?? ''}`];
    case 'awaiting-consent':
      return [`get the consent of ${missing ? consentInWords(missing) : ''}, or refuse it`];
    case 'awaiting-deposit': {
      const { deposit } = appeal.lodged;
      return [`pay ${deposit?.amount ?? ''} ${deposit?.currency ?? ''} (${deposit?.paragraph ?? ''})`];
    }
    case 'lodged':
    case 'referred':
    case 'before-committee':
      return beforeHearing(appeal, records);
    case 'being-heard':
      return ['hear the parties, and close the hearing'];
    case 'heard':
      return ['vote, and decide'];
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
