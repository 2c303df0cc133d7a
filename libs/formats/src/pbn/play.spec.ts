import { boardOf, cardsOf, game, lenient, said, strict, words } from './for-specs';

/** Clubs are trumps: South plays 4C. */
const inClubs = (cards: string): string =>
  game({ tags: { Contract: '4C', Result: null }, auction: null, play: ['W', cards] });
const play = (cards: string): string => game({ play: ['W', cards], tags: { Result: null } });
const cards = (text: string): string => cardsOf(boardOf(play(text)));

describe('a section without a card', () => {
  const passedOut = (cards: string): string =>
    game({ tags: { Declarer: '', Contract: 'Pass', Result: '' }, auction: ['N', 'AP'], play: ['W', cards] });

  it.each(['*', '- - - -\n*', ''])('says after four passes that there was no play: %j', (end) => {
    expect(boardOf(passedOut(end))).toMatchObject({ cards: null, result: { kind: 'passed-out' } });
    expect(said(strict(passedOut(end)))).toEqual([]);
  });

  it('is refused where cards stand in it', () =>
    expect(said(lenient(passedOut('H8 H2 HQ H9')))).toEqual(['error play-without-contract']));
});

describe('cards that were not played', () => {
  const text = play('H8 H2 HQ H9\nH5 -- HA --\n*');

  it('may be written with two dashes', () => {
    expect(cardsOf(boardOf(text))).toBe('W:H8 N:H2 E:HQ S:H9 E:HA');
    const file = lenient(text);
    expect(said(file)).toEqual(['note play-cut-short', 'note blank-spelling']);
    expect(words(file, 1)).toBe(`"--" is read as '-': a card that is not known or was not played (and 1 more like it)`);
    expect(said(strict(text))).toEqual(['error blank-spelling', 'error blank-spelling', 'note play-cut-short']);
  });
});

describe('order', () => {
  it('rows stand in fixed columns, cards in the order in which they were played', () =>
    expect(cardsOf(boardOf(game()))).toBe(
      'W:H8 N:H2 E:HQ S:H9 E:HA S:HT W:H5 N:H3 E:HK S:HJ W:H6 N:H4 E:C5 S:CA W:C9 N:C2 S:S5 W:S2 N:SA E:S8',
    ));

  it('a trump wins the trick', () =>
    expect(cardsOf(boardOf(inClubs('D8 D2 D5 DA\nC9 C2 C5 CA\n- - - S5 *')))).toMatch(/S:CA W:C9 N:C2 E:C5 S:S5$/));

  it('the opening leader is declarer’s left, in whatever column the rows begin', () =>
    expect(cardsOf(boardOf(game({ play: ['N', 'H2 HQ H9 H8\n*'], tags: { Result: null } })))).toBe(
      'W:H8 N:H2 E:HQ S:H9',
    ));

  it('follows the declarer who in fact played the hand', () => {
    const swapped = game({ tags: { Declarer: '^N', Result: null }, play: ['E', 'HA H9 H8 H2 *'] });
    expect(boardOf(swapped)).toMatchObject({ declarerInFact: 'N' });
    expect(cardsOf(boardOf(swapped))).toBe('E:HA S:H9 W:H8 N:H2');
    expect(said(strict(swapped))).toEqual([]);
  });

  it('follows the Play tag where Declarer tag and auction disagree', () => {
    const text = game({ tags: { Declarer: 'N', Result: null } });
    expect(cardsOf(boardOf(text))).toBe(cardsOf(boardOf(game())));
    expect(said(lenient(text))).toEqual(['contradiction declarer-disagrees']);
  });

  it('a lead out of turn leads', () =>
    expect(cards('H8 H2 HQ H9\nC9 C2 C5 ^L CA\n*')).toBe('W:H8 N:H2 E:HQ S:H9 S:CA/lead-out-of-turn W:C9 N:C2 E:C5'));

  it('rows turned to begin with the leader are seated by who holds the cards, and reported', () => {
    const text = play('H8 H2 HQ H9\nHA HT H5 H3\n*');
    expect(cardsOf(boardOf(text))).toBe('W:H8 N:H2 E:HQ S:H9 E:HA S:HT W:H5 N:H3');
    expect(said(lenient(text))).toEqual(['contradiction column-clash']);
    const file = lenient(text);
    expect(file.report[0]?.line).toBe(13);
    expect(words(file)).toMatch(/lines 13 /);
    expect(said(strict(text))).toEqual(['error column-clash']);
  });

  it('rows in any order are too, as long as every hand is known', () =>
    expect(cards('H8 H2 HQ H9\nHT H5 HA H3\n*')).toMatch(/E:HA S:HT W:H5 N:H3$/));

  it('hands that are not known hold what stands in their columns', () => {
    const text = game({
      tags: { Deal: 'N:AKQJ.432.432.432 - 765.JT9.AKQ.AKQJ -', Result: null },
      play: ['W', 'H8 H2 HQ H9 *'],
    });
    expect(cardsOf(boardOf(text))).toBe('W:H8 N:H2 E:HQ S:H9');
    expect(said(strict(text))).toEqual([]);
    const turned = text.replace('H8 H2 HQ H9', 'H8 H2 HQ H9\nHA HT H5 H3');
    expect(cardsOf(boardOf(turned))).toMatch(/E:HA S:HT W:H5 N:H3$/);
  });

  it('without a deal the columns are all there is', () => {
    const text = game({ tags: { Deal: null, Result: null } });
    expect(cardsOf(boardOf(text))).toMatch(/^W:H8 N:H2 E:HQ S:H9 E:HA/);
    expect(said(lenient(text))).toEqual(['assumption play-without-deal']);
    expect(said(strict(text))).toEqual(['error play-without-deal']);
  });
});

describe('cards that are not given', () => {
  it('at the end of the play', () => expect(cards('H8 H2 HQ H9\n- - HA -\n*')).toMatch(/S:H9 E:HA$/));

  it.each([
    ['within a trick', 'H8 H2 HQ H9\n- H3 HA HT\n*', 'E:HA S:HT'],
    ['before another trick', 'H8 - HQ H9\nH5 H3 HA HT\n*', 'W:H8'],
    ['a whole trick', 'H8 H2 HQ H9\n- - - -\nH6 H4 HK HJ\n*', 'E:HQ S:H9'],
  ])('%s: only what stands before is sure', (_, text, last) => {
    expect(cards(text).endsWith(last)).toBe(true);
    expect(said(strict(play(text)))).toEqual(['note play-cut-short']);
  });

  it('+ stands for the next card', () => {
    expect(said(strict(play('H8 H2 HQ H9\n+ - HA HT')))).toEqual([]);
    expect(said(strict(play('+')))).toEqual([]);
    expect(boardOf(play('+')).cards).toEqual([]);
    expect(said(strict(play('H8 H2 HQ H9\nH5 - HA +')))).toEqual(['error card-after-continuation']);
    expect(said(lenient(play('H8 H2 HQ H9\n+ + HA HT')))).toEqual(['note second-end']);
    expect(said(lenient(play('H8 H2 HQ H9\n+ - HA HT *')))).toEqual(['note second-end']);
  });

  it('* ends the play', () =>
    expect(said(lenient(play('H8 H2 HQ H9 * H5')))).toEqual(['contradiction entry-after-end']));

  it('an empty section is no play', () => expect(boardOf(play('')).cards).toBeNull());
});

describe('what the markers say against what was played', () => {
  it.each([
    ['a revoke without ^R', 'H8 H2 C5 H9 *', 'revoke-not-marked'],
    ['a card that follows suit with ^R', 'H8 ^R H2 HQ H9 *', 'not-a-revoke'],
    ['a lead with ^R', '^R H8 H2 HQ H9 *', 'not-a-revoke'],
    ['the opening lead with ^L', '^L H8 H2 HQ H9 *', 'not-a-lead-out-of-turn'],
    ['a lead in turn with ^L', 'H8 H2 HQ H9\nH5 H3 ^L HA HT *', 'not-a-lead-out-of-turn'],
    ['two leads', 'H8 H2 HQ H9\nH5 ^L H3 HA ^L HT *', 'two-leads'],
  ])('%s', (_, text, code) => {
    expect(said(lenient(play(text)))).toEqual([`contradiction ${code}`]);
    expect(said(strict(play(text)))).toEqual([`error ${code}`]);
    expect(lenient(play(text)).boards).toHaveLength(1);
  });

  it('mixed markers', () => {
    expect(said(lenient(play('H8 H2 HQ H9\nH5 ^R ^L C2 HA HT *')))).toContain('contradiction mixed-markers');
    expect(said(strict(play('H8 H2 ^R ^R C5 H9 *')))).toEqual(['error double-marker']);
  });

  it('a revoke that is marked is what it is', () => {
    expect(cards('H8 H2 ^R C5 H9 *')).toBe('W:H8 N:H2 E:C5/revoke S:H9');
    expect(said(strict(play('H8 H2 ^R C5 H9 *')))).toEqual([]);
  });
});

describe('what is written', () => {
  it.each([
    ['no card', 'S1 H2 HQ H9', 'unreadable-card'],
    ['no card either', '--- H2 HQ H9', 'unreadable-card'],
    ['a card played twice', 'H8 H2 HQ H9\nH8 H3 HA HT', 'card-played-twice'],
    ['a card twice in a row', 'H8 H2 HQ HQ', 'card-played-twice'],
    ['two cards of a hand in a row', 'H8 H2 HQ HA', 'two-cards-of-a-hand'],
    ['a marker of auctions', 'H8 ^S H2 HQ H9', 'bad-marker'],
  ])('%s refuses the record', (_, text, code) => {
    expect(said(lenient(play(text)))).toContain(`error ${code}`);
    expect(lenient(play(text)).boards).toEqual([]);
  });

  it('a card that no unknown hand can have played refuses the record', () =>
    expect(
      said(
        lenient(
          game({ tags: { Deal: 'N:AKQJ.432.432.432 - 765.JT9.AKQ.AKQJ -', Result: null }, play: ['W', 'H8 D5 HQ H9'] }),
        ),
      ),
    ).toContain('error card-of-nobody'));

  it.each([
    ['H8 H2 HQ H9 $1 *', 'bad-nag'],
    ['H8 H2 HQ H9 $13 *', 'bad-nag'],
    ['H8 !!! H2 HQ H9 *', 'double-suffix'],
    ['H8 ! $9 H2 HQ H9 *', 'double-nag'],
    ['H8 H2 HQ H9\nC10 *', 'card-spelling'],
  ])('%s is against the standard and does no harm', (text, code) => {
    expect(said(lenient(play(text)))).toContain(`note ${code}`);
    expect(said(strict(play(text)))).toContain(`error ${code}`);
    expect(lenient(play(text)).boards).toHaveLength(1);
  });

  it.each(['h8 h2 hq h9 *', 'H8! H2?! HQ $200 H9 $14 *'])('%s is standard', (text) =>
    expect(said(strict(play(text))).filter((one) => !one.startsWith('note'))).toEqual([]),
  );

  it('cards need a contract', () => {
    const text = game({ tags: { Contract: null, Declarer: null, Result: null }, auction: null });
    expect(said(lenient(text))).toContain('error play-without-contract');
  });

  it('the tags must be there though the auction tells (PBN 2.1, 3.1)', () => {
    const text = game({ tags: { Contract: null, Declarer: null } });
    expect(said(lenient(text))).toEqual(['note play-without-contract', 'note play-without-declarer']);
    expect(cardsOf(boardOf(text))).toMatch(/^W:H8 N:H2 E:HQ S:H9 E:HA/);
  });
});
