import type { Message } from '@app/bridge';
import { type WHILE_OPEN, procedureOn } from '../procedure';
import type { Appeal } from './fold';
import { meanwhileMessage } from './messages';
import { closingOf, decisionOf, turnOf } from './progress';
import type { CaseRecords } from './records';

/** What goes on while a case is open, and on what it rests. */
export interface Meanwhile {
  readonly what: (typeof WHILE_OPEN)[number];
  readonly text: Message;
  readonly paragraph: string;
}

/** What happens to prizes, lists and later stages while a case is open; nothing once it is over. */
export const meanwhileOf = (appeal: Appeal, { session }: CaseRecords): readonly Meanwhile[] => {
  if (closingOf(appeal)) return [];
  const { instance } = turnOf(appeal);
  const reference = session.conditions?.reference ?? '';
  return (procedureOn(appeal.lodged.ladder, 'while-open')?.value ?? [])
    .filter(({ before }) => before?.includes(instance) !== false)
    .filter(({ notBefore }) => notBefore?.includes(instance) !== true)
    .filter(({ untilDecided }) => untilDecided !== true || decisionOf(appeal) === null)
    .filter(({ under }) => under === undefined || new RegExp(under).test(reference))
    .map(({ what, paragraph }) => ({ what, text: meanwhileMessage(what), paragraph }));
};
