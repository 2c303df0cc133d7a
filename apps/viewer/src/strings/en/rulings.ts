import type { AppealState, RulingStatus, RulingView, ScoreLayer } from '@app/session';

type Ground = keyof RulingView['grounds'];
type Penalty = RulingView['penalties'][number];

const STATUS: Readonly<Record<RulingStatus, string>> = {
  drafted: 'Ruling in mind, not given',
  given: 'Ruling, not told to the players yet',
  told: 'Ruling, told to the players',
  'upheld-on-appeal': 'Ruling, upheld on appeal',
  'changed-on-appeal': 'Ruling, changed on appeal',
  reversed: 'Ruling, reversed',
  amended: 'Ruling, amended',
};

const GROUNDS: readonly { readonly kind: Ground; readonly words: string }[] = [
  { kind: 'directorCalls', words: 'the director called:' },
  { kind: 'statements', words: 'statements:' },
  { kind: 'facts', words: 'facts found:' },
  { kind: 'options', words: 'options explained:' },
  { kind: 'choices', words: 'choices:' },
  { kind: 'judgements', words: 'judgements:' },
  { kind: 'polls', words: 'polls:' },
];

const LAYER: Readonly<Record<ScoreLayer['kind'], string>> = {
  result: 'Result of the table',
  correction: 'Correction',
  transfer: 'Tricks transferred',
  adjustment: 'Adjusted score',
  appeal: 'Decision on appeal',
};

const APPEAL_STATE: Readonly<Record<AppealState, string>> = {
  overtaken: 'Overtaken: what it is about counts no more',
  'awaiting-consent': 'Lodged, consent is missing',
  'awaiting-deposit': 'Lodged, the deposit is not paid',
  lodged: 'Lodged',
  referred: 'Referred to another instance',
  'before-committee': 'Before the committee',
  'being-heard': 'Being heard',
  heard: 'Heard, not decided yet',
  decided: 'Decided, the parties are not told yet',
  told: 'Decided, the parties are told',
  'taken-further': 'Decided, and taken further',
  final: 'Final',
  withdrawn: 'Withdrawn',
  refused: 'Not heard',
};

/** The texts about rulings, the layers of a score, and appeals, in English. */
export const rulings = {
  heading: 'Rulings',
  given: (by: string) => `Ruling by ${by}`,
  reversed: (event: number, by: string) => `Event ${event} counts no more, by ${by}`,
  status: STATUS,
  by: (name: string) => `by ${name}`,
  lookAgain: 'To be looked at again',
  hasFallen: 'counts no more, and this was built on it',
  about: 'About',
  rectification: 'Put right at the table',
  score: 'Score',
  penalties: 'Penalties',
  penalty: (name: string, { kind, offence, amount, paragraph, reason }: Penalty) =>
    `${name}: ${amount.value} ${amount.unit === 'percent' ? '%' : amount.unit}, ${kind}, ${offence} (${paragraph}): ${reason}`,
  restsOn: 'Rests on',
  grounds: GROUNDS,
  builtOn: 'Takes for granted',
  told: 'Told',
  toldTo: (names: readonly string[], when: string, appealUntil: string | null) =>
    `to ${names.join(' and ')}, ${when}${appealUntil === null ? '' : `; appeal until ${appealUntil}`}`,
  amends: 'In place of the ruling of',
  amendedBy: 'Amended by',
  reversedBy: 'Reversed by',
  changedBy: 'Changed on appeal by',
  upheldBy: 'Upheld on appeal, by',
  note: 'Note',
  rightOfAppeal: 'The players were told that they may appeal.',
  directorsError: "A director's error is put right: both sides are non-offending.",
  layers: 'What has made the score',
  layer: LAYER,
  standing: { counts: 'counts', covered: 'stands under what counts', fallen: 'counts no more' },
  appeals: 'Appeals, as they stand now',
  appealOf: (appeal: string, name: string) => `Appeal ${appeal} of ${name}`,
  against: 'against',
  decisionOn: (appeal: string) => `the decision on appeal ${appeal}`,
  appealState: APPEAL_STATE,
  caseFile: (appeal: string) => `Case file of appeal ${appeal}, to read and print`,
};
