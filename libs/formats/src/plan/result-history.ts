import type { BySide } from '@app/bridge';
import type { BoardCommand } from '@app/contract';
import type { EarlierResult, ImportedBoard, ImportedResult } from '../imported';
import type { WhoPlays } from '../placement';
import type { PlannedCommand } from './planned-command';

/** What the commands of a board need to know beside its results. */
interface HistoryContext {
  /** How many commands of the board come before its results. */
  readonly before: number;
  readonly commandsFor: (result: ImportedResult | null) => readonly PlannedCommand[];
  /** How the ledger names the file. */
  readonly source: string;
}

/** A result with those who played it, for as long as both stood. */
interface Stage {
  readonly result: ImportedResult;
  readonly contestants: BySide<string>;
  /** When it took the place of the one before; null for the first, and where the file does not say. */
  readonly since: string | null;
}

type Correction = Extract<BoardCommand, { type: 'CorrectScore' }>['data'];

type Corrected = Pick<Correction, 'result' | 'score'>;

/** What a correction says of the result: null for a board that was passed out; null of it where it cannot say any. */
const correctable = (result: ImportedResult): Corrected | null => {
  switch (result.kind) {
    case 'passed-out':
      return { result: null };
    case 'played': {
      const { bid, declarer, risk, tricks } = result;
      return { result: { bid, declarer, risk, tricks } };
    }
    case 'score-only':
      return { score: result.score };
    case 'not-played':
    case 'artificial':
      return null;
  }
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether a correction leads from one result to the next; what is artificial is no result of the table. */
const canCorrect = (from: ImportedResult, to: ImportedResult): boolean =>
  correctable(to) !== null && from.kind !== 'artificial';

/** The time of an act that a file does not date: that of every fact in a file without a date. */
const UNKNOWN_TIME = '1970-01-01T00:00:00Z';

/** What has become another between two stages: null where nothing has. */
const changes = (from: Stage, to: Stage): (Corrected & Pick<Correction, 'contestants'>) | null => {
  const [was, is] = [correctable(from.result), correctable(to.result)];
  const changed = {
    ...(is === null || isSame(was, is) ? {} : is),
    ...(isSame(from.contestants, to.contestants) ? {} : { contestants: to.contestants }),
  };
  return Object.keys(changed).length === 0 ? null : changed;
};

const correct = (from: Stage, to: Stage, source: string): readonly PlannedCommand[] => {
  const changed = changes(from, to);
  const { line } = to.result;
  const row = `${source}:${line}`;
  if (!changed) return [];
  const data: Correction = {
    error: 'entry',
    madeBy: 'players',
    ...changed,
    raisedAt: to.since ?? UNKNOWN_TIME,
    raisedBy: row,
    authority: source,
    reason: row,
  };
  return [{ line, command: { type: 'CorrectScore', data } }];
};

const takeBack = (takesBack: number, line: number, at: string | null, source: string): PlannedCommand => {
  const reasons = `${source}:${line}`;
  const data = { decision: takesBack, at: at ?? UNKNOWN_TIME, by: 'import', authority: 'director', reasons } as const;
  return { line, takesBack, command: { type: 'ReverseDecision', data } };
};

const stagesOf = (board: ImportedBoard, { contestants, earlier: who }: WhoPlays): readonly Stage[] => {
  const { result, earlier = [] } = board;
  const before = earlier.map((one, index) => ({
    result: one.result,
    contestants: who[index] ?? contestants,
    since: earlier[index - 1]?.until ?? null,
  }));
  return result === null ? before : [...before, { result, contestants, since: earlier.at(-1)?.until ?? null }];
};

/**
 * The commands of a board's results: the first is entered, one that has become another is corrected (79C), and what was
 * withdrawn in the end is reversed, the last decision first. Where a correction cannot lead from one result to the next
 * (from a played one to an artificial one, or back), what stood is reversed before the next is entered.
 */
export const resultHistory = (
  board: ImportedBoard,
  who: WhoPlays,
  { before, commandsFor, source }: HistoryContext,
): readonly PlannedCommand[] => {
  const stages = stagesOf(board, who);
  const commands: PlannedCommand[] = [];
  /** The places of the commands whose decisions are in force. */
  let inForce: number[] = [];
  const add = (command: PlannedCommand): void => {
    inForce.push(before + commands.length);
    commands.push(command);
  };
  const withdraw = (line: number, at: string | null): void => {
    for (const place of inForce.toReversed()) commands.push(takeBack(place, line, at, source));
    inForce = [];
  };
  for (const [index, stage] of stages.entries()) {
    const last = stages[index - 1];
    if (last && canCorrect(last.result, stage.result)) {
      correct(last, stage, source).forEach(add);
      continue;
    }
    if (last) withdraw(stage.result.line, stage.since);
    commandsFor(stage.result).forEach(add);
    // The board was opened for those who played the first of its results.
    correct({ ...stage, contestants: stages[0]?.contestants ?? stage.contestants }, stage, source).forEach(add);
  }
  const last: EarlierResult | undefined = board.result === null ? board.earlier?.at(-1) : undefined;
  if (last) withdraw(last.result.line, last.until);
  return commands;
};
