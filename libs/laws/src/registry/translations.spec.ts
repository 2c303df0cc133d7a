import { type Edition, EDITIONS, PRINTS } from '@app/bridge';
import { type Language, LANGUAGES } from '@app/messages';
import { LAWS, TRANSLATIONS, explain, explainIn, titlesOf } from '.';
import type { Paragraph, Translation } from './entry';
import { lookup, sourceOf, translationKey } from './lookup';

const OTHERS = LANGUAGES.filter((language) => language !== 'en');

type Text = readonly [key: string, text: string];

/** Where a translator finds a text: `'wbf-2007 12C1c'`. */
const keyOf = (edition: Edition, number: string): string => `${edition} ${number}`;

/** What each edition says that no earlier one has said. */
const textsOf = (paragraph: Paragraph): readonly Text[] =>
  EDITIONS.filter((edition) => sourceOf(paragraph, edition) === edition).map((edition) => [
    keyOf(edition, translationKey(paragraph, edition)),
    typeof paragraph.says === 'string' ? paragraph.says : (paragraph.says[edition] ?? ''),
  ]);

const ENGLISH: readonly Text[] = LAWS.flatMap(({ paragraphs }) => paragraphs.flatMap(textsOf));

const translated = ({ texts }: Translation): ReadonlyMap<string, string> =>
  new Map(
    EDITIONS.flatMap((edition) =>
      Object.entries(texts[edition]).map(([number, text]) => [keyOf(edition, number), text] as const),
    ),
  );

/** The paragraphs, numbers, calls and years that a text names, sorted: `'12C1 50 D2b'`. */
const citedIn = (text: string): string =>
  (text.match(/(?<![\p{L}\d])(?:\d+[A-Za-z\d]*(?:\([ivx]+\))?|[A-H]\d[a-z]?(?:\([ivx]+\))?)/gu) ?? []).sort().join(' ');

it('reads what a text cites', () => {
  expect(citedIn('After 30B1b(i), 12C1e(ii) or D2b: 2D takes out 1NT, -3 IMPs (53B in 2007).')).toBe(
    '12C1e(ii) 1NT 2007 2D 3 30B1b(i) 53B D2b',
  );
});

describe.each(OTHERS)('the Laws in %s', (language) => {
  const translation = TRANSLATIONS[language];
  const texts = translated(translation);

  it('have a text for each English one, and no other', () => {
    const keys = ENGLISH.map(([key]) => key);
    expect({
      missing: keys.filter((key) => !texts.has(key)),
      withoutEnglish: [...texts.keys()].filter((key) => !keys.includes(key)),
    }).toEqual({ missing: [], withoutEnglish: [] });
    expect(keys).toHaveLength(new Set(keys).size);
    expect(keys.length).toBeGreaterThan(850);
  });

  it('cite what the English ones cite', () => {
    const cited = (text: string | undefined) => citedIn(text ?? '');
    expect(
      ENGLISH.filter(([key, text]) => cited(texts.get(key)) !== cited(text)).map(([key, text]) => [
        key,
        cited(text),
        cited(texts.get(key)),
      ]),
    ).toEqual([]);
  });

  it('are whole sentences in another language than English', () => {
    const ends = /[.:;]$/;
    const wrong = ENGLISH.filter(([key, text]) => {
      const said = texts.get(key) ?? '';
      return said === text || said.trim().length < 5 || ends.exec(said)?.[0] !== ends.exec(text)?.[0];
    });
    expect(wrong).toEqual([]);
    const english = /(?<!\p{L})(the|of|and|is|was|by|with|not|which|this|that|director|play)(?!\p{L})/iu;
    expect([...texts].filter(([, text]) => english.test(text))).toEqual([]);
  });

  it('have a title each, and another where the number belongs to another subject', () => {
    expect(LAWS.filter(({ number }) => !translation.titles[number]).map(({ number }) => number)).toEqual([]);
    expect(Object.keys(translation.titles)).toHaveLength(LAWS.length);
    const named = Object.entries(translation.titlesIn).map(([number, titles]) => [Number(number), Object.keys(titles)]);
    expect(named).toEqual(
      LAWS.flatMap(({ number, titleIn }) => (titleIn === undefined ? [] : [[number, Object.keys(titleIn)]])),
    );
  });

  it.each(EDITIONS.flatMap((edition) => PRINTS.map((print) => [edition, print] as const)))(
    'are explained in that language: %s, print %s',
    (edition, print) => {
      for (const { number } of LAWS) {
        const english = explain(edition, String(number), print);
        const other = explainIn(language, edition, String(number), print);
        if (!english.found || !other.found) throw new Error(`no Law ${number} in ${edition}`);
        expect(other.paragraphs.map(({ at }) => at)).toEqual(english.paragraphs.map(({ at }) => at));
        expect(other.paragraphs.filter(({ says }, i) => says === '' || says === english.paragraphs[i]?.says)).toEqual(
          [],
        );
      }
    },
  );
});

it('a text follows the number and the edition that it is asked by', () => {
  const says = (edition: (typeof EDITIONS)[number], number: string, language: Language = 'en') => {
    const found = explainIn(language, edition, number);
    return found.found ? found.paragraphs[0]?.says : null;
  };
  expect(says('wbf-2017', '15A', 'da')).toBe(says('wbf-2007', '17D', 'da'));
  expect(says('wbf-2017', '15A', 'sv')).not.toBe(says('wbf-2007', '15A', 'sv'));
  expect(says('wbf-2017', '27B1b', 'da')).toContain('tilsvarende melding');
  expect(says('wbf-2007', '27B1b', 'da')).not.toContain('tilsvarende');
  expect(says('wbf-2017', '22', 'sv')).toBe(says('wbf-2007', '22A', 'sv'));
  expect(says('wbf-2017', '27A')).toBe('The insufficient bid is accepted.');
});

describe('an edition after the last one', () => {
  const coming = 'wbf-2027' as Edition;

  it.each(['en', ...OTHERS] as const)(
    'says in %s what its predecessor says, and where it stands in all the others',
    (language) => {
      for (const { number } of LAWS) {
        const last = explainIn(language, 'wbf-2017', String(number));
        const next = explainIn(language, coming, String(number));
        if (!last.found || !next.found) throw new Error(`no Law ${number}`);
        expect(next.paragraphs.map(({ at, says }) => [at, says])).toEqual(
          last.paragraphs.map(({ at, says }) => [at, says]),
        );
        for (const [index, { elsewhere }] of next.paragraphs.entries()) {
          const [in2017, in2007] = elsewhere;
          expect(in2017).toEqual({ edition: 'wbf-2017', at: last.paragraphs[index]?.at, differs: false });
          expect(in2007).toEqual(last.paragraphs[index]?.elsewhere[0]);
        }
      }
    },
  );

  it('numbers one paragraph anew, gives another up, and leaves the rest', () => {
    const [law] = LAWS.filter(({ number }) => number === 27);
    if (!law) throw new Error('no Law 27');
    const changed = law.paragraphs.map((paragraph): Paragraph => {
      if (paragraph.at['wbf-2007'] === '27A1') return { ...paragraph, at: { ...paragraph.at, [coming]: '27E' } };
      if (paragraph.at['wbf-2007'] === '27A2') return { ...paragraph, at: { ...paragraph.at, [coming]: null } };
      return paragraph;
    });
    const { paragraphsOf } = lookup([{ ...law, paragraphs: changed }]);
    const numbers = (edition: Edition): readonly string[] => {
      const found = paragraphsOf(edition, '27');
      return found.found ? found.paragraphs.map(({ at }) => at) : [];
    };
    const before = numbers('wbf-2017');
    expect(numbers(coming)).toEqual([...before.filter((at) => !['27A1', '27A2'].includes(at)), '27E']);
  });
});

it('a Law is called by its title in each language and edition', () => {
  const [law] = LAWS.filter(({ number }) => number === 23);
  if (!law) throw new Error('no Law 23');
  expect(titlesOf(law)).toEqual({ en: 'Comparable call', da: 'Tilsvarende melding', sv: 'Jämförbart bud' });
  expect(titlesOf(law, 'wbf-2007')).toMatchObject({ en: 'Could have known', da: 'Kunne have vidst' });
});
