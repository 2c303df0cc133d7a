import { makePbnDeal } from '@app/bridge';
import type { BoardEvent } from '@app/contract';
import { playedIn } from '@app/session';
import { aDealtPack, exportedBoard, exportedSession, opened } from '@app/testing';
import fc from 'fast-check';
import { outOfOrder } from './element-order';
import { aTableResult, resultEntered, usebioOf } from './for-specs';
import { readUsebio } from './read-usebio';
import '../../../../test/property-seed';

const PAIRS = ['1', '2', '3', '4', '5', '6'];
/** Three tables and some boards; pairs 4 to 6 move. */
const aSession = fc
  .record({
    scoring: fc.constantFrom('matchpoints' as const, 'cross-imps' as const, 'butler' as const, 'total-points' as const),
    deal: aDealtPack.map((hands) => makePbnDeal(hands)),
    results: fc.array(fc.tuple(aTableResult, aTableResult, aTableResult), { minLength: 1, maxLength: 4 }),
    title: fc.string(),
  })
  .map(({ scoring, deal, results, title }) =>
    exportedSession(
      results.flatMap((tables, board) =>
        tables.map((result, table) =>
          exportedBoard([
            opened({
              table: String(table + 1),
              board: board + 1,
              deal,
              contestants: { NS: String(table + 1), EW: String(4 + ((table + board) % 3)) },
            }),
            result,
          ]),
        ),
      ),
      {
        scoring,
        title,
        date: '2026-02-02',
        contestants: PAIRS.map((contestant) => ({
          contestant,
          kind: 'pair',
          players: [`${contestant}a`, `${contestant}b`],
        })),
      },
      { '1a': 'Åse <Ærø> & "Bo"' },
    ),
  );

const key = (board: number | null, NS?: string, EW?: string): string => `${board}:${NS}-${EW}`;

it('is read again to the same results, points, participants and deals', async () => {
  await fc.assert(
    fc.asyncProperty(aSession, async (session) => {
      const text = await usebioOf(session);
      expect(outOfOrder(text)).toEqual([]);
      const file = readUsebio(new TextEncoder().encode(text));
      expect(file.report.filter(({ kind }) => kind === 'error' || kind === 'contradiction')).toEqual([]);
      expect(file).toMatchObject({ date: '2026-02-02', scoring: session.session.scoring });
      expect(file.contestants.map(({ name }) => name)).toEqual(PAIRS);
      expect(file.contestants[0]?.players[0]).toBe('Åse <Ærø> & "Bo"');

      const { scoring } = session.session;
      const points = scoring === 'matchpoints' ? scoring : scoring === 'butler' ? 'imps' : 'crossImps';
      const read = new Map(
        file.boards.map(({ board, contestants: { NS, EW }, result, stated }) => [
          key(board, NS, EW),
          [
            result?.kind === 'played'
              ? [result.bid, result.risk, result.declarer, result.tricks]
              : result?.kind === 'score-only' && result.score,
            stated[points],
          ],
        ]),
      );
      const own = new Map(
        session.travellers.flatMap(({ board, lines }) =>
          lines.map(({ contestants: { NS, EW }, result, points: both }) => {
            const made = playedIn(result);
            const own = made ? [made.bid, made.risk, made.declarer, made.tricks] : false;
            return [
              key(board, NS, EW),
              [
                result?.kind === 'score-only' ? result.score : own,
                scoring === 'total-points' ? undefined : (both ?? undefined),
              ],
            ] as const;
          }),
        ),
      );
      expect(read).toEqual(own);
      const deals = new Set(file.deals.map(({ hands }) => makePbnDeal(hands)));
      expect([file.deals.length, deals.size]).toEqual([new Set(session.docs.map(({ board }) => board)).size, 1]);
    }),
  );
});

it('keeps sections apart, writes artificial scores as A6040, and names what it leaves out', async () => {
  const percent = { NS: 60, EW: 40 };
  const adjusted: BoardEvent = {
    type: 'ScoreAdjusted',
    data: { kind: 'artificial', percent, authority: 'director:anna' },
  };
  const session = exportedSession([
    exportedBoard([opened({ table: '1' }), adjusted]),
    exportedBoard([opened({ table: '2', section: 'B', contestants: { NS: '3', EW: '4' } }), resultEntered(null)]),
  ]);
  const text = await usebioOf(session);
  const file = readUsebio(new TextEncoder().encode(text));
  expect(file.boards.map(({ section, result }) => [section, result?.kind])).toEqual([
    ['A', 'artificial'],
    ['B', 'passed-out'],
  ]);
  expect(text).toContain('<SCORE>A6040</SCORE>');
  expect(text).toContain('<!-- Not in this file: calls and cards of 2 boards, where they are on record -->');
});
