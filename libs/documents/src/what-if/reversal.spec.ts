import { saysTheSame } from '@app/bridge';
import type { Command } from '@app/contract';
import {
  type Simulation,
  differences,
  documentsAsIn,
  simulate,
  previewOf,
  stageState,
  standingsView,
  simulationOf,
} from '@app/documents';
import { CHIEF, documentsOf, having, playedSimulation, toBoard, toSession, tricksIn1NT } from '@app/testing';
import fc from 'fast-check';
import { samples } from '../../../../test/samples';

/*
 * Histories drawn at random: four to eight tables with random results, and on them everything that is decided about
 * boards. What cannot be is refused, and leaves the simulation as it was.
 */
const BOARDS = 3;
const PROCESS_MANAGER = { id: 'process-manager', role: 'process-manager' } as const;
const AT = '2026-02-01T20:00:00Z';
const law = { edition: 'wbf-2017', authority: 'WBF', paragraph: '12C1' } as const;

const aWorld: fc.Arbitrary<Simulation> = fc
  .integer({ min: 4, max: 8 })
  .chain((tables) =>
    fc.array(fc.array(fc.integer({ min: 5, max: 12 }), { minLength: tables, maxLength: tables }), {
      minLength: BOARDS,
      maxLength: BOARDS,
    }),
  )
  .chain((tricks) =>
    fc
      .constantFrom('matchpoints' as const, 'cross-imps' as const, 'butler' as const)
      .map((scoring) => playedSimulation(tricks, { scoring })),
  );

const aSide = fc.oneof(
  fc.integer({ min: 4, max: 13 }).map((tricks) => ({
    kind: 'assigned' as const,
    components: [{ result: tricksIn1NT(tricks), weight: '1' }],
  })),
  fc.constantFrom('plus' as const, 'average' as const, 'minus' as const).map((grade) => ({
    kind: 'artificial' as const,
    grade,
  })),
  fc.constant({
    kind: 'assigned' as const,
    components: [
      { result: tricksIn1NT(7), weight: '1/3' },
      { result: tricksIn1NT(9), weight: '2/3' },
    ],
  }),
);
const outcome = fc.record({ NS: aSide, EW: aSide });
const aPenalty = fc
  .record({ contestant: fc.constantFrom('1', '2', '5'), value: fc.constantFrom('1', '5/2') })
  .map(({ contestant, value }) => ({
    contestant,
    kind: 'procedural' as const,
    offence: 'slow',
    amount: { value, unit: 'matchpoints' as const },
    from: 'total' as const,
    paragraph: 'L90',
    reason: 'slow',
  }));

const RULED = { laws: [law], reasons: 'so it is', by: 'anna', rightOfAppeal: true } as const;

const aScore = fc.oneof(
  outcome.map((one) => ({ outcome: one })),
  fc
    .record({ to: fc.constantFrom('NS' as const, 'EW' as const), tricks: fc.constantFrom(1, 2) })
    .map((transfer) => ({ transfer })),
  fc.constant({}),
);

const aRuling = fc.record({ score: aScore, penalties: fc.option(fc.array(aPenalty, { minLength: 1, maxLength: 2 })) });
type Drawn = typeof aRuling extends fc.Arbitrary<infer T> ? T : never;

const rule = ({ score, penalties }: Drawn, table: string, board: number, more: object = {}): Command =>
  toBoard(table, board, {
    type: 'GiveRuling',
    data: { ...RULED, ...score, ...(penalties ? { penalties } : {}), ...more },
  });

const reverse = (table: string, board: number, decision: number): Command =>
  toBoard(table, board, {
    type: 'ReverseDecision',
    data: { decision, at: AT, by: 'chief', authority: 'chief-director', reasons: 'wrong' },
  });

/** What may happen to a board, or to the session; `about` picks one of the board's own events. */
const onBoard = fc.oneof(
  fc.record({ kind: fc.constant('rule' as const), ruling: aRuling }),
  fc.record({ kind: fc.constant('amend' as const), ruling: aRuling, about: fc.nat(8) }),
  fc.record({ kind: fc.constant('reverse' as const), about: fc.nat(8) }),
  fc.record({ kind: fc.constant('correct' as const), tricks: fc.integer({ min: 4, max: 13 }) }),
  fc.record({ kind: fc.constant('decided-on-appeal' as const), outcome }),
  fc.record({ kind: fc.constant('penalty' as const), penalty: aPenalty }),
  fc.record({ kind: fc.constant('publish' as const) }),
);
type Happening = typeof onBoard extends fc.Arbitrary<infer T> ? T : never;

const commandOf = (happening: Happening, table: string, board: number): Command => {
  switch (happening.kind) {
    case 'rule':
      return rule(happening.ruling, table, board);
    case 'amend':
      return rule(happening.ruling, table, board, { amends: happening.about });
    case 'reverse':
      return reverse(table, board, happening.about);
    case 'correct':
      return toBoard(table, board, {
        type: 'CorrectScore',
        data: {
          error: 'entry',
          madeBy: 'official',
          result: tricksIn1NT(happening.tricks),
          raisedAt: AT,
          raisedBy: 'pair 1',
          authority: 'scorer',
          reason: 'read wrong',
        },
      });
    case 'decided-on-appeal':
      return toBoard(table, board, {
        type: 'FollowDecision',
        data: {
          decision: 'appeal-a1@4',
          effect: 'changed',
          outcome: happening.outcome,
          at: AT,
          by: 'chair',
          law,
          authority: 'jury:chair',
          reason: 'so decided',
        },
      });
    case 'penalty':
      return toSession({ type: 'ImposePenalty', data: happening.penalty });
    case 'publish':
      return toSession({ type: 'PublishResults', data: { status: 'provisional', at: AT } });
  }
};

const given = (simulation: Simulation, command: Command) =>
  simulate(simulation, command, command.command.type === 'FollowDecision' ? PROCESS_MANAGER : CHIEF);

interface Placed {
  readonly happening: Happening;
  readonly table: number;
  readonly board: number;
}

const happenings: fc.Arbitrary<readonly Placed[]> = fc.array(
  fc.record({ happening: onBoard, table: fc.integer({ min: 1, max: 4 }), board: fc.integer({ min: 1, max: BOARDS }) }),
  { maxLength: 12 },
);

const after = (simulation: Simulation, all: readonly Placed[]): Simulation =>
  all.reduce((so, { happening, table, board }) => {
    const taken = given(so, commandOf(happening, String(table), board));
    return taken.ok ? taken.simulation : so;
  }, simulation);

const standingsIn = (simulation: Simulation) => standingsView(stageState(documentsOf(simulation)).standings);
const lengthOf = (simulation: Simulation, stream: string): number => simulation.streams.get(stream)?.events.length ?? 0;

describe('for whatever has happened', () => {
  it('a ruling that is reversed leaves the standings as they would have been without it; reversed again, as with it', () => {
    fc.assert(
      fc.property(aWorld, happenings, aRuling, happenings, (simulation, earlier, ruling, later) => {
        const elsewhere = later.filter(({ table, board }) => table !== 1 || board !== 1);
        const before = after(simulation, earlier);
        const at = lengthOf(before, 'board-s.1.1');
        const ruled = given(before, rule(ruling, '1', 1));
        fc.pre(ruled.ok);
        const withIt = after(ruled.simulation, elsewhere);
        const without = having(withIt, reverse('1', 1, at));
        expect(standingsIn(without)).toEqual(standingsIn(after(before, elsewhere)));
        const again = having(without, reverse('1', 1, lengthOf(without, 'board-s.1.1') - 1));
        expect(standingsIn(again)).toEqual(standingsIn(withIt));
      }),
      { numRuns: samples(60) },
    );
  });

  it('a preview is what then happens', () => {
    fc.assert(
      fc.property(
        aWorld,
        happenings,
        onBoard,
        fc.integer({ min: 1, max: 4 }),
        (simulation, earlier, happening, table) => {
          const real = after(simulation, earlier);
          const command = commandOf(happening, String(table), 1);
          const actor = command.command.type === 'FollowDecision' ? PROCESS_MANAGER : CHIEF;
          const preview = previewOf(real, documentsOf(real), command, actor);
          const then = given(real, command);
          expect(preview.ok).toBe(then.ok);
          if (!preview.ok || !then.ok) return;
          expect(preview.events).toEqual(then.events);
          // Read back from the record alone, and scored from the beginning.
          const recorded = simulationOf(
            [...then.simulation.streams.values()]
              .flatMap(({ events }) => events)
              .toSorted((one, other) => one.position - other.position),
          );
          const documents = documentsOf(recorded);
          expect(standingsView(preview.after.standings)).toEqual(standingsView(stageState(documents).standings));
          const [stood, stands] = [stageState(documentsOf(real)), stageState(documents)];
          expect(preview.differences).toEqual(differences(stood, stands));
          const shown = preview.after.sessions.map(({ session, boards }) => ({ session, boards }));
          expect(saysTheSame(shown, documents)).toBe(true);
          expect(documentsAsIn(documents, then.simulation, [])).toEqual(documents);
        },
      ),
      { numRuns: samples(60) },
    );
  });
});
