import { inEnglish } from '@app/messages';
import { boardOf, game, lenient, said, strict, tagsOnly } from './for-specs';

const DEAL = 'N:AKQJ.432.432.432 T98.AKQ.765.8765 765.JT9.AKQ.AKQJ 432.8765.JT98.T9';

describe('deals', () => {
  it.each([
    ['a rank that is none', DEAL.replace('AKQJ', 'AKQ1'), /no rank/],
    ['a card held twice', DEAL.replace('T98', 'A98'), /SA is held twice/],
    ['fourteen cards', 'W:KQT2.AT.J6542.852 - - -', /West has 14 cards/],
    ['unequal hands', 'W:QT2.AT.J6542.85 - A8654.KQ5.T.QJT6 -', /West has 12 cards/],
    ['no hand', 'W:- - - -', /no hand/],
    ['no first seat', DEAL.slice(2), /begins with/],
    ['five hands', `${DEAL} -`, /4 hands/],
    ['too long', `N:${'A'.repeat(1000)}`, /longer than/],
  ])('%s is refused in both modes', (_, Deal, reason) => {
    for (const file of [lenient(tagsOnly({ Deal })), strict(tagsOnly({ Deal }))]) {
      expect(file.boards).toEqual([]);
      const item = file.report.find(({ code }) => code === 'impossible-deal');
      expect(item).toMatchObject({ kind: 'error', line: 5, record: 1 });
      expect(item && inEnglish(item.message)).toMatch(reason);
    }
  });

  it.each([
    ['spaces', DEAL.replace(' ', '  ').replace(':', ': ')],
    ['10 for T', DEAL.replace('T98', '1098')],
  ])('%s leave the meaning clear', (_, Deal) => {
    expect(said(strict(tagsOnly({ Deal })))).toEqual(['error deal-spelling']);
    expect(said(lenient(tagsOnly({ Deal })))).toEqual(['note deal-spelling']);
    expect(boardOf(tagsOnly({ Deal })).hands).toEqual(boardOf(tagsOnly()).hands);
  });

  it('small letters are standard', () =>
    expect(said(strict(tagsOnly({ Deal: DEAL.toLowerCase() })))).toEqual(['note small-letters']));

  it('some hands may be unknown', () =>
    expect(boardOf(tagsOnly({ Deal: 'N:- AKQJ.432.432.432 - -' })).hands).toEqual({ E: expect.any(Array) as unknown }));

  it('fewer cards, equally many, are an end position and no board', () => {
    const file = strict(tagsOnly({ Deal: 'N:A... K... Q... J...', Contract: 'H', Declarer: null, Result: null }));
    expect(said(file)).toEqual(['note end-position']);
    expect(file.boards).toEqual([]);
  });
});

describe('tags that make a board', () => {
  it.each([
    ['Dealer', 'Black'],
    ['Declarer', 'White'],
    ['Contract', '5Hearts'],
    ['Contract', '5NoTrump'],
    ['Contract', 'H'],
    ['Result', 'C-2'],
    ['Result', '14'],
    ['Result', 'NS 9 EW 2'],
    ['Result', 'NS 9 NS 4'],
    ['Vulnerable', 'E'],
  ])('%s %s is refused', (name, value) => {
    const file = lenient(tagsOnly({ [name]: value }));
    expect(said(file)).toEqual(['error unreadable-tag']);
    expect(file.boards).toEqual([]);
  });

  it.each([
    ['Contract', '3N', 'tag-spelling'],
    ['Contract', '3NR', 'tag-spelling'],
    ['Contract', '3NX', 'tag-spelling'],
    ['Vulnerable', 'N-S', 'tag-spelling'],
    ['Vulnerable', 'None ', 'tag-spelling'],
  ])('%s %s can be understood', (name, value, code) => {
    expect(said(lenient(tagsOnly({ [name]: value })))).toEqual([`note ${code}`]);
    expect(said(strict(tagsOnly({ [name]: value })))).toEqual([`error ${code}`]);
  });

  it.each([
    ['Contract', '3nt'],
    ['Contract', '3NTx'],
    ['Dealer', 'n'],
    ['Declarer', 's'],
    ['Vulnerable', 'both'],
  ])('%s %s is standard', (name, value) =>
    expect(said(strict(tagsOnly({ [name]: value })))).toEqual(['note small-letters']),
  );

  it.each([
    ['None', 'None'],
    ['Love', 'None'],
    ['-', 'None'],
    ['NS', 'NS'],
    ['EW', 'EW'],
    ['All', 'All'],
    ['Both', 'All'],
    ['', null],
    ['?', null],
  ])('Vulnerable %s', (Vulnerable, vulnerability) =>
    expect(boardOf(tagsOnly({ Vulnerable }))).toMatchObject({ vulnerability }),
  );

  it.each([
    ['3NR', '3NT', 'redoubled'],
    ['4Hx', '4H', 'doubled'],
    ['1N', '1NT', 'undoubled'],
    ['7SXX', '7S', 'redoubled'],
  ])('Contract %s', (Contract, bid, risk) =>
    expect(boardOf(tagsOnly({ Contract })).result).toMatchObject({ bid, risk }),
  );

  it.each([
    ['9', 9],
    ['NS 9', 9],
    ['EW 4', 9],
    ['NS 9 EW 4', 9],
    ['EW 4 NS 9', 9],
    ['^9', 9],
  ])('Result %s', (Result, tricks) =>
    expect(boardOf(tagsOnly({ Result })).result).toMatchObject({ tricks, irregular: Result.startsWith('^') }),
  );
});

it('what a board is: number, table, round, players, dealer', () =>
  expect(
    boardOf(game({ tags: { Board: '07', Table: '4', Round: '2', North: 'Ann', East: '?', South: '' } })),
  ).toMatchObject({
    ...{ record: 1, line: 1, board: 7, table: '4', round: '2', players: { N: 'Ann' }, dealer: 'N' },
  }));
