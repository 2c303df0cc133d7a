import { type Edition, EDITIONS, type Print, inEdition, saidIn, since } from '@app/bridge';
import { above, byNumber, isWithin, lawNumber, spelled } from './citation';
import type { Law, Paragraph, Translation } from './entry';

/** A paragraph where it stands in one edition. */
export interface Placed {
  readonly at: string;
  readonly paragraph: Paragraph;
}

/** There is no such paragraph in that edition; what a reader may have meant. */
export interface NotFound {
  readonly found: false;
  readonly edition: Edition;
  readonly citation: string;
  /** The nearest paragraphs that the edition has. */
  readonly nearest: readonly string[];
  /** The editions that do have a paragraph of that number. */
  readonly foundIn: readonly Edition[];
}

export interface Found {
  readonly found: true;
  readonly edition: Edition;
  /** The paragraph's number as the registry spells it. */
  readonly citation: string;
  readonly law: Law;
  /** The paragraph and those below it, in the order of the Laws. */
  readonly paragraphs: readonly Placed[];
}

/** Where the matter of a paragraph stands in another edition. */
export interface Elsewhere {
  readonly edition: Edition;
  /** Its number there; null where that edition has nothing of the kind. */
  readonly at: string | null;
  /** Not the same in substance, or absent there. */
  readonly differs: boolean;
}

/** Plain data for a reader: one paragraph, with those below it, beside the other editions. */
export interface Explanation {
  readonly found: true;
  readonly law: number;
  /** In the language of the texts. */
  readonly title: string;
  readonly edition: Edition;
  readonly paragraphs: readonly {
    readonly at: string;
    readonly says: string;
    /** Where the matter stands in each other edition, the newest first. */
    readonly elsewhere: readonly Elsewhere[];
    /** The only prints of this edition that number it so; null: all of them. */
    readonly prints: readonly Print[] | null;
  }[];
}

const MAX_NEAREST = 9;

const isIn = ({ prints }: Paragraph, edition: Edition, print: Print): boolean =>
  prints?.[edition]?.includes(print) !== false;

/** Every paragraph of an edition by its number in a print, whatever Law's file it is written in. */
export const placedIn = (laws: readonly Law[], edition: Edition, print: Print): readonly Placed[] =>
  laws
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap((paragraph) => {
      const at = inEdition(edition, paragraph.at);
      return at === undefined || !isIn(paragraph, edition, print) ? [] : [{ at, paragraph }];
    })
    .sort((a, b) => byNumber(a.at, b.at));

/** The step just below `from` that leads to a number: 12C1 from 12C to 12C1a, whether or not it has text itself. */
const stepTo = (number: string, from: string): string => {
  const up = above(number);
  return number === from || up === null || up === from ? number : stepTo(up, from);
};

/** What stands beside a missing paragraph, under the nearest one above it that the edition has. */
const nearestTo = (numbers: readonly string[], missing: string): readonly string[] => {
  const from = above(missing);
  if (from === null) return [];
  const steps = numbers.filter((number) => isWithin(number, from)).map((number) => stepTo(number, from));
  return steps.length > 0 ? [...new Set(steps)].slice(0, MAX_NEAREST) : nearestTo(numbers, from);
};

/** The edition that has said first what a paragraph says in this one; undefined where it does not stand in it. */
export const sourceOf = ({ at, says }: Paragraph, edition: Edition): Edition | undefined => {
  if (inEdition(edition, at) === undefined) return undefined;
  if (typeof says !== 'string') return saidIn(edition, says);
  return EDITIONS.filter((each) => since(edition, each) && inEdition(each, at) !== undefined).at(-1) ?? edition;
};

/** The key of a paragraph among the translated texts of one edition: its number, with its print where that of WBF has another there. */
export const translationKey = ({ at, prints }: Paragraph, edition: Edition): string => {
  const [print = 'wbf'] = prints?.[edition] ?? [];
  return `${print === 'wbf' ? '' : `${print} `}${inEdition(edition, at) ?? ''}`;
};

/** What a paragraph says in an edition: in English as its file says it, else in the translation of that file. */
const textOf = (paragraph: Paragraph, edition: Edition, translation: Translation | null): string => {
  const { says } = paragraph;
  if (translation === null) return typeof says === 'string' ? says : (inEdition(edition, says) ?? '');
  const source = sourceOf(paragraph, edition);
  return source === undefined ? '' : (translation.texts[source][translationKey(paragraph, source)] ?? '');
};

/** What a Law is called in an edition, in English or in a translation. */
export const titleIn = (law: Law, edition: Edition, translation: Translation | null): string =>
  translation === null
    ? (law.titleIn?.[edition] ?? law.title)
    : (translation.titlesIn[law.number]?.[edition] ?? translation.titles[law.number] ?? '');

/** @param translation what is said instead of the English texts; null for these */
export const lookup = (laws: readonly Law[], translation: Translation | null = null) => {
  const placed = new Map<string, readonly Placed[]>();
  const placedOf = (edition: Edition, print: Print): readonly Placed[] => {
    const key = `${edition} ${print}`;
    const all = placed.get(key) ?? placedIn(laws, edition, print);
    placed.set(key, all);
    return all;
  };
  const within = (edition: Edition, paragraph: string, print: Print): readonly Placed[] =>
    placedOf(edition, print).filter(({ at }) => isWithin(at, paragraph));

  const lawOf = (number: number): Law | undefined => laws.find((law) => law.number === number);

  const paragraphsOf = (edition: Edition, citation: string, print: Print = 'wbf'): Found | NotFound => {
    const paragraph = spelled(citation);
    const law = paragraph === null ? undefined : lawOf(lawNumber(paragraph));
    if (paragraph === null || law === undefined) return { found: false, edition, citation, nearest: [], foundIn: [] };
    const paragraphs = within(edition, paragraph, print);
    if (paragraphs.length > 0) return { found: true, edition, citation: paragraph, law, paragraphs };
    const numbers = placedOf(edition, print).map(({ at }) => at);
    const foundIn = EDITIONS.filter((each) => within(each, paragraph, print).length > 0);
    return { found: false, edition, citation: paragraph, nearest: nearestTo(numbers, paragraph), foundIn };
  };

  const explain = (edition: Edition, citation: string, print: Print = 'wbf'): Explanation | NotFound => {
    const answer = paragraphsOf(edition, citation, print);
    if (!answer.found) return answer;
    const { law, paragraphs } = answer;
    return {
      found: true,
      law: law.number,
      title: titleIn(law, edition, translation),
      edition,
      paragraphs: paragraphs.map(({ at, paragraph }) => {
        const elsewhere = EDITIONS.filter((each) => each !== edition).map((each): Elsewhere => {
          const there = inEdition(each, paragraph.at) ?? paragraph.within?.[each] ?? null;
          const isTheSame =
            typeof paragraph.says === 'string' || sourceOf(paragraph, each) === sourceOf(paragraph, edition);
          return { edition: each, at: there, differs: there === null || !isTheSame };
        });
        return {
          at,
          says: textOf(paragraph, edition, translation),
          elsewhere,
          prints: paragraph.prints?.[edition] ?? null,
        };
      }),
    };
  };

  return { lawOf, paragraphsOf, explain };
};
