import type { ImportedFile } from '../imported';
import { board, codes, CONTRACT, event, last, line, PAIRS, tags, usebio } from './specimen';

describe('deals', () => {
  const holdings = (suit: string): string => tags({ [suit]: 'AKQJ 10 98765432' });
  const hand = (direction: string, inside: string): string =>
    `<HAND><DIRECTION>${direction}</DIRECTION>${inside}</HAND>`;
  const NESW = [
    hand('North', holdings('SPADES')),
    hand('East', holdings('HEARTS')),
    hand('South', holdings('DIAMONDS')),
    hand('West', holdings('CLUBS')),
  ];
  const set = (...hands: readonly string[]): string => `<HANDSET>${board(1, ...hands)}</HANDSET>`;
  const dealt = (...hands: readonly string[]): ImportedFile =>
    usebio(`<PARTICIPANTS>${PAIRS}</PARTICIPANTS>${board(1, line(1, 2))}`, set(...hands));

  it('stand in HANDSET or in the board', () => {
    const file = dealt(...NESW);
    expect(file.deals).toMatchObject([{ board: 1, section: null }]);
    expect(file.deals[0]?.hands.N?.slice(0, 5)).toEqual(['SA', 'SK', 'SQ', 'SJ', 'ST']);
    expect(event(board(1, ...NESW, line(1, 2))).deals).toEqual([{ ...file.deals[0], line: 1 }]);
    expect(codes(file)).toEqual([]);
  });

  it('fill in the fourth hand, and say so', () => {
    const file = dealt(...NESW.slice(0, 3));
    expect(file.deals[0]?.hands.W?.[0]).toBe('CA');
    expect(codes(file)).toEqual(['assumption fourth-hand 3']);
  });

  it.each([
    ['a card twice', [NESW[0], hand('East', holdings('SPADES')), NESW[2], NESW[3]], 'deal-not-52-cards'],
    ['a hand that is short', [hand('N', tags({ SPADES: 'AK' }))], 'deal-not-52-cards'],
    ['a letter that is no rank', [hand('N', tags({ SPADES: 'AX' }))], 'deal-unreadable'],
    ['a hand without direction', [hand('', holdings('SPADES'))], 'deal-unreadable'],
    ['one hand twice', [NESW[0], NESW[0]], 'deal-unreadable'],
  ])('are refused with %s', (_, hands, code) => {
    const file = dealt(...hands.map((one) => one ?? ''));
    expect(file.deals).toEqual([]);
    expect(codes(file)).toEqual([`error ${code} 3`]);
  });

  it('another deal for the same board is left out', () => {
    const other = [NESW[1], NESW[0], NESW[2], NESW[3]].map((one, index) =>
      (one ?? '').replace(/North|East/, ['North', 'East'][index] ?? ''),
    );
    const file = usebio(`<PARTICIPANTS>${PAIRS}</PARTICIPANTS>${board(1, line(1, 2))}`, set(...NESW) + set(...other));
    expect(file.deals).toHaveLength(1);
    expect(codes(file)).toContain('contradiction deal-twice 4');
  });

  it('tell when the lead was not in the hand of the leader', () => {
    expect(codes(dealt(...NESW))).toEqual([]); // East leads a heart against North
    const file = usebio(
      `<PARTICIPANTS>${PAIRS}</PARTICIPANTS>${board(1, line(1, 2, { ...CONTRACT, LEAD: '2C' }))}`,
      set(...NESW),
    );
    expect(last(file)).toBe('LEAD C2 is not in the hand of East, who was to lead against N');
  });
});
