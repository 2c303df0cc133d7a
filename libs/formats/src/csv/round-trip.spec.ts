import { BIDS, RISKS, SEATS } from '@app/bridge';
import type { BoardEvent } from '@app/contract';
import { textsOf } from '@app/messages';
import { exportedBoard, exportedSession, opened } from '@app/testing';
import fc from 'fast-check';
import { bytesOf, saidOf } from '../for-specs';
import type { ImportedBoard } from '../imported';
import { readCsv } from './read-csv';
import { writeCsv } from './write-csv';
import '../../../../test/property-seed';

const EXPECTED: readonly string[] = ['note columns-not-read', 'note score-alone'];
const PERCENT = { NS: 60, EW: 40 };

const aHistory: fc.Arbitrary<readonly BoardEvent[]> = fc.oneof(
  fc
    .option(
      fc.record({
        bid: fc.constantFrom(...BIDS),
        declarer: fc.constantFrom(...SEATS),
        risk: fc.constantFrom(...RISKS),
        tricks: fc.nat(13),
      }),
    )
    .map((result): BoardEvent[] => [{ type: 'ResultEntered', data: { result, source: 'slip' } }]),
  fc
    .integer({ min: -760, max: 760 })
    .map((tens): BoardEvent[] => [{ type: 'ScoreEntered', data: { score: tens * 10 || 0, source: 'list' } }]),
  fc.constant<BoardEvent[]>([
    { type: 'ScoreAdjusted', data: { kind: 'artificial', percent: PERCENT, authority: 'director:anna' } },
  ]),
);

const resultOf = (event: BoardEvent | undefined) => {
  if (event?.type === 'ScoreEntered') return ['score-only', event.data.score];
  if (event?.type !== 'ResultEntered') return ['artificial', PERCENT];
  const { result } = event.data;
  return result === null ? ['passed-out'] : ['played', result.bid, result.risk, result.declarer, result.tricks];
};

const resultIn = ({ result }: ImportedBoard) => {
  if (result?.kind === 'played') return [result.kind, result.bid, result.risk, result.declarer, result.tricks];
  if (result?.kind === 'score-only') return [result.kind, result.score];
  return result?.kind === 'artificial' ? [result.kind, result.percent] : [result?.kind];
};

it('the travellers of a session are read again as they are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(aHistory, aHistory), { minLength: 1, maxLength: 4 }), async (histories) => {
      const tables = histories.flatMap((both, at) =>
        both.map((events, table) => {
          const contestants = { NS: String(table + 1), EW: String(5 + ((table + at) % 2)) };
          return { at: { table: String(table + 1), board: at + 1, round: '1', contestants }, events };
        }),
      );
      const boards = tables.map(({ at, events }) => exportedBoard([opened(at), ...events]));
      const session = exportedSession(boards, {}, { '1': '=A & B', '5': 'C, "c" & D' });
      let text = '';
      for await (const piece of writeCsv(session, textsOf('en'), 'travellers')) text += piece;
      const file = readCsv(bytesOf(text));
      expect(saidOf(file).filter((said) => !EXPECTED.includes(said))).toEqual([]);
      expect(file.contestants.find(({ name }) => name === '1')?.players).toEqual(['=A', 'B']);
      const key = ({ board, table, contestants: { NS, EW } }: Pick<ImportedBoard, 'board' | 'table' | 'contestants'>) =>
        `${board} ${table} ${NS} ${EW}`;
      const read = file.boards.map((board): [string, unknown] => [key(board), resultIn(board)]);
      const own = tables.map(({ at, events: [event] }): [string, unknown] => [key(at), resultOf(event)]);
      expect(new Map(read)).toEqual(new Map(own));
    }),
  );
});
