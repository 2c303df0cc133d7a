import type { BoardCommand, Command, SessionEvent } from '@app/contract';
import { decideOn } from './decide-on';
import { type DecidedCommand, holdsHere } from './decided-before';
import { type OtherStreams, type StreamState, NO_STREAMS, emptyStream, evolveStream } from './stream';

const address = { session: 's', table: '1', board: 1, attempt: 1 };
const emptyOf = (name: string): StreamState => {
  const state = emptyStream(name);
  if (!state) throw new Error(name);
  return state;
};
const EMPTY = emptyOf('board-s.1.1');

const SESSION = [
  { type: 'SessionOpened', data: { session: 's', laws: 'wbf-2017', scoring: 'matchpoints' } },
  { type: 'SectionAdded', data: { section: 'A' } },
  { type: 'ContestantEntered', data: { contestant: '1', kind: 'pair' } },
  { type: 'ContestantEntered', data: { contestant: '2', kind: 'pair' } },
] as readonly SessionEvent[];

const withSession = (...more: readonly SessionEvent[]): OtherStreams => {
  const session = [...SESSION, ...more].reduce(evolveStream, emptyOf('session-s'));
  return { ...NO_STREAMS, stream: (name) => (name === 'session-s' ? session : undefined) };
};

const toBoard = (...commands: readonly BoardCommand[]): readonly Command[] =>
  commands.map((command) => ({ to: 'board', address, command }));

const OPEN: BoardCommand = { type: 'OpenBoard', data: { contestants: { NS: '1', EW: '2' } } };
const CALLS: readonly BoardCommand[] = (['N', 'E', 'S', 'W'] as const).map((seat) => ({
  type: 'MakeCall',
  data: { seat, call: 'Pass' },
}));

const decided = (commands: readonly Command[], others = withSession()): readonly DecidedCommand[] => {
  let state = EMPTY;
  return commands.map((command) => {
    const decision = decideOn(command, state, others);
    if (!decision.ok) throw new Error(decision.refusal.code);
    state = decision.events.reduce<StreamState>(evolveStream, state);
    return { command, events: decision.events };
  });
};

const passedOut = decided(toBoard(OPEN, ...CALLS));

describe('holdsHere', () => {
  it('holds in the session in which it was decided, and where only others have entered', () => {
    const another = { type: 'ContestantEntered', data: { contestant: '3', kind: 'pair' } } as SessionEvent;
    expect(holdsHere(passedOut, EMPTY, withSession())).toBe(true);
    expect(holdsHere(passedOut, EMPTY, withSession(another))).toBe(true);
  });

  it('does not where the board opens otherwise, or cannot be opened', () => {
    const deal = 'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432';
    const set = { type: 'DealsSet', data: { section: 'A', deals: [{ board: 1, deal }] } } as unknown as SessionEvent;
    expect(holdsHere(passedOut, EMPTY, withSession(set))).toBe(false);
    expect(holdsHere(passedOut, EMPTY, NO_STREAMS)).toBe(false);
  });

  it('does not on a board that has been opened', () => {
    const opened = (passedOut[0]?.events ?? []).reduce<StreamState>(evolveStream, EMPTY);
    expect(opened).not.toEqual(EMPTY);
    expect(holdsHere(passedOut, opened, withSession())).toBe(false);
  });

  it('does not once results have been put up', () => {
    const published = {
      type: 'ResultsPublished',
      data: { status: 'official', at: '2026-03-01T22:00:00Z' },
    } as unknown as SessionEvent;
    expect(holdsHere(passedOut, EMPTY, withSession(published))).toBe(false);
  });

  it('does not for what asks the session, nor for what somebody has said', () => {
    const ruling = { type: 'ReverseDecision', data: { decision: 3 } } as unknown as BoardCommand;
    const reversal = toBoard(ruling).map((command) => ({ command, events: [] }));
    expect(holdsHere([...passedOut, ...reversal], EMPTY, withSession())).toBe(false);
    const remark: BoardCommand = { type: 'NoteRemark', data: { by: 'N', text: 'Oh' } } as unknown as BoardCommand;
    expect(holdsHere(decided(toBoard(OPEN, remark)), EMPTY, withSession())).toBe(false);
  });

  it('says nothing of no commands', () => {
    expect(holdsHere([], EMPTY, withSession())).toBe(false);
  });
});
