import type { Message } from '@app/bridge';
import { isOfDbf } from './ladders';
import type { Appeal } from './fold';
import { type MEANWHILE, meanwhileMessage } from './messages';
import { closingOf, decisionOf, turnOf } from './progress';
import type { CaseRecords } from './records';

/** What goes on while a case is open, and on what it rests. */
export interface Meanwhile {
  readonly what: (typeof MEANWHILE)[number];
  readonly text: Message;
  readonly paragraph: string;
}

const meanwhile = (what: Meanwhile['what'], paragraph: string): Meanwhile => ({
  what,
  text: meanwhileMessage(what),
  paragraph,
});

/** The open tournaments of the Danish festival, DBf 362-365, have rules of their own. */
const isAtFestival = ({ session }: CaseRecords): boolean => /^DBf 36[1-5]/.test(session.conditions?.reference ?? '');

const LATER_STAGES = meanwhile('later-stages-go-on', 'DBf X79C1');

const BEFORE_COMMITTEE: readonly Meanwhile[] = [
  meanwhile('qualification-waits', 'DBf 361C1'),
  meanwhile('next-round-goes-on', 'DBf 361C2'),
];

const BEFORE_FEDERATION: readonly Meanwhile[] = [meanwhile('qualification-goes-on', 'DBf 361C3')];

const BEFORE_COMMISSION: readonly Meanwhile[] = [
  meanwhile('prizes-may-be-given', 'FSB LK C'),
  meanwhile('titles-wait', 'FSB LK C'),
];

/** What happens to prizes, lists and later stages while a case is open; nothing once it is over. */
export const meanwhileOf = (appeal: Appeal, records: CaseRecords): readonly Meanwhile[] => {
  if (closingOf(appeal)) return [];
  const { instance } = turnOf(appeal);
  if (instance === 'law-commission') return BEFORE_COMMISSION;
  if (!isOfDbf(appeal.lodged.ladder)) return [];
  if (!isAtFestival(records)) return [LATER_STAGES];
  if (decisionOf(appeal)) return [LATER_STAGES];
  return [...(instance === 'federation-committee' ? BEFORE_FEDERATION : BEFORE_COMMITTEE), LATER_STAGES];
};
