import { boardOf, callsOf, cardsOf, game, lenient, said, strict, tagsOnly, words } from './for-specs';

const contradicts = (text: string, code: string): void => {
  expect(said(lenient(text))).toEqual([`contradiction ${code}`]);
  expect(lenient(text).boards).toHaveLength(1);
  expect(said(strict(text))).toEqual([`error ${code}`]);
  expect(strict(text).boards).toEqual([]);
};

it('a board that was played', () =>
  expect(boardOf(game()).result).toEqual({
    ...{ kind: 'played', bid: '3NT', risk: 'undoubled', declarer: 'S', tricks: 10, lead: 'H8' },
    ...{ irregular: false, line: 8 },
  }));

describe('tags against the auction', () => {
  it.each([
    ['another contract', { Contract: '2NT' }, 'contract-disagrees'],
    ['a double that was not made', { Contract: '3NTX' }, 'contract-disagrees'],
    ['another declarer', { Declarer: 'N' }, 'declarer-disagrees'],
    ['a declarer who is one anyway', { Declarer: '^S' }, 'declarer-not-swapped'],
    ['a swap with an opponent', { Declarer: '^W' }, 'declarer-disagrees'],
  ])('%s', (_, tags, code) => contradicts(game({ tags, play: null }), code));

  it('the auction is kept', () =>
    expect(boardOf(game({ tags: { Contract: '3NTX', Declarer: 'N' }, play: null })).result).toMatchObject({
      ...{ bid: '3NT', risk: 'undoubled', declarer: 'S' },
    }));

  it('a contract tag that lost its X', () =>
    contradicts(game({ auction: ['N', '1S Pass 2C Pass\n2S Pass 3NT X AP'], play: null }), 'contract-disagrees'));

  it('Pass where somebody bid, and a bid where all passed', () => {
    const noBid = { Declarer: null, Contract: 'Pass', Result: null };
    contradicts(game({ tags: noBid, play: null }), 'contract-disagrees');
    expect(said(lenient(game({ auction: ['N', 'AP'], play: null })))).toEqual([
      'contradiction declarer-disagrees',
      'contradiction contract-disagrees',
      'contradiction result-without-declarer',
    ]);
  });

  describe('by Score and Result', () => {
    const doubled = { Contract: '3NTX', Score: 'NS 650' };
    const result = (text: string) => boardOf(text).result;

    it('the contract of the tags is the result where only that fits', () => {
      const text = game({ tags: doubled, play: null });
      contradicts(text, 'contract-disagrees');
      expect(boardOf(text)).toMatchObject({ result: { bid: '3NT', risk: 'doubled', declarer: 'S', tricks: 10 } });
      expect(callsOf(boardOf(text))).toBe('N:1S E:Pass S:2C W:Pass N:2S E:Pass S:3NT W:Pass N:Pass E:Pass');
      expect(words(lenient(text))).toBe(
        'Contract and Declarer say 3NTX by South, the auction ends in 3NT by South; ' +
          'Score and Result fit 3NTX by South, so that is taken as the result',
      );
    });

    it.each([
      ['fits the auction', { ...doubled, Score: 'NS 430' }],
      ['fits neither', { ...doubled, Score: 'NS 400' }],
      ['is another kind of score', { ...doubled, Scoring: 'Rubber' }],
      ['comes with an irregular result', { ...doubled, Result: '^10' }],
    ])('the auction is kept where Score %s', (_, tags) =>
      expect(result(game({ tags, play: null }))).toMatchObject({ bid: '3NT', risk: 'undoubled' }),
    );

    it('another declarer on the other side has the other tricks', () => {
      const tags = { Declarer: 'W', Contract: '1NT', Result: 'EW 3', Score: 'NS 200' };
      const text = game({ tags, play: null });
      expect(said(lenient(text))).toEqual(['contradiction contract-disagrees']);
      expect(result(text)).toMatchObject({ bid: '1NT', declarer: 'W', tricks: 3 });
    });

    it('a bid where all passed', () => {
      const text = game({ tags: { Score: '430' }, auction: ['N', 'AP'], play: null });
      contradicts(text, 'contract-disagrees');
      expect(result(text)).toMatchObject({ bid: '3NT', tricks: 10 });
    });

    it('cards that were played in another denomination are kept, and not the calls', () => {
      const text = game({ tags: { Score: '430' }, auction: ['N', '4S AP'] });
      expect(said(lenient(text))).toEqual(['contradiction contract-disagrees', 'contradiction auction-left-out']);
      expect(boardOf(text)).toMatchObject({ calls: null, result: { bid: '3NT', declarer: 'S', lead: 'H8' } });
      expect(cardsOf(boardOf(text))).toBe(cardsOf(boardOf(game())));
    });
  });

  it('an auction that is not complete proves nothing', () =>
    expect(said(strict(game({ auction: ['N', '1S +'], play: null })))).toEqual([]));

  it('declarer and dummy who changed places', () =>
    expect(boardOf(game({ tags: { Declarer: '^N' }, play: null }))).toMatchObject({
      ...{ declarerInFact: 'N', result: { declarer: 'S' } },
    }));

  it('without an auction the tags tell', () => {
    expect(boardOf(tagsOnly()).result).toMatchObject({ bid: '3NT', declarer: 'S', tricks: 10 });
    expect(boardOf(tagsOnly({ Declarer: '^N' }))).toMatchObject({ declarerInFact: 'N', result: { declarer: 'S' } });
  });
});

describe('Result against the play', () => {
  it.each(['1', '11'])('%s is not possible any more', (Result) =>
    contradicts(game({ tags: { Result } }), 'result-disagrees'),
  );

  it.each(['2', '10'])('%s is possible', (Result) => expect(said(strict(game({ tags: { Result } })))).toEqual([]));

  it('the highest trumps in one hand are tricks', () => {
    const spades = (Result: string): string =>
      game({ tags: { Contract: '2S', Declarer: 'N', Result }, auction: null, play: ['E', 'HA H9 H8 H2\n*'] });
    contradicts(spades('3'), 'result-disagrees');
    expect(said(strict(spades('4')))).toEqual([]);
    expect(said(strict(spades('12')))).toEqual([]);
  });

  it('an irregular result is taken as such, unless a play to the end gives it', () => {
    const text = game({ tags: { Result: '^1' } });
    expect(said(strict(text))).toEqual([]);
    expect(boardOf(text).result).toMatchObject({ tricks: 1, irregular: true });
    expect(said(strict(game({ tags: { Result: '^10' } })))).toEqual([]);
  });

  it('after a revoke tricks may have moved', () =>
    expect(said(strict(game({ tags: { Result: '13' }, play: ['W', 'H8 H2 ^R C5 H9\nH5 H3 HA HT *'] })))).toEqual([]));

  it('a play that is to be continued proves nothing', () =>
    expect(said(strict(game({ tags: { Result: '0' }, play: ['W', 'H8 H2 HQ H9\nH5 H3 HA HT\n+ - HK -'] })))).toEqual(
      [],
    ));

  it('no tricks without a declarer', () => {
    contradicts(tagsOnly({ Contract: 'Pass', Declarer: null, Result: '1' }), 'result-without-declarer');
    contradicts(tagsOnly({ Contract: null, Declarer: '', Result: '1' }), 'result-without-declarer');
    expect(said(strict(tagsOnly({ Contract: null, Declarer: null, Result: 'NS 9' })))).toEqual([]);
  });

  const toTheEnd = [
    ...['H8 H2 HQ H9', 'H5 H3 HA HT', 'H6 H4 HK HJ', 'C9 C2 C5 CA', 'S2 SA S8 S5', 'S3 SK S9 S6', 'S4 SQ ST S7'],
    ...['CT SJ C6 CJ', 'H7 C3 C7 CK', 'D8 C4 C8 CQ', 'D9 D2 D5 DA', 'DT D3 D6 DK', 'DJ D4 D7 DQ'],
  ].join('\n');

  const played = (Result: string | null): string => game({ tags: { Result }, play: ['W', toTheEnd] });

  it('a play to the end gives the result that is missing', () => {
    expect(said(lenient(played(null)))).toEqual(['assumption result-from-play']);
    expect(boardOf(played(null)).result).toMatchObject({ tricks: 10 });
  });

  it('a play to the end leaves one result', () => {
    expect(said(strict(played('10')))).toEqual([]);
    contradicts(played('9'), 'result-disagrees');
    contradicts(played('^10'), 'result-not-irregular');
  });
});

describe('Score', () => {
  const scored = (Score: string, tags = {}): string => game({ tags: { Score, ...tags } });

  it.each(['430', 'NS 430', 'NS +430', 'EW -430', 'NS 430 EW -430'])('%s is right', (Score) => {
    expect(said(strict(scored(Score)))).toEqual([]);
    expect(boardOf(scored(Score)).stated).toEqual({ score: '430', line: 9 });
  });

  it.each(['400', 'EW 430', '-430'])('%s is wrong', (Score) => contradicts(scored(Score), 'score-disagrees'));

  it('depends on the vulnerability', () => {
    expect(said(strict(scored('630', { Vulnerable: 'NS' })))).toEqual([]);
    expect(said(strict(scored('999', { Vulnerable: '?' })))).toEqual([]);
  });

  it('may be anything after an irregular result, and in rubber bridge', () => {
    expect(said(strict(scored('999', { Result: '^10' })))).toEqual([]);
    expect(said(strict(scored('130', { Scoring: 'Rubber' })))).toEqual(['note scoring-modifier']);
  });

  it('of a board that was passed out is 0', () => {
    const passed = (Score: string): string =>
      game({ tags: { Contract: 'Pass', Declarer: '', Result: '', Score }, auction: ['N', 'AP'], play: null });
    expect(said(strict(passed('NS 0')))).toEqual([]);
    contradicts(passed('NS 100'), 'score-disagrees');
  });

  it.each([
    [{ ScoreIMP: 'NS 4 EW -4' }, { imps: { NS: '4', EW: '-4' } }],
    [{ ScoreIMP: 'NS -0' }, { imps: { NS: '0' } }],
    [{ ScoreIMP: '10' }, { imps: { NS: '10' } }],
    [{ ScoreIMP: 'EW -2.5', Scoring: 'IMP;Cross1' }, { crossImps: { EW: '-2.5' } }],
    [{ ScoreMP: 'NS 400 EW 12.50' }, { matchpoints: { NS: '400', EW: '12.50' } }],
    [{ ScoreIMP: 'a' }, {}],
  ])('comparisons stay text: %j', (tags, stated) =>
    expect(boardOf(game({ tags })).stated).toEqual({ ...stated, line: 9 }),
  );
});

describe('Pass in the Contract tag', () => {
  const pass = (tags = {}): string => tagsOnly({ Contract: 'Pass', Declarer: '', Result: '', ...tags });
  const kinds = (...records: readonly string[]) => lenient(...records).boards.map(({ result }) => result?.kind);

  it('with four passes or a score: passed out', () => {
    expect(
      kinds(game({ tags: { Contract: 'Pass', Declarer: '', Result: '' }, auction: ['N', 'AP'], play: null })),
    ).toEqual(['passed-out']);
    expect(kinds(pass({ Score: 'NS 0' }))).toEqual(['passed-out']);
  });

  it('without either, in a file that gives scores: not played', () =>
    expect(kinds(game({ tags: { Score: '430' } }), pass())).toEqual(['played', 'not-played']));

  it('without either, in a file that gives no scores: passed out, as an assumption', () => {
    expect(kinds(game(), pass())).toEqual(['played', 'passed-out']);
    expect(said(lenient(game(), pass()))).toEqual(['assumption passed-out']);
  });
});

it('a record that does not say what became of the board has no result', () => {
  expect(boardOf(tagsOnly({ Contract: null, Declarer: null, Result: null })).result).toBeNull();
  expect(boardOf(tagsOnly({ Result: '?' })).result).toBeNull();
});

describe('a score without a contract', () => {
  const NO_CONTRACT = { Contract: null, Declarer: null, Result: null };

  it.each([
    ['NS 420', 420],
    ['EW +140', -140],
    ['0', 0],
  ])('%s is a score alone', (Score, score) => {
    const board = boardOf(tagsOnly({ ...NO_CONTRACT, Score }));
    expect(board).toMatchObject({ result: { kind: 'score-only', score }, stated: {} });
    expect(board.stated).not.toHaveProperty('score');
    expect(boardOf(tagsOnly({ ...NO_CONTRACT, Deal: null, Score })).result).toMatchObject({ score });
    expect(said(lenient(tagsOnly({ ...NO_CONTRACT, Score })))).toEqual(['note score-alone']);
  });

  it.each([
    ['of nobody knows which side', { Score: '420' }],
    ['that no board has', { Score: 'NS 425' }],
    ['of rubber bridge', { Score: 'NS 420', Scoring: 'Rubber' }],
    ['beside a contract without its tricks', { Contract: '4S', Declarer: 'N', Score: 'NS 420' }],
  ])('is none %s', (_, tags) => {
    expect(boardOf(tagsOnly({ ...NO_CONTRACT, ...tags })).result).toBeNull();
  });

  it('is none beside calls', () => {
    expect(
      boardOf(game({ tags: { ...NO_CONTRACT, Score: 'NS 420' }, auction: ['N', '1S'], play: null })).result,
    ).toBeNull();
  });
});
