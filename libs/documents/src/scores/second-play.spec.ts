import type { AdjustedOutcome } from '@app/contract';
import type { BySide, Edition } from '@app/bridge';
import { textsOf } from '@app/messages';
import type { SessionDoc } from '@app/session';
import { boardDoc, scoring, sessionDoc } from '@app/testing';
import type { BoardDoc } from '../projections/boards';
import { lineageOf } from '../lineage/lineage';
import { scoreSession } from './scored-session';
import { scoredStage } from './scored-stage';
import { stageStandings } from './stage-standings';
import { standingsOf } from './standings';
import { travellersOf } from './traveller';

/*
 * Three tables, three boards, one a round; N-S stay, E-W move up a table. In the second round table 1 plays board 1
 * once more: pair 1 has played it against pair 11, pair 13 was to play it in the third round against pair 2.
 * The director cancels the second result for both, has board 2 played late at table 1, and gives pair 2 average plus
 * and pair 13 average for the board that they have lost.
 */
const CANCELLED: AdjustedOutcome = { kind: 'cancelled' };
const grade = (of: 'plus' | 'average' | 'minus'): AdjustedOutcome => ({ kind: 'artificial', grade: of });

const at = (table: string, board: number, EW: string, score: number, departing: Partial<BoardDoc> = {}): BoardDoc =>
  scoring(score, { table, board, contestants: { NS: table, EW }, ...departing });

const ruled = (doc: BoardDoc, outcome: BySide<AdjustedOutcome>, paragraph: string, edition: Edition): BoardDoc => ({
  ...doc,
  adjusted: {
    kind: 'artificial',
    outcome,
    authority: 'director:anna',
    law: { edition, authority: 'WBF', paragraph },
  },
});

const PLAYED = [
  at('1', 1, '11', 120),
  at('3', 1, '12', 90),
  at('2', 2, '12', 180),
  at('1', 2, '13', 150),
  at('3', 2, '11', 120),
  at('3', 3, '13', 180),
  at('2', 3, '11', 150),
  at('1', 3, '12', 120),
];

const SECOND = at('1', 1, '13', 210, { attempt: 2 });
const LOST = boardDoc({
  table: '2',
  contestants: { NS: '2', EW: '13' },
  result: { kind: 'not-played', reason: 'E-W have seen the board' },
});

/** Where the ruling gives pair 13 its artificial score: with the play that is cancelled, or where it was to play. */
const WAYS = {
  'with the play that is cancelled': { again: { NS: CANCELLED, EW: grade('average') }, lost: CANCELLED },
  'where it was to play': { again: { NS: CANCELLED, EW: CANCELLED }, lost: grade('average') },
} as const;

const docsBy = (way: keyof typeof WAYS, edition: Edition): readonly BoardDoc[] => {
  const paragraph = edition === 'wbf-2007' ? '15B' : '15B1';
  return [
    ...PLAYED,
    ruled(SECOND, WAYS[way].again, paragraph, edition),
    ruled(LOST, { NS: grade('plus'), EW: WAYS[way].lost }, paragraph, edition),
  ];
};

const totals = (session: Partial<SessionDoc>, docs: readonly BoardDoc[]): readonly string[] =>
  standingsOf(sessionDoc(session), docs)
    .groups.flatMap(({ rows }) => rows)
    .map(({ contestant, total, percentage, boards }) => `${contestant} ${total} ${percentage} % of ${boards}`)
    .sort();

/** By hand: pair 1 keeps 3.5 for board 1, of two results for three tables; pair 2 has 75 % of its boards, and so of this. */
const BY_HAND = [
  '1 5.50 45.83 % of 3',
  '11 6.50 54.17 % of 3',
  '12 7.50 62.50 % of 3',
  '13 4.00 33.33 % of 3',
  '2 9.00 75.00 % of 3',
  '3 4.50 37.50 % of 3',
];

const ways = Object.keys(WAYS) as readonly (keyof typeof WAYS)[];
const EDITIONS = ['wbf-2007', 'wbf-2017'] as const;

describe.each(EDITIONS)('L15B: %s: pairs', (laws) => {
  it.each(ways)('the first score stands, the second is cancelled for both, an artificial one %s', (way) => {
    expect(totals({ laws }, docsBy(way, laws))).toEqual(BY_HAND);
  });

  it('who has nothing from a play has played a board less: factored, 2 of 8 are 3 of 12', () => {
    const docs = [...PLAYED, ruled(SECOND, { NS: CANCELLED, EW: CANCELLED }, '15B', laws)];
    const rows = standingsOf(sessionDoc({ laws }), docs).groups.flatMap((group) => group.rows);
    expect(rows.map((row) => `${row.contestant} ${row.factored} by ${row.boards}`).sort()).toEqual([
      '1 5.50 by 3',
      '11 6.50 by 3',
      '12 7.50 by 3',
      '13 3.00 by 2',
      '2 9.00 by 2',
      '3 4.50 by 3',
    ]);
  });

  it('a pair that has lost nothing, and will play the board, has nothing from the cancelled play', () => {
    const both = ruled(SECOND, { NS: CANCELLED, EW: CANCELLED }, '15B', laws);
    const later = at('2', 1, '13', 150);
    const [one, other] = [
      [...PLAYED, both, later],
      [...PLAYED, later],
    ].map((docs) => totals({ laws }, docs));
    expect(one).toEqual(other);
  });

  it('the comparison leaves both sides of the second play out, and a table is one table', () => {
    const [field] = scoreSession(sessionDoc({ laws }), docsBy('with the play that is cancelled', laws)).fields;
    expect(
      field?.field.groups.map(({ direction, members, apart, missing, expected }) => [
        direction,
        ...[members, apart, missing].map((all) => all.map(({ id }) => id).join(' ')),
        expected,
      ]),
    ).toEqual([
      ['NS', 'board-s.1.1 board-s.3.1', 'board-s.2.1', 'board-s.1.1.2', 3],
      ['EW', 'board-s.1.1 board-s.3.1', 'board-s.1.1.2', 'board-s.2.1', 3],
    ]);
  });

  it('says so, by the paragraph of the edition', () => {
    const paragraph = laws === 'wbf-2007' ? '15B' : '15B1';
    const why = `no score here, for the board was played a second time (L${paragraph})`;
    const docs = docsBy('with the play that is cancelled', laws);
    const line = travellersOf(scoreSession(sessionDoc({ laws }), docs))
      .flatMap(({ lines }) => lines)
      .find(({ id }) => id === 'board-s.1.1.2');
    expect([line?.points, line?.why && textsOf('en').say(line.why)]).toEqual([{ NS: null, EW: '2.00' }, why]);
    const stage = stageStandings(scoredStage([{ session: sessionDoc({ laws }), boards: docs }]));
    const [nothing, average] = ['board/1.1.2/NS', 'board/1.1.2/EW'].map((address) => lineageOf(stage, 's', address));
    expect(nothing && !nothing.ok && textsOf('en').say(nothing.error)).toContain(why);
    expect(average?.ok && [average.value.value, average.value.derivation.paragraph]).toEqual([
      '2',
      laws === 'wbf-2007' ? 'L15B' : 'L15B3',
    ]);
    const uncounted = standingsOf(sessionDoc({ laws }), docsBy('where it was to play', laws)).uncounted;
    expect(uncounted.map(({ id, why: said }) => `${id}: ${textsOf('en').say(said)}`)).toEqual([
      `board-s.1.1.2: ${why}`,
    ]);
  });
});

it('DBf X78B: by the regulations too, two results of three are 65 and 55 %', () => {
  const docs = docsBy('with the play that is cancelled', 'wbf-2007');
  const rows = totals({ laws: 'wbf-2007', regulations: 'dbf-2013' }, docs);
  expect(rows).toEqual([
    '1 4.60 38.33 % of 3',
    '11 8.20 68.33 % of 3',
    '12 6.60 55.00 % of 3',
    '13 4.00 33.33 % of 3',
    '2 9.00 75.00 % of 3',
    '3 6.20 51.67 % of 3',
  ]);
});

describe.each(EDITIONS)('L15B: %s: individuals', (laws) => {
  const players = (N: string, S: string, E: string, W: string) => ({ N, S, E, W });
  const session = sessionDoc({
    laws,
    contestants: [...'abcdefghijklmno'].map((contestant) => ({ contestant, kind: 'individual' as const })),
  });
  const docs = [
    scoring(120, { table: '1', players: players('a', 'b', 'c', 'd') }),
    scoring(90, { table: '2', players: players('e', 'f', 'g', 'h') }),
    scoring(90, { table: '3', players: players('i', 'j', 'k', 'l') }),
    ruled(
      scoring(180, { table: '1', attempt: 2, players: players('a', 'm', 'n', 'o') }),
      { NS: { ...grade('plus'), playedBefore: 'N' }, EW: grade('average') },
      laws === 'wbf-2007' ? '15B' : '15B1',
      laws,
    ),
  ];

  it('who has played the board before has nothing of it, partner and opponents have artificial scores', () => {
    const rows = standingsOf(session, docs).groups.flatMap((group) => group.rows);
    expect(
      Object.fromEntries(rows.map(({ contestant, total, boards }) => [contestant, `${total} of ${boards}`])),
    ).toEqual({
      ...{ a: '4.00 of 1', b: '4.00 of 1', c: '0.00 of 1', d: '0.00 of 1' },
      ...{ e: '1.00 of 1', f: '1.00 of 1', g: '3.00 of 1', h: '3.00 of 1' },
      ...{ i: '1.00 of 1', j: '1.00 of 1', k: '3.00 of 1', l: '3.00 of 1' },
      ...{ m: '2.40 of 1', n: '2.00 of 1', o: '2.00 of 1' },
    });
  });

  it('says so of the player', () => {
    const stage = stageStandings(scoredStage([{ session, boards: docs }]));
    const [nothing, plus] = ['a', 'm'].map((one) => lineageOf(stage, 's', `board/1.1.2/NS/${one}`));
    expect(nothing && !nothing.ok && textsOf('en').say(nothing.error)).toContain('played a second time');
    expect(plus?.ok && plus.value.value).toBe('2.4');
  });
});
