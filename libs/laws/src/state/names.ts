/**
 * The names by which the table and the Laws find each other. A finding, an option or a question is plain data, so it
 * carries the name of its rule and not the function; `law-book.ts` finds the function by the name. Each name belongs to
 * one Law, and the law book does not compile, nor load, unless exactly one module handles it.
 */

/** Irregular calls that a Law takes up when left-hand opponent calls or the director comes. */
export const IRREGULAR_CALLS = [
  'insufficient-bid',
  'pass-out-of-rotation',
  'bid-out-of-rotation',
  'double-out-of-rotation',
  'inadmissible-double',
  'call-despite-enforced-pass',
  'double-despite-restriction',
  'bid-beyond-seven',
] as const;
export type IrregularCallName = (typeof IRREGULAR_CALLS)[number];

/** Irregularities of the play that a Law takes up when a card follows or the director comes. */
export const IRREGULAR_CARDS = [
  'dummy-warns-declarer',
  'dummys-card-not-named',
  'second-card-to-trick',
  'opening-lead-out-of-turn',
  'declarers-lead-out-of-turn',
  'defenders-lead-out-of-turn',
  'lead-before-choice',
  'penalty-card-not-played',
  'play-out-of-turn',
  'premature-lead',
  'played-before-the-right-lead',
  'revoke',
  'restriction-breached',
  'defective-trick',
] as const;
export type IrregularCardName = (typeof IRREGULAR_CARDS)[number];

/** Irregularities that their own Law continues with at every act: the table looks no function up for them. */
type SelfHandledName =
  | 'hand-of-another-pocket' // 7
  | 'hand-of-another-board'
  | 'wrong-number-of-cards' // 13
  | 'extraneous-information' // 16D
  | 'card-exposed-in-the-auction' // 24
  | 'change-of-call' // 25
  | 'call-after-final-pass' // 39
  | 'defenders-card-exposed'; // 49

/** What can be wrong at a table. */
export type IrregularityName = IrregularCallName | IrregularCardName | SelfHandledName;

/** The rules about calls; what breaks the last ones is found, and has no rectification of its own. */
export type CallRuleName =
  IrregularCallName | 'change-of-call' | 'call-after-final-pass' | 'call-not-repeated' | 'double-despite-restriction';

/** The rules about cards; a card that is faced in the auction is for Law 24. */
export type CardRuleName = IrregularCardName | 'card-during-auction';

/** What a player or the director can be offered to choose. */
export const OPTIONS = [
  'change-after-misinformation', // 21B1a
  'change-over-changed', // 21B2
  'change-of-call', // 25B1
  'call-over-unintended', // 25A6
  'lead-restriction', // 26
  'insufficient-bid', // 27A
  'pass-out-of-rotation', // 29A
  'bid-out-of-rotation',
  'double-out-of-rotation',
  'redeal', // 6D
  'right-board-later', // 15
  'extraneous-information', // 16D
  'dummy-warns-declarer', // 43B2a
  'rank-of-dummys-card', // 46B3b
  'any-card-of-dummys', // 46B5
  'change-played-card', // 47
  'take-back-after-misinformation', // 47E2a
  'lead-after-penalty-card', // 50D2
  'which-penalty-card', // 51
  'card-instead-of-penalty-card', // 52
  'opening-lead-out-of-turn', // 54
  'declarers-lead-out-of-turn', // 55
  'defenders-lead-out-of-turn', // 56
  'play-of-partner', // 57A
  'card-of-several', // 58B2
  'change-after-revoke', // 62C1
  'change-after-change', // 62C2
  'change-after-fast-call', // DBf 132C3
] as const;
export type OptionName = (typeof OPTIONS)[number];

/** What a person can be asked to judge. */
export const QUESTIONS = [
  'wrong-deal', // 6
  'valid-deal',
  'own-rectification', // 9
  'consulted-partner', // 10
  'forfeiture', // 11
  'can-be-played', // 13
  'importance',
  'surplus-card', // 13, 14
  'penalty-card',
  'call-differs', // 15
  'wrong-board',
  'information-given', // 16
  'suggested',
  'suggested-by-withdrawn',
  'logical-alternative',
  'extraneous-information',
  'interference',
  'question-for-partner', // 20
  'question-to-draw-wrong-answer',
  'review-left-wrong',
  'mistake-shown',
  'misinformation', // 21
  'misinformation-or-misbid',
  'misunderstanding',
  'comparable', // 23
  'own-fault', // 24
  'unintended', // 25
  'suits-shown', // 26
  'same-denomination', // 27
  'over-or-own-turn', // 28
  'psyche', // 40
  'illegal-agreement',
  'full-disclosure',
  'system-card',
  'missing-alert',
  'dummy-takes-part', // 43
  'shown-to-dummy',
  'dummys-warning',
  'unintended-designation', // 45
  'unintended-play',
  'lead-or-fifth-card',
  'card-meant', // 46
  'other-intention',
  'minor-or-major', // 50
  'led-or-followed', // 53
  'designated-otherwise', // 57
  'meant-another-card', // 58
  'damage-beyond', // 64
  'order-disturbed', // 65
  'cards-mixed', // 66
  'extra-card-shown', // 67
  'played-to-two-tricks',
  'meant-as-claim', // 68
  'about-this-trick',
  'objected-at-once',
  'acquiescence', // 69
  'claim-ruling', // 70
  'concession', // 71
  'could-have-known', // 72
  'infraction-on-purpose',
  'infraction-concealed',
  'meant-to-mislead', // 73
  'deceived',
  'prearranged-communication',
  'discourtesy', // 74
  'incorrect-procedure',
  'meant-to-unsettle',
  'card-seen',
  'suggested-by-dummy',
  'aware-of-mistake', // 75
  'agreement',
  'waive-rectification', // 81
  'directors-error', // 82
  'right-of-appeal', // 83
  'probable-damage', // 84
  'facts-established', // 85
  'artificial-call',
  'misled-by-bidding-cards', // regulations
  'alert',
  'too-fast-for-an-alert',
] as const;
export type QuestionName = (typeof QUESTIONS)[number];

/** Why a call was cancelled or withdrawn, where its replacement decides what follows. */
export const REPLACEMENTS = [
  '17D2',
  '21B1a',
  '27B',
  '27B4',
  '30B1b',
  '31A',
  '31B',
  '32-at-RHO', // the editions number these two in the opposite order
  '32-later',
  '36B',
  'DBf 132C3',
] as const;
export type ReplacementName = (typeof REPLACEMENTS)[number];

/** Why a hand has a place in a trick to fill; what follows once it is filled. */
export const VACANCIES = [
  '45C4b',
  '45D',
  '46B',
  '47D',
  '52B2',
  '57A',
  '58B2',
  '62B',
  '62C1',
  '62C2',
  '67A1',
  '67B1',
] as const;
export type VacancyName = (typeof VACANCIES)[number];

const within =
  <N extends string>(names: readonly N[]) =>
  (name: string): name is N =>
    names.some((one) => one === name);

export const isIrregularCall = within(IRREGULAR_CALLS);
export const isIrregularCard = within(IRREGULAR_CARDS);
/** Whether an answer that was given, perhaps under another version, is to a question that this version knows. */
export const isQuestion = within(QUESTIONS);

/** A record whose keys keep their literal types. */
export const byName = <N extends string, F>(entries: readonly (readonly [name: N, value: F])[]) =>
  Object.fromEntries(entries) as Readonly<Record<N, F>>;
