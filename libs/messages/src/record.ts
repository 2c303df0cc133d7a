import type { Message } from '@app/bridge';
import caseFile from '../catalogues/en/case.json';
import events from '../catalogues/en/events.json';
import scores from '../catalogues/en/scores.json';
import terms from '../catalogues/en/terms.json';
import { textsIn } from './texts';

/** As the first records had it: what is proved by being said again is said in the same words. */
const AS_AT_FIRST = {
  'event.TricksClaimed': '{by} claims {tricks} tricks{hasStatement, select, yes {: {statement}} other {}}',
  'event.TricksConceded': '{by} concedes {tricks} tricks{hasStatement, select, yes {: {statement}} other {}}',
  'contradiction.tricks': 'the result says {agreed} tricks, the play {played}',
  'term.result': '{bid} by {declarer}, {tricks} tricks',
};

const { say } = textsIn(
  { language: 'en', messages: { ...caseFile, ...events, ...scores, ...terms, ...AS_AT_FIRST } },
  { asStored: true },
);

/**
 * What an event says, in the words of the record: English, with instants, numbers and names as they are stored. Answers have
 * these words, and so has a case file, which is proved by saying them again: in every version and on every machine they
 * are the same.
 */
export const inRecord: (message: Message) => string = say;
