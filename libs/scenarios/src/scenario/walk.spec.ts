import type { BoardView } from '@app/session';
import { parseScenario } from './parse';
import { partings } from './partings';
import { type Played, runScenario } from './run-scenario';
import { stepLines } from './walk';

const TEXT = `session: { laws: [wbf-2017, wbf-2007] }
board: { number: 1 }
steps:
  - make-call: { seat: N, call: 1S }
  - make-call: { seat: E, call: Pass }
  - expect: { turn: S }
  - make-call: { seat: S, call: Pass }
  - agree-result: { result: null }
`;

/** What an engine would leave open after each step. */
type Open = Partial<Pick<BoardView, 'options' | 'obligations'>>;

const played = (edition: 'wbf-2017' | 'wbf-2007', ...open: readonly Open[]): Played => {
  const parsed = parseScenario(TEXT);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const { outcome, states, stream } = runScenario(parsed.scenario, edition);
  return { outcome, stream, states: states.map((view, index): BoardView => ({ ...view, ...open[index] })) };
};

const accept = (law: string) => ({
  options: [{ law, for: 'S' as const, choices: ['accept', 'decline'], act: 1, until: '' }],
});
const pass = (extent: 'once' | 'throughout', law: string) => ({
  obligations: [{ kind: 'pass' as const, for: 'W' as const, extent, law, act: 1 }],
});

const walk = (...runs: readonly Played[]): readonly string[] => {
  const [one, other] = runs;
  const parted = one && other ? partings(one, other) : [];
  return (one?.states ?? []).flatMap((_, index) =>
    stepLines(
      runs,
      index,
      parted.filter((parting) => parting.index === index),
    ),
  );
};

describe('the walk through a scenario', () => {
  it('tells after each step what is open, where that has changed', () => {
    const open = accept('27A1');
    expect(walk(played('wbf-2017', open, open, open, pass('once', '30A')))).toEqual([
      '   4  N bids 1S',
      '        S may choose: accept or decline (27A1)',
      '   5  E passes',
      '   7  S passes',
      '        W must pass at the next turn (30A)',
      '   8  AgreeResult: refused (AuctionNotEnded)',
      '        nothing is open any more',
    ]);
  });

  it('under two editions tells what both have once, and where they part', () => {
    const one = played('wbf-2017', accept('25A6'), pass('once', '30B1b(ii)'));
    const other = played('wbf-2007', accept('25A4'), pass('throughout', '30B1b'));
    expect(walk(one, other)).toEqual([
      '   4  N bids 1S',
      '        the same under other numbers:',
      '          S may choose: accept or decline (wbf-2017 25A6, wbf-2007 25A4)',
      '   5  E passes',
      '        the editions part:',
      '          wbf-2017  W must pass at the next turn (30B1b(ii))',
      '          wbf-2007  W must pass for the rest of the auction (30B1b)',
      '   7  S passes',
      '   8  AgreeResult: refused (AuctionNotEnded)',
    ]);
  });
});
