import type { ImportedBoard } from '../imported';
import { shortened, slug } from './ids';

/** The section of a session that has no other. */
export const MAIN = 'main';

/** The most characters that the id of a table or a section has. */
const MOST = 64;

/** The id of a record's section; each round is one of its own where it has its own deals. */
export const sectionOf = ({ section, round }: Pick<ImportedBoard, 'section' | 'round'>, byRound: boolean): string => {
  const parts = [section, byRound && round !== null ? `round ${round}` : null].filter((part) => part !== null);
  return parts.length === 0 ? MAIN : slug(parts.join(' '), MAIN);
};

/** The id of a further set of boards of a section. */
export const setOf = (section: string, nth: string): string =>
  section === MAIN ? `set-${nth}` : `${shortened(section, MOST - 10)}-set-${nth}`;

/** Whether a section is a further set of boards of another. */
export const isSetOf = (id: string, section: string): boolean => id.startsWith(setOf(section, ''));

/** The id of a table of a section: every table of the session has another. */
export const tableIn = (section: string, table: string): string =>
  section === MAIN ? table : shortened(`${section}-${table}`, MOST);
