import type { Edition } from '@app/bridge';
import { evolveBoard } from '@app/session';
import { parseScenario } from './parse';
import { type Played, runScenario } from './run-scenario';

const HEAD = 'session: { laws: wbf-2017 }\nboard: { number: 1 }\nsteps:\n';

const played = (steps: string, edition: Edition = 'wbf-2017', head = HEAD): Played => {
  const parsed = parseScenario(head + steps);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return runScenario(parsed.scenario, edition);
};

const failures = (...args: Parameters<typeof played>): readonly string[] =>
  played(...args).outcome.steps.flatMap((step) => step.failures.map((failure) => `${step.line}: ${failure}`));

describe('a scenario', () => {
  it('says at which position the engine threw, and ends there', () => {
    const parsed = parseScenario(
      `${HEAD}  - make-call: { seat: N, call: 1S }\n  - make-call: { seat: E, call: 1H }\n  - expect: { turn: W }\n`,
    );
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    const { outcome, states } = runScenario(parsed.scenario, 'wbf-2017', (board, event) => {
      if (event.type === 'CallMade' && event.data.seat === 'E')
        throw new RangeError('Maximum call stack size exceeded');
      return evolveBoard(board, event);
    });
    expect(outcome.ok).toBe(false);
    expect(outcome.steps.map(({ failures: failed }) => failed)).toEqual([
      [],
      ['defect at position 2 (CallMade): RangeError: Maximum call stack size exceeded'],
    ]);
    expect(states).toHaveLength(1);
  });

  it('is as it expects, or says where it is not', () => {
    const steps = '  - make-call: { seat: N, call: 1S }\n  - expect: { turn: E, findings: [] }\n';
    expect(played(steps).outcome).toMatchObject({ edition: 'wbf-2017', checked: true, ok: true });
    expect(failures(steps.replace('turn: E', 'turn: W'))).toEqual(['5: turn: expected "W", it is "E"']);
  });

  it('expects the law of any entry by its paragraph alone', () => {
    const steps = `  - make-call: { seat: N, call: 1S }
  - make-call: { seat: E, call: 1H }
  - award-artificial-score: { percent: { NS: 60, EW: 40 }, authority: TD }
  - expect: { findings: [{ law: 27A }], auction: [{}, { findings: [{ law: 27A }] }], adjusted: { law: 12C2 } }
`;
    expect(failures(steps)).toEqual([]);
    expect(failures(steps.replace('adjusted: { law: 12C2 }', 'adjusted: { law: 12C1 }'))).toEqual([
      '7: adjusted.law: expected "12C1", it is "12C2"',
    ]);
  });

  it('has a refusal only where the next step expects one', () => {
    const refused = '  - play-card: { seat: N, card: SA }\n  - play-card: { seat: N, card: SA }\n';
    const steps = `  - agree-result: { result: null }\n${refused}`;
    expect(failures(`${steps}  - expect: { refused: null }\n`)).toEqual([
      '4: refused (AuctionNotEnded): the auction goes on',
    ]);
    expect(failures('  - agree-result: { result: null }\n  - expect: { refused: AuctionNotEnded }\n')).toEqual([]);
    expect(failures('  - agree-result: { result: null }\n  - expect: { turn: N }\n')).toHaveLength(1);
  });

  it('names an act by its seat and call or card, the last one of that name', () => {
    const steps = `  - make-call: { seat: N, call: 1S }
  - make-call: { seat: E, call: Pass }
  - make-call: { seat: S, call: Pass }
  - make-call: { seat: W, call: 2H }
  - make-call: { seat: N, call: Pass }
  - make-call: { seat: E, call: Pass }
  - note-tempo: { seat: E, kind: slow, act: E Pass }
  - give-alert: { by: E, act: W 2H }
`;
    const [, first, , hearts, , last] = played(steps).outcome.view.auction;
    expect(first?.tempo).toEqual([]);
    expect(last?.tempo).toHaveLength(1);
    expect(hearts?.alerted).toBe(true);
  });

  it('is told where there is no such act', () => {
    expect(failures('  - make-call: { seat: N, call: 1S }\n  - give-alert: { by: N, act: E 1S }\n')).toEqual([
      '5: refused (ActUnknown): act: E has made no call and shown no card 1S',
    ]);
  });

  it('is played under each edition, with what it expects of both and of each', () => {
    const head = HEAD.replace('wbf-2017', '[wbf-2017, wbf-2007]');
    const steps = `  - make-call: { seat: N, call: 1S }
  - expect: { wbf-2017: { laws: wbf-2017 }, wbf-2007: { laws: wbf-2017 } }
`;
    expect(failures(steps, 'wbf-2017', head)).toEqual([]);
    expect(failures(steps, 'wbf-2007', head)).toEqual(['5: laws: expected "wbf-2017", it is "wbf-2007"']);
  });

  it('takes a step that is apart for each edition as the edition has it, or not at all', () => {
    const head = HEAD.replace('wbf-2017', '[wbf-2017, wbf-2007]');
    const steps = `  - make-call: { wbf-2017: { seat: N, call: 1S }, wbf-2007: { seat: N, call: 1H } }
  - make-call: { wbf-2007: { seat: E, call: 1S } }
  - expect: { wbf-2017: { inForce: [1S] }, wbf-2007: { inForce: [1H, 1S] } }
`;
    expect(failures(steps, 'wbf-2017', head)).toEqual([]);
    expect(failures(steps, 'wbf-2007', head)).toEqual([]);
  });

  it('takes a choice under the number that the paragraph has in the edition', () => {
    const steps = `  - make-call: { seat: N, call: 1S }
  - make-call: { seat: E, call: Pass }
  - substitute-call: { seat: N, call: 2S, replaces: N 1S }
  - judge: { question: unintended, answer: unintended }
  - choose: { seat: E, law: 25A6, choice: withdraw }
`;
    const { outcome } = played(steps, 'wbf-2007');
    expect(outcome.steps.map(({ refused }) => refused)).toEqual([null, null, null, null, null]);
    expect(outcome.view.auction[1]).toMatchObject({ seat: 'E', status: 'withdrawn', law: '25A4' });
  });

  it('closes a review under the number that the paragraph has in the edition', () => {
    const steps = `  - make-call: { seat: S, call: 1H }
  - call-director: { by: W }
  - choose: { seat: W, law: 29A, choice: decline }
  - close-review: { law: 72C, decision: no-adjustment, reasons: It did not pay, by: anna }
`;
    const { outcome } = played(steps, 'wbf-2007');
    expect(outcome.steps.map(({ refused }) => refused)).toEqual([null, null, null, null]);
    expect(outcome.steps[3]?.events).toEqual(['Looked at after the play by anna (23): no adjustment: It did not pay']);
  });

  it('expects nothing under an edition that it is not written for', () => {
    const steps = '  - agree-result: { result: null }\n  - expect: { turn: W, laws: wbf-2017 }\n';
    expect(failures(steps)).toHaveLength(2);
    const { outcome } = played(steps, 'wbf-2007');
    expect(outcome).toMatchObject({ edition: 'wbf-2007', checked: false, ok: true, view: { laws: 'wbf-2007' } });
    expect(outcome.steps[0]).toMatchObject({ refused: { code: 'AuctionNotEnded' } });
  });
});
