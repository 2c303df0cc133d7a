import type { LikelyError, PlayedResult } from '@app/contract';
import { type Bid, type Deal, type Seat, isCompleteDeal, parsePbnDeal } from '@app/bridge';
import { inEnglish } from '@app/messages';
import { type SessionDoc, NO_DECISIONS, type ScoreLayer } from '@app/session';
import { boardDoc, sessionDoc } from '@app/testing';
import type { BoardDoc } from '../projections/boards';
import { scoreSession } from '../scores/scored-session';
import { likelyErrors } from './likely-errors';
import { NO_RECORD, type TableRecord } from './table-record';

const made = (bid: Bid, declarer: Seat, tricks: number): PlayedResult => ({ bid, declarer, risk: 'undoubled', tricks });

/** A board at a table of a round; North-South are the pair of the table, East-West `e` with the number. */
const at = (table: number, board: number, result: PlayedResult | null, departing: Partial<BoardDoc> = {}): BoardDoc =>
  boardDoc({
    table: String(table),
    board,
    round: '1',
    contestants: { NS: `n${table}`, EW: `e${table}` },
    result: { kind: 'entered', result, source: 'slip' },
    resultAt: 1,
    ...departing,
  });

const TABLES = [1, 2, 3, 4, 5, 6, 7, 8];

/** Everybody plays 4S by North on board 1 and makes ten tricks, or what is said of a table instead. */
const field = (otherwise: Readonly<Record<number, PlayedResult | null>>, board = 1, usual = made('4S', 'N', 10)) =>
  TABLES.map((table) => at(table, board, table in otherwise ? (otherwise[table] ?? null) : usual));

const errorsOf = (
  docs: readonly BoardDoc[],
  session: Partial<SessionDoc> = {},
  record: (doc: BoardDoc) => TableRecord | null = () => null,
): readonly LikelyError[] => likelyErrors(scoreSession(sessionDoc(session), docs), record);

const short = (errors: readonly LikelyError[]) =>
  errors.map(({ kind, boards }) => [kind, boards.map(({ stream }) => stream).join(' ')]);

const read = parsePbnDeal('N:AKQJT98.AK.AK.AK 765.QJT9.QJT.QJT 43.8765.9876.987 2.432.5432.65432');
const SPADES_OF_NORTH: Deal | null = read.ok && isCompleteDeal(read.value) ? read.value : null;
const hands = (): TableRecord => ({ ...NO_RECORD, deal: SPADES_OF_NORTH });

describe('results that fit otherwise', () => {
  it('says nothing of a field that agrees, nor of small differences', () => {
    expect(errorsOf(field({}))).toEqual([]);
    expect(errorsOf(field({ 2: made('4S', 'S', 11), 3: made('3S', 'N', 10), 4: made('4S', 'N', 9) }))).toEqual([]);
  });

  it('says nothing of a board that one table has played', () => {
    expect(errorsOf([at(1, 1, made('4S', 'E', 10))])).toEqual([]);
  });

  it('finds declarer on the other side, with what would fit and what the others have', () => {
    const [first, ...others] = errorsOf(field({ 5: made('4S', 'E', 10) }));
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      kind: 'wrong-declarer',
      section: 'A',
      round: '1',
      table: '5',
      boards: [
        { stream: 'board-s.5.1', number: 1, event: 'board-s.5.1@1', fits: { result: { bid: '4S', tricks: 10 } } },
      ],
    });
    expect(['N', 'S']).toContain(first?.boards[0]?.fits?.result?.declarer);
    expect(first && inEnglish(first.what)).toMatch(
      /^recorded is 4S by E, 10 tricks; 4S by [NS], 10 tricks fits \d+ times better$/,
    );
    expect(first?.because.map(inEnglish)).toEqual(['board 1 at 7 other tables: 4S by N, 10 tricks (7)']);
  });

  it('leaves a score alone that somebody has adjusted', () => {
    const docs = field({ 5: made('4S', 'E', 10) }).map((doc): BoardDoc =>
      doc.table === '5'
        ? { ...doc, adjusted: { kind: 'artificial', percent: { NS: 60, EW: 40 }, authority: 'director:anna' } }
        : doc,
    );
    expect(errorsOf(docs)).toEqual([]);
  });

  it('finds two results on each other’s board', () => {
    const docs = [
      ...field({ 5: made('3NT', 'W', 9) }),
      ...field({ 5: made('4S', 'N', 10) }, 2, made('3NT', 'W', 9)),
      ...field({}, 3, made('2H', 'E', 8)),
    ];
    expect(short(errorsOf(docs))).toEqual([['wrong-board', 'board-s.5.1 board-s.5.2']]);
  });

  it('finds a round for the other direction, once and not board by board', () => {
    const docs = [
      ...field({ 5: made('4S', 'E', 10) }),
      ...field({ 5: made('3NT', 'N', 9) }, 2, made('3NT', 'W', 9)),
      ...field({ 5: made('2H', 'S', 8) }, 3, made('2H', 'E', 8)),
    ];
    expect(short(errorsOf(docs))).toEqual([['wrong-direction', 'board-s.5.1 board-s.5.2 board-s.5.3']]);
  });

  it('finds tricks that the trumps of a hand rule out, whatever is played', () => {
    const docs = field({ 5: made('7S', 'N', 6) }, 1, made('7S', 'N', 13));
    const [first] = errorsOf(docs, {}, hands);
    expect(first).toMatchObject({ kind: 'wrong-tricks', table: '5' });
    expect(first?.because.map(inEnglish)).toContain(
      'E-W cannot take so many tricks: with the trumps of one hand the other side takes at least 7 tricks whatever is played',
    );
  });

  it('goes by the trumps that a side has', () => {
    const docs = [...field({}).slice(0, 2), at(5, 1, made('2S', 'E', 8))];
    const likelihoodOf = (errors: readonly LikelyError[]): number => Number(errors[0]?.likelihood ?? 0);
    expect(likelihoodOf(errorsOf(docs, {}, hands))).toBeGreaterThan(likelihoodOf(errorsOf(docs)));
    const east = parsePbnDeal('N:AK.AKQ2.AKQ2.AK2 QJT9.JT9.JT9.QJT 8765.876.876.987 432.543.543.6543');
    const deal = east.ok && isCompleteDeal(east.value) ? east.value : null;
    const [first] = errorsOf(field({ 5: made('4S', 'E', 10) }, 1, made('4S', 'N', 10)), {}, () => ({
      ...NO_RECORD,
      deal: deal && { ...deal, N: [...deal.E], E: [...deal.N] },
    }));
    expect(first?.because.map(inEnglish)).toContain("declarer's side has 5 trumps");
  });

  it('finds declarer by the hand that the lead came from', () => {
    const docs = field({}, 1, made('4S', 'N', 10)).map((doc): BoardDoc =>
      doc.table === '5'
        ? { ...doc, result: { kind: 'entered', result: made('4S', 'N', 10), source: 'slip', lead: 'D2' } }
        : doc,
    );
    const [first] = errorsOf(docs, {}, hands);
    // West has the two of diamonds, and leads against South.
    expect(first).toMatchObject({
      kind: 'wrong-declarer',
      table: '5',
      boards: [{ fits: { result: { declarer: 'S' } } }],
    });
    expect(first?.because.map(inEnglish)).toContain('the lead D2 was in the hand of W, who does not lead against N');
  });

  it('compares tables with the same cards alone', () => {
    const other = parsePbnDeal('N:2.432.5432.65432 AKQJT98.AK.AK.AK 765.QJT9.QJT.QJT 43.8765.9876.987');
    const deal = other.ok && isCompleteDeal(other.value) ? other.value : null;
    const docs = field({ 5: made('4S', 'E', 10) });
    const isOther = ({ table }: BoardDoc): boolean => table === '5';
    expect(errorsOf(docs, {}, (doc) => ({ ...NO_RECORD, deal: isOther(doc) ? deal : SPADES_OF_NORTH }))).toEqual([]);
    expect(errorsOf(docs)).toHaveLength(1);
  });

  it('takes two tables that agree with each other for no error: they may have had other cards', () => {
    expect(errorsOf(field({ 5: made('4S', 'E', 10), 6: made('4S', 'W', 10) }))).toEqual([]);
  });
});

describe('who is on record', () => {
  const pairs = (table: string, NS: string, EW: string, boards: readonly number[]) => ({ table, NS, EW, boards });
  const rounds: SessionDoc['rounds'] = [
    { round: '1', section: 'A', tables: [pairs('1', 'n1', 'e1', [1, 2]), pairs('2', 'n2', 'e2', [3, 4])] },
  ];
  const contestants = ['n1', 'n2', 'e1', 'e2'].map((contestant) => ({ contestant, kind: 'pair' as const }));
  const usual = made('1NT', 'N', 7);
  const seated = (table: number, board: number, NS: string, EW: string): BoardDoc =>
    at(table, board, usual, { seated: { NS, EW }, contestants: { NS, EW } });
  const right = [
    seated(1, 1, 'n1', 'e1'),
    seated(1, 2, 'n1', 'e1'),
    seated(2, 3, 'n2', 'e2'),
    seated(2, 4, 'n2', 'e2'),
  ];
  const instead = (...changed: readonly BoardDoc[]) =>
    right.map((doc) => changed.find(({ id }) => id === doc.id) ?? doc);
  const seating = (docs: readonly BoardDoc[], movement = rounds) =>
    errorsOf(docs, { rounds: movement, contestants }).map(({ kind, likelihood, boards, what }) => [
      kind,
      likelihood,
      boards.length,
      what.code,
    ]);

  it('is in order as the movement has it', () => {
    expect(seating(right)).toEqual([]);
  });

  it.each<[string, readonly BoardDoc[], readonly (readonly unknown[])[]]>([
    ['reversed on one', instead(seated(1, 2, 'e1', 'n1')), [['0.9500', 1, 'likely-error.schedule-reversed']]],
    [
      'reversed on all',
      instead(seated(1, 1, 'e1', 'n1'), seated(1, 2, 'e1', 'n1')),
      [['0.8000', 2, 'likely-error.schedule-reversed']],
    ],
    [
      'of the other table',
      instead(seated(1, 1, 'n2', 'e2'), seated(1, 2, 'n2', 'e2'), seated(2, 3, 'n1', 'e1'), seated(2, 4, 'n1', 'e1')),
      [
        ['0.9500', 2, 'likely-error.schedule-exchanged'],
        ['0.9500', 2, 'likely-error.schedule-exchanged'],
      ],
    ],
    ['others', instead(seated(1, 2, 'n1', 'e2')), [['0.7500', 1, 'likely-error.schedule-other']]],
  ])('against the movement: %s', (_, docs, expected) => {
    expect(seating(docs)).toEqual(expected.map((one) => ['switched-pairs', ...one]));
  });

  it('goes by the other boards of the round where there is no movement', () => {
    const third = seated(1, 5, 'n1', 'e1');
    expect(seating([...instead(seated(1, 2, 'e1', 'n1')), third], [])).toEqual([
      ['switched-pairs', '0.9500', 1, 'likely-error.unlike-round'],
    ]);
  });

  it('does not let a pair play a board twice', () => {
    const docs = [seated(1, 1, 'n1', 'e1'), at(2, 1, usual, { contestants: { NS: 'n2', EW: 'e1' }, round: '2' })];
    expect(seating(docs, [])).toEqual([['switched-pairs', '0.9800', 2, 'likely-error.twice']]);
    const teams = contestants.map((one) => ({ ...one, kind: 'team' as const }));
    expect(errorsOf(docs, { contestants: teams })).toEqual([]);
  });

  it('leaves alone what a person has decided', () => {
    const decided = { ...seated(1, 2, 'n1', 'e1'), contestants: { NS: 'e1', EW: 'n1' } };
    expect(seating(instead(decided))).toEqual([]);
  });

  it('finds a result on a board that the table was not to play', () => {
    const docs = instead(seated(1, 2, 'n1', 'e1')).filter(({ board }) => board !== 2);
    const [first] = errorsOf([...docs, seated(1, 4, 'n1', 'e1')], { rounds, contestants });
    expect(first).toMatchObject({ kind: 'wrong-board', boards: [{ stream: 'board-s.1.4', fits: { board: 2 } }] });
  });
});

describe('records that disagree', () => {
  const layer = (number: number, result: PlayedResult | null): ScoreLayer => ({
    kind: 'result',
    at: number,
    result: { kind: 'entered', result, source: number === 1 ? 'slip' : 'tablet' },
  });
  const withLayers = (...layers: readonly ScoreLayer[]) =>
    field({ 5: made('4S', 'N', 6) }).map((doc) =>
      doc.table === '5' ? { ...doc, decisions: { ...NO_DECISIONS, layers } } : doc,
    );
  const differing = (docs: readonly BoardDoc[], record: (doc: BoardDoc) => TableRecord | null = () => null) =>
    errorsOf(docs, {}, record).filter(({ kind }) => kind === 'records-differ');

  it('weighs two entries by how they fit', () => {
    const [first] = differing(withLayers(layer(1, made('4S', 'N', 10)), layer(2, made('4S', 'N', 6))));
    expect(Number(first?.likelihood)).toBeGreaterThan(0.9);
    expect(first?.boards[0]?.fits?.result?.tricks).toBe(10);
    expect(first && inEnglish(first.what)).toContain('4S by N, 10 tricks is on record as well (slip)');
    expect(differing(withLayers(layer(2, made('4S', 'N', 6))))).toEqual([]);
  });

  it('trusts a correction more, and still says where it fits far worse than what it corrects', () => {
    const correction: ScoreLayer = {
      kind: 'correction',
      at: 2,
      data: { result: made('4S', 'N', 6), error: 'table', by: 'anna' } as never,
    };
    const [first] = differing(withLayers(layer(1, made('4S', 'N', 10)), correction));
    const [entered] = differing(withLayers(layer(1, made('4S', 'N', 10)), layer(2, made('4S', 'N', 6))));
    expect(first?.because.map(({ code }) => code)).toContain('likely-error.corrected');
    expect(Number(first?.likelihood)).toBeLessThan(Number(entered?.likelihood));
  });

  it.each<[string, Partial<TableRecord>, string]>([
    ['the auction', { contract: { bid: '4S', declarer: 'S', risk: 'undoubled' } }, 'likely-error.records-differ'],
    ['an auction that was passed out', { contract: null }, 'likely-error.records-differ'],
    [
      'the play',
      { contract: { bid: '4S', declarer: 'N', risk: 'undoubled' }, tricks: [10] },
      'likely-error.records-differ',
    ],
    [
      'the cards so far',
      { contract: { bid: '4S', declarer: 'N', risk: 'undoubled' }, won: { NS: 8, EW: 1 } },
      'likely-error.play',
    ],
  ])('goes by %s on record', (_, record, code) => {
    const docs = field({ 5: made('4S', 'N', 6) });
    const found = errorsOf(docs, {}, ({ table }) => (table === '5' ? { ...NO_RECORD, ...record } : null));
    expect(found.map(({ what }) => what.code)).toContain(code);
  });

  it.each<[LikelyError['kind'], Partial<TableRecord>]>([
    ['wrong-declarer', { contract: { bid: '4S', declarer: 'S', risk: 'undoubled' } }],
    ['wrong-level', { contract: { bid: '5S', declarer: 'N', risk: 'undoubled' } }],
    ['records-differ', { contract: { bid: '4H', declarer: 'N', risk: 'undoubled' } }],
    ['wrong-tricks', { contract: { bid: '4S', declarer: 'N', risk: 'undoubled' }, tricks: [9] }],
  ])('calls what the record of the table contradicts by its name: %s', (kind, record) => {
    const docs = field({ 5: made('4S', 'N', 10) }, 1, made('4S', 'N', 9));
    const found = errorsOf(docs, {}, ({ table }) => (table === '5' ? { ...NO_RECORD, ...record } : null));
    expect(found.filter(({ what }) => what.code === 'likely-error.records-differ').map((one) => one.kind)).toEqual([
      kind,
    ]);
  });

  it('finds the same two on a board at two tables', () => {
    const again = at(9, 1, made('4S', 'N', 9), { contestants: { NS: 'n1', EW: 'e1' } });
    expect(differing([...field({}), again]).map(({ what }) => inEnglish(what))).toEqual([
      expect.stringMatching(/^the same two are recorded on board 1 twice/),
    ]);
  });
});
