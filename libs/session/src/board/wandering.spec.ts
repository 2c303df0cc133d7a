import { type BoardEvent, decodeBoardEvent } from '@app/contract';
import {
  type Contract,
  type Seat,
  type Vulnerability,
  BIDS,
  RISKS,
  SEATS,
  TRICKS,
  isSeat,
  leftOf,
  makePbnDeal,
} from '@app/bridge';
import { aDealtPack, aWandering, opened, wander } from '@app/testing';
import fc from 'fast-check';
import { evolveBoard, foldBoard } from './fold';
import { tricksWon } from './tricks';
import { viewBoard } from './view';
import { samples } from '../../../../test/samples';

const EDITIONS = ['wbf-2017', 'wbf-2007'] as const;

const aBoard = fc
  .record({
    hands: aDealtPack,
    dealer: fc.constantFrom(...SEATS),
    vulnerability: fc.constantFrom<Vulnerability>('None', 'NS', 'EW', 'All'),
    laws: fc.constantFrom(...EDITIONS),
    // Half of them begin with the play, so that enough of that is seen.
    contract: fc.option(
      fc.record({
        bid: fc.constantFrom(...BIDS),
        declarer: fc.constantFrom(...SEATS),
        risk: fc.constantFrom(...RISKS),
      }),
    ),
  })
  .map(({ hands, contract, ...rest }) => ({
    hands,
    opening: { ...rest, deal: makePbnDeal(hands), ...(contract ? { contract } : {}) },
  }));

it('nothing that happens at a table throws, and every event of it can be stored and read back', () => {
  fc.assert(
    fc.property(aBoard, aWandering, ({ opening }, steps) => {
      const events = wander(steps, opened(opening));
      for (const event of events) {
        expect(decodeBoardEvent(JSON.parse(JSON.stringify(event)) as BoardEvent)).toEqual({ ok: true, value: event });
      }
      const board = foldBoard(events);
      expect(board?.revision).toBe(events.length - 1);
      const view = board && viewBoard(board);
      expect(JSON.parse(JSON.stringify(view))).toEqual(view);
    }),
    { numRuns: samples(150) },
  );
});

it('folding all events is folding them in two batches', () => {
  fc.assert(
    fc.property(aBoard, aWandering, fc.nat(100), ({ opening }, steps, at) => {
      const events = wander(steps, opened(opening));
      const first = foldBoard(events.slice(0, at));
      const then = events.slice(at).reduce(evolveBoard, first);
      expect(then).toEqual(foldBoard(events));
    }),
    { numRuns: samples(100) },
  );
});

it('L68: the tricks of both sides make thirteen, once anybody can say how many there are', () => {
  fc.assert(
    fc.property(aBoard, aWandering, ({ opening }, steps) => {
      const board = foldBoard(wander(steps, opened(opening)));
      if (!board) return;
      const won = [tricksWon(board, 'NS'), tricksWon(board, 'EW')].filter((tricks) => tricks !== null);
      expect(won.every((tricks) => tricks >= 0)).toBe(true);
      if (won.length > 0) expect(won.reduce((sum, tricks) => sum + tricks, 0)).toBe(TRICKS);
    }),
    { numRuns: samples(100) },
  );
});

it('every finding is about an act on record, by the seat that did it', () => {
  fc.assert(
    fc.property(aBoard, aWandering, ({ opening }, steps) => {
      const events = wander(steps, opened(opening));
      for (const event of events) {
        if (event.type !== 'InfractionNoted') continue;
        const act: Readonly<Record<string, unknown>> = events[event.data.act]?.data ?? {};
        expect([act.seat, act.by]).toContain(event.data.seat);
        expect(event.data.law.edition).toBe(opening.laws);
      }
    }),
    { numRuns: samples(100) },
  );
});

/** The table turned by a quarter: what North did, East does. */
const MOVED: Readonly<Record<Vulnerability, Vulnerability>> = { None: 'None', NS: 'EW', EW: 'NS', All: 'All' };

const turnedContract = <C extends Contract>(contract: C): C => ({ ...contract, declarer: leftOf(contract.declarer) });

const turned = (event: BoardEvent): BoardEvent => {
  if (event.type === 'BoardOpened') {
    const { dealer, vulnerability, contract, ...rest } = event.data;
    const moved = { ...rest, dealer: leftOf(dealer), vulnerability: MOVED[vulnerability] };
    return { type: event.type, data: contract ? { ...moved, contract: turnedContract(contract) } : moved };
  }
  if (event.type === 'ResultAgreed') {
    return { type: event.type, data: { result: event.data.result && turnedContract(event.data.result) } };
  }
  const data: Readonly<Record<string, unknown>> = event.data;
  const seats = ['seat', 'by'].flatMap((field): (readonly [string, Seat])[] => {
    const seat = data[field];
    return isSeat(seat) ? [[field, leftOf(seat)]] : [];
  });
  return { type: event.type, data: { ...data, ...Object.fromEntries(seats) } } as BoardEvent;
};

it('the table turned by a quarter goes the same way, and the score changes its sign', () => {
  fc.assert(
    fc.property(aBoard, aWandering, ({ hands, opening }, steps) => {
      const deal = makePbnDeal({ N: hands.W, E: hands.N, S: hands.E, W: hands.S });
      const here = wander(steps, opened(opening));
      const start = turned(opened(opening));
      if (start.type !== 'BoardOpened') return;
      const there = wander(steps, { type: 'BoardOpened', data: { ...start.data, deal } });
      expect(there.slice(1)).toEqual(here.slice(1).map(turned));
      const [one, other] = [foldBoard(here), foldBoard(there)];
      if (!one || !other) throw new Error('both boards were opened');
      const [a, b] = [viewBoard(one), viewBoard(other)];
      const seat = (of: Seat | null): Seat | null => of && leftOf(of);
      expect(b.turn).toEqual(seat(a.turn));
      expect([b.won.EW, b.won.NS]).toEqual([a.won.NS, a.won.EW]);
      if (a.score.kind === 'score')
        expect(b.score).toEqual({ kind: 'score', score: a.score.score === 0 ? 0 : -a.score.score });
    }),
    { numRuns: samples(100) },
  );
});
