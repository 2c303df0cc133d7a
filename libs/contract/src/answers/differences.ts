import { aDecision } from '../decision-address';
import { PENALTY_UNITS } from '../penalty-units';
import { type Infer, type Schema, anyText, flag, listOf, named, nullable, object, oneOf, says } from '../schema/schema';
import { aDeadlineState } from './after-play';
import { aScore, aTableResult, anAdjustedScore } from './scores';
import { aStandingsRow } from './sessions';
import { aMessage, aText, bySide, byTeam, anExactNumber } from './values';

/** What is not the same before and after: a preview, another course of things, two moments. */

const changed = <T>(id: string, schema: Schema<T>) =>
  object({ id: aText(id), before: nullable(schema), after: nullable(schema) });

const aBoardState = named(
  'BoardState',
  object({
    result: nullable(aTableResult),
    adjusted: nullable(anAdjustedScore),
    contestants: bySide(anyText),
    confirmed: flag,
    score: aScore,
  }),
);
export type BoardState = Infer<typeof aBoardState>;

const aTableWorth = named(
  'TableWorth',
  object({
    points: says('a side has null where it has nothing from the board', nullable(bySide(nullable(anExactNumber)))),
    why: says('why there are no points, or none for one side', nullable(aMessage)),
  }),
);
export type TableWorth = Infer<typeof aTableWorth>;

const aMatchWorth = named(
  'MatchWorth',
  object({
    teams: byTeam(anyText),
    points: byTeam(anExactNumber),
    victoryPoints: nullable(byTeam(anExactNumber)),
  }),
);
export type MatchWorth = Infer<typeof aMatchWorth>;

const aMove = named(
  'Move',
  object({ contestant: anyText, before: nullable(aStandingsRow), after: nullable(aStandingsRow) }),
);
export type Moved = Infer<typeof aMove>;

const aDecisionState = named(
  'DecisionState',
  object({
    kind: oneOf('ruling', 'reversal', 'result', 'correction', 'transfer', 'adjustment', 'appeal'),
    words: anyText,
    text: says('the same as data', aMessage),
    inForce: flag,
  }),
);
export type DecisionState = Infer<typeof aDecisionState>;

const aPenaltyState = named(
  'PenaltyState',
  object({
    contestant: anyText,
    kind: oneOf('procedural', 'disciplinary'),
    offence: anyText,
    amount: anExactNumber,
    unit: oneOf(...PENALTY_UNITS),
    paragraph: anyText,
  }),
);
export type PenaltyState = Infer<typeof aPenaltyState>;

const aWarningState = named('WarningState', object({ contestant: anyText, offence: anyText, paragraph: anyText }));
export type WarningState = Infer<typeof aWarningState>;
export type DeadlineState = Infer<typeof aDeadlineState>;

export const someDifferences = named(
  'Differences',
  object({
    boards: listOf(changed('board-demo.1.3', aBoardState)),
    scores: listOf(changed('board-demo.1.3', aTableWorth)),
    matches: listOf(changed('SESSION/MATCH/HOME-AWAY', aMatchWorth)),
    rounds: says('victory points of a round of multi-team', listOf(changed('SESSION/ROUND/CONTESTANT', anExactNumber))),
    standings: says('whose place or total is another', listOf(aMove)),
    decisions: listOf(changed('board-demo.1.3@37', aDecisionState)),
    penalties: listOf(changed('session-demo@12', aPenaltyState)),
    warnings: listOf(changed('session-demo@12', aWarningState)),
    deadlines: listOf(changed('SESSION/RIGHT/ROUND', aDeadlineState)),
  }),
);
export type Differences = Infer<typeof someDifferences>;

/** A later decision that rests on an earlier one: to be looked at again, never changed of itself. */
/** How one decision rests on another. `same-board`: only that it came later, about the same board. */
export const DEPENDENCES = [
  'built-on',
  'amends',
  'reverses',
  'reviews',
  'told',
  'penalty',
  'appeal',
  'decided-on-appeal',
  'published',
  'deadline',
  'lots',
  'carry-over',
  'same-board',
] as const;

export const aDependant = named(
  'Dependant',
  object({
    decision: aDecision,
    on: says('what it rests on', aDecision),
    how: says('same-board: only that it came later, about the same board', oneOf(...DEPENDENCES)),
    words: aText('the decision in the words of the record'),
    text: says('the same as data', aMessage),
    why: says('why it is named here', aMessage),
  }),
);
export type Dependant = Infer<typeof aDependant>;
