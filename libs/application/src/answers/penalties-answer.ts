import { type Amount, type Suggestion, numberInWords } from '@app/scoring';
import {
  type PenaltyInForce,
  type PenaltySuggestion,
  type WarningInForce,
  penaltiesInForce,
  penaltySuggestions,
  scoringOfSession,
  scoringContextOf,
  warningsInForce,
} from '@app/documents';
import { earlierSessions } from './earlier-sessions';
import type { SessionWithBoards, StageDocuments } from './stage-documents';

/** So much, exactly: `{ value: '1/2', unit: 'VP', paragraph: 'DBf 211B1' }`. */
interface AmountView {
  readonly value: string;
  readonly unit: Amount['unit'];
  readonly paragraph: string;
}

/** What the regulations foresee: fields that its kind has nothing to say in are null. */
interface SuggestionView extends Pick<
  PenaltySuggestion,
  'fact' | 'contestant' | 'offence' | 'round' | 'words' | 'remark' | 'decided'
> {
  readonly kind: Suggestion['kind'];
  readonly paragraph: string;
  readonly amount: AmountView | null;
  readonly size: 'fixed' | 'at-least' | null;
  readonly from: 'total' | 'imps-of-the-event' | 'imps-of-the-match' | null;
  readonly range: { readonly from: AmountView; readonly to: AmountView; readonly paragraph: string } | null;
}

export interface PenaltiesAnswer {
  readonly penalties: readonly (Omit<PenaltyInForce, 'amount'> & { readonly amount: AmountView })[];
  readonly warnings: readonly WarningInForce[];
  /** For each fact and contestant, with what a person has decided on it. */
  readonly suggestions: readonly SuggestionView[];
}

const amountView = ({ value, unit, paragraph }: Amount): AmountView => ({
  value: numberInWords(value),
  unit,
  paragraph,
});

const suggestionView = (one: PenaltySuggestion): SuggestionView => {
  const { fact, contestant, offence, round, words, remark, decided, range, suggestion } = one;
  const isDeduction = suggestion.kind === 'deduction';
  return {
    fact,
    contestant,
    offence,
    round,
    words,
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
export const penaltiesAnswer = ({ session, stage, contest }: StageDocuments): PenaltiesAnswer => {
  const own = stage.find((one) => one.session.id === session.id) ?? { session, boards: [] };
  const scoring = scoringOfSession(session, tablesOfABoard(own));
  return {
    penalties: penaltiesInForce(session).map((one) => ({ ...one, amount: amountView(one.amount) })),
    warnings: warningsInForce(session),
    suggestions: penaltySuggestions(session, scoring, earlierSessions(session, contest)).map(suggestionView),
  };
};
