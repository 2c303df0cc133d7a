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
import { type Guarded, guarded } from './guarded';
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

type Evolve = typeof evolveBoard;

/** The board after these events, and how it looks: the first of them has this position in its stream. */
const folded = (
  evolve: Evolve,
  events: readonly BoardEvent[],
  before: Board | null,
  position: number,
): Guarded<{ readonly board: Board; readonly view: BoardView }> => {
  let board = before;
  for (const [index, event] of events.entries()) {
    const next = guarded(position + index, event.type, () => evolve(board, event));
    if (!next.ok) return next;
    board = next.value;
  }
  const last = board;
  if (!last) throw new TypeError('a board that was opened is there');
  return guarded(position + events.length, 'the view', () => ({ board: last, view: viewBoard(last) }));
};

/** A step that is another edition's. */
const NOTHING_SAID: Decision<BoardEvent> = { ok: true, events: [] };

/** Whether a step expects the one before it to be refused. */
const expectsRefusal = (step: Step | undefined, edition: Edition): boolean =>
  step !== undefined && 'expect' in step && Object.hasOwn(saidUnder(edition, step.expect) ?? {}, 'refused');

/**
 * Plays a scenario in memory: every command through the real decider, every expectation against the state. It ends with
 * the step at which the engine throws.
 */
export const runScenario = (scenario: Scenario, edition: Edition, evolve: Evolve = evolveBoard): Played => {
  const checked = scenario.editions.includes(edition);
  const session = sessionOf(scenario, edition);
  const { number, ...head } = scenario.board;
  const address: BoardAddress = { ...ADDRESS, board: number };
  const steps: StepOutcome[] = [];
  const states: BoardView[] = [];
  const stream = [...opening(head, address, session)];
  const opened = folded(evolveBoard, stream, null, 0);
  if (!opened.ok) throw new TypeError(opened.defect);
  let { board, view } = opened.value;
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
      const position = stream.length;
      const decision = guarded(position, step.type, () => (data ? decided(step.type, data) : NOTHING_SAID));
      const events = decision.ok && decision.value.ok ? decision.value.events : [];
      const after = decision.ok ? folded(evolve, events, board, position) : decision;
      if (!decision.ok || !after.ok) {
        const failures = after.ok ? [] : [after.defect];
        steps.push({ line, step: step.type, events: events.map(boardEventInWords), refused: null, failures });
        break;
      }
      refused = decision.value.ok ? null : decision.value.refusal;
      stream.push(...events);
      ({ board, view } = after.value);
      const surprise = checked && !expectsRefusal(scenario.steps[index + 1], edition) ? refused : null;
      const failures = surprise ? [`refused (${surprise.code}): ${inEnglish(surprise.message)}`] : [];
      steps.push({ line, step: step.type, events: events.map(boardEventInWords), refused, failures });
    }
    states.push(view);
  }
  const ok = steps.every(({ failures }) => failures.length === 0);
  return { outcome: { edition, checked, ok, steps, view }, states, stream };
};
