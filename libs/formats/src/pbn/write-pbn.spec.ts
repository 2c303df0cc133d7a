import { SEATS, leftOf, makePbnDeal, seatsFrom } from '@app/bridge';
import { inEnglish, textsOf } from '@app/messages';
import {
  aDealtPack,
  aWandering,
  called,
  calls,
  exportedBoard,
  exportedSession,
  faced,
  opened,
  wander,
} from '@app/testing';
import fc from 'fast-check';
import type { ExportedBoard, SessionExport } from '../export/session-export';
import type { ImportedFile } from '../imported';
import { type PbnOptions, readPbn } from './read-pbn';
import { auctionSection } from './write-auction';
import { openingLeaderOf } from './write-play';
import { writePbn } from './write-pbn';
import '../../../../test/property-seed';

const written = async (session: SessionExport): Promise<string> => {
  const pieces: string[] = [];
  for await (const piece of writePbn(session, textsOf('en'))) pieces.push(piece);
  return pieces.join('');
};

interface Again {
  readonly text: string;
  readonly file: ImportedFile;
  /** `kind code: words` of the report. */
  readonly said: readonly string[];
}

const again = async (session: SessionExport, options: PbnOptions = {}): Promise<Again> => {
  const text = await written(session);
  const file = readPbn(Uint8Array.from(Buffer.from(text, 'latin1')), options);
  return { text, file, said: file.report.map(({ kind, code, message }) => `${kind} ${code}: ${inEnglish(message)}`) };
};

/** Read as strictly as the standard has it. */
const strictly = (...boards: readonly ExportedBoard[]): Promise<Again> =>
  again(exportedSession(boards), { strict: true });

const standingCalls = ({ view }: ExportedBoard): readonly string[] =>
  view.standing.map(({ seat }, at) => `${seat}:${view.inForce[at] ?? ''}`);

/** Each trick clockwise from its leader, as far as no card before its turn leaves a gap: PBN has no other order. */
const standingCards = ({ view }: ExportedBoard): readonly string[] => {
  const cards: string[] = [];
  for (const trick of [...view.tricks.map((one) => one.cards), view.trick]) {
    for (const seat of trick[0] ? seatsFrom(trick[0].seat) : []) {
      const card = trick.find((one) => one.seat === seat);
      if (!card) return cards;
      cards.push(`${seat}:${card.card}`);
    }
  }
  return cards;
};

const aBoard = fc
  .tuple(aDealtPack, fc.constantFrom(...SEATS), aWandering)
  .map(([hands, dealer, steps]) => exportedBoard(wander(steps, opened({ dealer, deal: makePbnDeal(hands) }))));

/** Calls beyond seven, and what was said after the end, are no calls of PBN. */
const hasItsAuction = (board: ExportedBoard): boolean =>
  (auctionSection(board.view)?.auction.length ?? 0) === board.view.standing.length;

it('whatever happens at a table, no record is refused, and the calls and cards that stand are read again', async () => {
  let [auctions, plays, irregular] = [0, 0, 0];
  await fc.assert(
    fc.asyncProperty(aBoard, async (board) => {
      const { file, said, text } = await again(exportedSession([board]));
      expect([text, said.filter((one) => one.startsWith('error'))]).toEqual([text, []]);
      const [read] = file.boards;
      if (!read || !hasItsAuction(board)) return;
      const made = (read.calls ?? []).map(({ seat, call }) => `${seat}:${call}`);
      expect(made).toEqual(standingCalls(board));
      // An opening lead by the wrong hand that nobody has accepted yet cannot be told from its cards.
      if (board.view.contract && openingLeaderOf(board.view) !== leftOf(board.view.contract.declarer)) return;
      const played = (read.cards ?? []).map(({ seat, card }) => `${seat}:${card}`);
      expect(played).toEqual(standingCards(board));
      auctions += made.length > 0 ? 1 : 0;
      plays += played.length > 0 ? 1 : 0;
      irregular += Object.keys(board.doc.findings).length > 0 ? 1 : 0;
    }),
  );
  expect(Math.min(auctions, plays, irregular)).toBeGreaterThan(5);
});

const board = (...more: Parameters<typeof exportedBoard>[0]): ExportedBoard =>
  exportedBoard([opened({ round: '3', players: { N: 'n', W: 'w' } }), ...more]);

const FOUR_SPADES = calls('N:1S E:Pass S:4S W:Pass N:Pass E:Pass');
const agreed = (tricks: number) =>
  ({ type: 'ResultAgreed', data: { result: { bid: '4S', declarer: 'N', risk: 'undoubled', tricks } } }) as const;

describe('a record', () => {
  it('is one that the standard lets, with the mandatory tags first and the others by name', async () => {
    const { text, said, file } = await strictly(board(...FOUR_SPADES, agreed(10)));
    const tags = [...text.matchAll(/^\[(\w+) /gm)].map(([, name]) => name);
    expect(tags.join(' ')).toBe(
      'Event Site Date Board West North East South Dealer Vulnerable Deal Scoring Declarer Contract Result ' +
        'Competition PairEW PairNS Round Score Section Table Auction ScoreTable TotalScoreTable',
    );
    expect(text).toContain('[Score "NS 420"]');
    expect(said.filter((one) => !one.startsWith('note table-left-out'))).toEqual([]);
    expect(file.boards[0]).toMatchObject({ round: '3', table: '1', section: 'A', result: { bid: '4S', tricks: 10 } });
  });

  it('has a score of which the contract is not known, and tells it in words beside a contract', async () => {
    const score = { type: 'ScoreEntered', data: { score: -140, source: 'list' } } as const;
    const alone = await strictly(board(score));
    expect(alone.text).toContain('[Score "NS -140"]');
    expect(alone.text).toContain('[Contract ""]');
    expect(alone.text).not.toContain('Score entered');
    expect(alone.file.boards.map(({ result }) => result)).toMatchObject([{ kind: 'score-only', score: -140 }]);
    const beside = await strictly(board(...FOUR_SPADES, called('S', 'Pass'), score));
    expect(beside.text).toContain('{Score entered: N-S -140, contract not known (list)}');
    expect(beside.file.boards.map(({ result }) => result)).toMatchObject([{ kind: 'score-only', score: -140 }]);
  });

  it('marks accepted calls out of rotation and insufficient bids', async () => {
    const accepted = board(called('N', '1S'), called('S', '1H'), called('W', 'Pass'));
    const { text } = await strictly(accepted);
    expect(text).toContain('1S ^S ^I 1H Pass');
  });

  it('tells in comments what there is no tag for, without a brace of its own', async () => {
    const { text, file } = await strictly(
      board(
        called('N', '1S'),
        { type: 'TempoNoted', data: { seat: 'E', kind: 'slow', seconds: 42 } },
        { type: 'FactFound', data: { text: 'East {thought} for long', basis: 'agreed' } },
        called('E', 'Pass'),
      ),
    );
    expect(text).toContain('{E is slow (42 s)}');
    expect(text).toMatch(/\{.*East \(thought\) for long.*\}/);
    expect(file.boards[0]?.calls).toHaveLength(2);
  });

  it('has explanations as notes, and the withdrawn call in words', async () => {
    const { text, file } = await strictly(
      board(
        called('N', '1NT'),
        { type: 'ExplanationGiven', data: { by: 'S', act: 1, text: '15-17', manner: 'spoken' } },
        called('E', 'Pass'),
      ),
    );
    expect(text).toContain('1NT =1=');
    expect(text).toContain('[Note "1:15-17"]');
    expect(text).not.toContain('{');
    expect(file.boards[0]?.calls?.[0]?.explanation).toBe('15-17');
  });

  it('marks a result that the play does not show', async () => {
    const { text } = await again(exportedSession([board(...FOUR_SPADES, faced('E', 'HA'), agreed(14 - 1))]));
    expect(text).toContain('[Result "13"]');
    const revoked = board(
      ...FOUR_SPADES,
      faced('E', 'HA'),
      { type: 'CardPlayed', data: { seat: 'S', card: 'H8' } },
      { type: 'CardPlayed', data: { seat: 'W', card: 'H3' } },
      { type: 'CardPlayed', data: { seat: 'N', card: 'H4' } },
      agreed(13),
    );
    expect((await again(exportedSession([revoked]))).text).toContain('[Result "^13"]');
  });

  it('keeps every line within 255 characters of ISO-8859-1', async () => {
    const long = `Łukasz ${'é'.repeat(400)} “end”`;
    const text = await written(exportedSession([board()], { title: long }, { n: long }));
    expect(text.split('\r\n').every((line) => line.length <= 255)).toBe(true);
    expect([...text].every((character) => (character.codePointAt(0) ?? 0) < 256)).toBe(true);
    expect(text).toContain('[North "Lukasz é');
  });
});

it('says at the beginning what PBN has no place for', async () => {
  const weighted = board({
    type: 'ScoreAdjusted',
    data: {
      kind: 'assigned',
      outcome: {
        NS: {
          kind: 'assigned',
          components: [
            { result: agreed(10).data.result, weight: '1/3' },
            { result: agreed(9).data.result, weight: '2/3' },
          ],
        },
        EW: { kind: 'artificial', grade: 'plus' },
      },
      authority: 'director:anna',
    },
  });
  const { text, said } = await strictly(weighted);
  expect(text).toContain('% In words only, for people to read: 1 weighted score\r\n');
  expect(text).toContain('1 score that is not the same for both sides');
  expect(text).toContain('1 score of average plus, average or average minus');
  expect(text).toMatch(/\{.*1\/3 of 4S by N.*/);
  expect(said.filter((one) => one.startsWith('error'))).toEqual([]);
});

it('leaves out boards that are withheld, and says how many', async () => {
  const [shown, hidden] = [board(called('N', '1S')), exportedBoard([opened({ board: 2 }), called('N', '7NT')])];
  const session: SessionExport = {
    ...exportedSession([shown, hidden]),
    withheld: 1,
    boardOf: (doc) => Promise.resolve(doc.board === 1 ? shown : null),
  };
  const text = await written(session);
  expect(text).toContain('% Not in this file: 1 board that others still have to play');
  expect(text).not.toContain('7NT');
  expect(text).not.toContain('[Board "2"]');
});

it('reads a board at a time: the first record is there before the second is read', async () => {
  const boards = [1, 2, 3].map((number) => exportedBoard([opened({ board: number })]));
  const asked: number[] = [];
  const session: SessionExport = {
    ...exportedSession(boards),
    boardOf: (doc) => {
      asked.push(doc.board);
      return Promise.resolve(boards[doc.board - 1] ?? null);
    },
  };
  const pieces = writePbn(session, textsOf('en'));
  await pieces.next();
  expect(asked).toEqual([]);
  expect((await pieces.next()).value).toContain('[Board "1"]');
  expect(asked).toEqual([1]);
});
