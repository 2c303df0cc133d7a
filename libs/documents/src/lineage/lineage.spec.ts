import type { AdjustedOutcome } from '@app/contract';
import { textsOf } from '@app/messages';
import type { BySide } from '@app/bridge';
import { leaves, recompute } from '@app/scoring';
import { boardDoc, derivationText, scoring, sessionDoc } from '@app/testing';
import { type SessionDoc, NO_DECISIONS } from '@app/session';
import type { BoardDoc } from '../projections/boards';
import { scoreSession } from '../scores/scored-session';
import { stageStandings } from '../scores/stage-standings';
import { type Lineage, lineageOf } from './lineage';

const PAIRS = ['1', '2', '3', '11', '12', '13'].map((contestant) => ({ contestant, kind: 'pair' as const }));

/** Board after board, each with its scores by table; at table n sit pair n and pair n + 10. */
const evening = (...boards: readonly (readonly number[])[]): readonly BoardDoc[] =>
  boards.flatMap((scores, board) =>
    scores.map((score, table) =>
      scoring(score, {
        table: String(table + 1),
        board: board + 1,
        contestants: { NS: String(table + 1), EW: String(table + 11) },
        resultAt: 7,
      }),
    ),
  );

const SESSION = sessionDoc({ contestants: PAIRS });

const looked = (address: string, docs: readonly BoardDoc[], session: SessionDoc = SESSION) =>
  lineageOf(stageStandings([scoreSession(session, docs)]), session.id, address);

const lineage = (address: string, docs: readonly BoardDoc[], session: SessionDoc = SESSION): Lineage => {
  const found = looked(address, docs, session);
  if (!found.ok) throw new Error(found.error.code);
  expect(recompute(found.value.derivation)).toEqual([]);
  return found.value;
};

/** Why there is no such number, in English. */
const refusal = (address: string, docs: readonly BoardDoc[], session: SessionDoc = SESSION): string | null => {
  const found = looked(address, docs, session);
  return found.ok ? null : textsOf('en').say(found.error);
};

const DOCS = evening([90, 120, 150], [120, 90, 90]);

it('a score alone is named as it was entered; of several tables with it, too', () => {
  const alone = (doc: BoardDoc | undefined, score: number): readonly BoardDoc[] =>
    doc ? [{ ...doc, result: { kind: 'score-only', score, source: 'list' } }] : [];
  const [first, second, third] = DOCS;
  const docs = [...alone(first, 90), ...alone(second, -50), ...(third ? [third] : [])];
  expect(derivationText(lineage('board/1.1/NS', docs).derivation)).toEqual([
    '2 comparisons: weighted sum [L78A]',
    '  0 90 against 150: compared [L78A]',
    '    −60 difference: sum',
    '      90 own score, as entered: the contract is not known: board-s.1.1@7',
    '      −150 less the other score: 1NT by N, 9 tricks, not vulnerable, for E-W, board-s.3.1@7 [L77]',
    '  2 90 against −50: compared [L78A]',
    '    140 difference: sum',
    '      90 own score, as entered: the contract is not known: board-s.1.1@7',
    '      50 less the other score, as entered: the contract is not known: board-s.2.1@7',
  ]);
  const session = { ...SESSION, scoring: 'butler' as const };
  const same = DOCS.slice(0, 3).flatMap((doc) => alone(doc, -140));
  expect(derivationText(lineage('board/1.1/NS', same, session).derivation)).toContain(
    '            −140 score, as entered: the contract is not known: board-s.1.1@7, board-s.2.1@7, board-s.3.1@7',
  );
});

it('the matchpoints of a board lead to the results that they were compared from, and these to their events', () => {
  const { value, derivation, events } = lineage('board/1.1/NS', DOCS);
  expect(value).toBe('0');
  expect(derivationText(derivation)).toEqual([
    '0 comparisons: weighted sum [L78A]',
    '  0 90 against 150: compared [L78A]',
    '    −60 difference: sum',
    '      90 own score: 1NT by N, 7 tricks, not vulnerable, for N-S, board-s.1.1@7 [L77]',
    '      −150 less the other score: 1NT by N, 9 tricks, not vulnerable, for E-W, board-s.3.1@7 [L77]',
    '  0 90 against 120: compared [L78A]',
    '    −30 difference: sum',
    '      90 own score: 1NT by N, 7 tricks, not vulnerable, for N-S, board-s.1.1@7 [L77]',
    '      −120 less the other score: 1NT by N, 8 tricks, not vulnerable, for E-W, board-s.2.1@7 [L77]',
  ]);
  expect(events).toEqual(['board-s.1.1@7', 'board-s.3.1@7', 'board-s.2.1@7']);
});

it('tables with the same score stand on one line, each with its event', () => {
  const { derivation } = lineage('board/1.2/NS', DOCS);
  const shared = leaves(derivation).find(({ sources }) => sources.length > 1);
  expect(shared).toMatchObject({
    what: {
      code: 'number.with-results',
      params: {
        what: { code: 'number.less-the-other-score' },
        results: { list: [{ result: { bid: '1NT', declarer: 'N', tricks: 7 } }] },
      },
    },
    sources: ['board-s.2.2@7', 'board-s.3.2@7'],
  });
});

it('an artificial score leads to the decision that gave it', () => {
  const adjusted = { kind: 'artificial', percent: { NS: 60, EW: 40 }, authority: 'director:anna' } as const;
  const docs = [
    ...DOCS,
    boardDoc({ table: '4', board: 1, adjusted, adjustedAt: 3, contestants: { NS: '4', EW: '14' } }),
  ];
  expect(lineage('board/4.1/NS', docs).events).toEqual(['board-s.4.1@3']);
});

describe('an assigned score', () => {
  const played = { bid: '1NT', declarer: 'N', risk: 'undoubled' } as const;
  const making = (tricks: number) => ({ result: { ...played, tricks }, weight: '1' });
  const decided = (outcome: BySide<AdjustedOutcome>): readonly BoardDoc[] => {
    const adjusted = { kind: 'assigned', outcome, authority: 'director:anna' } as const;
    return DOCS.map((doc) => (doc.table === '1' && doc.board === 1 ? { ...doc, adjusted, adjustedAt: 9 } : doc));
  };
  const [DECISION, TABLE] = ['board-s.1.1@9', 'board-s.1.1@7'];

  // At the table 7 tricks, as board-s.1.1@7 says.
  it.each<[string, AdjustedOutcome, readonly string[]]>([
    ['with another result', { kind: 'assigned', components: [making(8)] }, [DECISION]],
    ['with the result of the table', { kind: 'assigned', components: [making(7)] }, [DECISION]],
    ['that lets the table stand for this side', { kind: 'table' }, [TABLE, DECISION]],
    [
      'with damage of its own (12C1e)',
      { kind: 'assigned', components: [making(9)], expected: { components: [making(10)] } },
      [TABLE, DECISION],
    ],
  ])('%s rests on the decision', (_, NS, own) => {
    const { events } = lineage('board/1.1/NS', decided({ NS, EW: { kind: 'assigned', components: [making(9)] } }));
    expect(events.filter((event) => event.startsWith('board-s.1.1@')).sort()).toEqual([...own].sort());
  });
});

it('a score rests on the ruling before the event that it is in, and on what was put right beneath it', () => {
  const law = { edition: 'wbf-2017', authority: 'WBF', paragraph: '64A2' } as const;
  const transfer = { to: 'EW', tricks: 1, law, ruling: 9, authority: 'director:anna' } as const;
  const adjusted = {
    kind: 'assigned',
    outcome: { NS: { kind: 'table' }, EW: { kind: 'table' } },
    authority: 'director:anna',
    ruling: 12,
  } as const;
  const decided = (layers: BoardDoc['decisions']['layers'], more: Partial<BoardDoc>): readonly BoardDoc[] =>
    DOCS.map((doc) =>
      doc.table === '1' && doc.board === 1 ? { ...doc, decisions: { ...NO_DECISIONS, layers }, ...more } : doc,
    );
  const restsOn = (docs: readonly BoardDoc[]): readonly string[] =>
    lineage('board/1.1/NS', docs).events.filter((event) => event.startsWith('board-s.1.1@'));
  const [corrected, over] = [{ resultAt: 8 }, { transferredAt: [10] }];
  expect(restsOn(decided([], corrected))).toEqual(['board-s.1.1@8']);
  expect(restsOn(decided([{ kind: 'transfer', at: 10, data: transfer }], { ...corrected, ...over }))).toEqual([
    'board-s.1.1@8',
    'board-s.1.1@9',
    'board-s.1.1@10',
  ]);
  expect(restsOn(decided([{ kind: 'adjustment', at: 13, data: adjusted }], { adjusted, adjustedAt: 13 }))).toEqual([
    'board-s.1.1@7',
    'board-s.1.1@12',
    'board-s.1.1@13',
  ]);
});

it('a score rests on the decision on appeal that it carries out, and on the reversal that brought it back', () => {
  const law = { edition: 'wbf-2017', authority: 'WBF', paragraph: '81C3' } as const;
  const adjusted = {
    kind: 'assigned',
    outcome: { NS: { kind: 'table' }, EW: { kind: 'table' } },
    authority: 'committee:anna',
    appeal: 'appeal-a1@9',
  } as const;
  const reversed = {
    decision: 8,
    at: '2026-02-01T12:00:00Z',
    by: 'anna',
    authority: 'director',
    reasons: 'x',
    law,
  } as const;
  const first = (more: Partial<BoardDoc>): readonly string[] =>
    lineage(
      'board/1.1/NS',
      DOCS.map((doc) => (doc.table === '1' && doc.board === 1 ? { ...doc, ...more } : doc)),
    ).events.filter((event) => event.startsWith('appeal-') || event.startsWith('board-s.1.1@'));
  const onAppeal = { ...NO_DECISIONS, layers: [{ kind: 'appeal', at: 9, data: adjusted } as const] };
  expect(first({ decisions: onAppeal, adjusted, adjustedAt: 9 })).toEqual([
    'board-s.1.1@7',
    'appeal-a1@9',
    'board-s.1.1@9',
  ]);
  const reversals = [{ at: 10, data: reversed }];
  expect(first({ decisions: { ...NO_DECISIONS, reversals } })).toEqual(['board-s.1.1@7', 'board-s.1.1@10']);
});

it('a board of a multi-team round says where it counts', () => {
  const session = { ...SESSION, scoring: 'multi-team', regulations: 'dbf-2013' } as const;
  const docs = DOCS.map((doc) => ({ ...doc, round: '1' }));
  expect(refusal('board/1.1/NS', docs, session)).toBe(
    'board 1.1 has no points for N-S: it counts in the round (round/1/1)',
  );
  expect(looked('round/1/1', docs, session)).toMatchObject({ ok: true });
});

it('a total leads to all boards, and to the decision that a penalty comes from', () => {
  const session = sessionDoc({
    contestants: PAIRS,
    kept: [
      {
        type: 'PenaltyImposed',
        revision: 12,
        data: {
          contestant: '1',
          kind: 'procedural',
          offence: 'late',
          amount: { value: '1/2', unit: 'matchpoints' },
          from: 'total',
          paragraph: 'L90',
          reason: 'Five minutes',
        },
      },
    ],
  });
  const { value, events } = lineage('total/1', DOCS, session);
  // 0 and 4 of 8, less a half: 3.5 of 8.
  expect(value).toBe('43.75');
  expect(events).toContain('session-s@12');
  expect(events).toHaveLength(7);
});

it('a place says what told it apart from those with the same total', () => {
  const stage = { stage: 'all', form: 'field', scoring: 'matchpoints', ties: { then: 'shared' } } as const;
  const session = sessionDoc({
    contestants: PAIRS,
    regulations: 'dbf-2013',
    conditions: { name: 'Club', contestants: 'pair', stages: [stage] },
  });
  // All have 4 of 8; pairs 2 and 12 have two averages, the others a top and a bottom.
  const { reasons } = lineage('place/2', evening([90, 120, 150], [150, 120, 90]), session);
  expect(reasons.map(({ paragraph }) => paragraph)).toEqual(['DBf 223B3']);
});

it.each<[string, string]>([
  ['total/99', '99 is in no ranking'],
  ['session/99', '99 has nothing from session s'],
  ['board/1.9/NS', 'there is no board 1.9'],
  ['board/1.1.2/NS', 'there is no board 1.1.2'],
  ['board/1.1/NS/11', 'board 1.1 has no points for 11 as N-S'],
  ['board/4.1/NS', 'board 4.1 has no points for N-S: no result yet'],
  ['match/1/1', '1 has no IMPs from match 1'],
  ['vp/1/1', '1 has no victory points from match 1'],
  ['round/1/1', '1 has no points from round 1'],
])('%s: %s', (address, why) => {
  expect(refusal(address, [...DOCS, boardDoc({ table: '4', board: 1 })])).toBe(why);
});

it.each(['', 'total', 'total/1/2', 'board/1.1', 'board/1/NS', 'board/1.1/N', 'match/1', 'sum/1', 'place/1/2/3/4'])(
  "'%s' is no address, and the error says which there are",
  (address) => {
    const found = looked(address, DOCS);
    expect(found).toMatchObject({ ok: false, error: { code: 'lineage.bad-address' } });
  },
);

it('a total with its handicap leads to the entry that has it', () => {
  const handicap = { each: 'total', paragraph: 'conditions' } as const;
  const session = sessionDoc({
    contestants: PAIRS.map((one) => (one.contestant === '1' ? { ...one, handicap: '-5/2' } : one)),
    handicapsAt: { '1': 3 },
    conditions: {
      name: 'evening',
      contestants: 'pair',
      stages: [{ stage: 'all', form: 'field', scoring: 'matchpoints', handicap }],
    },
  });
  const { value, derivation, events } = lineage('handicap/1', DOCS, session);
  expect(value).toBe('47.5');
  expect(derivationText(derivation).slice(0, 2)).toEqual([
    '47.5 total with handicap: sum [conditions of contest]',
    '  50 percent: product',
  ]);
  expect(events).toContain('session-s@3');
  const correction = (data: { readonly handicap: string | null }) => ({
    ...session,
    kept: [
      ...session.kept,
      { type: 'EntryCorrected' as const, revision: 9, data: { contestant: '1', reason: 'Misread', ...data } },
    ],
  });
  const corrected = lineage('handicap/1', DOCS, correction({ handicap: '-1.5' }));
  expect(corrected.value).toBe('48.5');
  expect(corrected.events).toContain('session-s@9');
  expect(corrected.events).not.toContain('session-s@3');
  expect(refusal('handicap/1', DOCS, correction({ handicap: null }))).toBe('1 has no total with a handicap');
  expect(refusal('handicap/2', DOCS, session)).toBe('2 has no total with a handicap');
  expect(refusal('handicap/1', DOCS)).toBe('1 has no total with a handicap');
});
