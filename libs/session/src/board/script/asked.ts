import type { QUESTIONS } from '@app/laws';

type QuestionName = (typeof QUESTIONS)[number];

/** Whether a question is put to the player away from the table, or is the director's own to judge from what is known. */
export type Asked = 'away' | 'judged';

/**
 * What only a player can tell, by what the call or the play was meant as: at the table the answer would be information for
 * the others (16A, 73), so the director asks away from it.
 */
const AWAY: ReadonlySet<string> = new Set<QuestionName>([
  'call-differs',
  'question-for-partner',
  'misinformation',
  'misinformation-or-misbid',
  'misunderstanding',
  'comparable',
  'unintended',
  'suits-shown',
  'same-denomination',
  'over-or-own-turn',
  'unintended-designation',
  'unintended-play',
  'lead-or-fifth-card',
  'card-meant',
  'other-intention',
  'led-or-followed',
  'designated-otherwise',
  'meant-another-card',
  'meant-as-claim',
  'about-this-trick',
  'aware-of-mistake',
  'agreement',
  'card-seen',
]);

export const howAsked = (question: string): Asked => (AWAY.has(question) ? 'away' : 'judged');
