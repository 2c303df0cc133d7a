import fc from 'fast-check';
import {
  type Auction,
  callMade,
  contractOf,
  dummyOf,
  hasEnded,
  isLegalCall,
  isSufficient,
  legalCalls,
  mayDouble,
  mayRedouble,
  openAuction,
  openingLeader,
  passedOut,
} from './auction';
import { BIDS, CALLS, contractInWords, isCall } from './calls';
import { isSeat, leftOf, seatsFrom, sideOf } from './seats';
import { type Call, type Seat, SEATS } from './vocabulary';

/** `'1S - X - -'` from the dealer in rotation; `'W:1C'` is a call out of rotation. A dash is a pass. */
const auction = (text: string, dealer: Seat = 'N'): Auction => {
  let now = openAuction(dealer);
  for (const token of text.split(' ').filter((one) => one !== '')) {
    const [, seat, written = ''] = /^(?:([NESW]):)?(.*)$/.exec(token) ?? [];
    const call = written === '-' ? 'Pass' : written;
    if (!isCall(call)) throw new Error(`no call: ${token}`);
    now = callMade(now, isSeat(seat) ? seat : (now.turn ?? dealer), call);
  }
  return now;
};

const contract = (text: string, dealer: Seat = 'N'): string => contractInWords(contractOf(auction(text, dealer)));

describe('turn and end', () => {
  it('L17: the dealer begins, then clockwise', () => {
    for (const dealer of SEATS) {
      expect(openAuction(dealer).turn).toBe(dealer);
      expect(auction('1C -', dealer).turn).toBe(seatsFrom(dealer)[2]);
    }
  });

  it.each([
    ['- - -', false],
    ['- - - -', true],
    ['1C - -', false],
    ['1C - - -', true],
    ['- - - 1C - -', false],
    ['- - - 1C - - -', true],
    ['1C - - X - - -', true],
    ['1C - - X - - XX - -', false],
    ['1C - - 1D - - -', true],
  ])('L22: %s has ended: %s', (text, ended) => {
    const now = auction(text);
    expect([hasEnded(now), legalCalls(now).length === 0]).toEqual([ended, ended]);
  });

  it.each([
    ['1C S:- - -', 'E'],
    ['1C S:- - - -', null],
    ['1C W:- N:-', 'E'],
    ['1C W:- N:- - -', null],
    ['1C - - X N:- S:- W:-', 'N'], // East has not passed the double
    ['1C - - X N:- S:- W:- - -', null],
    ['1C X E:- S:- W:-', 'N'], // who doubled does not pass his own double: it is for North
    ['- S:- - -', 'E'],
    ['- S:- - - -', null],
    ['- - N:- - -', 'W'],
  ])(
    'L17D3, L34: passes out of rotation take from nobody the right to call: after %s it is the turn of %s',
    (text, turn) => {
      expect(auction(text).turn).toBe(turn);
    },
  );

  it('L22: passed out, and only then', () => {
    expect(passedOut(auction('- - - -'))).toBe(true);
    expect(passedOut(auction('- - -'))).toBe(false);
    expect(passedOut(auction('1C - - -'))).toBe(false);
    expect(contractOf(auction('- - - -'))).toBeNull();
    expect(contractOf(auction('1C - -'))).toBeNull();
  });
});

describe('legal calls', () => {
  it.each([
    ['', 36],
    ['1C', 36],
    ['7NT', 2],
    ['7NT X', 2],
    ['7NT X -', 1],
    ['7NT X XX', 1],
    ['1NT -', 31],
    ['1NT - -', 32],
  ])('after %j there are %i', (text, count) => expect(legalCalls(auction(text))).toHaveLength(count));

  it.each([
    ['1S', 'X', true],
    ['1S -', 'X', false],
    ['1S - -', 'X', true],
    ['1S X', 'X', false],
    ['', 'X', false],
    ['-', 'X', false],
    ['1S X', 'XX', true],
    ['1S X -', 'XX', false],
    ['1S X - -', 'XX', true],
    ['1S X XX', 'XX', false],
    ['1S', 'XX', false],
    ['1S X 2C', 'X', true],
    ['1S X 2C', 'XX', false],
    ['1S', '1S', false],
    ['1S', '1NT', true],
    ['1S', '2C', true],
    ['2C', '1NT', false],
    ['1C - - -', 'Pass', false],
  ] as const)('L18, L19: after %j, %s is legal: %s', (text, call, legal) => {
    expect(isLegalCall(auction(text), call)).toBe(legal);
  });

  it('L19: who may double and redouble does not depend on the turn', () => {
    const bid = auction('1S');
    expect(SEATS.filter((seat) => mayDouble(bid, seat))).toEqual(['E', 'W']);
    expect(SEATS.filter((seat) => mayRedouble(auction('1S X'), seat))).toEqual(['N', 'S']);
    expect(isSufficient(bid, '1H')).toBe(false);
    expect(isSufficient(openAuction('N'), '1C')).toBe(true);
  });
});

describe('contract and declarer', () => {
  it.each([
    ['1NT - - -', '1NT by N'],
    ['1S - 2S - - -', '2S by N'],
    ['- 1S - 2S - - -', '2S by E'],
    ['1S 2H 2S - - -', '2S by N'],
    ['1H 1S 2S 3H - - -', '3H by W'], // both sides named hearts: West was the first of his side
    ['1C - 1H - 2C - 4H - - -', '4H by S'],
    ['1C - 1NT - 3NT - - -', '3NT by S'],
    ['1S X - - -', '1SX by N'],
    ['1S X XX - - -', '1SXX by N'],
    ['1S X 2S - - -', '2S by N'],
    ['1S - - X - - -', '1SX by N'],
  ])('%s: %s', (text, expected) => expect(contract(text)).toBe(expected));

  it('L41A: declarer’s left leads, partner is dummy', () => {
    const four = { bid: '4S', risk: 'undoubled', declarer: 'S' } as const;
    expect([openingLeader(four), dummyOf(four)]).toEqual(['W', 'N']);
  });
});

describe('calls that were in fact made, whatever the Laws say', () => {
  it('out of rotation: the turn goes to the caller’s left', () => {
    expect(auction('S:1C').turn).toBe('W');
    expect(contract('S:1C - - -')).toBe('1C by S');
  });

  it('insufficient: it stands as the last bid', () => {
    expect(auction('2S 1S').bid).toEqual({ bid: '1S', seat: 'E' });
    expect(contract('2S 1S - - -')).toBe('1S by E');
    expect(auction('2S X 1S').risk).toBe('undoubled');
  });

  it.each([
    ['an opening double', 'X', 'undoubled'],
    ['a double of partner', '1S - X', 'undoubled'],
    ['a second double', '1S X - - E:X', 'doubled'],
    ['a redouble without a double', '1S - XX', 'undoubled'],
    ['a redouble of a redouble', '1S X XX - - XX', 'redoubled'],
  ])('L36: %s is void: it changes neither the risk nor what has been passed', (_, text, risk) => {
    const { lastCaller, passed } = auction(text.slice(0, Math.max(text.lastIndexOf(' '), 0)));
    expect(auction(text)).toMatchObject({ risk, lastCaller, passed });
  });

  it.each([
    ['1S - - XX W:-', null], // West makes a legal call in its place (36B2): a pass, and all have passed
    ['1S - - XX - -', 'S'],
    ['1S - - XX - - -', null], // nobody minds: three passes follow the last call
    ['1S - X - -', 'E'],
    ['1S - X - - -', null],
    ['1S - X W:- N:- S:-', null], // East had passed before it
    ['1S - X S:X W:- N:-', 'E'],
    ['1S - X S:2S - - -', null],
    ['X - - -', 'N'], // nobody has bid: all four have to pass
    ['X - - - -', null],
  ])('L36: after %s it is the turn of %s', (text, turn) => {
    expect(auction(text).turn).toBe(turn);
  });

  it('L39: a call after the end changes nothing', () => {
    const ended = auction('1C - - -');
    for (const call of CALLS) expect(callMade(ended, 'N', call)).toBe(ended);
  });

  it('counts every call up to the end, from any seat', () => {
    const calls = fc.array(fc.tuple(fc.constantFrom(...SEATS), fc.constantFrom(...CALLS)), { maxLength: 60 });
    fc.assert(
      fc.property(calls, (made) => {
        let now = openAuction('N');
        for (const [seat, call] of made) {
          const next = callMade(now, seat, call);
          expect(next.length).toBe(now.length + (hasEnded(now) ? 0 : 1));
          if (!hasEnded(next)) expect(next.turn).toBe(leftOf(seat));
          now = next;
        }
      }),
    );
  });
});

it('L22, L36: however irregular an auction is, four more passes in rotation end it', () => {
  const calls = fc.array(fc.tuple(fc.constantFrom(...SEATS), fc.constantFrom(...CALLS)), { maxLength: 60 });
  fc.assert(
    fc.property(calls, (made) => {
      let now = openAuction('N');
      for (const [seat, call] of made) now = callMade(now, seat, call);
      for (let pass = 0; pass < 4 && now.turn !== null; pass += 1) now = callMade(now, now.turn, 'Pass');
      expect(hasEnded(now)).toBe(true);
    }),
  );
});

/** An auction of legal calls: each number picks one of those that are legal. */
const legalAuction = fc.array(fc.nat(37), { maxLength: 40 }).map((picks) => {
  let now = openAuction('N');
  const made: { seat: Seat; call: Call }[] = [];
  for (const pick of picks) {
    const legal = legalCalls(now);
    const call = legal[pick % Math.max(legal.length, 1)];
    if (now.turn === null || !call) break;
    made.push({ seat: now.turn, call });
    now = callMade(now, now.turn, call);
  }
  return { made, now };
});

it('legal bids only rise, and the contract is the last of them, played by the first of the side to name it', () => {
  fc.assert(
    fc.property(legalAuction, ({ made, now }) => {
      const bids = made.flatMap(({ seat, call }) => BIDS.filter((bid) => bid === call).map((bid) => ({ seat, bid })));
      const ranks = bids.map(({ bid }) => BIDS.indexOf(bid));
      expect(ranks).toEqual([...new Set(ranks)].sort((one, other) => one - other));
      const last = bids.at(-1);
      const played = contractOf(now);
      if (!played || !last) return;
      const first = bids.find(
        ({ seat, bid }) => sideOf(seat) === sideOf(last.seat) && bid.slice(1) === last.bid.slice(1),
      );
      expect([played.bid, played.declarer]).toEqual([last.bid, first?.seat]);
    }),
  );
});

it('turning the table turns the auction', () => {
  fc.assert(
    fc.property(legalAuction, ({ made, now }) => {
      let turned = openAuction('E');
      for (const { seat, call } of made) turned = callMade(turned, leftOf(seat), call);
      const [one, other] = [contractOf(now), contractOf(turned)];
      expect(other).toEqual(one && { ...one, declarer: leftOf(one.declarer) });
      expect(turned.turn).toBe(now.turn && leftOf(now.turn));
    }),
  );
});
