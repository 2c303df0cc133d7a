import { type Message, type Params, message } from '@app/bridge';
import { type AppealInstance, INSTANCES } from '@app/contract';
import { WHILE_OPEN } from '../procedure';

/** What has become of a decision that counts no more. */
const FALLEN = ['amended', 'by-appeal', 'not-in-force', 'rescinded', 'reversed', 'varied'] as const;

/** Why nobody appeals against something. */
const NOT_APPEALABLE = [
  'from-appeal',
  'no-decision',
  'no-decision-of-instance',
  'no-such-decision',
  'part-of-ruling',
  'result-of-table',
] as const;

/** What is to be done next in a case. */
const NEXT = [
  'chief-director',
  'conclude',
  'consent',
  'convene',
  'decide',
  'deposit',
  'find-members',
  'hear',
  'open-hearing',
  'redirect',
  'refer',
  'settle-deposit',
  'tell',
] as const;

/** Who has still to agree that an appeal is heard. */
const CONSENT = ['captain', 'other-player', 'players'] as const;

/** Codes of what is said about the progress of an appeal. */
export const APPEAL_CODES: readonly string[] = [
  ...FALLEN.map((name) => `appeal.fallen.${name}`),
  ...NOT_APPEALABLE.map((name) => `appeal.not-appealable.${name}`),
  ...NEXT.map((name) => `appeal.next.${name}`),
  ...WHILE_OPEN.map((name) => `appeal.meanwhile.${name}`),
  ...CONSENT.map((name) => `appeal.consent.${name}`),
  ...INSTANCES.map((instance) => `appeal.instance.${instance}`),
];

export const fallenMessage = (name: (typeof FALLEN)[number], params: Params): Message =>
  message(`appeal.fallen.${name}`, params);

export const notAppealableMessage = (name: (typeof NOT_APPEALABLE)[number], params?: Params): Message =>
  message(`appeal.not-appealable.${name}`, params);

export const nextMessage = (name: (typeof NEXT)[number], params?: Params): Message =>
  message(`appeal.next.${name}`, params);

export const meanwhileMessage = (name: (typeof WHILE_OPEN)[number]): Message => message(`appeal.meanwhile.${name}`);

export const consentMessageOf = (name: (typeof CONSENT)[number], params: Params): Message =>
  message(`appeal.consent.${name}`, params);

/** An instance in a sentence: `the appeals committee`. */
export const theInstance = (instance: AppealInstance): Message => message(`appeal.instance.${instance}`);

/** A paragraph for a message that is said without one too. */
export const citedWhereSaid = (paragraph: string | undefined): Params => ({
  hasParagraph: paragraph === undefined ? 'no' : 'yes',
  paragraph: paragraph === undefined ? null : { paragraph },
});
