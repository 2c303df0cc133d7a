import type { BoardCommand, Command } from '@app/contract';
import {
  type Alternative,
  type Step,
  type WhatIf,
  type Simulation,
  EMPTY_SIMULATION,
  whatIf,
  withEvent,
} from '@app/documents';
import { inEnglish } from '@app/messages';
import {
  DEAL,
  aWandering,
  documentsOf,
  having,
  opened,
  playedSimulation,
  toBoard,
  toSession,
  tricksIn1NT,
  wander,
} from '@app/testing';
import fc from 'fast-check';
import { samples } from '../../../../test/samples';

const BOARD = 'board-s.1.1';
const law = { edition: 'wbf-2017', authority: 'WBF', paragraph: '12C1' } as const;

const step =
  (command: Command): Step =>
  () => ({ ok: true, command });
const onBoard = (command: BoardCommand): Step => step(toBoard('1', 1, command));

const alternative = (given: Partial<Alternative>): Alternative => ({
  without: [],
  steps: [],
  rest: 'replayed',
  ...given,
});

const ask = (simulation: Simulation, given: Partial<Alternative>, stream = BOARD): WhatIf => {
  const answer = whatIf(simulation, documentsOf(simulation), stream, alternative(given));
  if (!answer.ok) throw new Error(`step ${answer.step}: ${answer.refusal.code}: ${inEnglish(answer.refusal.message)}`);
  return answer;
};

const leftOut = (answer: WhatIf) => answer.leftOut.map(({ event, why }) => [event.revision, inEnglish(why)]);

const assigned = (tricks: number) => ({
  kind: 'assigned' as const,
  components: [{ result: tricksIn1NT(tricks), weight: '1' }],
});

const ruling = (tricks: number, more: object = {}): BoardCommand => ({
  type: 'GiveRuling',
  data: {
    laws: [law],
    reasons: 'damaged',
    by: 'anna',
    rightOfAppeal: true,
    outcome: { NS: assigned(tricks), EW: assigned(tricks) },
    ...more,
  },
});

const fine = {
  contestant: '1',
  kind: 'procedural',
  offence: 'slow',
  amount: { value: '2', unit: 'matchpoints' },
  from: 'total',
  paragraph: 'L90',
  reason: 'slow',
} as const;

/** An auction in which East bids too low, and is made to bid on. */
const auctioned = (): Simulation =>
  having(
    playedSimulation([[]]),
    toSession({ type: 'EnterContestant', data: { contestant: '1', kind: 'pair' } }),
    toSession({ type: 'EnterContestant', data: { contestant: '2', kind: 'pair' } }),
    ...(
      [
        { type: 'OpenBoard', data: { deal: DEAL, contestants: { NS: '1', EW: '2' } } },
        { type: 'MakeCall', data: { seat: 'N', call: '1S' } },
        { type: 'MakeCall', data: { seat: 'E', call: '1H' } },
        { type: 'CallDirector', data: { by: 'S', act: 2 } },
        { type: 'Choose', data: { seat: 'S', law: '27A1', choice: 'decline' } },
        { type: 'MakeCall', data: { seat: 'E', call: '2H' } },
        { type: 'MakeCall', data: { seat: 'S', call: 'Pass' } },
        { type: 'GiveAlert', data: { by: 'N' } },
        { type: 'MakeCall', data: { seat: 'W', call: 'Pass' } },
        { type: 'MakeCall', data: { seat: 'N', call: 'Pass' } },
        { type: 'FaceLead', data: { seat: 'S', card: 'DA' } },
      ] as const
    ).map((command) => toBoard('1', 1, command)),
  );

describe('another course of a board', () => {
  it('a call that was never made takes with it what was about it; what followed stands where it can', () => {
    const simulation = auctioned();
    const types = simulation.streams.get(BOARD)?.events.map(({ type }) => type);
    expect(types?.slice(0, 5)).toEqual(['BoardOpened', 'CallMade', 'CallMade', 'InfractionNoted', 'DirectorCalled']);
    const answer = ask(simulation, { without: [2] });
    expect(leftOut(answer)).toEqual([
      [2, 'taken out'],
      [3, 'it is about board-s.1.1@2, which is not there'],
      [4, 'it is about board-s.1.1@2, which is not there'],
      [5, 'it is about board-s.1.1@2, which is not there'],
    ]);
    const changed = answer.state.map(({ id }) => id);
    expect(changed).toContain('findings');
    expect(changed).not.toContain('contract');
  });

  it('a call replaced changes what can be played afterwards', () => {
    const answer = ask(auctioned(), {
      from: 2,
      without: [2],
      steps: [onBoard({ type: 'MakeCall', data: { seat: 'E', call: 'Pass' } })],
      rest: 'left-out',
    });
    expect(answer.added.map(({ type, revision }) => [type, revision])).toEqual([['CallMade', 2]]);
    expect(answer.leftOut.map(({ why }) => inEnglish(why))).toContain('what came afterwards is left out');
    expect(answer.state.find(({ id }) => id === 'phase')).toEqual({ id: 'phase', before: 'play', after: 'auction' });
  });

  it('a card that nobody holds any more has no place, and it is told why', () => {
    const play: BoardCommand = { type: 'FaceLead', data: { seat: 'S', card: 'DA' } };
    const simulation = auctioned();
    const last = (simulation.streams.get(BOARD)?.events.length ?? 0) - 1;
    const answer = ask(simulation, { from: last, steps: [onBoard(play)] });
    expect(leftOut(answer)).toEqual([[last, expect.stringMatching(/^PlayHasBegun: /) as string]]);
  });

  it('a step that cannot be taken is named', () => {
    const simulation = auctioned();
    const steps = [
      onBoard({ type: 'NoteRemark', data: { by: 'N', text: 'oh' } }),
      onBoard({ type: 'FaceLead', data: { seat: 'S', card: 'SA' } }),
    ];
    expect(whatIf(simulation, documentsOf(simulation), BOARD, alternative({ from: 1, steps }))).toMatchObject({
      ok: false,
      step: 1,
      refusal: { code: 'CardNotHeld' },
    });
  });

  it('a board that was never opened is not there', () => {
    const simulation = playedSimulation([[7, 8, 9]]);
    const answer = ask(simulation, { without: [0] });
    expect(leftOut(answer)[1]).toEqual([1, expect.stringMatching(/^BoardNotOpen: /) as string]);
    expect(answer.differences.boards).toMatchObject([{ id: BOARD, after: null }]);
    // Two tables are left: 2-0 where there was 4-2-0.
    expect(answer.differences.scores.map(({ id, after }) => [id, after?.points?.NS])).toEqual([
      [BOARD, undefined],
      ['board-s.2.1', '0'],
      ['board-s.3.1', '2'],
    ]);
  });
});

describe('another ruling', () => {
  const simulation = having(
    playedSimulation([[7, 8, 9]]),
    toBoard('1', 1, ruling(10, { penalties: [fine] })),
    toBoard('1', 1, { type: 'TellRuling', data: { ruling: 2, at: '2026-02-01T20:00:00Z', to: ['1', '4'] } }),
  );

  it('in place of the one that was given: the score, the places, and no penalty', () => {
    const answer = ask(simulation, { without: [2], steps: [onBoard(ruling(8))] });
    expect(leftOut(answer)).toEqual([
      [2, 'taken out'],
      [3, 'it is about board-s.1.1@2, which is not there'],
      [4, 'it is about board-s.1.1@2, which is not there'],
    ]);
    expect(answer.added.map(({ type }) => type)).toEqual(['RulingGiven', 'ScoreAdjusted']);
    expect(answer.differences.penalties).toMatchObject([{ id: 'session-s@9', after: null }]);
    expect(
      answer.differences.scores.map(({ id, before, after }) => [id, before?.points?.NS, after?.points?.NS]),
    ).toEqual([
      ['board-s.1.1', '4', '1'],
      ['board-s.2.1', '0', '1'],
      ['board-s.3.1', '2', '4'],
    ]);
  });

  it('earlier on the board: the one that was given comes after it with its penalty, and counts', () => {
    const answer = ask(simulation, { from: 2, steps: [onBoard(ruling(8))] });
    expect(answer.leftOut).toEqual([]);
    expect(answer.differences.penalties).toEqual([]);
    expect(answer.differences.scores).toEqual([]);
    expect(answer.differences.decisions.filter(({ after }) => after?.inForce).length).toBeGreaterThan(0);
  });

  it('and none at all', () => {
    const { differences } = ask(simulation, { without: [2, 3] });
    expect(differences.boards).toMatchObject([
      { before: { score: { kind: 'adjusted' } }, after: { score: { kind: 'score' } } },
    ]);
    expect(differences.penalties).toMatchObject([{ after: null }]);
  });
});

describe('another course of a session', () => {
  it('without a penalty, and with another', () => {
    const impose = (value: string): Command =>
      toSession({ type: 'ImposePenalty', data: { ...fine, amount: { value, unit: 'matchpoints' } } });
    const simulation = having(
      playedSimulation([[7, 8, 9]]),
      impose('2'), // session-s@8
      toSession({
        type: 'VaryPenalty',
        data: { penalty: 8, amount: { value: '3', unit: 'matchpoints' }, paragraph: 'L91A', reason: 'more' },
      }),
    );
    const answer = ask(simulation, { without: [8], steps: [step(impose('1'))] }, 'session-s');
    expect(leftOut(answer)).toEqual([
      [8, 'taken out'],
      [9, 'it is about session-s@8, which is not there'],
    ]);
    expect(answer.differences.penalties).toMatchObject([
      { id: 'session-s@8', before: { amount: '3' }, after: null },
      { id: 'session-s@8', before: null, after: { amount: '1' } },
    ]);
    expect(answer.differences.standings.map(({ contestant }) => contestant)).toContain('1');
  });
});

it('nothing is lost by a word said in between, whatever has happened', () => {
  fc.assert(
    fc.property(aWandering, fc.nat(100), (steps, where) => {
      const events = wander(steps, opened());
      const session = playedSimulation([[]]);
      const simulation = events.reduce(
        (so, { type, data }, revision) =>
          withEvent(so, { streamId: BOARD, revision, position: so.position, type, data }),
        { ...EMPTY_SIMULATION, ...session },
      );
      const from = 1 + (where % events.length);
      const answer = ask(simulation, { from, steps: [onBoard({ type: 'GiveReview', data: { by: 'N', to: 'E' } })] });
      expect(answer.leftOut).toEqual([]);
      const after = answer.state.map(({ id }) => id);
      expect(after).not.toContain('phase');
      expect(after).not.toContain('result');
      expect(after).not.toContain('hands');
      expect(after).not.toContain('contract');
    }),
    { numRuns: samples(40) },
  );
});
