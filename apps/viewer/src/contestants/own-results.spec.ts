import type { Traveller, TravellerLine } from '@app/contract';
import { boardDoc, sessionDoc } from '@app/testing';
import { ownResults } from './own-results';

const line = (table: string, board: number, round: string, change: Partial<TravellerLine> = {}): TravellerLine => ({
  id: `board-s.${table}.${board}`,
  round,
  table,
  contestants: { NS: '1', EW: '2' },
  result: null,
  score: { kind: 'none' },
  points: null,
  top: null,
  why: null,
  findings: 0,
  confirmed: false,
  ...change,
});

const traveller = (board: number, ...lines: readonly TravellerLine[]): Traveller => ({
  session: 's',
  section: 'A',
  board,
  lines,
});

const scored = (ns: string, ew: string, top: string | null): Partial<TravellerLine> => ({
  points: { NS: ns, EW: ew },
  top,
});

const session = sessionDoc({
  rounds: ['1', '2'].map((round) => ({ round, section: 'A', tables: [] })),
});

describe('own results', () => {
  it('are in the order of play, each with what one has so far of all there was', () => {
    const travellers = [
      traveller(
        1,
        line('1', 1, '2', scored('3.00', '1.00', '4')),
        line('2', 1, '1', { contestants: { NS: '5', EW: '6' } }),
      ),
      traveller(2, line('1', 2, '1', { ...scored('0.00', '4.00', '4'), contestants: { NS: '3', EW: '1' } })),
      traveller(3, line('1', 3, '2')),
    ];
    const { unit, results } = ownResults('1', session, travellers, []);
    expect(unit).toBe('percentage');
    expect(
      results.map(({ board, side, opponents, address, running }) => [board, side, opponents, address, running]),
    ).toEqual([
      [2, 'EW', ['3'], 'board/1.2/EW', '100.0'],
      [1, 'NS', ['2'], 'board/1.1/NS', '87.5'],
      [3, 'NS', ['2'], 'board/1.3/NS', '87.5'],
    ]);
  });

  it('have nothing to show of a board that is not known yet', () => {
    const [only] = ownResults('1', session, [traveller(1, line('1', 1, '1'))], []).results;
    expect(only).toMatchObject({ running: null, counted: { points: null } });
  });

  it('add up where there is no most that can be had', () => {
    const travellers = [
      traveller(1, line('1', 1, '1', scored('-2.50', '2.50', null))),
      traveller(2, line('1', 2, '1', scored('6.00', '-6.00', null))),
    ];
    const { unit, results } = ownResults('1', session, travellers, []);
    expect([unit, ...results.map(({ running }) => running)]).toEqual(['sum', '-2.50', '3.50']);
  });

  it('count a board of a match once, though both pairs of the team have played it', () => {
    const travellers = [
      traveller(
        1,
        line('1', 1, '1', scored('5.00', '-5.00', null)),
        line('2', 1, '1', { ...scored('-5.00', '5.00', null), contestants: { NS: '2', EW: '1' } }),
      ),
    ];
    const { results } = ownResults('1', { ...session, scoring: 'team-imps' }, travellers, []);
    expect(results.map(({ running }) => running)).toEqual(['5.00', '5.00']);
  });

  it('of an individual are its own among those of its partners', () => {
    const individuals = ['1', '2', '3', '4'].map((contestant) => ({
      contestant,
      kind: 'individual' as const,
      players: [`p${contestant}`],
    }));
    const doc = boardDoc({ players: { N: 'p1', S: 'p3', E: 'p2', W: 'p4' } });
    const travellers = [traveller(1, line('1', 1, '1', scored('3.00', '1.00', '4')))];
    const { results } = ownResults('3', { ...session, contestants: individuals }, travellers, [doc]);
    expect(results).toMatchObject([
      { address: 'board/1.1/NS/3', partner: '1', opponents: ['2', '4'], running: '75.0' },
    ]);
  });
});
