import type { Catalogue } from './catalogue';
import { ENGLISH_TERMS } from './english-terms';
import type { Language } from './language';

type Messages = Catalogue['messages'];

type FetchArea = () => Promise<{ readonly default: Messages }>;

const AREAS: Readonly<Record<Language, readonly FetchArea[]>> = {
  en: [
    () => import('../catalogues/en/decisions.json'),
    () => import('../catalogues/en/derivations.json'),
    () => import('../catalogues/en/events.json'),
    () => import('../catalogues/en/names.json'),
    () => import('../catalogues/en/rules.json'),
    () => import('../catalogues/en/scores.json'),
    () => Promise.resolve({ default: ENGLISH_TERMS.messages }),
  ],
  da: [
    () => import('../catalogues/da/decisions.json'),
    () => import('../catalogues/da/derivations.json'),
    () => import('../catalogues/da/events.json'),
    () => import('../catalogues/da/names.json'),
    () => import('../catalogues/da/rules.json'),
    () => import('../catalogues/da/scores.json'),
    () => import('../catalogues/da/terms.json'),
  ],
  sv: [
    () => import('../catalogues/sv/decisions.json'),
    () => import('../catalogues/sv/derivations.json'),
    () => import('../catalogues/sv/events.json'),
    () => import('../catalogues/sv/names.json'),
    () => import('../catalogues/sv/rules.json'),
    () => import('../catalogues/sv/scores.json'),
    () => import('../catalogues/sv/terms.json'),
  ],
};

/** What only some rooms need: why a command is refused, why something in the ledger does not hold, what a file leaves out. */
const MORE = {
  refusals: {
    en: () => import('../catalogues/en/refusals.json'),
    da: () => import('../catalogues/da/refusals.json'),
    sv: () => import('../catalogues/sv/refusals.json'),
  },
  export: {
    en: () => import('../catalogues/en/export.json'),
    da: () => import('../catalogues/da/export.json'),
    sv: () => import('../catalogues/sv/export.json'),
  },
  ledger: {
    en: () => import('../catalogues/en/ledger.json'),
    da: () => import('../catalogues/da/ledger.json'),
    sv: () => import('../catalogues/sv/ledger.json'),
  },
} satisfies Readonly<Record<string, Readonly<Record<Language, FetchArea>>>>;

export type MoreMessages = keyof typeof MORE;

/** The catalogue of a language, fetched now, with what the room needs besides. */
export const fetchCatalogue = async (language: Language, more: Iterable<MoreMessages> = []): Promise<Catalogue> => {
  const fetched: readonly FetchArea[] = [...AREAS[language], ...Array.from(more, (area) => MORE[area][language])];
  const areas = await Promise.all(fetched.map((fetchArea) => fetchArea()));
  return { language, messages: Object.assign({}, ...areas.map((area) => area.default)) as Messages };
};

const TERMS: Readonly<Record<Language, FetchArea>> = {
  en: () => Promise.resolve({ default: ENGLISH_TERMS.messages }),
  da: () => import('../catalogues/da/terms.json'),
  sv: () => import('../catalogues/sv/terms.json'),
};

/** The terms of a language alone: what a first page needs of its catalogue. */
export const fetchTerms = async (language: Language): Promise<Catalogue> => ({
  language,
  messages: (await TERMS[language]()).default,
});
