/** The words for the Laws that a session is played under, and for citing them. What they say is in the library of the Laws. */

/** The editions of the Laws that a session can be played under, the newest first. */
export const EDITIONS = ['wbf-2017', 'wbf-2007'] as const;
export type Edition = (typeof EDITIONS)[number];

export const isEdition = (text: unknown): text is Edition => EDITIONS.some((edition) => edition === text);

/** Whether an edition is this one or a later one: their names differ in the year alone, and so sort as the years do. */
export const since = (edition: Edition, first: Edition): boolean => edition >= first;

/**
 * What depends on the edition, named for each edition that changes it: an edition that says nothing is as its
 * predecessor. Null: from this edition on there is nothing of the kind.
 */
export type FromEdition<T> = Readonly<Partial<Record<Edition, T | null>>>;

/** The same, where every edition has something of the kind. */
export type InEveryEdition<T> = Readonly<Record<'wbf-2007', T> & Partial<Record<Edition, T>>>;

/** The edition whose word holds in this one: itself, or the last of its predecessors that says anything. */
export const saidIn = (edition: Edition, said: FromEdition<unknown>): Edition | undefined => {
  // Asked for every rule at every act: most rules say something in the edition itself, and nothing is sorted.
  if (edition in said) return edition;
  let last: Edition | undefined;
  for (const each of Object.keys(said) as Edition[]) {
    if (since(edition, each) && (last === undefined || since(each, last))) last = each;
  }
  return last;
};

/** What an edition says, itself or by the last of its predecessors that says anything; undefined where there is nothing of the kind. */
export function inEdition<T>(edition: Edition, said: InEveryEdition<T>): T;
export function inEdition<T>(edition: Edition, said: FromEdition<T>): T | undefined;
export function inEdition<T>(edition: Edition, said: FromEdition<T>): T | undefined {
  const source = saidIn(edition, said);
  return source === undefined ? undefined : (said[source] ?? undefined);
}

/**
 * National regulations that a session can name beside its edition: the Danish of 2013 and as the handbook of 2023 amends
 * them, the Swedish of 2008, the English White Book of 2025, the American elections of 2017.
 */
export const REGULATIONS = ['dbf-2013', 'dbf-2023', 'fsb-2008', 'ebu-2025', 'acbl-2017'] as const;
export type Regulations = (typeof REGULATIONS)[number];

export const isRegulations = (text: unknown): text is Regulations => REGULATIONS.some((one) => one === text);

/** Whose text a paragraph is in. */
export const AUTHORITIES = ['WBF', 'DBf', 'FSB', 'EBU', 'ACBL'] as const;

/** Whose text is meant, and the paragraph: `DBf X12A` is DBf's `X12A`, and what names no federation is WBF's. */
export const authorityNamedIn = (text: string): Pick<LawRef, 'authority' | 'paragraph'> => {
  const authority = AUTHORITIES.find((one) => text.startsWith(`${one} `));
  return authority === undefined
    ? { authority: 'WBF', paragraph: text }
    : { authority, paragraph: text.slice(authority.length).trimStart() };
};

/** Whose numbers a paragraph has: WBF's own, or those of a federation's translation. They part in Law 12C1 of 2007. */
export const PRINTS = ['wbf', 'dbf', 'sbf'] as const;
export type Print = (typeof PRINTS)[number];

export const isPrint = (text: unknown): text is Print => PRINTS.some((print) => print === text);

/**
 * A citation. The letters of paragraphs moved between the editions, so a bare `27B1` says nothing:
 * it is always edition, authority and paragraph.
 */
export interface LawRef {
  readonly edition: Edition;
  readonly authority: (typeof AUTHORITIES)[number];
  /** `'27A'`, `'12C1c'` */
  readonly paragraph: string;
}

/** What a reference means in an edition: `'L12C1c'`, `'DBf X79B1'`, `'FSB L12C1c'`, `'EBU 4.1.1.4'`. */
export const lawRefNamed = (edition: Edition, reference: string): LawRef => {
  const { authority, paragraph } = authorityNamedIn(reference);
  return { edition, authority, paragraph: paragraph.replace(/^L(?=\d)/, '') };
};

/** What a text of regulations is: whose, of which year, and which one it amends. */
interface RegulationsText {
  readonly authority: LawRef['authority'];
  readonly year: string;
  readonly amends: Regulations | null;
}

export const TEXTS: Readonly<Record<Regulations, RegulationsText>> = {
  'dbf-2013': { authority: 'DBf', year: '2013', amends: null },
  'dbf-2023': { authority: 'DBf', year: '2023', amends: 'dbf-2013' },
  'fsb-2008': { authority: 'FSB', year: '2008', amends: null },
  'ebu-2025': { authority: 'EBU', year: '2025', amends: null },
  'acbl-2017': { authority: 'ACBL', year: '2017', amends: null },
};

/** A text and those that it amends, the newest first. */
export const textsOf = (regulations: Regulations): readonly Regulations[] => {
  const { amends } = TEXTS[regulations];
  return amends === null ? [regulations] : [regulations, ...textsOf(amends)];
};

/** What regulations say, or else the text that they amend; undefined where no text says anything, or none is named. */
export const saidBy = <T>(
  regulations: string | null | undefined,
  said: Readonly<Partial<Record<Regulations, T>>>,
): T | undefined => {
  if (!isRegulations(regulations)) return undefined;
  const text = textsOf(regulations).find((one) => said[one] !== undefined);
  return text && said[text];
};

/** By whose numbers the texts of an authority cite the Laws. */
const PRINT_OF: Readonly<Record<LawRef['authority'], Print>> = {
  WBF: 'wbf',
  DBf: 'dbf',
  FSB: 'sbf',
  EBU: 'wbf',
  ACBL: 'wbf',
};

/** The print that a citation means: that of the federation that it names, or else of the regulations of its session. */
export const printOf = ({ authority }: Pick<LawRef, 'authority'>, regulations: Regulations | null = null): Print =>
  PRINT_OF[authority === 'WBF' && regulations ? TEXTS[regulations].authority : authority];
