import type { Board, BoardAddress, BoardView, Decision, Session, SessionCommand, SessionEvent } from '@app/session';
import {
  EMPTY_SESSION,
  boardEventInWords,
  decideBoard,
  decideSession,
  evolveBoard,
  evolveSession,
  viewBoard,
} from '@app/session';
import { failedExpectations } from './expect';
import type { Scenario } from './parse';

export interface StepOutcome {
  readonly line: number;
  readonly step: string;
  /** What happened, in words, one an event. */
  readonly events: readonly string[];
  readonly refused: { readonly code: string; readonly message: string } | null;
  readonly failures: readonly string[];
}

export interface ScenarioOutcome {
  readonly ok: boolean;
  readonly steps: readonly StepOutcome[];
  readonly view: BoardView | null;
}

const ADDRESS = { session: 'scenario', table: '1', attempt: 1 };

const settled = <E>(decision: Decision<E>): readonly E[] => {
  if (decision.ok) return decision.events;
  throw new TypeError(`a scenario's own session was refused: ${decision.refusal.message}`);
};

const sessionOf = ({ session }: Scenario): Session => {
  const commands: readonly SessionCommand[] = [
    { type: 'OpenSession', data: { scoring: 'matchpoints', ...session } },
    { type: 'AddSection', data: { section: 'A' } },
    { type: 'EnterContestant', data: { contestant: 'ns', kind: 'pair' } },
    { type: 'EnterContestant', data: { contestant: 'ew', kind: 'pair' } },
  ];
  return commands.reduce<Session>(
    (state, command) => settled<SessionEvent>(decideSession(command, state)).reduce(evolveSession, state),
    EMPTY_SESSION,
  );
};

/** Plays a scenario in memory: every command through the real decider, every expectation against the state. */
export const runScenario = (scenario: Scenario): ScenarioOutcome => {
  const session = sessionOf(scenario);
  const { number, ...rest } = scenario.board;
  const address: BoardAddress = { ...ADDRESS, board: number };
  const data = { ...rest, contestants: { NS: 'ns', EW: 'ew' } };
  const steps: StepOutcome[] = [];
  let board: Board | null = null;
  for (const event of settled(decideBoard({ type: 'OpenBoard', data }, null, address, session))) {
    board = evolveBoard(board, event);
  }
  let refused: { code: string; message: string } | null = null;
  let refusalAnswered = true;
  const answerRefusal = (): void => {
    const last = steps.at(-1);
    if (refusalAnswered || !last || !refused) return;
    steps[steps.length - 1] = { ...last, failures: [`refused (${refused.code}): ${refused.message}`] };
  };
  for (const step of scenario.steps) {
    if ('expect' in step) {
      if (Object.hasOwn(step.expect, 'refused')) refusalAnswered = true;
      else answerRefusal();
      const failures = board ? failedExpectations(step.expect, viewBoard(board), refused?.code ?? null) : [];
      steps.push({ line: step.line, step: 'expect', events: [], refused: null, failures });
      refusalAnswered = true;
      continue;
    }
    answerRefusal();
    const decision = decideBoard(step.command, board, address, session);
    refused = decision.ok ? null : decision.refusal;
    refusalAnswered = decision.ok;
    const events = decision.ok ? decision.events : [];
    for (const event of events) board = evolveBoard(board, event);
    steps.push({
      line: step.line,
      step: step.command.type,
      events: events.map(boardEventInWords),
      refused,
      failures: [],
    });
  }
  answerRefusal();
  return { ok: steps.every(({ failures }) => failures.length === 0), steps, view: board && viewBoard(board) };
};
