import { isOfDbf } from './ladders';
import type { Appeal } from './fold';
import { closingOf, decisionOf, turnOf } from './progress';
import type { CaseRecords } from './records';

/** What goes on while a case is open, and on what it rests. */
export interface Meanwhile {
  readonly what:
    | 'later-stages-go-on'
    | 'qualification-waits'
    | 'next-round-goes-on'
    | 'qualification-goes-on'
    | 'prizes-may-be-given'
    | 'titles-wait';
  readonly words: string;
  readonly paragraph: string;
}

/** The open tournaments of the Danish festival, DBf 362-365, have rules of their own. */
const isAtFestival = ({ session }: CaseRecords): boolean => /^DBf 36[1-5]/.test(session.conditions?.reference ?? '');

const LATER_STAGES: Meanwhile = {
  what: 'later-stages-go-on',
  words: 'a later stage that has begun, or cannot wait, is played on the result before the change',
  paragraph: 'DBf X79C1',
};

const BEFORE_COMMITTEE: readonly Meanwhile[] = [
  {
    what: 'qualification-waits',
    words: 'who qualifies is settled only when the committee has decided',
    paragraph: 'DBf 361C1',
  },
  {
    what: 'next-round-goes-on',
    words: 'the next round of a Swiss may be drawn on the ruling of the director',
    paragraph: 'DBf 361C2',
  },
];

const BEFORE_FEDERATION: readonly Meanwhile[] = [
  {
    what: 'qualification-goes-on',
    words: 'who qualifies is settled by what the oral committee decided, where the last decision is not there in time',
    paragraph: 'DBf 361C3',
  },
];

const BEFORE_COMMISSION: readonly Meanwhile[] = [
  { what: 'prizes-may-be-given', words: 'prizes may be given by the preliminary list', paragraph: 'FSB LK C' },
  { what: 'titles-wait', words: 'titles and master points follow the final list', paragraph: 'FSB LK C' },
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
