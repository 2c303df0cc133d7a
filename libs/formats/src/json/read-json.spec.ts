import { SEATS, makePbnDeal } from '@app/bridge';
import type { BoardEvent } from '@app/contract';
import { aDealtPack, aWandering, called, exportedBoard, exportedSession, opened, wander } from '@app/testing';
import fc from 'fast-check';
import { samples } from '../../../../test/samples';
import type { SessionExport } from '../export/session-export';
import { bytesOf, expectAccount, mutationsOf, saidOf } from '../for-specs';
import type { ImportedBoard } from '../imported';
import { recognised } from '../recognise';
import { jsonParts } from './json-parts';
import { readJson } from './read-json';
import { writeJson } from './write-json';
import '../../../../test/property-seed';

const written = async (session: SessionExport): Promise<string> => {
  let text = '';
  for await (const piece of writeJson(session)) text += piece;
  return text;
};

const aBoard = fc
  .tuple(aDealtPack, fc.constantFrom(...SEATS), aWandering)
  .map(([hands, dealer, steps]) => exportedBoard(wander(steps, opened({ dealer, deal: makePbnDeal(hands) }))));

it('whatever happened at a table, the board is read, with the calls and cards in force', async () => {
  let [auctions, plays] = [0, 0];
  await fc.assert(
    fc.asyncProperty(aBoard, async (board) => {
      const file = readJson(bytesOf(await written(exportedSession([board]))));
      expect(saidOf(file).filter((said) => said.startsWith('error'))).toEqual([]);
      expect(file.boards).toHaveLength(1);
      auctions += (file.boards[0]?.calls ?? []).length > 0 ? 1 : 0;
      plays += (file.boards[0]?.cards ?? []).length > 0 ? 1 : 0;
    }),
  );
  expect(Math.min(auctions, plays)).toBeGreaterThan(5);
});

const PLAYED: readonly BoardEvent[] = [
  called('N', '1NT'),
  { type: 'ExplanationGiven', data: { by: 'S', act: 1, text: '15–17 Łukasz', manner: 'spoken' } },
  called('E', 'Pass'),
  called('S', 'Pass'),
  called('W', 'Pass'),
  { type: 'ResultAgreed', data: { result: { bid: '1NT', declarer: 'N', risk: 'undoubled', tricks: 8 } } },
];
const ENTERED: BoardEvent = {
  type: 'ResultEntered',
  data: { result: { bid: '2S', declarer: 'W', risk: 'doubled', tricks: 7 }, source: 'slip' },
};
const ARTIFICIAL: BoardEvent = {
  type: 'ScoreAdjusted',
  data: { kind: 'artificial', percent: { NS: 60, EW: 40 }, authority: 'director:anna' },
};

const SESSION = exportedSession(
  [
    exportedBoard([opened({ table: 'a-1', round: '1', players: { N: 'p1', S: 'p2' } }), ...PLAYED]),
    exportedBoard([opened({ table: '2', round: '1', contestants: { NS: '3', EW: '4' } }), ENTERED]),
    exportedBoard([opened({ table: '2', board: 2, contestants: { NS: '3', EW: '4' } }), ENTERED, ARTIFICIAL]),
    exportedBoard([opened({ board: 4 }), { type: 'ScoreEntered', data: { score: -140, source: 'list' } }]),
    exportedBoard([opened({ board: 3 }), { type: 'BoardNotPlayed', data: { reason: 'late' } }]),
  ],
  {
    title: 'Evening',
    date: '2026-02-02',
    contestants: ['1', '2', '3', '4'].map((contestant) => ({ contestant, kind: 'pair', players: [`p${contestant}`] })),
  },
  { p1: 'Łukasz “Ł”', p2: 'Åse' },
);

const resultIn = ({ result }: ImportedBoard) => {
  if (result?.kind === 'played') return [result.bid, result.risk, result.declarer, result.tricks];
  if (result?.kind === 'score-only') return result.score;
  return result?.kind === 'artificial' ? result.percent : result?.kind;
};

it('reads what was exported: results, players, explanations, points, and artificial scores', async () => {
  const bytes = bytesOf(await written(SESSION));
  expect(recognised(bytes)).toEqual({ isRead: true, format: 'json' });
  const file = readJson(bytes);
  expect(file).toMatchObject({ event: 'Evening', date: '2026-02-02', scoring: 'matchpoints', recordsRead: 5 });
  expect(file.boards.map(resultIn)).toEqual([
    ['1NT', 'undoubled', 'N', 8],
    ['2S', 'doubled', 'W', 7],
    { NS: 60, EW: 40 },
    -140,
    'not-played',
  ]);
  const [first] = file.boards;
  expect(first).toMatchObject({ section: 'A', round: '1', table: '1', players: { N: 'Łukasz “Ł”', S: 'Åse' } });
  expect(first?.calls?.[0]).toMatchObject({ call: '1NT', explanation: '15–17 Łukasz' });
  expect(first?.stated.matchpoints).toEqual({ NS: '2', EW: '0' });
  expect(file.contestants.map(({ name, players }) => [name, ...players])).toEqual([
    ['1', 'Łukasz “Ł”'],
    ['2', 'Åse'],
    ['3', 'p3'],
    ['4', 'p4'],
  ]);
  expect(saidOf(file).filter((said) => !said.startsWith('note'))).toEqual([]);
  await expectAccount(file);
});

it('names what it does not take, and refuses boards that were withheld', async () => {
  const withheld: SessionExport = { ...SESSION, withheld: 3, boardOf: () => Promise.resolve(null) };
  const file = readJson(bytesOf(await written(withheld)));
  expect(saidOf(file)).toEqual(Array(5).fill('error json-withheld'));
  const ruled = exportedSession([
    exportedBoard([
      opened(),
      ENTERED,
      {
        type: 'ScoreAdjusted',
        data: {
          kind: 'assigned',
          outcome: { NS: { kind: 'table' }, EW: { kind: 'artificial', grade: 'plus' } },
          authority: 'd',
        },
      },
    ]),
  ]);
  const told = readJson(bytesOf(await written(ruled)));
  expect(saidOf(told)).toContain('note json-not-read');
});

it.each([
  ['another form', '{"format":"other","version":1}', 'error not-json'],
  ['a later version', '{"format":"session-ledger-export","version":2}', 'error not-json'],
  ['no session', '{"format":"session-ledger-export","version":1,"boards":[]}', 'error json-member'],
  ['a broken member', '{"format":"session-ledger-export","version":1,"session":{]}', 'error json-member'],
  ['nothing', '', 'error not-json'],
])('says of %s what is wrong', (_, text, said) => {
  expect(saidOf(readJson(bytesOf(text)))).toEqual([said]);
});

it('takes the document apart as JSON.parse does, however it is laid out and in whatever pieces it comes', () => {
  fc.assert(
    fc.property(
      fc.record({ a: fc.json(), b: fc.array(fc.jsonValue(), { maxLength: 4 }), c: fc.jsonValue() }),
      fc.nat(3),
      fc.integer({ min: 1, max: 9 }),
      (document, indent, size) => {
        const text = JSON.stringify({ a: document.a, boards: document.b, 'c"': document.c }, null, indent);
        const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
        const parts = [...jsonParts(pieces, 'boards')].map((part) => JSON.parse(part.text) as unknown);
        expect(parts).toEqual(JSON.parse(JSON.stringify([document.a, ...document.b, document.c])));
      },
    ),
  );
});

const PIECES = ['"', '{', '}', '[', ']', ',', 'null', '0', '-1', '"x"', '\\', '\n', '"N"', '[]', '{}'];

it('never throws on changed documents, and accounts for every board', async () => {
  const files = [bytesOf(await written(SESSION)), bytesOf(JSON.stringify(JSON.parse(await written(SESSION)), null, 1))];
  await fc.assert(
    fc.asyncProperty(mutationsOf(files, PIECES), async (bytes) => {
      await expectAccount(readJson(bytes));
    }),
    { numRuns: samples(20_000, 200) },
  );
});
