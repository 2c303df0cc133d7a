import { PENALTY_UNITS } from '../penalty-units';
import { type Infer, listOf, named, object, oneOf, optional, says, text, whole } from '../schema/schema';
import { aDeposit, aLadder, appealsInOrder, deadlineRules } from './after-play';
import { someParameters } from './parameters';
import { somePlayerRules } from './player-rules';
import { aRunningRanking } from './running-ranking';
import { aStage } from './stage';
import { aNumber, anEdition, paragraph, someRegulations } from '../vocabulary';

/** One printed table of victory points: `points: '15-15 16-14 25-0'`, `imps: '0-1 2-5 6+'`. */
const aVictoryPointTable = object({
  boards: says('of the matches it is for, and of shorter ones that have no table', whole(1, 999)),
  points: says('of the winner and the loser, from a drawn match upwards: 15-15 16-14 25-0', text(600)),
  imps: says('the difference that each of them is for: 0-1 2-5 6+', text(600)),
});

/** One table of total points, for matches by Patton: `points: '4-4 5-3 8-0'`, `differences: '0-90 100-290 300+'`. */
const aTotalPointTable = object({
  boards: says('of the matches it is for, and of shorter ones that have no table', whole(1, 999)),
  points: says('of the winner and the loser, from a drawn match upwards: 4-4 5-3 8-0', text(600)),
  differences: says('the difference in points that each of them is for, in tens: 0-90 100-290 300+', text(600)),
});

/** Conditions of contest: one document an event, from which its scoring, its ranking and its deadlines follow. */
export const someConditions = named(
  'Conditions',
  object({
    name: text(200),
    reference: says('where they are printed: DBf 321-328', optional(text(200))),
    contestants: oneOf('pair', 'team', 'individual'),
    laws: says('the edition; that of the session where left out', optional(anEdition)),
    regulations: says(
      'national regulations, which they may depart from where these let them',
      optional(someRegulations),
    ),
    stages: listOf(aStage, 1),
    parameters: says(
      'where the scoring departs from what the regulations say; refused where these do not let it',
      optional(someParameters),
    ),
    victoryPoints: says('tables in place of those of the regulations', optional(listOf(aVictoryPointTable, 1))),
    totalPoints: says(
      'what the total points of a match are worth by Patton (patton: total-points)',
      optional(listOf(aTotalPointTable, 1)),
    ),
    standardDeduction: says(
      'for a form that the regulations name none for (DBf 211B3)',
      optional(object({ value: aNumber, unit: oneOf(...PENALTY_UNITS), paragraph })),
    ),
    deadlines: says('rights and when they end; the others end as the regulations have it', optional(deadlineRules)),
    appeals: says('instances that hear a case, the first first', optional(appealsInOrder)),
    ladder: optional(aLadder),
    deposit: says('for an appeal, in place of that of the regulations', optional(aDeposit)),
    players: says('who may play, and where they may sit', optional(somePlayerRules)),
    runningRanking: aRunningRanking(
      'the ranking that the public and players see while boards are still played: of released boards where left out',
    ),
  }),
);

export type Conditions = Infer<typeof someConditions>;
