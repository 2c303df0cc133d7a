import { type Bid, type Card, isCard, isSeat, parsePbnDeal, type Edition, EDITIONS } from '@app/bridge';
import { tableAfter } from '../book';
import { type TableState, openTable } from '../state/table-state';
import { designatedBy } from './law-46';
import { type Designation, parseDesignation } from './law-46-designation';

describe('what declarer says', () => {
  it.each<[words: string, said: Designation | null]>([
    ['S5', { kind: 'card', card: 'S5' }],
    ['ht', { kind: 'card', card: 'HT' }],
    ['ten of spades', { kind: 'card', card: 'ST' }],
    ['Spade ten, please', { kind: 'card', card: 'ST' }],
    ['the 10 of clubs', { kind: 'card', card: 'CT' }],
    ['spade', { kind: 'suit', suit: 'S' }],
    ['Diamonds', { kind: 'suit', suit: 'D' }],
    ['h', { kind: 'suit', suit: 'H' }],
    ['ten', { kind: 'rank', rank: 'T' }],
    ['knave', { kind: 'rank', rank: 'J' }],
    ['deuce', { kind: 'rank', rank: '2' }],
    ['7', { kind: 'rank', rank: '7' }],
    ['play high', { kind: 'height', height: 'high' }],
    ['win it', { kind: 'height', height: 'win' }],
    ['ruff', { kind: 'height', height: 'win' }],
    ['small', { kind: 'height', height: 'low' }],
    ['play anything', { kind: 'anything' }],
    ['high spade', { kind: 'highest', suit: 'S' }],
    ['top of hearts', { kind: 'highest', suit: 'H' }],
    ['small club', { kind: 'suit', suit: 'C' }],
    ['a low diamond, please', { kind: 'suit', suit: 'D' }],
    ['a heart', { kind: 'suit', suit: 'H' }],
    ['a diamond', { kind: 'suit', suit: 'D' }],
    ['heart A', { kind: 'card', card: 'HA' }],
    ['A', { kind: 'rank', rank: 'A' }],
    ['hjerter', { kind: 'suit', suit: 'H' }],
    ['lille klør', { kind: 'suit', suit: 'C' }],
    ['højeste spar', { kind: 'highest', suit: 'S' }],
    ['ruder dame', { kind: 'card', card: 'DQ' }],
    ['en spar', { kind: 'suit', suit: 'S' }],
    ['spar es', { kind: 'card', card: 'SA' }],
    ['lavt', { kind: 'height', height: 'low' }],
    ['klöver kung', { kind: 'card', card: 'CK' }],
    ['liten ruter', { kind: 'suit', suit: 'D' }],
    ['högsta hjärter', { kind: 'highest', suit: 'H' }],
    ['spela knekt', { kind: 'rank', rank: 'J' }],
    ['vad som helst', { kind: 'anything' }],
    ['D', null],
    ['k', null],
    ['a K', null],
    ['spar D', null],
    ['K D', null],
    ['heart K', { kind: 'card', card: 'HK' }],
    ['ten or nine', null],
    ['spade heart', null],
    ['constructor', null],
    ['', null],
  ])('%s', (words, said) => {
    expect(parseDesignation(words)).toEqual(said);
  });

  it('the card goes before the words', () => {
    expect(parseDesignation('the big one', 'SA')).toEqual({ kind: 'card', card: 'SA' });
  });
});

interface Position {
  readonly deal: string;
  readonly bid?: Bid;
  /** `'W:S4 N:SQ'`, by any act that lays a card down. */
  readonly cards: string;
}

/** South plays; North is dummy. */
const at = (edition: Edition, { deal, bid = '3NT', cards }: Position): TableState => {
  const hands = parsePbnDeal(deal);
  if (!hands.ok) throw new Error(hands.error.fault.kind);
  return cards
    .split(' ')
    .filter((token) => token !== '')
    .reduce(
      (state, token, index) => {
        const [seat, card] = token.split(':');
        if (!isSeat(seat) || !isCard(card)) throw new Error(`no card: ${token}`);
        return tableAfter(state, { type: 'CardPlayed', at: index + 1, data: { seat, card } });
      },
      openTable({
        edition,
        dealer: 'S',
        contract: { bid, declarer: 'S', risk: 'undoubled' },
        hands: hands.value,
      }),
    );
};

type Meant = Card | readonly Card[] | null;

/** The card that the words come to, several to choose from, or null. */
const meant = (state: TableState, text: string): Meant => {
  const designated = designatedBy(state, text, undefined);
  if (designated.kind === 'card') return designated.card;
  return designated.kind === 'choice' ? designated.cards : null;
};

const THREE_NT = 'N:AQT5.T84.KQT6.52 J94.KJ7.953.QJ83 K62.AQ5.A74.AK76 873.9632.J82.T94';
/** Dummy has no diamonds. */
const VOID = 'N:KJ73.A85..KQ6542 95.J73.AKJT83.97 AQT862.KQ4.54.A3 4.T962.Q9762.JT8';
/** Dummy has one diamond. */
const SINGLETON = 'N:KJ73.A852.7.KQ64 95.J73.AKJT8.975 AQT862.KQ4.54.A3 4.T96.Q9632.JT82';
/** East has no hearts. */
const SHOWN_OUT = 'N:A32.K32.5432.AK2 987..KQJT9.QJT98 KQJT.A54.A87.543 654.QJT9876.6.76';
/** Dummy has spades alone. */
const ONE_SUIT = 'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432';

describe.each(EDITIONS)('the card that is meant, under %s', (edition) => {
  const spadeLed = at(edition, { deal: THREE_NT, cards: 'W:S3' });
  const heartLed = at(edition, { deal: THREE_NT, cards: 'W:H6' });
  const dummyLeads = at(edition, { deal: THREE_NT, cards: 'W:S3 N:SQ E:S4 S:S2' });

  it.each<[string, TableState, string, Meant]>([
    ['46B1a', spadeLed, 'high', 'SA'],
    ['46B1c', spadeLed, 'low', 'S5'],
    ['46B1b: the king is with declarer', spadeLed, 'win', 'SQ'],
    ['46B1b: higher hearts are out', heartLed, 'win', null],
    ['46B1: nothing is led', dummyLeads, 'high', null],
    ['46B1b: nothing is led', dummyLeads, 'win', null],
    ['46B2', dummyLeads, 'diamond', 'D6'],
    ['46B2: it need not be legal', heartLed, 'club', 'C2'],
    ['46B2: a small one is the lowest', dummyLeads, 'small diamond', 'D6'],
    ['46B: the highest of a suit', dummyLeads, 'high diamond', 'DK'],
    ['46B3a', dummyLeads, 'ten', 'ST'],
    ['46B3b: no such card in the suit', dummyLeads, 'king', 'DK'],
    ['46B3b: one of two is legal', heartLed, 'ten', 'HT'],
    ['46B3b: none is legal', spadeLed, 'king', null],
    ['46B4', spadeLed, 'SK', null],
    ['46B4: it has been played', dummyLeads, 'SQ', null],
    ['46B5', heartLed, 'anything', ['HT', 'H8', 'H4']],
  ])('%s', (_, state, words, expected) => {
    expect(meant(state, words)).toEqual(expected);
  });

  it('46B3b: two to choose from', () => {
    const state = at(edition, { deal: THREE_NT, cards: 'W:S3 N:ST E:S9 S:S2' });
    expect(meant(state, 'ten')).toEqual(['HT', 'DT']);
  });

  it('46B1: of a suit that dummy has not, `win` names a trump in 2007 alone, `high` and `low` no card', () => {
    const state = at(edition, { deal: VOID, bid: '4S', cards: 'W:D6' });
    expect(meant(state, 'high')).toBeNull();
    expect(meant(state, 'low')).toBeNull();
    expect(meant(state, 'win')).toBe(edition === 'wbf-2007' ? 'SJ' : null);
  });

  it.each<[Bid, Meant]>([
    ['4S', null],
    ['3NT', 'HK'],
  ])('46B1b: in %s a defender who has shown out is still to play', (bid, expected) => {
    const state = at(edition, { deal: SHOWN_OUT, bid, cards: 'W:HQ N:H2 E:D9 S:HA S:H4 W:H9' });
    expect(meant(state, 'win')).toBe(expected);
  });

  it('46B1: dummy has one suit alone', () => {
    const state = at(edition, { deal: ONE_SUIT, cards: 'W:C2' });
    const [highest, lowest] = edition === 'wbf-2007' ? ['SA', 'S2'] : [null, null];
    expect(meant(state, 'high')).toBe(highest);
    expect(meant(state, 'low')).toBe(lowest);
    expect(meant(state, 'win')).toBeNull();
  });

  it("46B5: a single legal card is nobody else's to name", () => {
    const state = at(edition, { deal: SINGLETON, cards: 'W:D3' });
    expect(meant(state, 'anything')).toBe('D7');
  });

  it('nothing is known of a hand that nobody has written down', () => {
    const state = openTable({ edition, dealer: 'S', contract: { bid: '3NT', declarer: 'S', risk: 'undoubled' } });
    expect(meant(state, 'low')).toBeNull();
    expect(meant(state, 'S5')).toBe('S5');
  });
});
