import { scoredAnew, wholeExport } from '@app/application';
import { makePbnDeal } from '@app/bridge';
import type { Conditions } from '@app/contract';
import { memoryLedger } from '@app/ledger';
import { type SessionDoc, playedIn } from '@app/session';
import { aDealtPack, exportedBoard, opened, sessionDoc } from '@app/testing';
import fc from 'fast-check';
import type { SessionExport } from '../export/session-export';
import type { ImportedBoard } from '../imported';
import { outOfOrder } from './element-order';
import { aTableResult, usebioOf } from './for-specs';
import { readUsebio } from './read-usebio';
import '../../../../test/property-seed';

/** Matches of teams in USEBIO: what is written of a session is read again. */

type Exported = ReturnType<typeof exportedBoard>;

const sessionOf = (boards: readonly Exported[], departing: Partial<SessionDoc>): SessionExport => {
  const session = sessionDoc({
    id: 's',
    contestants: ['lions', 'owls', 'bears', 'cats'].map((contestant) => ({
      contestant,
      kind: 'team',
      players: ['1', '2', '3', '4', '5'].map((number) => `${contestant}${number}`),
    })),
    ...departing,
  });
  const stage = [{ session, boards: boards.map(({ doc }) => doc) }];
  const documents = { session, stage, contest: [session], scores: () => scoredAnew(stage) };
  const whole = wholeExport(memoryLedger(), documents, { lions: 'The <Lions>', lions1: 'Åse & Bo' }, () => null);
  return { ...whole, boardOf: (doc) => Promise.resolve(boards.find((one) => one.doc.id === doc.id) ?? null) };
};

const SWISS: Conditions = {
  name: 'Cup',
  contestants: 'team',
  stages: [{ stage: 'all', form: 'swiss', scoring: 'team-vp' }],
};

/** Two matches in each of two rounds, over boards of their own; who sits with whom changes from board to board. */
const MATCHES = [
  ['lions', 'owls', '1'],
  ['bears', 'cats', '1'],
  ['lions', 'bears', '2'],
  ['owls', 'cats', '2'],
] as const;
const LINE_UPS = [
  ['1', '2', '3', '4'],
  ['2', '1', '3', '5'],
  ['1', '3', '4', '2'],
] as const;

const players = (NS: string, EW: string, lineUp: number) => {
  const [one, two, three, four] = LINE_UPS[lineUp % LINE_UPS.length] ?? LINE_UPS[0];
  return { N: `${NS}${one}`, S: `${NS}${two}`, E: `${EW}${three}`, W: `${EW}${four}` };
};

const aSession = fc
  .record({
    departing: fc.constantFrom<Partial<SessionDoc>>(
      { scoring: 'team-imps' },
      { scoring: 'board-a-match' },
      { scoring: 'team-vp', conditions: SWISS, contest: { contest: 'c', stage: 'all', session: 1 } },
    ),
    deal: aDealtPack.map((hands) => makePbnDeal(hands)),
    results: fc.array(fc.tuple(aTableResult, aTableResult), { minLength: 4, maxLength: 12 }),
    lineUp: fc.nat(2),
  })
  .map(({ departing, deal, results, lineUp }) =>
    sessionOf(
      results.flatMap((rooms, at) => {
        const [home, away, round] = MATCHES[at % MATCHES.length] ?? MATCHES[0];
        const board = 1 + Math.floor(at / MATCHES.length) + (round === '1' ? 0 : 10);
        return rooms.map((result, nth) => {
          const contestants = nth === 0 ? { NS: home, EW: away } : { NS: away, EW: home };
          return exportedBoard([
            opened({
              table: `${contestants.NS}-${contestants.EW}`,
              board,
              round,
              deal,
              contestants,
              players: players(contestants.NS, contestants.EW, lineUp + at),
            }),
            result,
          ]);
        });
      }),
      { date: '2026-02-02', ...departing },
    ),
  );

const partners = (one: string | undefined, other: string | undefined): string => [one, other].toSorted().join('+');

const key = (board: number | null, { NS, EW }: { readonly NS?: string; readonly EW?: string }): string =>
  `${board}:${NS}-${EW}`;

const saysOf = ({ result, stated, players: sat, round }: ImportedBoard) => ({
  result:
    result?.kind === 'played'
      ? [result.bid, result.risk, result.declarer, result.tricks]
      : result?.kind === 'score-only'
        ? result.score
        : result?.kind,
  points: stated.imps,
  round,
  pairs: [partners(sat.N, sat.S), partners(sat.E, sat.W)],
});

const resultOf = (result: SessionExport['docs'][number]['result']) => {
  if (result?.kind === 'score-only') return result.score;
  const made = playedIn(result);
  return made ? [made.bid, made.risk, made.declarer, made.tricks] : 'passed-out';
};

const own = (session: SessionExport) => {
  const points = new Map(session.travellers.flatMap(({ lines }) => lines.map((line) => [line.id, line.points])));
  const name = (player: string | undefined) => player && (session.names[player] ?? player);
  return new Map(
    session.docs.map(({ id, board, contestants, result, players: sat, round }) => [
      key(board, contestants),
      {
        result: resultOf(result),
        points: session.session.scoring === 'board-a-match' ? undefined : (points.get(id) ?? undefined),
        round,
        pairs: [partners(name(sat.N), name(sat.S)), partners(name(sat.E), name(sat.W))],
      },
    ]),
  );
};

it('matches of teams are read again: who met, who sat together, results, IMPs, deals', async () => {
  const types = new Set<string>();
  await fc.assert(
    fc.asyncProperty(aSession, async (session) => {
      const text = await usebioOf(session);
      const file = readUsebio(new TextEncoder().encode(text));
      expect(outOfOrder(text)).toEqual([]);
      types.add(/<EVENT EVENT_TYPE="(\w+)"/.exec(text)?.[1] ?? '');
      expect(file.report.filter(({ kind }) => kind === 'error' || kind === 'contradiction')).toEqual([]);
      const { scoring } = session.session;
      expect(file).toMatchObject({ date: '2026-02-02', scoring: scoring === 'team-vp' ? 'team-imps' : scoring });
      expect(new Map(file.boards.map((one) => [key(one.board, one.contestants), saysOf(one)]))).toEqual(own(session));
      expect(file.contestants.map(({ name, kind }) => [name, kind])).toEqual(
        session.session.contestants.map(({ contestant }) => [contestant, 'team']),
      );
      expect(file.contestants.map(({ players: all }) => all.length)).toEqual([5, 5, 5, 5]);
      expect(file.contestants[0]?.players).toContain('Åse & Bo');
      expect(file.deals.length).toBe(new Set(session.docs.map(({ board }) => board)).size);
    }),
  );
  expect([...types].toSorted()).toEqual(['SWISS_TEAMS', 'TEAMS']);
});
