import * as judge from '../table/judge';
import type { Act, ActData } from '../state/acts';
import type { NextCard } from '../state/law-module';
import type { CallMade } from '../state/rule';
import type { TableState } from '../state/table-state';
import { questionRaised as raised } from '../table/dispatch';
import type { LawBook } from '../table/law-book';
import { tableAfter as after } from '../table/table-after';
import { LAW_BOOK } from './law-book';

/** The functions of the table, with the Laws of a book. */
export const tableUnder = (book: LawBook) => ({
  tableAfter: (state: TableState, act: Act) => after(book, state, act),
  questionRaised: (state: TableState, question: string, act: number) => raised(book.laws, state, question, act),
  judgeCall: (state: TableState, made: CallMade, at: number) => judge.judgeCall(book, state, made, at),
  judgeCard: (state: TableState, next: NextCard) => judge.judgeCard(book, state, next),
  judgeCardOfAct: (state: TableState, act: Act) => judge.judgeCardOfAct(book, state, act),
  judgeReleased: (state: TableState, act: Act) => judge.judgeReleased(book, state, act),
  judgeJudgement: (state: TableState, judged: ActData['JudgementMade']) => judge.judgeJudgement(book, state, judged),
  judgeChanges: (state: TableState, act: Act) => judge.judgeChanges(book, state, act),
  judgeAct: (state: TableState, act: Act) => judge.judgeAct(book, state, act),
  judgeSubstitution: book.calls.judgeSubstitution,
});

export const {
  tableAfter,
  questionRaised,
  judgeCall,
  judgeCard,
  judgeCardOfAct,
  judgeReleased,
  judgeJudgement,
  judgeChanges,
  judgeAct,
  judgeSubstitution,
} = tableUnder(LAW_BOOK);

export { ENGINE } from '../table/judge';
export { LAW_BOOK, RULE_NAMES, ruleLabel } from './law-book';
