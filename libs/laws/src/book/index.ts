import * as judge from '../table/judge';
import type { Act, ActData } from '../state/acts';
import type { NextCard } from '../state/law-module';
import type { CallMade } from '../state/rule';
import type { TableState } from '../state/table-state';
import { questionRaised as raised } from '../table/dispatch';
import { tableAfter as after } from '../table/table-after';
import { LAW_BOOK } from './law-book';

/** The functions of the table, with the Laws of this version. */

export const tableAfter = (state: TableState, act: Act) => after(LAW_BOOK, state, act);
export const questionRaised = (state: TableState, question: string, act: number) =>
  raised(LAW_BOOK.laws, state, question, act);

export const judgeCall = (state: TableState, made: CallMade, at: number) => judge.judgeCall(LAW_BOOK, state, made, at);
export const judgeCard = (state: TableState, next: NextCard) => judge.judgeCard(LAW_BOOK, state, next);
export const judgeCardOfAct = (state: TableState, act: Act) => judge.judgeCardOfAct(LAW_BOOK, state, act);
export const judgeJudgement = (state: TableState, judged: ActData['JudgementMade']) =>
  judge.judgeJudgement(LAW_BOOK, state, judged);
export const judgeChanges = (state: TableState, act: Act) => judge.judgeChanges(LAW_BOOK, state, act);
export const judgeAct = (state: TableState, act: Act) => judge.judgeAct(LAW_BOOK, state, act);
export const { judgeSubstitution } = LAW_BOOK.calls;

export { ENGINE } from '../table/judge';
export { LAW_BOOK, RULE_NAMES, ruleLabel } from './law-book';
