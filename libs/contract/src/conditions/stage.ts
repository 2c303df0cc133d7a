import { type Infer, flag, listOf, object, oneOf, optional, says, text, whole } from '../schema/schema';
import { SCORING_FORMS } from '../session/scoring-forms';
import { aLadder, appealsInOrder, deadlineRules } from './after-play';
import { aRunningRanking } from './running-ranking';
import { anId, paragraph } from '../vocabulary';

const FORMS = ['field', 'round-robin', 'swiss', 'knock-out'] as const;

/** Who seats himself last, and which pairs may stay where they are. */
export const SEATINGS = ['dbf-231C', 'dbf-332E', 'fsb-104', 'free'] as const;
export type Seating = (typeof SEATINGS)[number];

/** Tables of masterpoints; docs/masterpoints.md says what they are for. */
const MASTERPOINTS = ['abf-2004', 'bridge-house-hk'] as const;

/** A part of a contest with a ranking of its own (DBf X8A). */
export const aStage = object({
  stage: says('its name, as sessions and other stages refer to it', anId),
  title: optional(text(200)),
  paragraph: says('where its format is printed', optional(paragraph)),
  form: says('field: all are compared with all; the others are forms of matches', oneOf(...FORMS)),
  scoring: says('how the results of a session are compared', oneOf(...SCORING_FORMS)),
  entries: says(
    'how many contestants it is for',
    optional(object({ least: optional(whole(1, 9999)), most: optional(whole(1, 9999)) })),
  ),
  encounters: says('how many times each meets each in a round robin; once where left out', optional(whole(1, 9))),
  sessions: says('of how many sessions it is planned', optional(whole(1, 999))),
  match: says(
    'boards of a match, and the rounds (halves) they are played in',
    optional(object({ boards: whole(1, 999), rounds: whole(1, 16) })),
  ),
  boardsARound: says('boards against the same opponents where there are no matches', optional(whole(1, 99))),
  scheduled: says(
    'boards that a contestant is to play, or matches: half of them is what DBf 216E asks for',
    optional(whole(1, 9999)),
  ),
  screens: optional(flag),
  sections: says('sections compared as one field, or each for itself', optional(oneOf('together', 'apart'))),
  simultaneous: says(
    'sessions of one number play the same boards at several venues, and are compared as one field',
    optional(flag),
  ),
  rankings: optional(oneOf('one', 'by-direction', 'by-section')),
  measure: says(
    'what the ranking counts; victory-points: of each match between two pairs, by the scale of the conditions',
    optional(oneOf('sum', 'percent', 'factored', 'victory-points')),
  ),
  strata: says(
    'rankings of strata beside the ranking of all: everybody competes in their own stratum and in every higher one',
    optional(
      object({
        order: says('their names, the highest first', listOf(anId, 2)),
        least: says(
          'how many contestants a stratum, with those below it, needs for a ranking; 1 where left out',
          optional(whole(1, 9999)),
        ),
        paragraph: says('where the conditions have it', paragraph),
      }),
    ),
  ),
  handicap: says(
    'a ranking with handicaps beside that without: what a contestant was entered with is added to its total',
    optional(
      object({
        each: says(
          'what it is given for: once in all, or for each session, match or board that counts',
          oneOf('total', 'session', 'match', 'board'),
        ),
        paragraph: says('where the conditions have it', paragraph),
      }),
    ),
  ),
  sessionFor12C2c: says(
    'what counts as the session when average plus or minus is more than 60 % or less than 40 % (DBf X12B2)',
    optional(oneOf('match', 'session', 'playing-day', 'stage')),
  ),
  homeTeam: says(
    'who is home team; the one that is named first where left out (DBf 231A1)',
    optional(oneOf('first-named', 'lots', 'carried-over', 'away-points')),
  ),
  seating: says('who seats himself last; as for all stages where left out', optional(oneOf(...SEATINGS))),
  carryOver: says(
    'from which stage something is carried over, and how: by a paragraph, or all or half of the total',
    optional(object({ from: anId, by: oneOf('dbf-207A', 'total', 'half') })),
  ),
  ties: optional(
    object({
      needed: says(
        'places that have to be told apart, the others are shared; left out: those that the regulations name',
        optional(listOf(whole(1, 9999))),
      ),
      then: says(
        'what comes when every criterion has failed',
        optional(oneOf('shared', 'lots', 'extra-boards', 'match')),
      ),
    }),
  ),
  last: says(
    'the contest is over with it; left out everywhere, it is with the last of the list (DBf X92A4)',
    optional(flag),
  ),
  deadlines: says('of this stage, in place of those of the contest', optional(deadlineRules)),
  appeals: says('of this stage, in place of those of the contest', optional(appealsInOrder)),
  ladder: says('of this stage, in place of that of the contest', optional(aLadder)),
  masterpoints: says(
    'by which table the ranking of the stage has masterpoints, and as an event of what level; none where left out',
    optional(object({ table: oneOf(...MASTERPOINTS), level: text(40) })),
  ),
  runningRanking: aRunningRanking('of this stage, in place of that of the contest'),
});

export type Stage = Infer<typeof aStage>;
