import type { BoardEvent } from '@app/session';
import { cited, tell, type Told } from '../told';
import type { Words } from '../words';
import { appeal } from './appeal';
import { board } from './board';
import { duty } from './duty';
import { moment } from './moments';
import { outcome } from './outcome';
import { advice, claim, claimStatus, revoke } from './play';
import rules from './rules.json';
import { rulings } from './rulings';
import { session } from './session';
import { name, result } from './terms';

const RULES: Readonly<Record<string, string>> = rules;

const BOARD: Told<BoardEvent> = { ...board, ...rulings };

export const words: Words = {
  boardEvent: (event) => tell<BoardEvent>(BOARD, event),
  sessionEvent: (event) => tell(session, event),
  appealEvent: (event) => tell(appeal, event),
  rule: (rule) => RULES[rule] ?? rule,
  law: cited,
  result,
  outcome,
  duty,
  revoke,
  claim,
  claimStatus,
  advice,
  moment,
  name,
};
