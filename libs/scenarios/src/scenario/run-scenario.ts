import type { BoardAddress, BoardEvent, SessionCommand, SessionEvent } from '@app/contract';
import type { Edition } from '@app/bridge';
import { inEnglish } from '@app/messages';
import {
  type Board,
  type BoardView,
  type Decision,
  type Refusal,
  type Session,
  EMPTY_SESSION,
  boardEventInWords,
  decideBoard,
  decideSession,
  evolveBoard,
  evolveSession,
  viewBoard,
} from '@app/session';
import { saidUnder } from './editions';
import { failedExpectations } from './expect';
import { resolved } from './resolve';
import type { Scenario, Step } from './scenario';
import type { StepCommand } from './schema';

export interface StepOutcome {
  readonly line: number;
  readonly step: string;
  /** What happened, in words, one an event. */
  readonly events: readonly string[];
  readonly refused: Refusal | null;
  readonly failures: readonly string[];
}

export interface ScenarioOutcome {
  readonly edition: Edition;
  /** Whether the scenario is written for this edition; of another it expects nothing. */
  readonly checked: boolean;
  readonly ok: boolean;
  readonly steps: readonly StepOutcome[];
  readonly view: BoardView;
}

/** A scenario played under one edition: what came of it, and the board as each of the steps left it. */
export interface Played {
  readonly outcome: ScenarioOutcome;
  readonly states: readonly BoardView[];
  /** The board's own record, from its opening. */
  readonly stream: readonly BoardEvent[];
}

const ADDRESS = { session: 'scenario', table: '1', attempt: 1 };

const settled = <E>(decision: Decision<E>): readonly E[] => {
  if (decision.ok) return decision.events;
  throw new TypeError(`a scenario's own session was refused: ${inEnglish(decision.refusal.message)}`);
};

const sessionOf = ({ session }: Scenario, laws: Edition): Session => {
  const commands: readonly SessionCommand[] = [
    { type: 'OpenSession', data: { scoring: 'matchpoints', ...session, laws } },
    { type: 'AddSection', data: { section: 'A' } },
    { type: 'EnterContestant', data: { contestant: 'ns', kind: 'pair' } },
    { type: 'EnterContestant', data: { contestant: 'ew', kind: 'pair' } },
  ];
  return commands.reduce<Session>(
    (state, command) => settled<SessionEvent>(decideSession(command, state)).reduce(evolveSession, state),
    EMPTY_SESSION,
  );
};

type BoardHead = Omit<Scenario['board'], 'number'>;

const opening = (head: BoardHead, address: BoardAddress, session: Session): readonly BoardEvent[] => {
  const data = { ...head, contestants: { NS: 'ns', EW: 'ew' } };
  return settled(decideBoard({ type: 'OpenBoard', data }, null, address, session));
};

const folded = (events: readonly BoardEvent[], before: Board | null): Board => {
  const board = events.reduce<Board | null>(evolveBoard, before);
  if (!board) throw new TypeError('a board that was opened is there');
  return board;
};

/** A step that is another edition's. */
const NOTHING_SAID: Decision<BoardEvent> = { ok: true, events: [] };

/** Whether a step expects the one before it to be refused. */
const expectsRefusal = (step: Step | undefined, edition: Edition): boolean =>
  step !== undefined && 'expect' in step && Object.hasOwn(saidUnder(edition, step.expect) ?? {}, 'refused');

/** Plays a scenario in memory: every command through the real decider, every expectation against the state. */
export const runScenario = (scenario: Scenario, edition: Edition): Played => {
  const checked = scenario.editions.includes(edition);
  const session = sessionOf(scenario, edition);
  const { number, ...head } = scenario.board;
  const address: BoardAddress = { ...ADDRESS, board: number };
  const steps: StepOutcome[] = [];
  const states: BoardView[] = [];
  const stream = [...opening(head, address, session)];
  let board = folded(stream, null);
  let view = viewBoard(board);
  let refused: Refusal | null = null;
  const decided = (type: StepCommand, data: Readonly<Record<string, unknown>>): Decision<BoardEvent> => {
    const command = resolved(type, data, stream, view, scenario.editions[0]);
    return command.ok ? decideBoard(command.command, board, address, session) : command;
  };
  for (const [index, step] of scenario.steps.entries()) {
    const { line } = step;
    if ('expect' in step) {
      const expected = (checked ? saidUnder(edition, step.expect) : null) ?? {};
      const failures = failedExpectations(expected, view, refused?.code ?? null);
      steps.push({ line, step: 'expect', events: [], refused: null, failures });
    } else {
      const data = saidUnder(edition, step.data);
      const decision = data ? decided(step.type, data) : NOTHING_SAID;
      refused = decision.ok ? null : decision.refusal;
      const events = decision.ok ? decision.events : [];
      stream.push(...events);
      board = folded(events, board);
      view = viewBoard(board);
      const surprise = checked && !expectsRefusal(scenario.steps[index + 1], edition) ? refused : null;
      const failures = surprise ? [`refused (${surprise.code}): ${inEnglish(surprise.message)}`] : [];
      steps.push({ line, step: step.type, events: events.map(boardEventInWords), refused, failures });
    }
    states.push(view);
  }
  const ok = steps.every(({ failures }) => failures.length === 0);
  return { outcome: { edition, checked, ok, steps, view }, states, stream };
};
