import { BOARD_EVENTS } from '../board/events';
import { someGrounds } from '../board/event-groups/rulings';
import {
  type Infer,
  anyText,
  anyWhole,
  either,
  flag,
  listOf,
  named,
  nullable,
  object,
  oneOf,
  says,
} from '../schema/schema';
import { aDecision } from '../decision-address';
import { aRuledPenalty } from '../session/event-groups/penalties';
import { aLawRef } from '../vocabulary';
import { aTableResult } from './scores';
import { aMessage, aNextPage, aPosition, aText, aTimestamp, aWhole, someNames } from './values';

/** What was decided about a board: layers of its score, rulings, reversals. */

const aRevision = aWhole("in the board's stream");

const recorded = <K extends keyof typeof BOARD_EVENTS>(type: K) => object({ at: aRevision, data: BOARD_EVENTS[type] });

const aScoreLayer = named(
  'ScoreLayer',
  either(
    'a layer of a score',
    object({ kind: oneOf('result'), at: aRevision, result: aTableResult }),
    object({ kind: oneOf('correction'), ...recorded('ScoreCorrected').properties }),
    object({ kind: oneOf('transfer'), ...recorded('TricksTransferred').properties }),
    object({ kind: oneOf('adjustment', 'appeal'), ...recorded('ScoreAdjusted').properties }),
  ),
);

/** Everything that has been decided about a board, in order. Nothing is taken out. */
export const someDecisions = named(
  'Decisions',
  object({
    layers: says('what has made the score, one upon the other', listOf(aScoreLayer)),
    drafts: listOf(recorded('RulingDrafted')),
    rulings: listOf(recorded('RulingGiven')),
    told: listOf(recorded('RulingTold')),
    reversals: listOf(recorded('RulingReversed')),
    upheld: listOf(recorded('RulingUpheld')),
    reviewed: listOf(recorded('RulingReviewed')),
  }),
);

/** How far a ruling has come: a later word goes before an earlier one. */
const RULING_STATUSES = [
  'drafted',
  'given',
  'told',
  'upheld-on-appeal',
  'changed-on-appeal',
  'reversed',
  'amended',
] as const;
export type RulingStatus = (typeof RULING_STATUSES)[number];

const RULING = {
  at: aRevision,
  status: oneOf(...RULING_STATUSES),
  by: aText('who ruled'),
  laws: listOf(aLawRef),
  reasons: anyText,
  rectification: nullable(aText('what is put right at the table')),
  rightOfAppeal: says('the players were told that they may appeal (83)', flag),
  directorsError: says("a director's own error is put right (82C)", flag),
  about: says('the acts that it is about', listOf(anyWhole)),
  grounds: says('what it rests on: kinds that it has nothing of are left out', someGrounds),
  score: says(
    'the events of its score; of a draft, the score in mind',
    listOf(object({ at: aRevision, words: anyText, text: says('the same as data', nullable(aMessage)) })),
  ),
  penalties: listOf(aRuledPenalty),
  told: listOf(
    object({
      at: aRevision,
      when: aTimestamp,
      to: listOf(aText('its id')),
      appealUntil: nullable(anyText),
    }),
  ),
  amends: nullable(aWhole('the ruling whose place it takes')),
  amendedBy: nullable(aRevision),
  reversedBy: nullable(aRevision),
  upheldBy: nullable(aWhole('the event that says that it stands on appeal')),
  changedBy: nullable(aWhole('the decision on an appeal that goes before it')),
  builtOn: says('decisions that it takes for granted', listOf(aDecision)),
  flags: says('those of them that have fallen since: it is to be looked at again', listOf(aDecision)),
  words: aText('all of it in words'),
};

export const aRuling = named('Ruling', object(RULING));

const aRulingOfBoard = named('RulingOfBoard', object({ ...RULING, stream: aText("the board's: board-q21.4.11") }));

export const aRulingsAnswer = named(
  'RulingsAnswer',
  object({
    position: aPosition,
    rulings: says('board after board, in their order', listOf(aRulingOfBoard)),
    names: someNames,
    next: aNextPage,
  }),
);
export type RulingsAnswer = Infer<typeof aRulingsAnswer>;
