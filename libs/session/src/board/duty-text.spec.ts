import type { Obligation } from '@app/laws';
import { dutyInWords } from './record-text';

type Duty<O = Obligation> = O extends Obligation ? Omit<O, 'for' | 'law' | 'act'> : never;

const DUTIES: readonly (readonly [Duty, string])[] = [
  [{ kind: 'pass', extent: 'once' }, 'must pass at the next turn'],
  [{ kind: 'pass', extent: 'throughout' }, 'must pass for the rest of the auction'],
  [{ kind: 'replace-call', allowed: 'any' }, 'must call again, any legal call'],
  [{ kind: 'replace-call', allowed: 'bid-or-pass' }, 'must call again, a bid or a pass'],
  [{ kind: 'repeat-call', call: '1H' }, 'must repeat 1H'],
  [{ kind: 'no-double', extent: 'once' }, 'may not double or redouble at the next turn'],
  [{ kind: 'lead', suit: 'S', extent: 'first-lead' }, 'must lead a spade at the first turn to lead'],
  [{ kind: 'no-lead', suit: 'H', extent: 'while-on-lead' }, 'may not lead a heart for as long as on lead'],
  [{ kind: 'exposed', card: 'SA' }, 'has SA face up on the table until the auction ends'],
  [{ kind: 'play-penalty-card', card: 'SA' }, 'must play the penalty card SA'],
  [{ kind: 'correct-explanation', when: 'at-once' }, 'must put the explanation right, at once'],
  [{ kind: 'correct-explanation', when: 'overdue' }, 'must put the explanation right, which is overdue'],
];

it.each(DUTIES)('%j', (duty, words) => {
  expect(dutyInWords({ for: 'W', law: '30A', act: 3, ...duty })).toBe(words);
});
