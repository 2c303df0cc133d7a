import { type Param, message } from '@app/bridge';
import { textsOf } from './all';
import { type Language, acceptedLanguage, languageOf } from './language';

it.each<[Language, Param, string]>([
  ['en', { exact: '-0.5' }, '−0.5'],
  ['da', { exact: '-0.5' }, '−0,5'],
  ['sv', { exact: '7/3' }, '7/3'],
  ['en', { decimal: '-3.67' }, '-3.67'],
  ['da', { decimal: '-3.67' }, '-3,67'],
  ['da', { seat: 'E' }, 'Ø'],
  ['sv', { side: 'EW' }, 'Ö-V'],
  ['da', { call: 'Pass' }, 'Pas'],
  ['da', { call: '2S' }, '2S'],
  ['en', { result: { bid: '3NT', risk: 'doubled', declarer: 'E', tricks: 1 } }, '3NTX by E, 1 trick'],
  ['da', { result: { bid: '3NT', risk: 'doubled', declarer: 'E', tricks: 9 } }, '3NTX af Ø, 9 stik'],
  ['sv', { result: null }, 'utpassad'],
  ['da', { list: ['a', 'b', 'c'], joined: 'and' }, 'a, b og c'],
  ['da', { list: [{ list: ['a', 'b'] }, 'c'], joined: 'apart' }, 'a, b; c'],
  ['sv', { list: [{ seat: 'E' }, { seat: 'W' }], joined: 'or' }, 'Ö eller V'],
  ['da', { authority: 'director:d01' }, 'turneringsleder d01'],
  ['sv', { authority: 'oral-committee:p01' }, 'tävlingsjury p01'],
  ['en', { authority: 'anna' }, 'anna'],
  ['en', { paragraph: 'conditions of contest; L78D' }, 'conditions of contest; L78D'],
  ['da', { paragraph: 'conditions of contest; L78D' }, 'propositioner; L78D'],
  ['sv', { paragraph: 'conditions; L79C1' }, 'tävlingsvillkor; L79C1'],
])('%s: %j is written %s', (language, param, text) => {
  expect(textsOf(language).value(param)).toBe(text);
});

it('shows an instant in the time zone of the venue, by the rules of the language', () => {
  const instant = { instant: '2026-02-02T20:06:00Z' };
  const at = (language: Language) => textsOf(language, { timeZone: 'Europe/Copenhagen' }).value(instant);
  // The comma before the time comes and goes with the version of the locale data.
  expect(at('en')).toMatch(/^2 Feb 2026,? 21:06$/);
  expect(at('da')).toMatch(/^2\. feb\. 2026,? (kl\. )?21\.06$/);
  expect(at('sv')).toMatch(/^2 feb\. 2026,? (kl\. )?21:06$/);
});

it('shows an instant by the offset that it is written with, where no time zone is known', () => {
  expect(textsOf('en').value({ instant: '2026-02-02T21:06:00+01:00' })).toMatch(/^2 Feb 2026,? 21:06$/);
});

it('names contestants where the place knows their names', () => {
  const { value } = textsOf('en', { names: { '3': 'Astrid and Bo' } });
  expect([value({ contestant: '3' }), value({ contestant: '4' })]).toEqual(['Astrid and Bo', '4']);
});

it('says a message inside another', () => {
  const inner = message('number.own-score');
  expect(
    textsOf('da').say(message('number.of-what', { name: message('number.round', { round: '2' }), what: inner })),
  ).toBe('runde 2: egen score');
});

it('shows a code that no catalogue has', () => {
  expect(textsOf('sv').say(message('number.of-a-later-version'))).toBe('number.of-a-later-version');
});

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['da', 'da'],
  ['fr, sv;q=0.5, da;q=0.8', 'da'],
  ['da;q=0, sv-FI;q=0.1', 'sv'],
  ['*', 'en'],
])('Accept-Language %j asks for %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});

it.each([
  ['da_DK.UTF-8', 'da'],
  ['sv-SE', 'sv'],
  ['C', null],
  ['dan', null],
])('the tag %s is the language %s', (tag, language) => {
  expect(languageOf(tag)).toBe(language);
});

describe('in the time zone of the venue', () => {
  const inCopenhagen = textsOf('en', { timeZone: 'Europe/Copenhagen' });
  const clockAt = (instant: string) => /\d\d:\d\d/.exec(inCopenhagen.value({ instant }))?.[0];

  it.each([
    ['2026-03-29T00:59:00Z', '01:59'],
    ['2026-03-29T01:00:00Z', '03:00'],
    ['2026-10-25T00:59:00Z', '02:59'],
    ['2026-10-25T01:00:00Z', '02:00'],
    ['2026-10-25T02:00:00Z', '03:00'],
  ])('%s is %s on its wall, on both sides of a change to and from daylight-saving time', (instant, clock) => {
    expect(clockAt(instant)).toBe(clock);
  });

  it('the offset that an instant was written with no longer counts', () => {
    expect(clockAt('2026-07-01T19:00:00-05:00')).toBe('02:00');
  });

  it('a day is that of the venue too', () => {
    expect(textsOf('da', { timeZone: 'Asia/Tokyo' }).value({ instant: '2026-02-02T20:06:00Z' })).toMatch(/^3\./);
  });

  it('a name that this runtime does not know counts as none', () => {
    const instant = { instant: '2026-02-02T21:06:00+01:00' };
    expect(textsOf('en', { timeZone: 'Europe/Atlantis' }).value(instant)).toBe(textsOf('en').value(instant));
  });

  it('another zone can be taken later, and be left again', () => {
    const instant = { instant: '2026-02-02T21:06:00+01:00' };
    expect(textsOf('en').at('Europe/Copenhagen').value(instant)).toBe(inCopenhagen.value(instant));
    expect(inCopenhagen.at(undefined).value(instant)).toBe(textsOf('en').value(instant));
  });
});
