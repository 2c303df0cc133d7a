import { type Language, LANGUAGES, textsOf } from '@app/messages';
import { caseSourceForSpecs } from '../for-specs';
import { makeCaseFile } from '../make';
import { caseFilePage, visible } from './page';

it.each([
  ['a\u202Eb\u2066c', 'a[U+202E]b[U+2066]c'],
  ['bell\u0007 null\u0000', 'bell[U+0007] null[U+0000]'],
  ['one\r\ntwo\tthree', 'one\ntwo\tthree'],
  ['\u200Bhidden\uFEFF', '[U+200B]hidden[U+FEFF]'],
  ['שלום', 'שלום'],
])('%j is %j on a page', (text, on) => {
  expect(visible(text)).toBe(on);
});

describe('the page of a case', () => {
  const page = caseFilePage(makeCaseFile(caseSourceForSpecs()), textsOf('en'));
  /** As a browser has it: white space between blocks says nothing. */
  const flat = page.replace(/\s+/g, ' ').replace(/ ?(<(?!\/?(?:bdi|span|strong|time|a|s)\b)[^>]+>) ?/g, '$1');

  it('is one document with a language, a title, styles of its own, and nothing that runs or is fetched', () => {
    expect(flat).toMatch(/^<!doctype html><html lang="en"><head><meta charset="utf-8" ?\/?>/);
    expect(page).toContain('<title>Case file: Appeal a1</title>');
    expect(page).toContain('@page { size: A4;');
    expect(page).not.toMatch(/<script|<link|<img|<iframe|javascript:| on\w+="|src=|url\(/i);
  });

  it('shows what was said, and lets nothing of it be markup or change what is around it', () => {
    expect(page).toContain(
      `<bdi dir="auto" class="said">&lt;script>alert(&quot;1&quot;)&lt;/script> &amp; 'it' [U+202E]abc[U+0007] שלום</bdi>`,
    );
    expect(page).toContain('Club &lt;evening>');
    expect(page).not.toContain('\u0007');
    expect(page).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  });

  it('has every part under a heading, with the way to it', () => {
    const parts = [...page.matchAll(/<h2 id="([\w-]+)-title">/g)].map(([, id]) => id);
    expect(parts).toEqual([
      ...['parties', 'appeal-a1', 'deal', 'auction', 'play', 'procedure', 'findings', 'rulings', 'effects', 'tables'],
      ...['laws', 'timeline', 'origin', 'proofs'],
    ]);
    for (const part of parts) expect(page).toContain(`<a href="#${part ?? ''}">`);
  });

  it('has well-formed elements, a caption and scopes in every table, and ids that are there once', () => {
    const open: string[] = [];
    for (const [, slash, name = ''] of flat.matchAll(/<(\/?)([a-z0-9]+)(?=[\s>])[^>]*>/g)) {
      if (name === 'meta') continue;
      if (slash === '') open.push(name);
      else expect(open.pop()).toBe(name);
    }
    expect(open).toEqual([]);
    expect(flat.match(/<table>/g)?.length).toBe(flat.match(/<table><caption>/g)?.length);
    expect(flat).not.toMatch(/<th>/);
    const ids = [...flat.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('tells what its events can be checked against, or that they cannot', () => {
    expect(page).toContain('This file has no proofs');
    const proofs = {
      checkpoint:
        'ledger.example/club\n42\nq83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=\n\n\u2014 ledger.example/club AAAA\n',
      keys: ['ledger.example/club+0a1b2c3d+AbCd'],
      inclusion: {},
    };
    const proved = caseFilePage({ ...makeCaseFile(caseSourceForSpecs()), proofs }, textsOf('en'));
    for (const part of [
      'ledger.example/club+0a1b2c3d</dd>',
      '42, of which',
      'abcdef1234567890abcdef',
      'ledger verify FILE',
    ])
      expect(proved).toContain(part);
    expect(proved).not.toContain('AbCd');
  });

  it.each([
    ['the names of the parties', 'Astrid &quot;Lund&quot;</bdi> (p1a)'],
    ['directors by their id', 'Ruling of event 11 (@10), by anna'],
    ['the deposit', '200 DKK (DBf X92B1)'],
    ['the poll by strength', '<bdi dir="auto" class="said">heart (2)</bdi>'],
    ['facts with their basis', 'Fact found (balance of probabilities): <bdi dir="auto" class="said">East was slow'],
    ['the vote', '<td>c1, c2</td><td>c3</td>'],
    ['the dissent', 'c3 dissents: '],
    ['the committee', 'c1, c2, c3, in the chair c1'],
    ['the ruling as it stands', '<dt>Status</dt><dd>its score was changed on appeal, event 14 (@13)</dd>'],
    ['the table of the case', '<strong>1 (this case)</strong>'],
    ['hands', '<span class="hand">A K 3 2</span>'],
  ])('has %s', (_, part) => {
    expect(flat).toContain(part);
  });
});

describe.each(LANGUAGES)('the page in %s', (language) => {
  const page = caseFilePage(makeCaseFile(caseSourceForSpecs()), textsOf(language));

  it('names its language, and has a text for every code', () => {
    expect(page).toContain(`<html lang="${language}">`);
    const codes = /(?<!\p{L})(case|event|term|rule|score|name)\.[a-z]/u;
    expect(codes.exec(page.replace(/<style>[^<]*/, ''))).toBeNull();
  });

  it('lets nothing that somebody has said or is called be markup', () => {
    expect(page.match(/<script/gi)).toBeNull();
    expect(page).toContain('Astrid &quot;Lund&quot;</bdi> (p1a)');
    expect(page).toContain('&lt;script>alert(&quot;1&quot;)&lt;/script> &amp;');
    expect(page).toContain('[U+202E]abc[U+0007]');
    expect(page).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  });

  it('has no instant as it is stored, but for machines', () => {
    expect(page.replace(/ datetime="[^"]*"/g, '')).not.toMatch(/\d{4}-\d\d-\d\dT/);
  });
});

it.each<[Language, string, string]>([
  ['en', '2.00', 'place 1=, 3.00 (75.00 %)'],
  ['da', '2,00', 'plads 1=, 3,00 (75,00 %)'],
  ['sv', '2,00', 'plats 1=, 3,00 (75,00 %)'],
])('numbers have the decimal mark of %s', (language, points, standing) => {
  const page = caseFilePage(makeCaseFile(caseSourceForSpecs()), textsOf(language));
  expect(page).toContain(`<td>${points}</td>`);
  expect(page).toContain(standing);
});
