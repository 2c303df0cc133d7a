import { EDITIONS, inEdition, PRINTS, type Print } from '@app/bridge';
import { CALL_RULES } from '../auction';
import { CARD_RULES } from '../play';
import { LAWS, TREATMENTS, explain, paragraphsOf, titlesOf } from '.';
import { PARAGRAPH_NUMBER, spelled } from './citation';
import type { Treatment } from './entry';
import { placedIn } from './lookup';

/** The table of the specification: the treatments of a group of Laws, those of its Laws put together. */
const GROUPS: readonly (readonly [first: number, last: number, treatments: readonly Treatment[]])[] = [
  [1, 5, ['procedural', 'enforced']],
  [6, 8, ['recorded', 'enforced', 'timed']],
  [9, 11, ['enforced', 'recorded', 'judged', 'scored']],
  [12, 12, ['judged', 'scored']],
  [13, 15, ['enforced', 'judged', 'scored']],
  [16, 16, ['recorded', 'judged', 'scored']],
  [17, 22, ['enforced', 'recorded', 'offered']],
  [23, 39, ['enforced', 'offered', 'judged']],
  [40, 40, ['recorded', 'judged', 'scored']],
];

describe('the registry', () => {
  it('has Laws 1 to 93 once, in order', () => {
    expect(LAWS.map(({ number }) => number)).toEqual(Array.from({ length: 93 }, (_, i) => i + 1));
  });

  it.each(['en', 'da', 'sv'] as const)('has 93 titles in %s, all different', (language) => {
    const titles = LAWS.map((law) => titlesOf(law)[language].trim());
    expect(titles.filter((title) => title.length < 4)).toEqual([]);
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
  });

  it('gives every Law a treatment, and none twice', () => {
    for (const { treatments } of LAWS) {
      expect(treatments.length).toBeGreaterThan(0);
      expect(new Set(treatments).size).toBe(treatments.length);
      expect(TREATMENTS).toEqual(expect.arrayContaining([...treatments]));
    }
  });

  it.each(GROUPS)('Laws %i to %i are treated as specified', (first, last, treatments) => {
    const group = LAWS.filter(({ number }) => number >= first && number <= last);
    expect(new Set(group.flatMap((law) => law.treatments))).toEqual(new Set(treatments));
  });

  it.each(EDITIONS.flatMap((edition) => PRINTS.map((print) => [edition, print] as const)))(
    'numbers each paragraph of %s once in the print %s, and well',
    (edition, print) => {
      const numbers = placedIn(LAWS, edition, print).map(({ at }) => at);
      expect(numbers.filter((number) => !PARAGRAPH_NUMBER.test(number))).toEqual([]);
      expect(numbers.filter((number, i) => numbers.indexOf(number) !== i)).toEqual([]);
      expect(numbers.filter((number) => spelled(number) !== number)).toEqual([]);
    },
  );

  it('says something of each paragraph, in the editions that have it and in no other', () => {
    for (const { at, says } of LAWS.flatMap(({ paragraphs }) => paragraphs)) {
      const standing = EDITIONS.filter((edition) => inEdition(edition, at) !== undefined);
      expect(standing.length).toBeGreaterThan(0);
      const texts = typeof says === 'string' ? [says] : Object.values(says);
      if (typeof says !== 'string') {
        expect(standing.filter((edition) => inEdition(edition, says) === undefined)).toEqual([]);
        expect(standing).toEqual(expect.arrayContaining(Object.keys(says)));
      }
      expect(texts.filter((text) => text.length < 5 || text.length > 800 || !/[.:;]$/.test(text))).toEqual([]);
      if (texts.length === 2) expect(texts[0]).not.toBe(texts[1]);
    }
  });

  it('points, where a matter is part of another paragraph, to one that the other edition has', () => {
    for (const { at, within } of LAWS.flatMap(({ paragraphs }) => paragraphs)) {
      for (const edition of EDITIONS) {
        const place = within?.[edition];
        if (place === undefined) continue;
        expect(inEdition(edition, at)).toBeUndefined();
        expect(paragraphsOf(edition, place).found).toBe(true);
      }
    }
  });

  it.each([...CALL_RULES, ...CARD_RULES])('has the paragraphs that the rule $name rests on', ({ sources }) => {
    for (const edition of EDITIONS) {
      const paragraph = inEdition(edition, sources);
      if (paragraph !== undefined) expect(paragraphsOf(edition, paragraph)).toMatchObject({ found: true });
    }
  });

  it('writes a paragraph into the file of its number in 2017, or else of that in 2007', () => {
    for (const { number, paragraphs } of LAWS) {
      for (const { at } of paragraphs) {
        expect(Number.parseInt(inEdition('wbf-2017', at) ?? at['wbf-2007'] ?? '', 10)).toBe(number);
      }
    }
  });
});

describe('where a subject moved between the editions', () => {
  it.each([
    ['9A5', '9A4'],
    ['12C1e', '12C1b'],
    ['13A', '13D'],
    ['13B1', '13A'],
    ['13B2', '13B'],
    ['13C', '13F'],
    ['13D', '13C'],
    ['15A', '17D'],
    ['16C', '16D'],
    ['16D', '16C'],
    ['17D1', '22B1'],
    ['17D3', '17E2'],
    ['20G3', '20G2'],
    ['22A', '22A2'],
    ['22B', '22A1'],
    ['72C', '23'],
    ['25A4', '25A2'],
    ['25A5', '25A3'],
    ['25A6', '25A4'],
    ['32A', '32B'],
    ['40B2a(iv)', '40B3'],
    ['40B3a', '40B4'],
    ['40B4', '40B5'],
    ['40B5', '40B6'],
    ['40B2d', '40C3a'],
    ['40B3b', '40C3b'],
    ['53B', '53C'],
    ['53C', '53B'],
    ['61C', '62C3'],
    ['73E2', '73F'],
    ['86A', '86C'],
  ])('%s of 2017 is %s of 2007', (in2017, in2007) => {
    const answer = explain('wbf-2017', in2017);
    if (!answer.found) throw new Error(`no ${in2017}`);
    expect(answer.paragraphs[0]?.elsewhere[0]?.at?.startsWith(in2007)).toBe(true);
    expect(paragraphsOf('wbf-2007', in2007).found).toBe(true);
  });

  it('Law 23 is another Law in each edition', () => {
    expect(explain('wbf-2007', '23')).toMatchObject({
      law: 23,
      title: 'Could have known',
      paragraphs: [{ at: '23', elsewhere: [{ at: '72C' }] }],
    });
    expect(explain('wbf-2017', '23A')).toMatchObject({ title: 'Comparable call' });
  });
});

describe('where the prints of 2007 do not agree', () => {
  const says = (citation: string, print?: Print): string => {
    const answer = explain('wbf-2007', citation, print);
    return answer.found ? answer.paragraphs.map((one) => one.says).join(' ') : 'not found';
  };

  it('12C1c lets results be weighted; in the Swedish print it is the score of two sides', () => {
    for (const print of ['wbf', 'dbf'] as const) expect(says('12C1c', print)).toMatch(/^To do equity it may weight/);
    expect(says('12C1c', 'sbf')).toMatch(/^The non-offenders get the best result .* Only an appeals committee/);
    expect(says('12C1c')).toBe(says('12C1c', 'wbf'));
  });

  it('12C1e is the score of two sides; in the Swedish print that two scores need not be the same, which else is 12C1f', () => {
    expect(says('12C1e', 'dbf')).toMatch(/best result that was likely .* worst that was at all probable/);
    expect(says('12C1e', 'sbf')).toBe('The two sides need not get the same result.');
    expect(says('12C1f', 'dbf')).toBe('The scores of the two sides need not balance.');
    expect(says('12C1f', 'sbf')).toBe('not found');
  });

  it('all else has one number in every print', () => {
    const parted = placedIn(LAWS, 'wbf-2007', 'wbf').filter(({ paragraph }) => paragraph.prints);
    expect(parted.map(({ at }) => at)).toEqual(['12C1c', '12C1e', '12C1f']);
    expect(explain('wbf-2017', '12C1c', 'sbf')).toEqual(explain('wbf-2017', '12C1c', 'dbf'));
  });
});

describe('looking a paragraph up', () => {
  const numbers = (edition: (typeof EDITIONS)[number], citation: string) => {
    const answer = paragraphsOf(edition, citation);
    return answer.found ? answer.paragraphs.map(({ at }) => at) : answer;
  };

  it('finds it and those below it', () => {
    expect(numbers('wbf-2007', '27B1')).toEqual(['27B1a', '27B1b']);
    expect(numbers('wbf-2017', '27B1b')).toEqual(['27B1b']);
    expect(numbers('wbf-2017', '2')).toEqual(['2']);
    expect(numbers('wbf-2007', '17D')).toEqual(['17D', '17D1', '17D2', '17D3', '17D4']);
    expect(numbers('wbf-2007', '35')).toEqual(['35', '35.1', '35.2', '35.3', '35.4']);
  });

  it.each([
    ['27b1a', '27B1a'],
    ['§ 27B1a', '27B1a'],
    ['Law 12C1(e)(i)', '12C1e(i)'],
    ['40B2aiv', '40B2a(iv)'],
    ['Lag 80B2(i)', '80B2i'],
    ['35.1', '35.1'],
    ['27A1bz', null],
    ['270', null],
    ['351', null],
    ['27Ba', null],
    ['0', null],
    ['twenty', null],
  ])('reads %s', (written, number) => {
    expect(spelled(written)).toBe(number);
  });

  it('says plainly what is not there, and what is near', () => {
    expect(paragraphsOf('wbf-2007', '36C')).toEqual({
      found: false,
      edition: 'wbf-2007',
      citation: '36C',
      nearest: ['36A', '36B'],
      foundIn: ['wbf-2017'],
    });
    expect(paragraphsOf('wbf-2017', '27B9')).toMatchObject({ nearest: ['27B', '27B1', '27B2', '27B3', '27B4'] });
    expect(paragraphsOf('wbf-2017', '33A1')).toMatchObject({ nearest: ['33'], foundIn: [] });
    expect(paragraphsOf('wbf-2017', '94')).toMatchObject({ found: false, nearest: [], foundIn: [] });
    expect(explain('wbf-2017', 'lead')).toMatchObject({ found: false, citation: 'lead' });
  });

  it('explains it beside the other edition', () => {
    expect(explain('wbf-2007', '17A')).toEqual({
      found: true,
      law: 17,
      title: 'The auction period',
      edition: 'wbf-2007',
      paragraphs: [
        {
          at: '17A',
          says: expect.any(String) as string,
          elsewhere: [{ edition: 'wbf-2017', at: '17A', differs: false }],
          prints: null,
        },
      ],
    });
    const replaced = explain('wbf-2007', '27B1');
    expect(replaced).toMatchObject({
      paragraphs: [
        { at: '27B1a', elsewhere: [{ at: '27B1a', differs: true }] },
        { at: '27B1b', elsewhere: [{ at: '27B1b', differs: true }] },
      ],
    });
    expect(explain('wbf-2017', '36C')).toMatchObject({ paragraphs: [{ elsewhere: [{ at: null, differs: true }] }] });
    expect(explain('wbf-2017', '24E')).toMatchObject({ paragraphs: [{ elsewhere: [{ at: '24', differs: false }] }] });
    expect(explain('wbf-2017', '30B1b(ii)')).toMatchObject({
      paragraphs: [{ elsewhere: [{ at: '30B2a', differs: true }] }],
    });
  });
});
