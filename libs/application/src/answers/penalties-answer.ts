import type { AmountView, PenaltiesAnswer, Said, SuggestionView } from '@app/contract';
import { type Amount, numberInWords } from '@app/scoring';
import {
  type PenaltySuggestion,
  penaltiesInForce,
  penaltySuggestions,
  scoringOfSession,
  scoringContextOf,
  warningsInForce,
} from '@app/documents';
import { earlierSessions } from './earlier-sessions';
import type { SessionWithBoards, StageDocuments } from './stage-documents';

const amountView = ({ value, unit, paragraph }: Amount): AmountView => ({
  value: numberInWords(value),
  unit,
  paragraph,
});

const suggestionView = (one: PenaltySuggestion): SuggestionView => {
  const { fact, contestant, offence, round, text, remark, decided, range, suggestion } = one;
  const isDeduction = suggestion.kind === 'deduction';
  return {
    fact,
    contestant,
    offence,
    round,
    text,
    remark,
    decided,
    kind: suggestion.kind,
    paragraph: suggestion.paragraph,
    amount: 'amount' in suggestion ? amountView(suggestion.amount) : null,
    size: isDeduction ? suggestion.size : null,
    from: isDeduction ? suggestion.from : null,
    range: range && { from: amountView(range.from), to: amountView(range.to), paragraph: range.paragraph },
  };
};

/** At how many tables a board is played, where it is at most of them: as scheduled, or as opened so far. */
const tablesOfABoard = ({ session, boards }: SessionWithBoards): number => {
  const isApart = scoringContextOf(session).stage?.sections === 'apart';
  const keyOf = (section: string, board: number): string => (isApart ? `${section}/${board}` : String(board));
  const scheduled = session.rounds.flatMap(({ section, tables }) =>
    tables.flatMap((table) => table.boards.map((board) => keyOf(section, board))),
  );
  const opened = boards.filter(({ attempt }) => attempt === 1).map(({ section, board }) => keyOf(section, board));
  const most = (keys: readonly string[]): number => {
    const counts = new Map<string, number>();
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    return Math.max(1, ...counts.values());
  };
  return Math.max(most(scheduled), most(opened));
};

/** Penalties and warnings that stand in a session, and what the regulations foresee for the facts in its record. */
export const penaltiesAnswer = ({ session, stage, contest }: StageDocuments): Said<PenaltiesAnswer> => {
  const own = stage.find((one) => one.session.id === session.id) ?? { session, boards: [] };
  const scoring = scoringOfSession(session, tablesOfABoard(own));
  return {
    penalties: penaltiesInForce(session).map((one) => ({ ...one, amount: amountView(one.amount) })),
    warnings: warningsInForce(session),
    suggestions: penaltySuggestions(session, scoring, earlierSessions(session, contest)).map(suggestionView),
  };
};
