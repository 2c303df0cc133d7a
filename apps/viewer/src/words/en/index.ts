import type { Suit } from '@app/bridge';
import { citation, ruleLabel } from '@app/laws';
import {
  adviceInWords,
  appealEventInWords,
  boardEventInWords,
  claimInWords,
  claimStatusInWords,
  dutyInWords,
  outcomeInWords,
  resultInWords,
  revokeInWords,
  sessionEventInWords,
} from '@app/session';
import { named } from '../told';
import type { Words } from '../words';

const SUITS: Readonly<Record<Suit, string>> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };

const itself = (text: string): string => text;

export const words: Words = {
  boardEvent: boardEventInWords,
  sessionEvent: sessionEventInWords,
  appealEvent: appealEventInWords,
  rule: ruleLabel,
  law: citation,
  result: resultInWords,
  outcome: outcomeInWords,
  duty: dutyInWords,
  revoke: revokeInWords,
  claim: claimInWords,
  claimStatus: claimStatusInWords,
  advice: adviceInWords,
  moment: itself,
  name: named({}, (suit) => SUITS[suit], 'and'),
};
