import { type BoardCommand, type BoardEvent, BOARD_EVENTS, problemsOf } from '@app/contract';
import { inEnglish } from '@app/messages';
import { ENDING_DEAL, ENDING_TRICKS, cards, given, opened } from '@app/testing';
import { EMPTY_SESSION } from '../session/fold';
import { decideBoard } from './decide';
import { foldBoard } from './fold';
import { viewBoard } from './view';

const contract = { bid: '4S', declarer: 'S', risk: 'undoubled' } as const;

const played = (tricks: number, deal = ENDING_DEAL): readonly BoardEvent[] => [
  opened({ deal, contract }),
  ...ENDING_TRICKS.slice(0, tricks).flatMap(cards),
];
const claims = (tricks: number, statement?: string): BoardEvent => ({
  type: 'TricksClaimed',
  data: { by: 'S', tricks, ...(statement === undefined ? {} : { statement }) },
});
const concedes = (tricks: number): BoardEvent => ({ type: 'TricksConceded', data: { by: 'S', tricks } });

type Asked = Extract<BoardCommand, { type: 'AnalyseClaim' }>['data'];
const analyse = (data: Asked = {}): BoardCommand => ({ type: 'AnalyseClaim', data });

const advice = (history: readonly BoardEvent[], asked: Asked = {}) => {
  const board = foldBoard(history);
  if (!board) throw new Error('no board');
  const decision = decideBoard(analyse(asked), board, board.opened, EMPTY_SESSION);
  const [event] = decision.ok ? decision.events : [];
  if (event?.type !== 'ClaimAnalysed') throw new Error(JSON.stringify(decision));
  return event.data;
};

const ref = (paragraph: string) => ({ edition: 'wbf-2017', authority: 'WBF', paragraph });

describe('a claim', () => {
  it('is told by its least, the line that shows it, and what that rests on', () => {
    const data = advice([...played(10), claims(3)]);
    expect(data).toMatchObject({
      act: 41,
      side: 'NS',
      claimed: 3,
      tricks: 2,
      doubleDummy: 3,
      toTrump: 1,
      law: ref('70C'),
    });
    expect(data.line).toHaveLength(12);
    expect(data.line[0]).toEqual({ seat: 'S', card: 'HA' });
    expect(data.assumptions).toContainEqual({ law: ref('70C1'), text: 'The outstanding trump was not mentioned.' });
    expect(data.ruledOut).not.toEqual([]);
    expect(problemsOf(BOARD_EVENTS.ClaimAnalysed, data)).toEqual([]);
  });

  it('is judged by what was said, by what the director has heard of it, and by what he has judged', () => {
    expect(advice([...played(10), claims(3, 'draw trumps, H')])).toMatchObject({
      tricks: 3,
      toTrump: 0,
      law: ref('70A'),
    });
    const inFreeWords = [...played(10), claims(3, 'my hand is high')];
    expect(advice(inFreeWords, { line: 'draw trumps, H' }).tricks).toBe(3);
    expect(advice(inFreeWords, { line: 'none' }).tricks).toBe(2);
    expect(advice([...played(10), claims(3)], { knewOfTrump: true, act: 41 }).tricks).toBe(3);
  });

  it('is that of its moment, whatever has been played since', () => {
    expect(advice([...played(10), claims(3), ...cards('S:HA W:HJ N:H2 E:S8 E:C4')])).toMatchObject({
      act: 41,
      tricks: 2,
    });
    const [nine, tenth = ''] = [played(9), ENDING_TRICKS[9]];
    const inTheMiddle = [...nine, ...cards(tenth.slice(0, 9)), claims(4)];
    expect(advice(inTheMiddle)).toMatchObject({ claimed: 4, line: { length: 14, 0: { seat: 'N' } } });
  });

  it('L71: of a concession the least tells what could not be lost', () => {
    expect(advice([...played(10), concedes(3)])).toMatchObject({ claimed: 0, tricks: 2, law: ref('71B') });
    const in2007 = [opened({ deal: ENDING_DEAL, contract, laws: 'wbf-2007' }), ...played(10).slice(1), concedes(3)];
    expect(advice(in2007).law).toEqual({ edition: 'wbf-2007', authority: 'WBF', paragraph: '71.2' });
  });

  it('keeps a statement as long as one can be', () => {
    const throws = `throw S${'9'.repeat(1993)}`;
    expect(throws).toHaveLength(2000);
    const data = advice([...played(10), claims(3)], { line: throws });
    expect(problemsOf(BOARD_EVENTS.ClaimAnalysed, data)).toEqual([]);
  });
});

describe('what is not analysed', () => {
  it('no claim, another one than the last, or one that is void', () => {
    given(...played(10))
      .when(analyse())
      .refused('ClaimNotMade');
    given(...played(10), claims(3))
      .when(analyse({ act: 40 }))
      .refused('ClaimNotMade');
    const byDummy: BoardEvent = { type: 'TricksClaimed', data: { by: 'N', tricks: 3 } };
    given(...played(10), byDummy)
      .when(analyse())
      .refused('ClaimNotMade');
  });

  it.each<readonly [string, readonly BoardEvent[], Asked, string]>([
    ['too many cards', [...played(4), claims(9)], {}, '9 tricks are left: more than 8 are not searched'],
    [
      'hands that are not known',
      [...played(10, 'N:- - - -'), claims(3)],
      {},
      'not known: the hand of North, East, South, West',
    ],
    [
      'free words',
      [...played(10), claims(3, 'my hand is high')],
      {},
      "what was said with the claim: 'MY' is no card, suit or word of a statement (column 1); give it as `line`",
    ],
    [
      'a line that cannot be read',
      [...played(10), claims(3)],
      { line: 'high' },
      "line: 'HIGH' is no card, suit or word of a statement (column 1)",
    ],
  ])('%s', (_, history, asked, message) => {
    const board = foldBoard(history);
    const address = { session: 's', table: '1', board: 1, attempt: 1 };
    const decision = decideBoard(analyse(asked), board, address, EMPTY_SESSION);
    expect(decision).toMatchObject({ ok: false, refusal: { code: 'ClaimNotAnalysed' } });
    expect(decision.ok ? '' : inEnglish(decision.refusal.message)).toBe(message);
  });
});

describe('the advice', () => {
  const disputed: BoardEvent = { type: 'ObjectionMade', data: { by: 'W' } };
  const advised: readonly BoardEvent[] = [...played(10), claims(3), disputed];
  const analysed: BoardEvent = { type: 'ClaimAnalysed', data: advice([...played(10), claims(3)]) };
  const ruling = (answer: string): BoardCommand => ({
    type: 'Judge',
    data: { question: 'claim-ruling', answer, act: 41 },
  });
  const decided = (history: readonly BoardEvent[], command: BoardCommand): readonly BoardEvent[] => {
    const board = foldBoard(history);
    const decision = board && decideBoard(command, board, board.opened, EMPTY_SESSION);
    if (!decision?.ok) throw new Error(JSON.stringify(decision));
    return decision.events;
  };
  const viewed = (history: readonly BoardEvent[]) => {
    const board = foldBoard(history);
    if (!board) throw new Error('no board');
    return viewBoard(board);
  };

  it('is shown with the board, and changes nothing else of it', () => {
    const { advice: shown, ...rest } = viewed([...advised, analysed]);
    expect(shown).toMatchObject([
      { at: 43, act: 41, side: 'NS', claimed: 3, tricks: 2, doubt: 'opponents', ruling: null },
    ]);
    const { advice: before, ...others } = viewed(advised);
    expect(before).toEqual([]);
    expect(rest).toEqual(others);
    expect(foldBoard([...advised, analysed])?.table).toEqual(foldBoard(advised)?.table);
  });

  it('is recorded with the ruling, which may be another number', () => {
    const history = [...advised, analysed];
    const judgement = decided(history, ruling('3'));
    expect(judgement).toMatchObject([{ type: 'JudgementMade', data: { answer: '3', advice: 43 } }]);
    const { claim, advice: shown } = viewed([...history, ...judgement]);
    expect([claim?.status, claim?.ruled, shown[0]?.tricks, shown[0]?.ruling]).toEqual(['ruled', 3, 2, 44]);
  });

  it('is not needed for a ruling, and none is recorded where there was none', () => {
    expect(decided(advised, ruling('2'))).toMatchObject([{ type: 'JudgementMade', data: { answer: '2' } }]);
    expect(decided(advised, ruling('2'))[0]?.data).not.toHaveProperty('advice');
  });

  it('never says how many tricks there are: that takes a ruling', () => {
    const agreed: BoardEvent = { type: 'ResultAgreed', data: { result: { ...contract, tricks: 13 } } };
    expect(viewed([...advised, analysed, agreed]).contradictions).toEqual([]);
    const ruled = [...advised, analysed, ...decided([...advised, analysed], ruling('2')), agreed];
    expect(viewed(ruled).contradictions.map(inEnglish)).toEqual(['the result says 13 tricks, the play 12']);
  });
});

describe('a revoke of the other side', () => {
  const [revoked = ''] = ENDING_TRICKS.slice(-1);
  const disputed: readonly BoardEvent[] = [
    ...played(9),
    ...cards(revoked.replace('E:S7', 'E:C3')),
    claims(3),
    { type: 'ObjectionMade', data: { by: 'W' } },
  ];

  it('L62A: comes first, as the cards are not yet those that the claim is ruled on with', () => {
    given(...disputed)
      .when(analyse())
      .refused('ClaimNotAnalysed');
  });

  it('L63A: once corrected, gives the claimer the benefit of the doubt', () => {
    const corrected: readonly BoardEvent[] = [
      ...disputed,
      { type: 'AttentionDrawn', data: { by: 'S', act: 40 } },
      { type: 'DirectorCalled', data: { by: 'S' } },
      ...cards('E:S7'),
    ];
    expect(advice(corrected)).toMatchObject({ tricks: 3, doubt: 'claimer' });
    expect(advice([...played(10), claims(3)])).not.toHaveProperty('doubt');
  });
});

describe('what the director has judged under the edition of 2007', () => {
  const in2007 = [opened({ deal: ENDING_DEAL, contract, laws: 'wbf-2007' }), ...played(10).slice(1), claims(3)];
  const texts = (asked: Asked) => advice(in2007, asked).assumptions.map(({ law, text }) => `${law.paragraph} ${text}`);

  it('L70D3: the cards played after the claim, and L70E1: a finesse that it would be irrational not to take', () => {
    expect(texts({ shownByPlay: 'draw trumps, H' })).toContain(
      '70D3 The cards played after the claim are taken as part of what was stated.',
    );
    expect(texts({ irrationalNotToFinesse: ['H'] }).some((text) => text.startsWith('70E1'))).toBe(true);
  });
});

it('a hand that was shown without a word is analysed once somebody says how many tricks it claims', () => {
  const shown: readonly BoardEvent[] = [...played(10), { type: 'HandSpread', data: { seat: 'S' } }];
  given(...shown)
    .when(analyse())
    .refused('ClaimNotAnalysed');
  expect(advice([...shown, claims(3)])).toMatchObject({ act: 41, claimed: 3, tricks: 2 });
});
