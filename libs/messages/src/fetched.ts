import type { Catalogue } from './catalogue';
import type { Language } from './language';

type Messages = Catalogue['messages'];

const AREAS: Readonly<Record<Language, readonly (() => Promise<{ readonly default: Messages }>)[]>> = {
  en: [
    () => import('../catalogues/en/decisions.json'),
    () => import('../catalogues/en/derivations.json'),
    () => import('../catalogues/en/scores.json'),
    () => import('../catalogues/en/terms.json'),
  ],
  da: [
    () => import('../catalogues/da/decisions.json'),
    () => import('../catalogues/da/derivations.json'),
    () => import('../catalogues/da/scores.json'),
    () => import('../catalogues/da/terms.json'),
  ],
  sv: [
    () => import('../catalogues/sv/decisions.json'),
    () => import('../catalogues/sv/derivations.json'),
    () => import('../catalogues/sv/scores.json'),
    () => import('../catalogues/sv/terms.json'),
  ],
};

/** The catalogue of a language, fetched now. */
export const fetchCatalogue = async (language: Language): Promise<Catalogue> => {
  const areas = await Promise.all(AREAS[language].map((fetchArea) => fetchArea()));
  return { language, messages: Object.assign({}, ...areas.map((area) => area.default)) as Messages };
};
