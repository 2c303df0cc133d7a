import { flag, listOf, oneOf, optional, says, text } from './schema/schema';
import { anAct, anInstant } from './vocabulary';

/** When a change of scores was taken up, and on what grounds it is made at all once results are official. */
export const TAKEN_UP = {
  raisedAt: says(
    'When it came up. It has to be said once the results are official: periods go by that.',
    optional(anInstant),
  ),
  firstShown: says(
    'The publication that was the first to show the error, by its revision in the session (DBf X79A4a).',
    optional(anAct),
  ),
  consent: says(
    'Who agrees to it, where the time is over (79C2, DBf X79B2-3).',
    optional(listOf(oneOf('director', 'organiser'), 1)),
  ),
  beyondDoubt: says('That there is an error is beyond reasonable doubt (79C2, DBf X79B2).', optional(flag)),
  exception: says(
    'Why it is done although no period lets it: it stays on record, and the results say so.',
    optional(text()),
  ),
} as const;

/** As it is recorded: with what lets it. */
export const TIMELINESS = {
  ...TAKEN_UP,
  inTimeBy: says(
    'The paragraph whose period lets it; left out where results were not official, and where an exception was made.',
    optional(text(60)),
  ),
} as const;

export const TIMELINESS_NAMES = Object.keys(TIMELINESS) as readonly (keyof typeof TIMELINESS)[];
