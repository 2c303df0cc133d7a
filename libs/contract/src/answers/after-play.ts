import { type Infer, anyText, flag, listOf, named, nullable, object, oneOf, says } from '../schema/schema';
import { DEADLINE_RIGHTS, PENALTY_TARGETS, PENALTY_UNITS } from '../session/events';
import { aSeat } from '../vocabulary';
import { aDerivation } from './scores';
import { aMessage, aNextPage, aPosition, aText, aTimestamp, aWhole, someNames, anExactNumber } from './values';

/** Penalties, deadlines, carry-over and line-ups: what a person decides on, or has decided. */

const contestant = aText('its id');
const revision = aWhole("in the session's stream");
const paragraph = aText('DBf 212A1a');

const anAmountView = named('Amount', object({ value: anExactNumber, unit: oneOf(...PENALTY_UNITS), paragraph }));
export type AmountView = Infer<typeof anAmountView>;

const aPenalty = named(
  'Penalty',
  object({
    revision,
    contestant,
    kind: oneOf('procedural', 'disciplinary'),
    offence: anyText,
    amount: anAmountView,
    from: says('what it comes off', oneOf(...PENALTY_TARGETS)),
    round: nullable(anyText),
    paragraph,
    fact: nullable(revision),
    ruling: nullable(aText('the ruling about a board that it is a part of: board-q21.4.11@37')),
    decisions: says('imposed, and varied after that; the amount is from the last', listOf(revision)),
    unitProblem: says('why the amount cannot come off there', nullable(aMessage)),
  }),
);

const aWarning = named(
  'Warning',
  object({ revision, contestant, offence: anyText, paragraph, fact: nullable(revision) }),
);
export type WarningInForce = Infer<typeof aWarning>;

const aSuggestion = named(
  'PenaltySuggestion',
  object({
    fact: aWhole("the fact that it is about, by its revision in the session's stream"),
    contestant,
    offence: anyText,
    round: nullable(anyText),
    kind: oneOf('none', 'warning', 'deduction', 'walk-over', 'fixed-result', 'director-decides'),
    paragraph,
    amount: nullable(anAmountView),
    size: nullable(oneOf('fixed', 'at-least')),
    from: nullable(oneOf(...PENALTY_TARGETS)),
    range: nullable(object({ from: anAmountView, to: anAmountView, paragraph })),
    remark: nullable(aMessage),
    text: says('all of it', aMessage),
    decided: nullable(object({ revision, how: oneOf('imposed', 'warned', 'waived', 'walk-over') })),
  }),
);
export type SuggestionView = Infer<typeof aSuggestion>;

export const aPenaltiesAnswer = named(
  'PenaltiesAnswer',
  object({
    position: aPosition,
    penalties: says('that stand; pages are of these', listOf(aPenalty)),
    warnings: says('that stand', listOf(aWarning)),
    suggestions: says(
      'what the regulations foresee for each fact and contestant, and what a person has decided on it',
      listOf(aSuggestion),
    ),
    names: someNames,
    next: aNextPage,
  }),
);
export type PenaltiesAnswer = Infer<typeof aPenaltiesAnswer>;

const DEADLINE = {
  right: oneOf(...DEADLINE_RIGHTS),
  round: nullable(aText('null for the session')),
  publication: nullable(aWhole("the published results that it is about, by their revision in the session's stream")),
  until: nullable(aTimestamp),
  awaits: says('what has not come about yet', nullable(aMessage)),
  paragraph,
  rests: says('the events that it is counted from', listOf(revision)),
  least: says('the earliest that it may be shortened to', nullable(object({ until: aTimestamp, paragraph }))),
  only: says('what it is for, where not for everything', nullable(aMessage)),
  needs: says('whose consent it takes', nullable(aMessage)),
  decided: nullable(
    object({ revision, how: oneOf('set', 'shortened', 'extended'), was: nullable(aTimestamp), paragraph }),
  ),
  problems: says('what is wrong with that decision', listOf(aMessage)),
};

/** What of a deadline is compared between two moments. */
export const aDeadlineState = named(
  'DeadlineState',
  object({
    right: DEADLINE.right,
    round: DEADLINE.round,
    until: DEADLINE.until,
    paragraph: DEADLINE.paragraph,
    decided: DEADLINE.decided,
    problems: DEADLINE.problems,
  }),
);

const aDeadline = named(
  'Deadline',
  object({
    ...DEADLINE,
    open: says('the right is there at that moment; the last moment is in it', nullable(flag)),
  }),
);
export type DeadlineView = Infer<typeof aDeadline>;

const aCorrectionRight = named(
  'CorrectionRight',
  object({
    round: nullable(aText('null for the session')),
    allowed: flag,
    needsOrganiser: says('only with the consent of the organiser, and beyond reasonable doubt', flag),
    onlyOf: nullable(aWhole('only for errors that this publication was the first to show, by its revision')),
    paragraph: aText('L79C2'),
    why: aMessage,
  }),
);
export type CorrectionRightView = Infer<typeof aCorrectionRight>;

export const aDeadlinesAnswer = named(
  'DeadlinesAnswer',
  object({
    position: aPosition,
    at: says('the moment that was asked about', nullable(aTimestamp)),
    deadlines: says('pages are of these', listOf(aDeadline)),
    corrections: says(
      'whether an error in the score may be put right then; none where no moment was asked about',
      listOf(aCorrectionRight),
    ),
    names: someNames,
    next: aNextPage,
  }),
);
export type DeadlinesAnswer = Infer<typeof aDeadlinesAnswer>;

const aCarryOver = named(
  'CarryOver',
  object({
    contestant: aText('its id: the one that takes it'),
    match: nullable(aText('null where it is not taken into one match')),
    amount: aText('an exact number, 11/3; below zero the opponents take it'),
    paragraph,
    derivation: aDerivation,
  }),
);
export type CarryOverView = Infer<typeof aCarryOver>;

export const aCarryOverAnswer = named(
  'CarryOverAnswer',
  object({
    position: aPosition,
    from: nullable(aText('the stage that it comes from; null where the conditions name none')),
    suggestions: says(
      'one a match: recorded for this contestant alone (SetCarryOver); records for both teams of a match add up',
      listOf(aCarryOver),
    ),
    missing: says('why there are none, or not for every match', listOf(aMessage)),
    names: someNames,
  }),
);
export type CarryOverAnswer = Infer<typeof aCarryOverAnswer>;

const aLineUpFinding = named(
  'LineUpFinding',
  object({
    fault: oneOf(
      'not-entered',
      'substitute-not-allowed',
      'too-few-entered',
      'too-many-entered',
      'too-many-in-the-match',
      'too-few-entered-playing',
      'two-contestants-at-once',
      'two-contestants',
      'substitute-for-two',
      'too-many-rounds-as-substitute',
      'too-many-substitutes',
      'replaced-more-than-once',
      'replaced-too-much',
      'substitute-has-played',
      'changed-during-round',
      'wrong-direction',
      'seated-first',
      'room-changed',
      'same-opponents',
      'changed-for-extra-boards',
      'rights-lost',
      'place-given-back',
      'place-not-given-back',
      'returned-too-late',
    ),
    contestant,
    player: nullable(aText('an id of the directory')),
    rounds: says("in their order; none where it is about the contestant's entry", listOf(anyText)),
    table: nullable(anyText),
    seat: nullable(aSeat),
    what: aMessage,
    paragraph,
    leadsTo: says('unless a person decides otherwise', listOf(object({ what: aMessage, paragraph }))),
    sources: says('the events that it rests on, as STREAM@REVISION', listOf(anyText)),
  }),
);
export type LineUpFinding = Infer<typeof aLineUpFinding>;

export const aLineUpsAnswer = named(
  'LineUpsAnswer',
  object({
    position: aPosition,
    findings: says('who played without a right to, or sat where they may not', listOf(aLineUpFinding)),
    names: someNames,
    next: aNextPage,
  }),
);
export type LineUpsAnswer = Infer<typeof aLineUpsAnswer>;
