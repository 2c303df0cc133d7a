import { boardOf, callsOf, game, lenient, said, strict, words } from './for-specs';

const auction = (seat: string, calls: string, tags = {}): string =>
  game({ auction: [seat, calls], play: null, tags: { Declarer: null, Contract: null, Result: null, ...tags } });
const calls = (...args: Parameters<typeof auction>): string => callsOf(boardOf(auction(...args)));

describe('seats', () => {
  it('the first call is the dealer’s, in whatever column the auction begins', () => {
    expect(calls('N', '1S Pass 2C AP')).toBe('N:1S E:Pass S:2C W:Pass N:Pass E:Pass');
    expect(calls('W', '- 1S Pass 2C AP')).toBe('N:1S E:Pass S:2C W:Pass N:Pass E:Pass');
  });

  it('AP is as many passes as there still have to be', () => {
    expect(calls('N', 'AP')).toBe('N:Pass E:Pass S:Pass W:Pass');
    expect(calls('N', 'Pass Pass AP')).toBe('N:Pass E:Pass S:Pass W:Pass');
    expect(calls('N', '1C Pass Pass AP')).toBe('N:1C E:Pass S:Pass W:Pass');
  });

  it('every ^S is a player who was skipped', () =>
    expect(calls('W', '- ^S 1D ^I 1C\n4S ^I 3NT ^S ^S\nX 5H X AP')).toBe(
      'E:1D/out-of-rotation S:1C/insufficient W:4S N:3NT/insufficient W:X/out-of-rotation N:5H E:X S:Pass W:Pass N:Pass',
    ));

  it('^S and ^I may stand before the same call', () =>
    expect(calls('N', '1D ^S ^I 1C AP')).toMatch(/^N:1D S:1C\/out-of-rotation\/insufficient /));
});

describe('leading passes that are left out', () => {
  const evident = game({ auction: ['N', '3NT AP'] });

  it('are put in where declarer and the opening lead both show them', () => {
    expect(callsOf(boardOf(evident))).toBe('N:Pass E:Pass S:3NT W:Pass N:Pass E:Pass');
    expect(said(lenient(evident))).toEqual(['assumption leading-passes']);
    expect(words(lenient(evident))).toMatch(/North, East taken to have passed before South/);
  });

  it('are not put in for the Declarer tag alone: that is a contradiction', () => {
    expect(said(lenient(game({ auction: ['N', '3NT AP'], play: null })))).toEqual(['contradiction declarer-disagrees']);
    expect(said(lenient(game({ auction: ['N', '3NT AP'], play: ['S', '*'] })))).toEqual([
      'contradiction declarer-disagrees',
    ]);
  });

  it('are not put in where the passes are written, or the contract is another', () => {
    expect(said(lenient(game({ auction: ['N', 'Pass 3NT AP'] })))).toContain('contradiction declarer-disagrees');
    expect(said(lenient(game({ auction: ['N', '2NT AP'] })))).toContain('contradiction contract-disagrees');
  });

  it('are put in where the first call stands in another column than the dealer’s', () => {
    expect(calls('W', '- - 1D AP')).toBe('N:Pass E:1D S:Pass W:Pass N:Pass');
    expect(said(lenient(auction('E', '1D AP')))).toEqual(['assumption leading-passes']);
    expect(said(lenient(auction('E', 'Pass 1D AP')))).toEqual(['contradiction not-from-dealer']);
  });

  it('are an error when reading strictly', () =>
    expect(said(strict(auction('W', '1D AP')))).toEqual(['error leading-passes']));

  it('the dealer is the first caller where nobody is said to have dealt', () => {
    expect(boardOf(auction('W', '- - 1D AP', { Dealer: null })).dealer).toBe('E');
    expect(said(lenient(auction('W', '1D AP', { Dealer: null })))).toEqual(['assumption no-dealer']);
    expect(said(lenient(auction('', '1D AP', { Dealer: '?' })))).toEqual(['error no-dealer']);
  });
});

describe('what the markers say against what was called', () => {
  it.each([
    ['an insufficient bid without ^I', '1D 1C AP', 'insufficient-not-marked'],
    ['a sufficient bid with ^I', '1D ^I 1S AP', 'not-insufficient'],
    ['a pass with ^I', '1D ^I Pass AP', 'not-insufficient'],
    ['a double of the own side', '1D Pass X AP', 'inadmissible-call'],
    ['a redouble without a double', '1D XX AP', 'inadmissible-call'],
    ['a call after the end', '1D AP Pass', 'call-after-end'],
  ])('%s', (_, text, code) => {
    expect(said(lenient(auction('N', text)))).toEqual([`contradiction ${code}`]);
    expect(said(strict(auction('N', text)))).toEqual([`error ${code}`]);
  });

  it('keeps the calls as they were made', () => expect(calls('N', '1D 1C AP')).toMatch(/^N:1D E:1C S:Pass/));
});

describe('what is written', () => {
  it.each(['1', '8C', '1Z', 'Q', '1D - 1S', '^R 1S', '1C ^I'])('%s cannot be read and refuses the record', (text) => {
    const file = lenient(auction('N', text));
    expect(file.boards).toEqual([]);
    expect(file.report).toContainEqual(expect.objectContaining({ kind: 'error', line: 7 }));
  });

  it.each([
    ['1N AP', 'call-spelling'],
    ['1C P AP', 'call-spelling'],
    ['1C !!! AP', 'double-suffix'],
    ['1C ! ! AP', 'double-suffix'],
    ['! 1C AP', 'double-suffix'],
    ['1C ! $3 AP', 'double-nag'],
    ['1C $3 ! AP', 'double-suffix'],
    ['1C $7 AP', 'bad-nag'],
    ['1C $14 AP', 'bad-nag'],
    ['1C $256 AP', 'bad-nag'],
    ['1C $a AP', 'bad-nag'],
    ['1C =a= AP', 'bad-note'],
    ['1C =44= AP', 'bad-note'],
    ['1C 1D ^I ^I 1C AP', 'double-marker'],
    ['1C + +', 'second-end'],
  ])('%s is against the standard and does no harm', (text, code) => {
    expect(said(strict(auction('N', text)))).toEqual([`error ${code}`]);
    expect(said(lenient(auction('N', text)))).toEqual([`note ${code}`]);
    expect(callsOf(boardOf(auction('N', text)))).toMatch(/^N:1/);
  });

  it.each(['1c pass 2nt ap', '1C! Pass?! 2NT$25 AP', '1C $13 $31 AP', '1C ?! {why} $13 {so} AP'])(
    '%s is standard',
    (text) => expect(said(strict(auction('N', text))).filter((one) => !one.startsWith('note'))).toEqual([]),
  );

  it('+ and * end an auction', () => {
    expect(calls('N', '1C Pass +')).toBe('N:1C E:Pass');
    expect(calls('N', '1C *')).toBe('N:1C');
    expect(said(strict(auction('N', '1C +')))).toEqual([]);
    expect(boardOf(auction('N', '+')).calls).toEqual([]);
    expect(said(lenient(auction('N', '1C + 1D')))).toEqual(['contradiction entry-after-end']);
  });

  it('an auction that breaks off is a note', () =>
    expect(said(lenient(auction('N', '1C Pass')))).toEqual(['note auction-incomplete']));

  it('an empty section is no auction', () => expect(boardOf(auction('N', '')).calls).toBeNull());
});
