import type { Edition } from '@app/bridge';
import type { BoardView } from '@app/session';
import { parseScenario } from './parse';
import { partings } from './partings';
import { type Played, runScenario } from './run-scenario';

const TEXT = `session: { laws: [wbf-2017, wbf-2007] }
board: { number: 1 }
steps:
  - make-call: { seat: N, call: 1S }
  - make-call: { seat: E, call: 1H }
  - expect: {}
  - make-call: { seat: S, call: Pass }
`;

/** The same course under an edition, with what an engine would add to the state after each step. */
const played = (edition: Edition, ...ruled: readonly object[]): Played => {
  const parsed = parseScenario(TEXT);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const { outcome, states, stream } = runScenario(parsed.scenario, edition);
  return { outcome, stream, states: states.map((view, index): BoardView => ({ ...view, ...ruled[index] })) };
};

const accept = (law: string) => ({ law, for: 'S', choices: ['accept', 'decline'] });
const pass = (law: string, extent: string) => ({ kind: 'pass', for: 'W', law, extent, act: 7 });

describe('the partings of two editions', () => {
  it('are none where only the citations differ', () => {
    expect(partings(played('wbf-2017'), played('wbf-2007'))).toEqual([]);
  });

  it('are told once, at the step and in the field where they happen', () => {
    const one = { obligations: [pass('30B1b(ii)', 'once')], turn: 'E' };
    const other = { obligations: [pass('30B2a', 'throughout')], turn: 'W' };
    expect(partings(played('wbf-2017', {}, one, one, one), played('wbf-2007', {}, other, other, other))).toEqual([
      {
        index: 1,
        line: 5,
        step: 'MakeCall',
        field: 'obligations',
        only: {
          'wbf-2017': ['W must pass at the next turn (30B1b(ii))'],
          'wbf-2007': ['W must pass for the rest of the auction (30B2a)'],
        },
        renumbered: false,
      },
      {
        index: 1,
        line: 5,
        step: 'MakeCall',
        field: 'turn',
        only: { 'wbf-2017': ['E to act'], 'wbf-2007': ['W to act'] },
        renumbered: false,
      },
    ]);
  });

  it('say which paragraph has only moved', () => {
    const one = played('wbf-2017', { options: [accept('25A6')] });
    const other = played('wbf-2007', { options: [accept('25A4')] });
    expect(partings(one, other)).toMatchObject([
      {
        index: 0,
        field: 'options',
        only: {
          'wbf-2017': ['S may choose: accept or decline (25A6)'],
          'wbf-2007': ['S may choose: accept or decline (25A4)'],
        },
        renumbered: true,
      },
    ]);
  });

  it('of a field with one value tell both values, where one of them is new', () => {
    const one = played('wbf-2017', { turn: 'E' }, { turn: 'E' });
    const other = played('wbf-2007', { turn: 'W' }, { turn: 'N' });
    expect(partings(one, other).map(({ index, only }) => [index, Object.values(only)])).toEqual([
      [0, [['E to act'], ['W to act']]],
      [1, [['E to act'], ['N to act']]],
    ]);
  });
});
