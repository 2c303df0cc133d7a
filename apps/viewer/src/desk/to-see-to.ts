import type { components } from '../ledger/api.generated';

/** What is still open on a board; events are named by their revisions. */
export type OpenBoard = components['schemas']['OpenBoard'];

/** In the order of their urgency: at the table somebody waits, after the play the director does. */
const MATTERS = ['director-called', 'option', 'question', 'flagged', 'untold', 'review'] as const;

/** Something that a director has to see to. */
export interface Matter {
  readonly kind: (typeof MATTERS)[number];
  readonly board: OpenBoard;
  /** The event that it is about, by its revision. */
  readonly at: number;
  /** The paragraph that asks for it; null where none does. */
  readonly law: string | null;
}

const mattersOf = (board: OpenBoard): readonly Matter[] => {
  const matter = (kind: Matter['kind'], at: number, law: string | null = null): Matter => ({ kind, board, at, law });
  return [
    ...board.directorCalls.map(({ at }) => matter('director-called', at)),
    ...board.options.map(({ act, law }) => matter('option', act, law)),
    ...board.questions.map(({ act, law }) => matter('question', act, law)),
    ...board.flagged.map(({ at }) => matter('flagged', at)),
    ...board.untold.map((at) => matter('untold', at)),
    ...board.reviews.map(({ act, law }) => matter('review', act, law)),
  ];
};

const urgency = ({ kind }: Matter): number => MATTERS.indexOf(kind);

/** Everything that waits for a director, the most urgent first. */
export const toSeeTo = (boards: readonly OpenBoard[]): readonly Matter[] =>
  boards
    .flatMap(mattersOf)
    .sort((one, other) => urgency(one) - urgency(other) || one.board.number - other.board.number || one.at - other.at);

/** Boards with a result that no director has confirmed. */
export const unconfirmed = (boards: readonly OpenBoard[]): readonly OpenBoard[] =>
  boards
    .filter(({ finished, confirmed }) => finished && !confirmed)
    .sort((one, other) => one.number - other.number || one.table.localeCompare(other.table));
